import { randomBytes } from 'node:crypto';
import { writeHead, type RawStep } from './interface-raw.ts';
import { testApiKey } from './create-test-gateway.ts';

/** Where forms are sent. */
export const editPath = '/v1/images/edits';

export const boundary = '----upload-test-boundary';

/** One part of a form, written as it is. */
export interface FormPart {
  readonly name?: string;
  readonly value: string | Buffer;
  /** Makes it a file part. */
  readonly filename?: string;
  readonly contentType?: string;
  /** Replaces the whole header block. */
  readonly head?: string;
}

export const textPart = (name: string, value: string): FormPart => ({ name, value });

export const filePart = (name: string, value: string | Buffer, filename = 'a.png'): FormPart => ({
  name,
  value,
  filename,
  contentType: 'image/png',
});

/** A part of so many random bytes. */
export const noisePart = (name: string, sizeBytes: number): FormPart =>
  filePart(name, randomBytes(sizeBytes));

/** The bytes of a form (RFC 7578). */
export function writeForm(parts: readonly FormPart[]): Buffer {
  const pieces = parts.flatMap((part) => [
    `--${boundary}\r\n${writePartHead(part)}\r\n\r\n`,
    part.value,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
}

/** The header block of a part, without the empty line. */
export function writePartHead({ name, filename, contentType, head }: FormPart): string {
  if (head !== undefined) return head;
  const names = [
    ...(name === undefined ? [] : [`name="${name}"`]),
    ...(filename === undefined ? [] : [`filename="${filename}"`]),
  ];
  const disposition = ['content-disposition: form-data', ...names].join('; ');
  return contentType === undefined ? disposition : `${disposition}\r\ncontent-type: ${contentType}`;
}

/** The head of a request with a form; without `content-length` the caller says how the body comes. */
export function writeFormHead(headers: Readonly<Record<string, string>>): string {
  return writeHead(editPath, {
    headers: {
      authorization: `Bearer ${testApiKey}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
  });
}

/** A whole request. */
export function writeFormRequest(
  parts: readonly FormPart[],
  headers: Readonly<Record<string, string>> = {},
): readonly RawStep[] {
  const body = writeForm(parts);
  return [writeFormHead({ 'content-length': String(body.length), ...headers }), body];
}

/** Bytes as one chunk of a chunked body. */
export function writeChunk(bytes: string | Buffer): Buffer {
  const data = Buffer.from(bytes);
  return Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);
}

export const lastChunk = '0\r\n\r\n';
