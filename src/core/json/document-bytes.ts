import { createPieces, type BytePieces } from '../byte-pieces.ts';

/** A file in base64 that was taken out of a document. */
export interface CutFile {
  /** Where it belongs in the rest: between the quotes of an empty text. */
  readonly at: number;
  readonly text: string;
}

/** The bytes of a document as they came, of which the files are there as texts, and only so. */
export interface DocumentBytes extends BytePieces {
  /** The document with an empty text in place of each file. */
  readonly rest: Buffer;
  readonly files: readonly [CutFile, ...CutFile[]];
}

/** What is to be parsed of a document: all of it, or what its files were taken out of. */
export function readRest(bytes: Buffer | DocumentBytes): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : bytes.rest;
}

/** The files that were taken out of a document. */
export function listFiles(bytes: Buffer | DocumentBytes): readonly CutFile[] {
  return Buffer.isBuffer(bytes) ? [] : bytes.files;
}

/** Puts a document together of what its files were taken out of, and those files. */
export function createDocumentBytes(rest: Buffer, files: DocumentBytes['files']): DocumentBytes {
  const parts: (Buffer | string)[] = [];
  let position = 0;
  for (const { at, text } of files) {
    parts.push(rest.subarray(position, at), text);
    position = at;
  }
  return { ...createPieces([...parts, rest.subarray(position)]), rest, files };
}
