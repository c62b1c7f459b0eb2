import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, open, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A line may hold one row. */
const maxLineBytes = 16 * 1024 * 1024;
const writeBytes = 256 * 1024;

/** A file that only its owner may read. Once for one export. */
export class DataWriter {
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #hash = createHash('sha256');
  #waiting = '';

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  /** Rejects where there is a file already. */
  static async create(path: string): Promise<DataWriter> {
    return new DataWriter(path, await createPrivate(path));
  }

  async write(...lines: readonly string[]): Promise<void> {
    this.#waiting += `${lines.join('\n')}\n`;
    if (this.#waiting.length >= writeBytes) await this.#flush();
  }

  /** Lower-case hex, of all lines so far. */
  async digest(): Promise<string> {
    await this.#flush();
    return this.#hash.copy().digest('hex');
  }

  /** It is on the disk when this resolves. */
  async finish(): Promise<void> {
    await this.#flush();
    await this.#file.sync().catch(explainWrite(this.#path));
    await this.#file.close();
    await syncFolder(dirname(this.#path));
  }

  /** Removes what was written. */
  async discard(): Promise<void> {
    await this.#file.close().catch(() => undefined);
    await rm(this.#path, { force: true });
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    this.#hash.update(bytes);
    await this.#file.appendFile(bytes).catch(explainWrite(this.#path));
  }
}

/** A new file that only its owner may read. Rejects, naming it, where there is one already. */
export async function createPrivate(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw createExistingError(path);
    return explainWrite(path)(error);
  }
}

/** Rejects, naming it, where there is a file already. */
export async function refuseExisting(path: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw createExistingError(path);
}

function createExistingError(path: string): Error {
  return new Error(`${path} is there already; choose another name`);
}

function explainWrite(path: string): (error: unknown) => never {
  return (error) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${path} cannot be written (${String(code)})`, { cause: error });
  };
}

/** Makes sure that a new name is on the disk as well. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders; it has no need to.
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** A line of a file, without its end, and the digest of all lines before it, to be asked for before the next line. */
export interface ReadLine {
  readonly number: number;
  readonly bytes: Buffer;
  /** Lower-case hex. */
  readonly digestBefore: () => string;
}

/** Reads a file line by line. Throws when it cannot be read, and when it ends within a line. */
export async function* readLines(path: string): AsyncGenerator<ReadLine> {
  const hash = createHash('sha256');
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of readChunks(path)) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      number += 1;
      yield { number, bytes: bytes.subarray(start, end), digestBefore: () => hash.copy().digest('hex') };
      hash.update(bytes.subarray(start, end + 1));
      start = end + 1;
    }
    rest = bytes.subarray(start);
    if (rest.length > maxLineBytes) throw new Error(`Line ${String(number + 1)} of the file is too long`);
  }
  if (rest.length > 0) throw new Error('The file ends within a line; it is not whole');
}

async function* readChunks(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: writeBytes }) as AsyncIterable<Buffer>;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${path} cannot be read (${String(code)})`, { cause: error });
  }
}
