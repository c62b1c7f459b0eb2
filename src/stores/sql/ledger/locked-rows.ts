import { listNeededRows, nameBudget } from './apply-batch.ts';
import type { LedgerOperation } from './ledger-batch.ts';

/** Pause between two looks whether they are free again, in milliseconds. */
export const lookPauseMs = 1_000;
/** Of what was not tried again for so long nothing is known any more, in milliseconds. Until then it costs nobody else anything. */
const forgetMs = 600_000;
/** For so long after something was found locked more is likely to be, in milliseconds. */
const likelyMs = 10_000;

/** Whether something can be done with what it is about: `later`, or `apart` from others, so that nobody waits for it. */
export type Judgement = 'now' | 'apart' | 'later';

/** What somebody else had locked for longer than a batch waits: accounts, holds and budgets, as `LockedBatchError` names them. */
export class LockedRows {
  /** When each may be tried again, by the clock of `performance.now()`. */
  readonly #againAt = new Map<string, number>();
  #likelyUntil = -Infinity;

  /** Whether whoever locked something seems to go on. */
  get isMoreLikely(): boolean {
    return performance.now() < this.#likelyUntil;
  }

  get size(): number {
    return this.#againAt.size;
  }

  judge(operation: LedgerOperation): Judgement {
    if (this.size === 0) return 'now';
    const times = listSubjects(operation).flatMap((id) => this.#againAt.get(id) ?? []);
    // One that is voided may be of any account.
    if (times.length === 0) return operation.kind === 'void' ? 'apart' : 'now';
    return performance.now() < Math.max(...times) ? 'later' : 'apart';
  }

  noteLocked(ids: Iterable<string>): void {
    for (const id of ids) {
      this.#againAt.set(id, performance.now() + lookPauseMs);
      this.#likelyUntil = performance.now() + likelyMs;
    }
  }

  noteFree(operation: LedgerOperation): void {
    for (const id of listSubjects(operation)) this.#againAt.delete(id);
  }

  /** Forgets what nobody has tried again. */
  sweep(): void {
    const before = performance.now() - forgetMs;
    for (const [id, againAt] of this.#againAt) if (againAt < before) this.#againAt.delete(id);
  }
}

/** Of a hold that is voided only its id is known. */
function listSubjects(operation: LedgerOperation): readonly string[] {
  const { accountIds, holdIds, budgets } = listNeededRows({ operations: [operation] });
  return [...accountIds, ...holdIds, ...budgets.map(nameBudget)];
}
