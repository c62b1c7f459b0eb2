import type { PictureFacts, PictureSource, PictureTools } from '../../../core/picture.ts';

/** An input whose header is known. */
export interface KnownInput {
  readonly source: PictureSource;
  readonly facts: PictureFacts;
}

/** Whether a picture lets the ground through somewhere; `null` where there is none. A mere alpha channel is not enough. */
export async function findTransparency(
  input: KnownInput | null,
  pictures: PictureTools,
  signal: AbortSignal,
): Promise<'used' | 'unused' | null> {
  if (input === null) return null;
  if (!input.facts.hasAlpha) return 'unused';
  return (await pictures.isOpaque(input.source, signal)) ? 'unused' : 'used';
}
