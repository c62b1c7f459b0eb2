import type { OperationRequest } from '../../core/operation.ts';
import { soundBytesPerToken } from '../../core/tokens/estimate-sound.ts';
import { base64Share, visitContent } from '../../core/tokens/visit-content.ts';
import { maxInputImageTokens } from '../../formats/images/index.ts';

/** Most tokens that a request may turn out to have, by what it is made of. */
const bytesPerToken = 2;
const tokensPerPicture = 2_000;
/** For what the upstream fetches and is no picture: some twenty pages, and more than the least that a cache may have. */
const tokensElsewhere = 50_000;
const documentBytesPerToken = 50;

/** What a hold has to know of the input of a request. */
export interface InputMeasure {
  /** More than there are. */
  readonly tokens: number;
  /** The same for a model of format A, which keeps every picture as faithfully as those of a form are kept. */
  readonly faithfulTokens: number;
  /** Whether a part of it is to be kept by a cache for an hour. */
  readonly isKeptForHour: boolean;
}

/**
 * More tokens than a request has, for a hold: one for two bytes of text in UTF-8, 2,000 for a picture, as many as any has for one
 * that is kept faithfully, one for 50 bytes of a document and for 1,000 of a sound, 50,000 for what the upstream fetches by itself. Every
 * text counts, so that nothing is missed that some upstream reads. None is made for that.
 */
export function measureInput(request: MeasuredRequest): InputMeasure {
  const { lateTexts } = request;
  return lateTexts === null ? measure(request) : lateTexts.glance(() => measure(request), 'bytes');
}

/** What it needs to know of a request. */
type MeasuredRequest = Pick<OperationRequest, 'body' | 'files' | 'lateTexts'>;

function measure({ body, files }: MeasuredRequest): InputMeasure {
  let isKeptForHour = false;
  let textBytes = 0;
  let tokens = files.length * maxInputImageTokens;
  let pictures = 0;
  visitContent(body.value, {
    onText: (text, key, share) => {
      textBytes += Buffer.byteLength(text) * share;
      if (key === 'ttl' && text === '1h') isKeptForHour = true;
    },
    onOwn: (text, marks) => {
      textBytes += Buffer.byteLength(text) + marks;
    },
    onMedia: (type, base64) => {
      const kind = type?.split('/')[0] ?? 'image';
      if (kind === 'image') pictures += 1;
      else tokens += countMedia(kind, base64.length * base64Share);
    },
    onAddress: (kind) => {
      if (kind === 'picture') pictures += 1;
      else tokens += tokensElsewhere;
    },
  });
  tokens += Math.ceil(textBytes / bytesPerToken);
  return {
    tokens: tokens + pictures * tokensPerPicture,
    faithfulTokens: tokens + pictures * maxInputImageTokens,
    isKeptForHour,
  };
}

function countMedia(kind: string, sizeBytes: number): number {
  return Math.ceil(sizeBytes / (kind === 'audio' ? soundBytesPerToken : documentBytesPerToken));
}
