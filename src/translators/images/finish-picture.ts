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
  { call, pictures }: FinishContext,
): Promise<FinishedPicture> {
  // The bytes wait for their turn.
  const sizeBytes = Math.ceil((base64.length * 3) / 4);
  call.memory.take(sizeBytes);
  try {
    return await finishBytes({ base64, bytes: Buffer.from(base64, 'base64') }, wish, { call, pictures });
  } finally {
    call.memory.give(sizeBytes);
  }
}

interface FinishContext {
  readonly call: UpstreamCall;
  readonly pictures: PictureTools;
}

async function finishBytes(
  { base64, bytes }: { readonly base64: string; readonly bytes: Buffer },
  { format, compression }: PictureWish,
  { call, pictures }: FinishContext,
): Promise<FinishedPicture> {
  const claim = readPictureClaim(bytes);
  if (claim === null) throw createUnusableAnswer(call, noPicture);
  // An upstream's picture that cannot be decoded is not the client's fault.
  const explain = (error: unknown): never => {
    throw call.signal.aborted ? error : createUnusableAnswer(call, noPicture, error);
  };
  const cannotBeTransparent = format === 'jpeg' || !claim.hasAlpha;
  const isOpaque = cannotBeTransparent || (await pictures.isOpaque({ bytes }, call.signal).catch(explain));
  const background = isOpaque ? 'opaque' : 'transparent';
  if (claim.format === format && (compression === null || format === 'png')) {
    return { base64, format, width: claim.width, height: claim.height, background };
  }
  const encoding = { format, compression: compression ?? 100 };
  const converted = await pictures.convert({ bytes }, encoding, call.signal).catch(explain);
  const { width, height } = converted;
  return { base64: converted.bytes.toString('base64'), format, width, height, background };
}

const noPicture = 'The upstream sent an image that is no complete PNG, JPEG or WebP file.';
