import type { LedgerOperation } from './ledger-batch.ts';

/** Pause between two looks whether they are free again, in milliseconds. */
export const lookPauseMs = 1_000;
/** Of what was not tried again for so long nothing is known any more, in milliseconds. */
const forgetMs = 10_000;

/** Whether something can be done with an account: `later`, or `apart` from others, so that nobody waits for it. */
export type Judgement = 'now' | 'apart' | 'later';

/** What somebody else had locked for longer than a batch waits: accounts, and holds of them, by id. */
export class LockedAccounts {
  /** When each may be tried again, by the clock of `performance.now()`. */
  readonly #againAt = new Map<string, number>();

  get size(): number {
    return this.#againAt.size;
  }

  judge(operation: LedgerOperation): Judgement {
    const againAt = this.#againAt.get(nameSubject(operation));
    // It may be of any account.
    if (againAt === undefined) return operation.kind === 'void' && this.size > 0 ? 'apart' : 'now';
    return performance.now() < againAt ? 'later' : 'apart';
  }

  noteLocked(ids: Iterable<string>): void {
    for (const id of ids) this.#againAt.set(id, performance.now() + lookPauseMs);
  }

  noteFree(operation: LedgerOperation): void {
    this.#againAt.delete(nameSubject(operation));
  }

  /** Forgets what nobody has tried again. */
  sweep(): void {
    const before = performance.now() - forgetMs;
    for (const [id, againAt] of this.#againAt) if (againAt < before) this.#againAt.delete(id);
  }
}

/** Of a hold that is voided only its id is known. */
function nameSubject(operation: LedgerOperation): string {
  if (operation.kind === 'void') return operation.holdId;
  return operation.kind === 'record' ? '' : operation.accountId;
}
