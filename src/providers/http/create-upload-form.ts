import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { BytePieces } from '../../core/byte-pieces.ts';
import type { UploadedFile } from '../../core/uploaded-file.ts';
import type { PictureSource } from '../../core/picture.ts';
import { pictureSignatureBytes, sniffPictureFormat } from '../../core/read-picture-claim.ts';
import { pictureFileTypes } from './picture-file-types.ts';

/** A request body of type multipart/form-data (RFC 7578) whose files are read while they are sent. Per attempt. */
export interface UploadForm extends AsyncIterable<Buffer> {
  readonly contentType: string;
  /** Exactly what iterating gives. */
  readonly sizeBytes: number;
}

/** Tells a form from bodies that are there as a whole. */
export function isForm(body: Buffer | BytePieces | UploadForm | null): body is UploadForm {
  return typeof body === 'object' && body !== null && 'contentType' in body;
}

/** What a form holds: fields first, files after them, each in the order given. */
export interface UploadParts {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly UploadedFile[];
}

/** Bytes of a file that are in memory at once; a little more than a socket takes in one write. */
const chunkBytes = 128 * 1024;

const lineEnd = '\r\n';

/**
 * Writes a form. Each file is announced by what its bytes are, whatever the client called it. A file is open only while
 * it is being sent, and closed when sending ends, for whatever reason. Rejects when a file cannot be read.
 */
export async function createUploadForm({ fields, files }: UploadParts): Promise<UploadForm> {
  const boundary = `specway-${randomBytes(18).toString('hex')}`;
  const texts = fields.map(([name, value]) => writeField(boundary, name, value));
  const images = files.filter(({ field }) => field !== 'mask');
  const parts = await Promise.all(
    files.map((file) => createFilePart(file, images.indexOf(file) + 1, boundary)),
  );
  const start = Buffer.from(texts.join(''));
  const end = Buffer.from(`--${boundary}--${lineEnd}`);
  const sizeBytes = parts.reduce(
    (sum, { head, file }) => sum + head.length + file.sizeBytes + lineEnd.length,
    start.length + end.length,
  );
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    sizeBytes,
    [Symbol.asyncIterator]: () => encode(start, parts, end),
  };
}

interface FilePart {
  readonly head: Buffer;
  readonly file: UploadedFile;
}

function writeField(boundary: string, name: string, value: string): string {
  return `--${boundary}${lineEnd}content-disposition: form-data; name="${name}"${lineEnd}${lineEnd}${value}${lineEnd}`;
}

/** `number` counts the images from 1; a mask has 0. */
async function createFilePart(file: UploadedFile, number: number, boundary: string): Promise<FilePart> {
  const format = sniffPictureFormat(await readStart(file));
  const { extension, mediaType } =
    format === null ? { extension: 'bin', mediaType: 'application/octet-stream' } : pictureFileTypes[format];
  const filename = `${number === 0 ? 'mask' : `image-${String(number)}`}.${extension}`;
  const lines = [
    `--${boundary}`,
    `content-disposition: form-data; name="${file.field}"; filename="${filename}"`,
    `content-type: ${mediaType}`,
  ];
  return { head: Buffer.from(lines.join(lineEnd) + lineEnd + lineEnd), file };
}

async function readStart(source: PictureSource): Promise<Buffer> {
  if ('bytes' in source) return source.bytes.subarray(0, pictureSignatureBytes);
  const handle = await open(source.path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(pictureSignatureBytes));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* encode(start: Buffer, parts: readonly FilePart[], end: Buffer): AsyncGenerator<Buffer> {
  if (start.length > 0) yield start;
  for (const { head, file } of parts) {
    yield head;
    if ('bytes' in file) yield file.bytes;
    else yield* readFile(file.path);
    yield Buffer.from(lineEnd);
  }
  yield end;
}

/** A buffer of its own for each chunk: the socket may still hold the one before. */
async function* readFile(path: string): AsyncGenerator<Buffer> {
  const handle = await open(path);
  try {
    for (;;) {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(chunkBytes));
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}
