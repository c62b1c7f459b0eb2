import type { JsonObject } from '../json/json-object.ts';
import type { OperationRequest } from '../operation.ts';

/** Rules of thumb for upstreams that count nothing; docs/observability.md states them. */
export const charactersPerToken = 4;
export const tokensPerPicture = 1_000;

/** What an estimate needs to know of a request; with its late texts none of them is made for it. */
export type EstimatedRequest = Pick<OperationRequest, 'body' | 'files'> &
  Partial<Pick<OperationRequest, 'lateTexts'>>;

/** Keys whose text is a picture, a sound or a document, or says where one is. */
const mediaKeys: ReadonlySet<string> = new Set(['data', 'b64_json', 'image_url', 'fileUri', 'file_uri']);
/** Kinds of media that are more than the characters they have; any other one is a text. */
const mediaForm = /^(?:image|audio|video)\/|^application\/pdf\b/iu;
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
/** Keys whose value is the client's own JSON, all of which a model reads: names, numbers, and what would be media elsewhere. */
const ownKeys: ReadonlySet<string> = new Set([
  'args',
  'response',
  'input_schema',
  'parameters',
  'parametersJsonSchema',
  'parameters_json_schema',
  'responseJsonSchema',
  'response_json_schema',
  'schema',
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
  characters: number;
  pictures: number;
}

/** Takes a sound, in base64, that stands under `audio`. */
export type TakeSound = (base64: string) => void;

/** Without `takeSound` there are no sounds under that name. */
export function measureValue(value: unknown, takeSound: TakeSound | null = null): Readonly<ValueSize> {
  const size: ValueSize = { characters: 0, pictures: 0 };
  const own: unknown[] = [];
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') size.characters += next.length;
    else if (Array.isArray(next)) for (const item of next as unknown[]) left.push(item);
    else if (typeof next === 'object' && next !== null) {
      const holder = next as JsonObject;
      for (const key of Object.keys(holder)) {
        const member = holder[key];
        if (silentKeys.has(key)) continue;
        if (typeof member !== 'string') (isOwn(holder, key) ? own : left).push(member);
        else if (mediaKeys.has(key)) addMedia(size, holder, member.length);
        else if (key === 'audio' && takeSound !== null) takeSound(member);
        else size.characters += member.length;
      }
    }
  }
  for (const one of own) size.characters += measureOwn(one);
  return size;
}

function isOwn(holder: JsonObject, key: string): boolean {
  return key === 'input' ? holder.type === 'tool_use' : ownKeys.has(key);
}

/** Media by the kind that stands beside it; documents may be texts, as they are or in base64. */
function addMedia(
  size: ValueSize,
  { type, mimeType, mime_type, media_type }: JsonObject,
  length: number,
): void {
  const kind = mimeType ?? mime_type ?? media_type;
  if (type === 'text') size.characters += length;
  else if (typeof kind === 'string' && !mediaForm.test(kind)) size.characters += Math.ceil(length * 0.75);
  else size.pictures++;
}

/** Characters of names and values, without what JSON puts between them. */
function measureOwn(value: unknown): number {
  let characters = 0;
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (Array.isArray(next)) for (const item of next as unknown[]) left.push(item);
    else if (typeof next === 'object' && next !== null) {
      for (const key of Object.keys(next)) {
        characters += key.length;
        left.push((next as JsonObject)[key]);
      }
    } else characters += String(next).length;
  }
  return characters;
}

/** Tokens of a text of this length. */
export function estimateText(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}
