import {
  closeSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { asObject } from '../../core/json/json-object.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import { makePrivateFolder } from '../make-private-folder.ts';
import type { DatabaseClaim } from './sql-dialect.ts';
import { isBusy } from './sqlite-codes.ts';

/** Another gateway has the database file. */
export class DatabaseTakenError extends Error {}

/** Tries, which take about a second: a process that is about to end is waited for. */
const attempts = 20;
/** Two that try at the same moment may refuse one another; pauses of different lengths part them. In milliseconds. */
const minPauseMs = 20;
const maxPauseMs = 80;

/**
 * Takes a database file for this process until `release`. A second SQLite file beside it, `<file>.lock`, is kept locked
 * all the while: SQLite's locks are those of the operating system, which frees them when a process ends, whatever way it
 * ends. Who holds it stands in `<file>.lock.json`, which is for reading only: it may be left behind by a process that was
 * killed. Rejects, naming the holder, when another process, or another gateway of this one, has the file.
 */
export async function claimSqliteFile(path: string): Promise<DatabaseClaim> {
  const isMade = createPrivateFile(path);
  // Other names of the same file must come to the same lock.
  const file = realpathSync(path);
  const lockPath = `${file}.lock`;
  const holderPath = `${lockPath}.json`;
  createPrivateFile(lockPath);
  const lock = await waitForLock(lockPath);
  if (lock === null) throw new DatabaseTakenError(describeConflict(file, holderPath));
  writeHolder(holderPath);
  const keeper = keepAlive(lock);
  // While it was waited for, another gateway may have written to what was made here.
  const isOurs = isMade && statSync(file).size === 0;
  const discard = () => {
    rmSync(file, { force: true });
  };
  return {
    ...(isOurs ? { discard } : {}),
    release: () => {
      if (!lock.isOpen) return;
      clearInterval(keeper);
      rmSync(holderPath, { force: true });
      lock.close();
    },
  };
}

/**
 * Takes a file of any kind for this process by a lock beside it, `<file>.lock`, which is left behind, empty, when it is free
 * again; `null` when another process, or another part of this one, has it.
 */
export function claimFile(path: string): DatabaseClaim | null {
  const lockPath = `${path}.lock`;
  createPrivateFile(lockPath);
  const lock = tryToLock(lockPath);
  if (lock === null) return null;
  const keeper = keepAlive(lock);
  return {
    release: () => {
      clearInterval(keeper);
      if (lock.isOpen) lock.close();
    },
  };
}

const maxTimerMs = 2 ** 31 - 1;

/** Node closes a database that nobody refers to any more, which would end a claim whose holder dropped it. */
function keepAlive(lock: DatabaseSync): NodeJS.Timeout {
  return setInterval(() => lock.isOpen, maxTimerMs).unref();
}

/**
 * Makes a file that only its owner may read, and its folder, unless they are there. A file that is there is not opened: to
 * close it would free the locks that this process has on it (POSIX, fcntl). Whether it was made.
 */
export function createPrivateFile(path: string): boolean {
  makePrivateFolder(dirname(path));
  try {
    closeSync(openSync(path, 'ax', 0o600));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** `null` when another process keeps it. */
async function waitForLock(path: string): Promise<DatabaseSync | null> {
  for (let attempt = 1; ; attempt++) {
    const lock = tryToLock(path);
    if (lock !== null || attempt === attempts) return lock;
    await sleep(minPauseMs + Math.random() * (maxPauseMs - minPauseMs));
  }
}

function tryToLock(path: string): DatabaseSync | null {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is ever written, so there is no use in a journal.
    database.exec('pragma journal_mode = memory; begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

/**
 * Put in place as a whole: somebody may be reading the old one. A disk that is full keeps nobody from starting; then the
 * holder stays unnamed.
 */
function writeHolder(path: string): void {
  const startedAt = new Date(performance.timeOrigin).toISOString();
  const holder = JSON.stringify({ pid: process.pid, host: hostname(), startedAt });
  try {
    writeFileSync(`${path}~`, `${holder}\n`, { mode: 0o600 });
    renameSync(`${path}~`, path);
  } catch {
    rmSync(path, { force: true });
  }
}

function describeConflict(file: string, holderPath: string): string {
  return (
    `The database file ${file} is used by another gateway${describeHolder(holderPath)}; ` +
    'stop that one first, or give several gateways a PostgreSQL database.'
  );
}

/** Empty where nothing sensible can be read. */
function describeHolder(path: string): string {
  try {
    const { pid, host, startedAt } = asObject(parseJson(readFileSync(path)));
    if (typeof pid !== 'number' || typeof host !== 'string' || typeof startedAt !== 'string') return '';
    return ` (process ${String(pid)} on host ${host}, started ${startedAt})`;
  } catch {
    return '';
  }
}
