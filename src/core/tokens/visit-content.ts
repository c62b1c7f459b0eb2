import { ownContentKeys, ownMessageKeys } from '../contract/own-json-keys.ts';
import type { JsonObject } from '../json/json-object.ts';

/** What is in a value that a model reads; told in no order. Texts that have yet to be made are none but in their length. */
export interface ContentVisitor {
  /** A text, or another field of the interface; `key` is its name, empty in a list. Of a text in base64 only a `share` are bytes. */
  onText(text: string, key: string, share: number): void;
  /** A name or a value in JSON of the client's own, all of which a model reads, with as many `marks` around it as JSON has. */
  onOwn(text: string, marks: number): void;
  /** In base64. `type` is its media type, in lower-case letters, as far as it says one. */
  onMedia(type: string | null, base64: string): void;
  /**
   * Something that the upstream fetches: a picture, another file or a cache, or the pages that a tool may read. Nobody here knows how
   * long it is.
   */
  onAddress(kind: 'picture' | 'file' | 'pages'): void;
  /** What stands under `audio`. Without it there are no sounds under that name. */
  onSound?(base64: string): void;
}

/** Keys whose text is a picture, a sound or a document, without another word beside it. */
const plainMediaKeys: ReadonlySet<string> = new Set(['b64_json', 'bytesBase64Encoded', 'image_url']);
/** Kinds of media that are more than the characters they have; any other one is a text. */
const mediaForm = /^(?:image\/(?!svg)|audio\/|video\/|application\/pdf\b)/u;
/** Tools of format B that read pages on their own. */
const fetchingTool = /^web_fetch_\d/u;
/** Four characters of base64 are three bytes. */
export const base64Share = 3 / 4;
/** Keys whose value is the client's own JSON. */
const ownKeys: ReadonlySet<string> = new Set([
  ...ownMessageKeys,
  ...ownContentKeys,
  'parameters',
  'parameters_json_schema',
  'responseSchema',
  'response_schema',
  'response_json_schema',
]);

/**
 * Goes through a request, or a part of one, of any format: what is a picture in one place is a text in another, where a model reads it
 * letter by letter and somebody pays for that.
 */
export function visitContent(value: unknown, visitor: ContentVisitor): void {
  const own: unknown[] = [];
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') visitor.onText(next, '', 1);
    else if (Array.isArray(next)) for (const item of next as unknown[]) left.push(item);
    else if (typeof next === 'object' && next !== null) {
      const holder = next as JsonObject;
      for (const key of Object.keys(holder)) {
        const member = holder[key];
        if (typeof member === 'string') visitMember(member, key, { holder, visitor });
        else if (typeof member === 'object' && member !== null) {
          if (isOwn(key, holder)) own.push(member);
          else if (isDocumentElsewhere(key, { holder, member })) visitor.onAddress('file');
          else left.push(member);
          if (key === 'urlContext' || key === 'url_context') visitor.onAddress('pages');
        }
      }
    }
  }
  if (own.length > 0) visitOwn(own, visitor);
}

interface Place {
  readonly holder: JsonObject;
  readonly visitor: ContentVisitor;
}

function visitMember(text: string, key: string, { holder, visitor }: Place): void {
  if (plainMediaKeys.has(key)) visitor.onMedia(null, text);
  else if (key === 'data') visitData(text, { holder, visitor });
  else if (key === 'fileUri' || key === 'file_uri') visitor.onAddress(isPicture(holder) ? 'picture' : 'file');
  else if ((key === 'url' && holder.type === 'url') || (key === 'file_id' && holder.type === 'file'))
    visitor.onAddress('picture');
  else if (key === 'cachedContent' || key === 'cached_content') visitor.onAddress('file');
  else if (key === 'audio' && visitor.onSound !== undefined) visitor.onSound(text);
  else {
    if (key === 'type' && fetchingTool.test(text)) visitor.onAddress('pages');
    visitor.onText(text, key, 1);
  }
}

/** A document of format B by its address or its file: only the block says that it is none of the pictures, which come so, too. */
function isDocumentElsewhere(
  key: string,
  { holder, member }: { readonly holder: JsonObject; readonly member: object },
): boolean {
  if (key !== 'source' || holder.type !== 'document') return false;
  const { type } = member as JsonObject;
  return type === 'url' || type === 'file';
}

function isPicture({ mimeType, mime_type }: JsonObject): boolean {
  const named = mimeType ?? mime_type;
  return typeof named === 'string' && named.toLowerCase().startsWith('image/');
}

/** By the kind that stands beside it; documents may be texts, as they are or in base64. */
function visitData(text: string, { holder, visitor }: Place): void {
  const { type, mimeType, mime_type, media_type } = holder;
  const named = mimeType ?? mime_type ?? media_type;
  const kind = typeof named === 'string' ? named.toLowerCase() : null;
  if (type === 'text') visitor.onText(text, 'data', 1);
  else if (kind === null ? type === 'base64' : mediaForm.test(kind)) visitor.onMedia(kind, text);
  else visitor.onText(text, 'data', kind === null ? 1 : base64Share);
}

function isOwn(key: string, { type }: JsonObject): boolean {
  return key === 'input' ? typeof type === 'string' && type.endsWith('tool_use') : ownKeys.has(key);
}

/** Of a name the quotes, the colon and a comma; of a text the quotes and a comma; of any other value, which may be a token of one digit, a little more. */
const marksOfName = 4;
const marksOfText = 3;
const marksOfValue = 3;

function visitOwn(values: unknown[], visitor: ContentVisitor): void {
  const left = values;
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') visitor.onOwn(next, marksOfText);
    else if (Array.isArray(next)) for (const item of next as unknown[]) left.push(item);
    else if (typeof next === 'object' && next !== null) {
      for (const key of Object.keys(next)) {
        visitor.onOwn(key, marksOfName);
        left.push((next as JsonObject)[key]);
      }
    } else visitor.onOwn(String(next), marksOfValue);
  }
}
