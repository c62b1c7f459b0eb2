import { appendFile, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { claimFile } from '../claim-sqlite-file.ts';
import type { DatabaseClaim } from '../sql-dialect.ts';
import { parseSettlement, renderSettlement } from './journal-line.ts';
import type { SettleOperation } from './ledger-batch.ts';

/** The most bytes that are read at a time. */
const maxChunkBytes = 256 * 1024;

/** Settlements that stand together in the journal, in the order in which they were written. */
export interface JournalPart {
  readonly settlements: readonly SettleOperation[];
  readonly range: JournalRange;
}

/** Where they stand. */
interface JournalRange {
  readonly start: number;
  readonly end: number;
  /** Which of its lines are not charged yet, by number. */
  readonly lines: Uint32Array;
}

/**
 * Charges that could not be written to the database: one line of JSON each, on disk when `append` resolves. One process at a
 * time has a journal, until it closes it or ends. What has been charged is left in it until nothing else is; to charge it again does nothing.
 * What cannot be charged yet is left, and holds up nothing behind it. Shared.
 */
export class SettlementJournal {
  readonly path: string;
  readonly #file: FileHandle;
  readonly #claim: DatabaseClaim;
  /** Up to here the file holds whole lines that are on disk. */
  #size: number;
  /** Up to here they were read. */
  #readTo = 0;
  /** What was read and is not charged yet; first what was tried longest ago. */
  readonly #left = new Set<JournalRange>();
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
    return this.#left.size === 0 && this.#readTo === this.#size;
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

  /** The next that were not read yet, and how many lines between them nobody can read, which are kept aside; `null` where there are none. */
  async read(): Promise<(JournalPart & { readonly damagedCount: number }) | null> {
    const start = this.#readTo;
    if (start === this.#size) return null;
    const bytes = await this.#readBytes(start, Math.min(start + maxChunkBytes, this.#size));
    const wholeLength = bytes.lastIndexOf(newline) + 1;
    // A line without an end is no settlement, and must not be read for ever.
    const whole = wholeLength === 0 ? bytes : bytes.subarray(0, wholeLength);
    const lines = splitLines(whole);
    const parsed = lines.map(parseSettlement);
    const damaged = lines.filter((_, number) => parsed[number] === null);
    if (damaged.length > 0) await this.keepAside(damaged);
    const numbers = lines.flatMap((_, number) => (parsed[number] === null ? [] : [number]));
    const range = { start, end: start + whole.length, lines: Uint32Array.from(numbers) };
    this.#readTo = range.end;
    this.#left.add(range);
    this.#lineCount -= damaged.length;
    const settlements = parsed.filter((settlement) => settlement !== null);
    return { settlements, range, damagedCount: damaged.length };
  }

  /** What is left of those that were read before, of what was tried longest ago; `null` where nothing is. */
  async readLeft(): Promise<JournalPart | null> {
    const [range] = this.#left;
    if (range === undefined) return null;
    const lines = splitLines(await this.#readBytes(range.start, range.end));
    const parsed = [...range.lines].map((number) => parseSettlement(lines[number] ?? ''));
    return { settlements: parsed.filter((settlement) => settlement !== null), range };
  }

  /** Says of each of a part whether it is charged. */
  async finish({ range }: JournalPart, areCharged: readonly boolean[]): Promise<void> {
    const lines = range.lines.filter((_, index) => areCharged[index] !== true);
    this.#left.delete(range);
    if (lines.length > 0) this.#left.add({ ...range, lines });
    this.#lineCount -= range.lines.length - lines.length;
    if (!this.isEmpty) return;
    await this.#enqueue(async () => {
      if (!this.isEmpty) return;
      await this.#file.truncate(0);
      this.#readTo = this.#size = this.#lineCount = 0;
    });
  }

  /** Takes over what was read of another one and is left there. What this one cannot take stays. */
  async adopt(other: SettlementJournal): Promise<void> {
    for (let part = await other.readLeft(); part !== null; part = await other.readLeft()) {
      await Promise.all(part.settlements.map((settlement) => this.append(settlement)));
      await other.finish(
        part,
        part.settlements.map(() => true),
      );
    }
  }

  /** Lines that cannot be charged, for somebody to look at. */
  async keepAside(lines: readonly string[]): Promise<void> {
    await appendFile(`${this.path}.rejected`, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  }

  async close(): Promise<void> {
    await this.#enqueue(() => this.#file.close());
    this.#claim.release();
  }

  async #readBytes(start: number, end: number): Promise<Buffer> {
    const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(end - start), 0, end - start, start);
    if (bytesRead === 0) throw new Error('The journal is shorter than it was');
    return buffer.subarray(0, bytesRead);
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

function splitLines(bytes: Buffer): readonly string[] {
  return bytes
    .toString()
    .split('\n')
    .filter((line) => line !== '');
}

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
