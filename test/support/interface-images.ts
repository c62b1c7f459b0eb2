import { expect } from 'vitest';
import type { TestGateway } from './create-test-gateway.ts';
import { readEvents, request, type Answer, type JsonObject, type WrittenEvent } from './interface-client.ts';
import { expectAccepted } from './interface-expectations.ts';
import { decodePicture, type DecodedPicture } from './picture-samples.ts';

export const generationsPath = '/v1/images/generations';
export const editsPath = '/v1/images/edits';

export interface ImageSendOptions {
  /** Added to key and content type; a header set to the empty string is left out. */
  readonly headers?: Readonly<Record<string, string>>;
  /** With its question mark. */
  readonly query?: string;
  readonly signal?: AbortSignal;
}

/** POST /v1/images/generations; text and bytes go out as they are. */
export async function sendImage(
  gateway: TestGateway,
  body: string | Uint8Array | JsonObject,
  options: ImageSendOptions = {},
): Promise<Answer> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const json = isRaw ? body : JSON.stringify(body);
  return await post(gateway, generationsPath, { ...options, type: 'application/json', body: json });
}

/** A file part; text parts are strings. */
export interface FilePart {
  readonly bytes: Buffer;
  /** Default `blob`, as the AI SDK calls every file. */
  readonly name?: string;
  /** The part's own content type; by default there is none worth having. */
  readonly type?: string;
}

/** The parts of a form in their order. */
export type FormParts = readonly (readonly [name: string, value: string | FilePart])[];

/** POST /v1/images/edits. */
export async function sendEdit(
  gateway: TestGateway,
  parts: FormParts,
  options: ImageSendOptions = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else
      form.append(
        name,
        new Blob([new Uint8Array(value.bytes)], { type: value.type ?? '' }),
        value.name ?? 'blob',
      );
  }
  const { headers, body } = new Request('http://localhost', { method: 'POST', body: form });
  const type = headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  return await post(gateway, editsPath, { ...options, type, body: bytes });
}

interface PostOptions extends ImageSendOptions {
  readonly type: string;
  readonly body: string | Uint8Array;
}

async function post(
  gateway: TestGateway,
  path: string,
  { headers, query = '', signal, type, body }: PostOptions,
): Promise<Answer> {
  const all = { authorization: `Bearer ${gateway.apiKey}`, 'content-type': type, ...headers };
  const sent = Object.entries(all).filter(([, value]) => value !== '');
  return await request(gateway.url + path + query, {
    method: 'POST',
    headers: Object.fromEntries(sent),
    body: body as string | Uint8Array<ArrayBuffer>,
    ...(signal ? { signal } : {}),
  });
}

/** How a request for pictures is refused. */
export interface ImageRefusal {
  /** Default 400. */
  readonly status?: number;
  readonly code: string;
  /** Default `null`. */
  readonly param?: string | null;
  /** By default that of the status. */
  readonly type?: string;
}

const types: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'invalid_request_error',
  403: 'permission_error',
  404: 'invalid_request_error',
  405: 'invalid_request_error',
  413: 'invalid_request_error',
  415: 'invalid_request_error',
  429: 'rate_limit_error',
};

/** Holds an answer to the whole error envelope of format A; returns its message. */
export function expectImageRefusal(answer: Answer, refusal: ImageRefusal): string {
  const { status = 400, code, param = null } = refusal;
  expect(answer.status, answer.text.slice(0, 500)).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-request-id')).toMatch(/^req_[0-9a-f-]{36}$/u);
  const type = refusal.type ?? types[status] ?? 'server_error';
  const message = expect.stringMatching(/\S{3}/u) as string;
  expect(answer.json()).toEqual({ error: { message, type, param, code } });
  return (answer.json() as { readonly error: { readonly message: string } }).error.message;
}

/** What is said of the pictures of an answer, or of one event. */
export interface PictureClaim {
  readonly background: 'transparent' | 'opaque';
  readonly output_format: 'png' | 'jpeg' | 'webp';
  readonly quality: 'low' | 'medium' | 'high';
  readonly size: string;
}

/** A picture and its file. */
export interface ReadPicture extends DecodedPicture {
  readonly file: Buffer;
}

export interface ImageAnswer extends PictureClaim {
  readonly created: number;
  readonly usage: {
    readonly total_tokens: number;
    readonly input_tokens: number;
    readonly output_tokens: number;
    readonly input_tokens_details: { readonly text_tokens: number; readonly image_tokens: number };
  };
  readonly data: readonly { readonly b64_json: string; readonly revised_prompt?: string }[];
  /** The images of `data`, decoded; each is what the answer says of it. */
  readonly pictures: readonly ReadPicture[];
}

/** Holds an answer to be a success, decodes every picture of it and compares it with what is said of it. */
export async function readImages(answer: Answer, note = ''): Promise<ImageAnswer> {
  const body = expectAccepted(answer, note) as unknown as Omit<ImageAnswer, 'pictures'>;
  expect(body.background, note).toMatch(/^(?:transparent|opaque)$/u);
  expect(body.quality, note).toMatch(/^(?:low|medium|x?high|max)$/u);
  const pictures = await Promise.all(body.data.map(({ b64_json }) => readPicture(b64_json, body)));
  return { ...body, pictures };
}

/** Decodes a picture and compares it with what is said of it. */
export async function readPicture(base64: string, claim: PictureClaim): Promise<ReadPicture> {
  const file = Buffer.from(base64, 'base64');
  expect(file.toString('base64')).toBe(base64);
  const picture = await decodePicture(file);
  expect(`${String(picture.width)}x${String(picture.height)}`).toBe(claim.size);
  expect(picture.format).toBe(claim.output_format);
  const isSeenThrough = picture.pixels.some((value, index) => index % 4 === 3 && value < 255);
  expect(isSeenThrough ? 'transparent' : 'opaque').toBe(claim.background);
  return { ...picture, file };
}

/** One event of an image stream with its picture. */
export interface ImageEvent {
  readonly name: string;
  readonly data: JsonObject;
  readonly picture: ReadPicture;
}

/** Holds an answer to be a stream of pictures to its end, and decodes each of them. */
export async function readImageEvents(answer: Answer): Promise<readonly ImageEvent[]> {
  expect(answer.status, answer.text.slice(0, 500)).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/u);
  return await Promise.all(readEvents(answer.text).map(readImageEvent));
}

async function readImageEvent({ event, data }: WrittenEvent): Promise<ImageEvent> {
  expect(data.type).toBe(event);
  const picture = await readPicture(String(data.b64_json), data as unknown as PictureClaim);
  return { name: String(event), data, picture };
}
