import { appendFile, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { claimFile } from '../claim-sqlite-file.ts';
import type { DatabaseClaim } from '../sql-dialect.ts';
import { parseSettlement, renderSettlement } from './journal-line.ts';
import type { SettleOperation } from './ledger-batch.ts';

/** The most bytes that are read at a time. */
const maxChunkBytes = 256 * 1024;

/** Settlements from the journal, in the order in which they were written. */
export interface JournalPart {
  readonly settlements: readonly SettleOperation[];
  /** Where the part ends, and how many lines it has, for `finish`. */
  readonly end: number;
  readonly lineCount: number;
  /** Lines that nobody can read; they are kept beside the journal. */
  readonly damagedCount: number;
}

/**
 * Charges that could not be written to the database: one line of JSON each, on disk when `append` resolves. One process at a
 * time has a journal, until it closes it or ends. What has been charged is left in it until nothing else is; to charge it again does nothing. Shared.
 */
export class SettlementJournal {
  readonly path: string;
  readonly #file: FileHandle;
  readonly #claim: DatabaseClaim;
  /** Up to here the file holds whole lines that are on disk. */
  #size: number;
  /** Up to here they are charged. */
  #start = 0;
  #lineCount: number;
  #waiting: {
    readonly line: string;
    readonly resolve: () => void;
    readonly reject: (error: unknown) => void;
  }[] = [];
  /** One thing at a time is done to the file. */
  #work: Promise<void> = Promise.resolve();

  private constructor(path: string, { file, claim, size, lineCount }: OpenJournalFile) {
    this.path = path;
    this.#file = file;
    this.#claim = claim;
    this.#size = size;
    this.#lineCount = lineCount;
  }

  /**
   * Opens the journal, or makes one that its owner alone can read; `null` when somebody else has it. Rejects when the folder
   * cannot be written.
   */
  static async open(path: string): Promise<SettlementJournal | null> {
    const claim = claimFile(path);
    if (claim === null) return null;
    try {
      return new SettlementJournal(path, { claim, ...(await openFile(path)) });
    } catch (error) {
      claim.release();
      throw error;
    }
  }

  get isEmpty(): boolean {
    return this.#start === this.#size;
  }

  /** Lines that are not charged yet. */
  get lineCount(): number {
    return this.#lineCount;
  }

  /** Resolves when it is on disk. What comes while the disk is busy is written together. */
  append(settlement: SettleOperation): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line: renderSettlement(settlement), resolve, reject });
      if (this.#waiting.length === 1) void this.#enqueue(() => this.#flush());
    });
  }

  /** The oldest that are not charged yet; none when the journal is empty. */
  async read(): Promise<JournalPart> {
    const length = Math.min(maxChunkBytes, this.#size - this.#start);
    const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(length), 0, length, this.#start);
    const bytes = buffer.subarray(0, bytesRead);
    const wholeLength = bytes.lastIndexOf(newline) + 1;
    // A line without an end is no settlement, and must not be read for ever.
    const whole = wholeLength === 0 ? bytes : bytes.subarray(0, wholeLength);
    const lines = whole
      .toString()
      .split('\n')
      .filter((line) => line !== '');
    const settlements = lines.map(parseSettlement);
    const damaged = lines.filter((_, index) => settlements[index] === null);
    if (damaged.length > 0) await this.keepAside(damaged);
    return {
      settlements: settlements.filter((settlement) => settlement !== null),
      end: this.#start + whole.length,
      lineCount: lines.length,
      damagedCount: damaged.length,
    };
  }

  /** Everything in this part is charged, as what was before it. */
  async finish({ end, lineCount }: Pick<JournalPart, 'end' | 'lineCount'>): Promise<void> {
    this.#start = end;
    this.#lineCount -= lineCount;
    await this.#enqueue(async () => {
      if (!this.isEmpty) return;
      await this.#file.truncate(0);
      this.#start = this.#size = this.#lineCount = 0;
    });
  }

  /** Lines that cannot be charged, for somebody to look at. */
  async keepAside(lines: readonly string[]): Promise<void> {
    await appendFile(`${this.path}.rejected`, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  }

  async close(): Promise<void> {
    await this.#enqueue(() => this.#file.close());
    this.#claim.release();
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    const bytes = Buffer.from(batch.map(({ line }) => `${line}\n`).join(''));
    try {
      await this.#file.appendFile(bytes);
      await this.#file.datasync();
      this.#size += bytes.length;
      this.#lineCount += batch.length;
      for (const { resolve } of batch) resolve();
    } catch (error) {
      // Half a line must not become the beginning of the next one.
      await this.#file.truncate(this.#size).catch(() => undefined);
      for (const { reject } of batch) reject(error);
    }
  }
}

interface OpenJournalFile {
  readonly file: FileHandle;
  readonly claim: DatabaseClaim;
  readonly size: number;
  readonly lineCount: number;
}

const newline = 0x0a;

async function openFile(path: string): Promise<Omit<OpenJournalFile, 'claim'>> {
  const file = await open(path, 'a+', 0o600);
  try {
    await syncFolder(dirname(path));
    const size = await dropTornLine(file);
    return { file, size, lineCount: await countLines(file, size) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** A file whose name is lost with a power cut is no journal. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The size without what follows the last whole line: it was never acknowledged. */
async function dropTornLine(file: FileHandle): Promise<number> {
  const { size } = await file.stat();
  let end = size;
  while (end > 0) {
    const length = Math.min(maxChunkBytes, end);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, end - length);
    const index = buffer.lastIndexOf(newline);
    end = end - length + index + 1;
    if (index >= 0) break;
  }
  if (end < size) await file.truncate(end);
  return end;
}

async function countLines(file: FileHandle, size: number): Promise<number> {
  let count = 0;
  for (let start = 0; start < size; start += maxChunkBytes) {
    const length = Math.min(maxChunkBytes, size - start);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, start);
    count += buffer.reduce((sum, byte) => (byte === newline ? sum + 1 : sum), 0);
  }
  return count;
}
