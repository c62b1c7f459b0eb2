import type { Readable } from 'node:stream';
import type { GatewayError } from '../../core/gateway-error.ts';
import type { FileRule, FormRules } from '../../core/handler.ts';
import type { MemoryAccount } from '../../core/memory-account.ts';
import type { UploadedFile } from '../../core/uploaded-file.ts';
import type { UploadFolder } from './create-upload-store.ts';
import { createFieldError, createFormError, createTooManyFiles } from './form-errors.ts';
import type { FormShape } from './form-shape.ts';
import { writePart } from './write-part.ts';

export interface FormPartsOptions {
  readonly rules: FormRules;
  readonly shape: FormShape;
  readonly folder: UploadFolder;
  /** Where the bytes of files count until they are on disk. */
  readonly memory: MemoryAccount;
}

/** Longest name of a field, in characters. */
export const maxFieldNameLength = 100;

/** A text part as the parser found it. */
export interface TextPart {
  readonly name: string | undefined;
  /** `undefined` where the part names a charset that nobody knows. */
  readonly text: string | undefined;
  readonly completeness: 'whole' | 'cut';
}

/**
 * The parts of a form, each held to the rules as it comes. Every method throws GatewayError for a part that cannot be
 * taken. Per request.
 */
export class FormParts {
  readonly texts = new Map<string, string>();
  /** Of all texts together. */
  textBytes = 0;
  #writing = 0;
  #reading = 0;
  readonly #options: FormPartsOptions;
  readonly #counts = new Map<FileRule, number>();
  readonly #files: (UploadedFile | null)[] = [];
  readonly #work: Promise<void>[] = [];

  constructor(options: FormPartsOptions) {
    this.#options = options;
  }

  /** Whether what arrives goes to disk now. */
  get isWriting(): boolean {
    return this.#writing > 0;
  }

  /** Whether what arrives is of a text that is read like a file, all of which is kept. */
  get isReading(): boolean {
    return this.#reading > 0;
  }

  addText({ name, text, completeness }: TextPart): void {
    const { rules } = this.#options;
    const field = this.#checkName(name);
    if (this.#findRule(field)) throw createMustBeFile(field);
    if (this.texts.has(field)) throw createFieldError(field, 'is sent more than once; send it once');
    if (text === undefined) throw createFieldError(field, 'names an unknown charset; send it as UTF-8');
    if (completeness === 'cut') {
      const limit = `must have at most ${String(rules.textBytes)} bytes`;
      throw createFieldError(field, limit, 'string_above_max_length');
    }
    this.textBytes += Buffer.byteLength(text);
    this.texts.set(field, text);
  }

  /** Takes a file part to disk, or a text that has a file name. The promise settles when the file is closed. */
  addFile(field: string, stream: Readable): Promise<void> {
    const isText = this.#options.rules.textFiles?.includes(field) === true;
    return this.#note(isText ? this.#readCounted(field, stream) : this.#write(field, stream));
  }

  /** Takes a part that the parser has for a file by its type alone: what has no file name is a text. */
  addUnnamed(name: string | undefined, stream: Readable): Promise<void> {
    return this.#note(this.#readCounted(name, stream));
  }

  /** Waits until no file is open any more; returns those that were written whole, in the order they came. */
  async finish(): Promise<readonly UploadedFile[]> {
    await Promise.all(this.#work);
    return this.#files.filter((file) => file !== null);
  }

  #note(work: Promise<void>): Promise<void> {
    this.#work.push(work.catch(() => undefined));
    return work;
  }

  async #readCounted(name: string | undefined, stream: Readable): Promise<void> {
    this.#reading += 1;
    try {
      await this.#read(name, stream);
    } finally {
      this.#reading -= 1;
    }
  }

  /** A browser sends an empty part without a file name for a file that was not chosen. */
  async #read(name: string | undefined, stream: Readable): Promise<void> {
    const { textBytes } = this.#options.rules;
    const field = this.#checkName(name);
    const isFile = this.#findRule(field) !== null;
    const chunks: Buffer[] = [];
    let sizeBytes = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (isFile) throw createMustBeFile(field);
      sizeBytes += chunk.length;
      if (sizeBytes > textBytes) this.addText({ name, text: '', completeness: 'cut' });
      chunks.push(chunk);
    }
    if (!isFile) this.addText({ name, text: Buffer.concat(chunks).toString(), completeness: 'whole' });
  }

  async #write(field: string, stream: Readable): Promise<void> {
    const rule = this.#findRule(this.#checkName(field));
    if (!rule) throw createFieldError(field, 'is a text field: send it without a file name');
    const count = (this.#counts.get(rule) ?? 0) + 1;
    if (count > rule.maxCount) throw createTooManyFiles(rule);
    this.#counts.set(rule, count);
    const index = this.#files.push(null) - 1;
    const { folder, memory } = this.#options;
    this.#writing += 1;
    try {
      const part = await writePart(stream, { folder, memory, rule, name: String(index) });
      this.#files[index] = { field, ...part };
    } finally {
      this.#writing -= 1;
    }
  }

  #checkName(name: string | undefined): string {
    if (name === undefined || name === '') throw createFormError('A part of the form has no field name.');
    if (name.length > maxFieldNameLength) {
      throw createFieldError(
        name,
        `is longer than the ${String(maxFieldNameLength)} characters a name may have`,
        'unknown_parameter',
      );
    }
    const { shape } = this.#options;
    if (shape.isClosed && !shape.fields.has(name) && !this.#findRule(name)) {
      throw createFieldError(name, 'is not a field of this request', 'unknown_parameter');
    }
    return name;
  }

  #findRule(field: string): FileRule | null {
    return this.#options.rules.files.find(({ fields }) => fields.includes(field)) ?? null;
  }
}

function createMustBeFile(field: string): GatewayError {
  return createFieldError(field, 'must be a file part: give it a file name');
}
