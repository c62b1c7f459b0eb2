/** Waits for work that never rejects, but no longer than this, in milliseconds. */
export async function waitAtMost(work: Promise<unknown>, limitMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => {
    resolve(undefined);
  }, limitMs);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
