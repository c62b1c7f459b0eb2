import { isBase64 } from '../is-base64.ts';

/** Shorter texts are no files, in bytes. */
export const minFileLength = 16 * 1024;

/** Most bytes that become one string; a longer file is a string of several. Four characters of base64 belong together. */
const maxRoomBytes = 8 * 1024 * 1024;
const minRoomBytes = 64 * 1024;

/** Bytes by which a text is told that is no file. */
const glanceBytes = 256;

/** Whether bytes of a text may be those of a file, by the first of them. */
export function mayBeFile(bytes: Buffer): boolean {
  return plain.test(bytes.toString('latin1', 0, glanceBytes));
}

const noBytes = Buffer.alloc(0);

const plain = /^[\w+/=-]*$/u;

/**
 * Becomes the text of a file in base64 while its bytes arrive, so that it need not be in memory twice. Used for one text after
 * the other. Per document.
 */
export class FileText {
  readonly #announcedBytes: number;
  /** Bytes that are no string yet. */
  #room: Buffer = noBytes;
  #filledBytes = 0;
  #strings: string[] = [];
  #isPlain = true;
  #sizeBytes = 0;

  /** `announcedBytes` is the size of the document; 0 where it is not known. */
  constructor(announcedBytes: number) {
    this.#announcedBytes = announcedBytes;
  }

  /** Takes the next bytes of the text. Returns whether it still looks like a file; it is all here whatever it looks like. */
  push(bytes: Buffer): boolean {
    if (!mayBeFile(bytes)) this.#isPlain = false;
    for (let position = 0; position < bytes.length;) {
      if (this.#filledBytes === this.#room.length) this.#makeRoom();
      const copiedBytes = bytes.copy(this.#room, this.#filledBytes, position);
      position += copiedBytes;
      this.#filledBytes += copiedBytes;
    }
    this.#sizeBytes += bytes.length;
    return this.#isPlain;
  }

  /** The whole text, of which there is no more; `null` where it is no file. */
  take(): string | null {
    if (this.#filledBytes > 0) this.#makeString('end');
    if (!this.#isPlain || this.#sizeBytes < minFileLength) return null;
    const text = this.#strings.reduce((whole, string) => whole + string);
    this.#clear();
    return text;
  }

  /** What was pushed, where it is no file. */
  takeBytes(): readonly Buffer[] {
    const bytes = this.#strings.map((string) => Buffer.from(string, 'latin1'));
    if (this.#filledBytes > 0) bytes.push(Buffer.from(this.#room.subarray(0, this.#filledBytes)));
    this.#clear();
    return bytes;
  }

  /** Gives its memory back; there is no further text. */
  close(): void {
    free(this.#room);
    this.#room = noBytes;
  }

  /** Little at first: most texts on which a chunk ends are none of a file. */
  #makeRoom(): void {
    const { length } = this.#room;
    if (length === maxRoomBytes) {
      this.#makeString('middle');
      return;
    }
    const wanted = length === 0 ? minRoomBytes : Math.max(2 * length, this.#announcedBytes);
    const room = Buffer.allocUnsafeSlow(Math.min(maxRoomBytes, wanted));
    this.#room.copy(room);
    free(this.#room);
    this.#room = room;
  }

  /** Padding stands at the end of a text only. */
  #makeString(place: 'middle' | 'end'): void {
    const string = this.#room.toString('latin1', 0, this.#filledBytes);
    this.#filledBytes = 0;
    this.#strings.push(string);
    if (!isBase64(string) || (place === 'middle' && string.endsWith('='))) this.#isPlain = false;
  }

  #clear(): void {
    this.#strings = [];
    this.#filledBytes = 0;
    this.#sizeBytes = 0;
    this.#isPlain = true;
  }
}

function free({ buffer, length }: Buffer): void {
  if (length > 0 && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
