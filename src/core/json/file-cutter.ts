import { BodyCollector, type Collector } from '../body-collector.ts';
import { isKey } from './cut-texts.ts';
import { createDocumentBytes, type CutFile, type DocumentBytes } from './document-bytes.ts';
import { FileText } from './file-text.ts';
import type { JsonLimits } from './json-limits.ts';
import { createJsonScanner, type JsonScanner, type WrittenText } from './json-scanner.ts';

/** A document that has arrived. */
export interface ArrivedDocument {
  readonly bytes: Buffer | DocumentBytes;
  /** As a scanner counts them. */
  readonly valueCount: number;
  /** Long texts that are left in the rest, and where they lie there. */
  readonly longTexts: readonly WrittenText[];
}

export interface FileCutterOptions extends JsonLimits {
  /** The size of the document; 0 where it is not known. */
  readonly announcedBytes: number;
  /** Whether nobody else needs the chunks, so that the memory of a copied one can be given back. */
  readonly chunks: 'own' | 'shared';
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
    this.#rest = new BodyCollector(options.announcedBytes);
    this.#file = new FileText(options.announcedBytes);
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  push(chunk: Buffer): void {
    this.#sizeBytes += chunk.length;
    const from = this.#isInFile ? this.#continueFile(chunk) : 0;
    if (from < chunk.length) this.#read(from === 0 ? chunk : chunk.subarray(from));
    else if (this.#options.chunks === 'own') release(chunk);
  }

  take(): ArrivedDocument {
    if (this.#isInFile) this.#putBack();
    this.#file.close();
    const rest = this.#rest.take();
    const { valueCount, longTexts } = this.#scanner;
    const [first, ...others] = this.#files;
    if (first === undefined) return { bytes: rest, valueCount, longTexts };
    const bytes = createDocumentBytes(rest, [first, ...others]);
    // A key is no value; nobody means that.
    if (this.#files.some(({ at }) => isKey(rest, at + 1))) return this.#putAllBack(bytes);
    return { bytes, valueCount, longTexts };
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
    if (tail === null || !this.#file.push(tail)) {
      this.#file.takeBytes();
      this.#rest.push(chunk);
      return;
    }
    this.#isInFile = true;
    this.#scanner.forget(tail.length);
    this.#rest.push(chunk.subarray(0, beginsAt));
  }

  #putAllBack(bytes: DocumentBytes): ArrivedDocument {
    const scanner = createJsonScanner(this.#options);
    const whole = Buffer.concat(
      [...bytes].map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
    );
    scanner.push(whole);
    return { bytes: whole, valueCount: scanner.valueCount, longTexts: scanner.longTexts };
  }
}

/** A chunk that has memory of its own. */
function release({ buffer, byteOffset, byteLength }: Buffer): void {
  const isOwn = byteOffset === 0 && byteLength === buffer.byteLength;
  if (isOwn && buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}
