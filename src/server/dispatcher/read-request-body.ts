import { GatewayError } from '../../core/gateway-error.ts';
import type { Area } from '../../core/area.ts';
import type { UploadedFile } from '../../core/uploaded-file.ts';
import type { LateTexts } from '../../core/json/late-texts.ts';
import { normaliseBody } from '../../core/contract/normalise-body.ts';
import type { JsonBody } from '../../core/provider.ts';
import { maxOfferBytes } from '../../core/realtime/media-call.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { readBody } from '../exchange/read-body.ts';
import type { FormOptions } from '../multipart/read-form.ts';
import { readJsonBody, type JsonBodyOptions, type ReadJson } from './read-json-body.ts';

/** The media type of forms with files (RFC 7578), and of those without (URL standard, 5). */
const formMediaType = 'multipart/form-data';
const encodedMediaType = 'application/x-www-form-urlencoded';

/** That of offers (RFC 8866, 8). */
const offerMediaType = 'application/sdp';

const mebibyte = 1024 * 1024;

/** Largest body of operations whose is none of their area, in bytes: pictures in base64, and offers. */
const ownBodyLimits: Readonly<Partial<Record<string, number>>> = {
  connectRealtime: maxOfferBytes,
  createRealtimeCall: maxOfferBytes,
  createVideo: 40 * mebibyte,
  predictVideos: 40 * mebibyte,
  predictPublisherVideos: 40 * mebibyte,
};

/** The largest body of an operation that is no form, in bytes. */
export function findBodyLimit(area: Area, operationId: string): number {
  return ownBodyLimits[operationId] ?? bodyLimits[area];
}

/** Largest JSON body of each area, in bytes (docs/errors.md, limits). */
export const bodyLimits: Readonly<Record<Area, number>> = {
  images: mebibyte,
  video: mebibyte,
  messages: 32 * mebibyte,
  generateContent: 100 * mebibyte,
  realtime: mebibyte,
  account: mebibyte,
  models: mebibyte,
  operations: mebibyte,
};

export interface RequestBodyOptions extends JsonBodyOptions {
  /** Media types the operation takes. */
  readonly mediaTypes: readonly string[];
  /** How forms are read; `null` for an operation that takes none. */
  readonly form: FormOptions | null;
}

/** A body that has been read and is not validated yet. */
export interface RequestBody {
  readonly body: JsonBody;
  readonly files: readonly UploadedFile[];
  /** What the contract is to judge: the body, and in a form empty texts in place of the files. */
  readonly judged: unknown;
  /** Texts of it that have yet to be made; the contract need not see more of them than their sizes. */
  readonly lateTexts: LateTexts | null;
}

const noFiles: readonly UploadedFile[] = Object.freeze([]);

/**
 * Reads and parses the body of an operation. Throws `unsupported_media_type` for a content type or coding the
 * operation does not take, and whatever reading and parsing throw. In the vendor profile the bytes stay those of the
 * client even where the value was normalised, so that a same-format upstream sees what the client sent. A JSON body that
 * is here already costs no promise.
 */
export function readRequestBody(
  exchange: Exchange,
  options: RequestBodyOptions,
): Promise<RequestBody> | RequestBody {
  const mediaType = checkContentType(exchange, options.mediaTypes);
  const { form } = options;
  if (form !== null && (mediaType === formMediaType || mediaType === encodedMediaType))
    return readFormBody(exchange, { mediaType, form, rules: options.rules });
  if (mediaType === offerMediaType) {
    const reading = readBody(exchange, options);
    return reading instanceof Promise ? reading.then(describeOffer) : describeOffer(reading);
  }
  const reading = readJsonBody(exchange, options);
  return reading instanceof Promise ? reading.then(describeBody) : describeBody(reading);
}

function describeBody({ body, lateTexts }: ReadJson): RequestBody {
  return { body, files: noFiles, judged: body.value, lateTexts };
}

/** As a form that has nothing else. */
function describeOffer(bytes: Buffer): RequestBody {
  const value = { sdp: bytes.toString() };
  return { body: { value, bytes: null }, files: noFiles, judged: value, lateTexts: null };
}

interface FormPlan extends Pick<RequestBodyOptions, 'rules'> {
  readonly mediaType: typeof formMediaType | typeof encodedMediaType;
  readonly form: FormOptions;
}

async function readFormBody(
  exchange: Exchange,
  { mediaType, form: options, rules }: FormPlan,
): Promise<RequestBody> {
  const { readEncodedForm, readForm, renderFormBody } = await import('../multipart/read-form.ts');
  const read = mediaType === formMediaType ? readForm : readEncodedForm;
  const form = await read(exchange, options);
  normaliseBody(form.values, rules);
  return {
    body: { value: form.values, bytes: null },
    files: form.files,
    judged: renderFormBody(form),
    lateTexts: null,
  };
}

/** Returns the media type of the body, one of `mediaTypes`. */
function checkContentType(exchange: Exchange, mediaTypes: readonly string[]): string {
  const { headers } = exchange.req;
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding !== 'identity') {
    throw new GatewayError('unsupported_media_type', 'Send the request body without a content-encoding.', {
      reason: 'unsupported_content_encoding',
    });
  }
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const mediaType = type.trim();
  if (mediaTypes.includes(mediaType) && isUtf8) return mediaType;
  throw new GatewayError(
    'unsupported_media_type',
    `Send this request with the header content-type: ${mediaTypes.join(' or ')}.`,
    { reason: 'unsupported_content_type' },
  );
}
