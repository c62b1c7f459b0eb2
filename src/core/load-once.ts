/**
 * What most processes never need is loaded for its first use. Where that failed, it is tried again the next time; the files of a
 * program that was replaced while it ran may be back by then.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
