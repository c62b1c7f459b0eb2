import { BodyCollector, type ChunkOwner, type Collector } from '../body-collector.ts';
import { releaseChunk } from '../large-bytes.ts';
import { isKey } from './cut-texts.ts';
import { createDocumentBytes, type CutFile, type DocumentBytes } from './document-bytes.ts';
import { FileText, mayBeFile } from './file-text.ts';
import type { JsonLimits } from './json-limits.ts';
import { largeDocument } from './parse-in-steps.ts';
import { createJsonScanner, type JsonScanner } from './json-scanner.ts';

/** A document that has arrived. */
export interface ArrivedDocument {
  readonly bytes: Buffer | DocumentBytes;
  /** As a scanner counts them. */
  readonly valueCount: number;
}

export interface FileCutterOptions extends JsonLimits {
  /** The size of the document; 0 where it is not known. */
  readonly announcedBytes: number;
  readonly chunks: ChunkOwner;
}

const quote = 0x22;

/**
 * Gathers a document while it arrives, scans it as a {@link JsonScanner} does, and takes the pictures and other files in base64
 * out of it: each becomes a text at once, whose bytes are not kept. `push` throws what the scanner throws. Per document.
 */
export class FileCutter implements Collector<ArrivedDocument> {
  readonly #options: FileCutterOptions;
  readonly #scanner: JsonScanner;
  readonly #rest: BodyCollector;
  readonly #files: CutFile[] = [];
  readonly #file: FileText;
  #isInFile = false;
  #sizeBytes = 0;

  constructor(options: FileCutterOptions) {
    this.#options = options;
    this.#scanner = createJsonScanner(options);
    this.#rest = new BodyCollector(options.announcedBytes, options.chunks);
    this.#file = new FileText(options.announcedBytes);
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  push(chunk: Buffer): void {
    this.#sizeBytes += chunk.length;
    const from = this.#isInFile ? this.#continueFile(chunk) : 0;
    if (from < chunk.length) this.#read(from === 0 ? chunk : chunk.subarray(from));
    else if (this.#options.chunks === 'own') releaseChunk(chunk);
  }

  take(): ArrivedDocument {
    if (this.#isInFile) this.#putBack();
    this.#file.close();
    const rest = this.#rest.take();
    const { valueCount, longTexts } = this.#scanner;
    const files = this.#files;
    if (files.length === 0 && rest.length < largeDocument) return { bytes: rest, valueCount };
    const bytes = createDocumentBytes({ rest, files, longTexts });
    // A key is no value; nobody means that.
    return { bytes: files.some(({ at }) => isKey(rest, at + 1)) ? putAllBack(bytes) : bytes, valueCount };
  }

  /** Returns where the file ends, or the end of the chunk. */
  #continueFile(chunk: Buffer): number {
    const found = chunk.indexOf(quote);
    const end = found === -1 ? chunk.length : found;
    if (!this.#file.push(chunk.subarray(0, end))) this.#putBack();
    else if (found !== -1) this.#endFile();
    return end;
  }

  #endFile(): void {
    const text = this.#file.take();
    if (text === null) {
      this.#putBack();
      return;
    }
    this.#isInFile = false;
    this.#files.push({ at: this.#rest.sizeBytes, text });
  }

  /** It was no file after all. */
  #putBack(): void {
    this.#isInFile = false;
    for (const bytes of this.#file.takeBytes()) {
      this.#scanner.push(bytes);
      this.#rest.push(bytes);
    }
  }

  #read(chunk: Buffer): void {
    this.#scanner.push(chunk);
    const { openText } = this.#scanner;
    const beginsAt = openText === null ? -1 : openText + 1 - this.#rest.sizeBytes;
    const tail = beginsAt < 0 ? null : chunk.subarray(beginsAt);
    if (tail === null || !mayBeFile(tail)) {
      this.#rest.push(chunk);
      return;
    }
    this.#file.push(tail);
    this.#isInFile = true;
    this.#scanner.forget(tail.length);
    this.#rest.push(chunk.subarray(0, beginsAt));
  }
}

/** The document in one piece, in which nothing is known of its texts. */
function putAllBack(bytes: DocumentBytes): Buffer {
  return Buffer.concat([...bytes].map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}
