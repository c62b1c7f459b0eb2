import type { PictureFacts, PictureFormat, PictureTools } from '../../core/picture.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { readPictureClaim } from '../../core/read-picture-claim.ts';

/** How the client wants its pictures. */
export interface PictureWish {
  readonly format: PictureFormat;
  /** `null` keeps what the upstream chose where the format is the right one already. */
  readonly compression: number | null;
}

/** A picture file and what it is. */
export interface FinishedPicture extends Pick<PictureFacts, 'format' | 'width' | 'height'> {
  readonly base64: string;
  readonly background: 'opaque' | 'transparent';
}

/**
 * A picture of an upstream in the format the client asked for; it is encoded anew only where it must be. Throws
 * `bad_gateway` when the upstream sent no picture.
 */
export async function finishPicture(
  base64: string,
  wish: PictureWish,
  { call, pictures }: { readonly call: UpstreamCall; readonly pictures: PictureTools },
): Promise<FinishedPicture> {
  const bytes = Buffer.from(base64, 'base64');
  const claim = readPictureClaim(bytes);
  if (claim === null) throw createUnusableAnswer(call, noPicture);
  // An upstream's picture that cannot be decoded is not the client's fault.
  const explain = (error: unknown): never => {
    throw call.signal.aborted ? error : createUnusableAnswer(call, noPicture, error);
  };
  const { format, compression } = wish;
  const cannotBeTransparent = format === 'jpeg' || !claim.hasAlpha;
  const isOpaque = cannotBeTransparent || (await pictures.isOpaque({ bytes }, call.signal).catch(explain));
  const background = isOpaque ? 'opaque' : 'transparent';
  if (claim.format === format && (compression === null || format === 'png')) {
    return { base64, format, width: claim.width, height: claim.height, background };
  }
  const pixels = await pictures.decode({ bytes }, { signal: call.signal }).catch(explain);
  const encoded = await pictures.encode(pixels, { format, compression: compression ?? 100 }, call.signal);
  const { width, height } = pixels;
  return { base64: encoded.toString('base64'), format, width, height, background };
}

const noPicture = 'The upstream sent an image that is no complete PNG, JPEG or WebP file.';
