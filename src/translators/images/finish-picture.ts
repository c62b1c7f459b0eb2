import type { PictureFacts, PictureFormat, PictureTools } from '../../core/picture.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';

/** How the client wants its pictures. */
export interface PictureWish {
  readonly format: PictureFormat;
  /** `null` keeps what the upstream chose where the format is the right one already. */
  readonly compression: number | null;
}

/** A picture file and what it is. */
export interface FinishedPicture extends Pick<PictureFacts, 'format' | 'width' | 'height'> {
  readonly base64: string;
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
  const claim = pictures.readClaim(bytes);
  if (claim === null) throw createUnusableAnswer(call, noPicture);
  const { width, height } = claim;
  const isAsWished = claim.format === wish.format && (wish.compression === null || wish.format === 'png');
  if (isAsWished) return { base64, format: wish.format, width, height };
  const pixels = await pictures.decode({ bytes }, { signal: call.signal }).catch((error: unknown) => {
    // An upstream's picture that cannot be decoded is not the client's fault.
    throw call.signal.aborted ? error : createUnusableAnswer(call, noPicture, error);
  });
  const encoding = { format: wish.format, compression: wish.compression ?? 100 };
  const encoded = await pictures.encode(pixels, encoding, call.signal);
  return {
    base64: encoded.toString('base64'),
    format: wish.format,
    width: pixels.width,
    height: pixels.height,
  };
}

const noPicture = 'The upstream sent an image that is no complete PNG, JPEG or WebP file.';
