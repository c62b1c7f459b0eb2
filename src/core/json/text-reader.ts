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
  /**
   * Whether all that was read since the last call is sound: JSON, if it is UTF-8, without an escape of a character by its
   * number.
   */
  takeSoundness(): boolean;
}

/** Where the bytes lie, and whether something was doubtful; as `text-reader.wat` has it. */
const bytesAt = 16;
const doubtAt = 0;

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
  return {
    load(bytes) {
      loaded.set(bytes, bytesAt);
    },
    read(from, size) {
      const end = readText(bytesAt + from, bytesAt + size);
      return end < 0 ? end : end - bytesAt;
    },
    takeSoundness() {
      const isSound = loaded[doubtAt] === 0;
      loaded[doubtAt] = 0;
      return isSound;
    },
  };
}
