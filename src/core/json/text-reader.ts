import { textReaderCode } from '../../../generated/text-reader.ts';

/** Bytes that can be loaded at a time. */
export const maxLoadedBytes = 64 * 1024;

/** The text goes on behind the bytes that are loaded. */
export const goesOn = -1;

/** The same, and its next byte is escaped. */
export const goesOnEscaped = -2;

/**
 * Reads texts of JSON in machine code, ten times as fast as a loop over a Buffer: `text-reader.wat` is its source. Shared, like
 * any scratch memory: what one caller loads is there until it returns.
 */
export interface TextReader {
  /** Takes at most {@link maxLoadedBytes} to read from. */
  load(bytes: Buffer): void;
  /**
   * `from` lies within a text of the `size` loaded bytes and is not escaped; -1 stands for an escape that began before them.
   * Returns one past the closing quote, or {@link goesOn} or {@link goesOnEscaped}.
   */
  read(from: number, size: number): number;
  /** Adds what was seen of all that was read since the last call. */
  takeFindings(found: TextFindings): void;
}

/** What was seen of a text, or of a part of it. */
export interface TextFindings {
  /** JSON, if it is UTF-8, without an escape of a character by its number. */
  isSound: boolean;
  /** Where it is sound, each is one byte more than what it stands for. */
  escapes: number;
  /** How many bytes more than UTF-16 units there were. */
  extraBytes: number;
}

/** Where the bytes lie, and what was seen of them; as `text-reader.wat` has it. */
const bytesAt = 16;
const doubt = 0;
const escapes = 1;
const extraBytes = 2;

interface TextReaderCode {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly readText: (from: number, end: number) => number;
}

/** As much of it as is needed; TypeScript declares it for browsers only. */
declare const WebAssembly: {
  readonly Module: new (code: Buffer) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

export const textReader = createTextReader();

function createTextReader(): TextReader {
  const module = new WebAssembly.Module(Buffer.from(textReaderCode, 'base64'));
  const { memory, readText } = new WebAssembly.Instance(module).exports as TextReaderCode;
  const loaded = new Uint8Array(memory.buffer);
  const seen = new Int32Array(memory.buffer, 0, 3);
  return {
    load(bytes) {
      loaded.set(bytes, bytesAt);
    },
    read(from, size) {
      const end = readText(bytesAt + from, bytesAt + size);
      return end < 0 ? end : end - bytesAt;
    },
    takeFindings(found) {
      if (seen[doubt] !== 0) found.isSound = false;
      found.escapes += seen[escapes] ?? 0;
      found.extraBytes += seen[extraBytes] ?? 0;
      seen.fill(0);
    },
  };
}
