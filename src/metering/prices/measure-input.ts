import type { OperationRequest } from '../../core/operation.ts';

/** Most tokens that a request may turn out to have, by what it is made of. */
const bytesPerToken = 2;
const tokensPerPicture = 2_000;
const documentBytesPerToken = 50;
const audioBytesPerToken = 1_000;

/** Keys whose text is media in base64. */
const mediaKeys: ReadonlySet<string> = new Set(['data', 'b64_json', 'bytesBase64Encoded']);

/** Where the kind of a piece of media stands beside it. */
const typeKeys = ['media_type', 'mimeType', 'mime_type'] as const;

/** Four characters of base64 are three bytes. */
const base64Ratio = 3 / 4;

/**
 * More tokens than a request has, for a hold: one for two bytes of text in UTF-8, 2,000 for a picture, one for 50 bytes of a
 * document and for 1,000 of a sound. Every text counts, so that nothing is missed that some upstream reads. None is made for
 * that.
 */
export function measureInput(request: MeasuredRequest): number {
  const { lateTexts } = request;
  return lateTexts === null ? measure(request) : lateTexts.glance(() => measure(request), 'bytes');
}

/** What it needs to know of a request. */
type MeasuredRequest = Pick<OperationRequest, 'body' | 'files' | 'lateTexts'>;

function measure({ body, files }: MeasuredRequest): number {
  const measured = new Measure();
  measured.addValue(body.value);
  measured.tokens += files.length * tokensPerPicture;
  return measured.total;
}

class Measure {
  textBytes = 0;
  tokens = 0;

  get total(): number {
    return Math.ceil(this.textBytes / bytesPerToken) + this.tokens;
  }

  addValue(value: unknown): void {
    const left: unknown[] = [value];
    while (left.length > 0) {
      const next = left.pop();
      if (typeof next === 'string') this.textBytes += Buffer.byteLength(next);
      else if (Array.isArray(next)) for (const item of next as unknown[]) left.push(item);
      else if (typeof next === 'object' && next !== null) this.#addObject(next as ParsedObject, left);
    }
  }

  #addObject(object: ParsedObject, left: unknown[]): void {
    for (const key of Object.keys(object)) {
      const member = object[key];
      if (typeof member === 'string' && isAddress(key, object)) this.tokens += tokensPerPicture;
      const type = mediaKeys.has(key) && typeof member === 'string' ? readMediaType(object) : null;
      if (type === null) left.push(member);
      else this.tokens += countMedia(type, String(member).length * base64Ratio);
    }
  }
}

/** A picture, or whatever else, that the upstream fetches itself. */
function isAddress(key: string, { type }: ParsedObject): boolean {
  return key === 'fileUri' || (key === 'url' && type === 'url');
}

type ParsedObject = Readonly<Record<string, unknown>>;

/** `null` where the text beside it is none of media, such as that of a plain document. */
function readMediaType(object: ParsedObject): string | null {
  const type = typeKeys.map((key) => object[key]).find((value) => typeof value === 'string');
  if (type === undefined) return object['type'] === 'base64' ? 'image' : null;
  return type.startsWith('text/') ? null : type;
}

function countMedia(type: string, sizeBytes: number): number {
  const [kind] = type.split('/');
  if (kind === 'image') return tokensPerPicture;
  if (kind === 'audio') return Math.ceil(sizeBytes / audioBytesPerToken);
  return Math.ceil(sizeBytes / documentBytesPerToken);
}
