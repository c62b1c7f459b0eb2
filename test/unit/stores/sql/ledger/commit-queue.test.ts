import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommitQueue } from '../../../../../src/stores/sql/ledger/commit-queue.ts';
import {
  LockedBatchError,
  RefusedBatchError,
  type LedgerBatch,
  type LedgerOperation,
} from '../../../../../src/stores/sql/ledger/ledger-batch.ts';

const hold = {
  kind: 'hold',
  id: 'req_1',
  owner: 'session',
  accountId: 'user_1',
  keyId: 'key_a',
  amount: 1n,
  isUnlimited: false,
  budget: null,
} as const;

/** The account, or the hold, that an operation is about here. */
function nameSubject(operation: LedgerOperation): string {
  if (operation.kind === 'void') return operation.holdId;
  return operation.kind === 'record' ? '' : operation.accountId;
}

describe('CommitQueue with accounts that somebody has locked', () => {
  let queue: CommitQueue;
  /** Accounts, and holds of them. */
  const locked = new Set<string>();
  const refused = new Set<string>();
  /** Whether a lock is given back before anybody can see whose it was. */
  let isUnseen: boolean;
  /** Whether it is there once. */
  let isBrief: boolean;
  let isAway: boolean;
  /** Whether the database is away from the first refusal on. */
  let breaksOff: boolean;
  /** What was tried: `~` before what waits for a lock only shortly. */
  let tried: string[];
  /** How long each of that waits for locks, in milliseconds. */
  let waits: (number | undefined)[];
  let told: string[];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    for (const set of [locked, refused]) set.clear();
    isUnseen = isBrief = isAway = breaksOff = false;
    [tried, waits, told] = [[], [], []];
    queue = new CommitQueue({
      backend: { commit: (batch) => Promise.resolve().then(() => commit(batch)) },
      nodeId: 'node_1',
      now: () => 0,
      onState: (state) => told.push(state),
      onLook: () => told.push('look'),
    });
  });
  afterEach(async () => {
    await queue.close();
    vi.useRealTimers();
  });

  function commit({ operations, lockWaitMs }: LedgerBatch) {
    waits.push(lockWaitMs);
    const subjects = operations.map(nameSubject);
    tried.push(`${lockWaitMs === 100 ? '~' : ''}${subjects.join(' ')}`);
    if (isAway) throw new Error('the connection broke');
    if (subjects.some((subject) => refused.has(subject))) {
      isAway = breaksOff;
      throw new RefusedBatchError('too long');
    }
    const ids = subjects.filter((subject) => locked.has(subject));
    if (isBrief) locked.clear();
    if (ids.length > 0) throw new LockedBatchError(new Set(isUnseen ? [] : ids));
    return operations.map(() => ({ kind: 'voided' }) as const);
  }

  async function add(...subjects: readonly string[]): Promise<readonly string[]> {
    const queued = subjects.map((subject) => {
      const operation = subject.startsWith('user')
        ? ({ ...hold, accountId: subject } as const)
        : ({ kind: 'void', holdId: subject } as const);
      return queue.add(operation.kind, () => operation).result;
    });
    const outcomes = await Promise.allSettled(queued);
    return outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? 'done' : (outcome.reason as Error).name.replace('Error', ''),
    );
  }

  it('does the rest without them, and tries them apart after a second', async () => {
    locked.add('user_1');
    expect(await add('user_1', 'user_2')).toEqual(['NotCommitted', 'done']);
    expect(await add('user_1', 'user_2')).toEqual(['NotCommitted', 'done']);
    vi.advanceTimersByTime(1_000);
    locked.clear();
    expect(await add('user_1', 'user_2')).toEqual(['done', 'done']);
    expect(tried).toEqual(['user_1 user_2', 'user_2', 'user_2', 'user_2', '~user_1']);
  });

  it('waits for less where others were found locked before, and for as long as ever once more where nobody has what it waits for', async () => {
    locked.add('user_1');
    await add('user_1');
    locked.add('user_2');
    await add('user_2', 'user_3');
    expect(waits).toEqual([undefined, 300, 300]);
    isUnseen = isBrief = true;
    locked.add('user_3');
    expect(await add('user_3')).toEqual(['done']);
    expect(waits.slice(3)).toEqual([300, undefined]);
    vi.advanceTimersByTime(10_000);
    await add('user_3');
    expect(waits.at(-1)).toBeUndefined();
  });

  it('tries apart from others what was locked, however long ago', async () => {
    locked.add('user_1');
    await add('user_1');
    locked.clear();
    await vi.advanceTimersByTimeAsync(500_000);
    await add('user_1', 'user_2');
    expect(tried.slice(1)).toEqual(['user_2', '~user_1']);
  });

  it('has what was not done tried again when they are free, whoever saw that first', async () => {
    locked.add('user_1');
    await add('user_1');
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual(['look']);
    locked.clear();
    await add('user_1');
    expect(queue.willLook).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect([told, queue.willLook]).toEqual([['look', 'look'], false]);
  });

  it('has nobody wait for a hold that is given back, whosever it is', async () => {
    locked.add('user_1').add('req_1');
    await add('user_1');
    expect(await add('req_1', 'req_2', 'user_2')).toEqual(['NotCommitted', 'done', 'done']);
    expect(tried.slice(1)).toEqual(['user_2', '~req_1 req_2', '~req_2']);
  });

  it('is not away where a lock is given back at the end of a short wait', async () => {
    locked.add('user_1');
    await add('user_1');
    vi.advanceTimersByTime(1_000);
    isUnseen = true;
    expect(await add('user_1')).toEqual(['NotCommitted']);
    expect([queue.isAway, queue.willLook]).toEqual([false, true]);
  });

  it('does once more what waited for a lock that was given back just then', async () => {
    locked.add('user_1');
    isUnseen = isBrief = true;
    expect(await add('user_1', 'user_2')).toEqual(['done', 'done']);
    expect([tried, told]).toEqual([['user_1 user_2', 'user_1 user_2'], []]);
  });

  it('is away where nobody has accounts locked and it waits all the same', async () => {
    locked.add('user_1');
    isUnseen = true;
    expect(await add('user_1')).toEqual(['NotCommitted']);
    expect([tried, told]).toEqual([['user_1', 'user_1'], ['failing']]);
  });

  it('waits only shortly for each of those that it tries one by one', async () => {
    locked.add('user_1').add('user_2');
    await add('user_1', 'user_2');
    vi.advanceTimersByTime(1_000);
    locked.clear();
    refused.add('user_1');
    expect(await add('user_1', 'user_2')).toEqual(['RefusedBatch', 'done']);
    expect(tried.slice(1)).toEqual(['~user_1 user_2', '~user_1', '~user_2']);
  });

  it('tries nothing more one by one when the database is away, and says once that it is back', async () => {
    refused.add('user_1');
    breaksOff = true;
    expect(await add('user_1', 'user_2', 'user_3')).toEqual(['NotCommitted', 'NotCommitted', 'NotCommitted']);
    expect(tried).toEqual(['user_1 user_2 user_3', 'user_1', 'user_1']);
    isAway = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(told).toEqual(['failing', 'working']);
  });
});
