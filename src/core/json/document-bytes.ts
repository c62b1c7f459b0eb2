import { createPieces, type BytePieces } from '../byte-pieces.ts';
import type { WrittenText } from './json-scanner.ts';

/** A file in base64 that was taken out of a document. */
export interface CutFile {
  /** Where it belongs in the rest: between the quotes of an empty text. */
  readonly at: number;
  readonly text: string;
}

/** What a large document was taken apart into while it arrived. */
export interface DocumentParts {
  /** The document with an empty text in place of each file. */
  readonly rest: Buffer;
  /** The pictures and other files, which are there as texts, and only so. */
  readonly files: readonly CutFile[];
  /** The texts and keys in the rest that are long, in their order. */
  readonly longTexts: readonly WrittenText[];
}

/** The bytes of a large document as they came. */
export interface DocumentBytes extends BytePieces, DocumentParts {}

/** What is to be parsed of a document: all of it, or what its files were taken out of. */
export function readRest(bytes: Buffer | DocumentBytes): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : bytes.rest;
}

/** The files that were taken out of a document. */
export function listFiles(bytes: Buffer | DocumentBytes): readonly CutFile[] {
  return Buffer.isBuffer(bytes) ? [] : bytes.files;
}

/** Puts a document together of its parts. */
export function createDocumentBytes(document: DocumentParts): DocumentBytes {
  const { rest, files, longTexts } = document;
  return { ...putTogether(rest, files), rest, files, longTexts };
}

/** The bytes of a document of which files were taken out, with the files where they belong. */
export function putTogether(rest: Buffer, files: readonly CutFile[]): BytePieces {
  const parts: (Buffer | string)[] = [];
  let position = 0;
  for (const { at, text } of files) {
    parts.push(rest.subarray(position, at), text);
    position = at;
  }
  return createPieces([...parts, rest.subarray(position)]);
}
