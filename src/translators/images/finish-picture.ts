import type { PictureFacts, PictureFormat, PictureTools, Pixels } from '../../core/picture.ts';
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
  const claim = pictures.readClaim(bytes);
  if (claim === null) throw createUnusableAnswer(call, noPicture);
  const isAsWished = claim.format === wish.format && (wish.compression === null || wish.format === 'png');
  if (isAsWished && !claim.hasAlpha) {
    return { base64, format: wish.format, width: claim.width, height: claim.height, background: 'opaque' };
  }
  const pixels = await pictures.decode({ bytes }, { signal: call.signal }).catch((error: unknown) => {
    // An upstream's picture that cannot be decoded is not the client's fault.
    throw call.signal.aborted ? error : createUnusableAnswer(call, noPicture, error);
  });
  const { width, height } = pixels;
  const background = wish.format !== 'jpeg' && isSeeThrough(pixels) ? 'transparent' : 'opaque';
  if (isAsWished) return { base64, format: wish.format, width, height, background };
  const encoding = { format: wish.format, compression: wish.compression ?? 100 };
  const encoded = await pictures.encode(pixels, encoding, call.signal);
  return { base64: encoded.toString('base64'), format: wish.format, width, height, background };
}

/** Whether any pixel lets the ground through; every fourth byte is an alpha. */
function isSeeThrough({ data }: Pixels): boolean {
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 255) return true;
  return false;
}

const noPicture = 'The upstream sent an image that is no complete PNG, JPEG or WebP file.';
