import type { OperationRequest } from '../operation.ts';
import { visitContent } from './visit-content.ts';

/** Rules of thumb for upstreams that count nothing; docs/observability.md states them. */
export const charactersPerToken = 4;
export const tokensPerPicture = 1_000;

/** What an estimate needs to know of a request; with its late texts none of them is made for it. */
export type EstimatedRequest = Pick<OperationRequest, 'body' | 'files'> &
  Partial<Pick<OperationRequest, 'lateTexts'>>;

/** Keys whose text no model reads or writes as words. */
const silentKeys: ReadonlySet<string> = new Set([
  'signature',
  'thoughtSignature',
  'thought_signature',
  'type',
  'role',
  'id',
  'model',
  'mimeType',
  'mime_type',
  'media_type',
]);
/** Tokens of everything that was sent. */
export function estimateInput({ body, files, lateTexts = null }: EstimatedRequest): number {
  const estimate = () => estimateValue(body.value);
  const tokens = lateTexts === null ? estimate() : lateTexts.glance(estimate);
  return tokens + files.length * tokensPerPicture;
}

/** Tokens of a JSON value: its texts, and the same for every piece of media. */
export function estimateValue(value: unknown): number {
  const { characters, pictures } = measureValue(value);
  return estimateText(characters) + pictures * tokensPerPicture;
}

/** What a JSON value says to a model: the characters of all texts, and pieces of media. */
export interface ValueSize {
  readonly characters: number;
  readonly pictures: number;
}

/** Takes a sound, in base64, that stands under `audio`. */
export type TakeSound = (base64: string) => void;

/** Without `takeSound` there are no sounds under that name. */
export function measureValue(value: unknown, takeSound: TakeSound | null = null): ValueSize {
  let characters = 0;
  let pictures = 0;
  visitContent(value, {
    onText: (text, key, share) => {
      if (!silentKeys.has(key)) characters += Math.ceil(text.length * share);
    },
    onOwn: (text, marks) => {
      characters += text.length + marks;
    },
    onMedia: () => {
      pictures += 1;
    },
    onAddress: (kind) => {
      // That a tool may read pages says nothing of what it read.
      if (kind !== 'pages') pictures += 1;
    },
    ...(takeSound !== null && { onSound: takeSound }),
  });
  return { characters, pictures };
}

/** Tokens of a text of this length. */
export function estimateText(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}
