import type { Charge, HoldRequest, Ledger, Settlement } from '../../../core/ledger.ts';
import { late, within } from '../../../core/within-time.ts';
import {
  CommitQueue,
  NotCommittedError,
  type CommitQueueOptions,
  type QueuedOperation,
} from './commit-queue.ts';
import { createSettleOperation } from './create-settle-operation.ts';
import { renderSettlement } from './journal-line.ts';
import {
  RefusedBatchError,
  type LedgerOperation,
  type LedgerResult,
  type SettleOperation,
} from './ledger-batch.ts';
import {
  createLedgerFault,
  createLedgerUnavailable,
  createNoBalance,
  createNoBudget,
} from './ledger-errors.ts';
import { ProcessPots, type QueuedWant } from './process-pots.ts';
import type { SettlementJournal } from './settlement-journal.ts';

/** How long requests wait for money, in milliseconds. */
export interface LedgerLimits {
  /** A hold that takes longer is refused: its client must have an answer within two seconds. */
  readonly maxHoldMs: number;
  /** The end of an answer waits no longer for the database. */
  readonly maxEndingMs: number;
}

export const defaultLedgerLimits: LedgerLimits = { maxHoldMs: 1_800, maxEndingMs: 250 };

/** Told what operators want to know. Nothing here says who was charged but ids. */
export interface LedgerWatch {
  /** The database began to fail, or is back. */
  onState(state: 'failing' | 'working', error: unknown): void;
  /** Part of a cost that nobody pays, in micro-USD. */
  onWriteOff(amount: bigint): void;
  /** A settlement went to the journal. */
  onJournaled(): void;
  /** Settlements that can never be charged, or that nobody can read; they are kept in `settlements-….journal.rejected`. */
  onRefused(holdIds: readonly string[], reason: string): void;
}

export interface SqlLedgerOptions extends Omit<CommitQueueOptions, 'onState'> {
  /** `null` where there is no folder for one. */
  readonly journal: SettlementJournal | null;
  readonly watch: LedgerWatch;
  readonly limits: LedgerLimits;
}

/** The ledger over a database that commits batches. */
export class SqlLedger implements Ledger {
  readonly #queue: CommitQueue;
  readonly #journal: SettlementJournal | null;
  readonly #watch: LedgerWatch;
  readonly #limits: LedgerLimits;
  /** Holds that are being made, so that nothing is voided before it is there. */
  readonly #holding = new Map<string, Promise<void>>();
  /** Holds of sessions that this process made, and may make larger. */
  readonly #sessions = new Set<string>();
  readonly #pots: ProcessPots;
  /** What is to be done when the database is back and is in no journal: no more than was under way when it went. */
  #later: LedgerOperation[] = [];
  #replaying: Promise<void> | null = null;

  constructor({ journal, watch, limits, ...options }: SqlLedgerOptions) {
    this.#journal = journal;
    this.#watch = watch;
    this.#limits = limits;
    this.#queue = new CommitQueue({
      ...options,
      onState: (state, error) => {
        watch.onState(state, error);
        if (state === 'working') this.#catchUp();
      },
    });
    this.#pots = new ProcessPots(this.#queue);
  }

  get state(): 'ok' | 'failing' {
    return this.#queue.isAway ? 'failing' : 'ok';
  }

  get waitingCharges(): number {
    return this.#journal?.lineCount ?? 0;
  }

  async hold(request: HoldRequest): Promise<void> {
    if (request.amount < 0n) throw new RangeError('A hold is at least 0');
    if (request.isUnlimited && request.budget === null) return;
    if (isOfPot(request) && this.#pots.draw(request)) return;
    const held = this.#hold(request).finally(() => this.#holding.delete(request.id));
    this.#holding.set(request.id, held);
    await held;
  }

  async settle(settlement: Settlement): Promise<Charge> {
    const { holdId, cost } = settlement;
    const unpaid = createSettleOperation(settlement);
    const operation = { ...unpaid, pot: this.#pots.end(holdId, cost) };
    this.#sessions.delete(holdId);
    const queued = this.#addSettlement(operation);
    try {
      const result = await within(queued.result, this.#limits.maxEndingMs);
      return result === late ? await this.#journalLate(operation, queued) : this.#toCharge(result);
    } catch (error) {
      if (error instanceof RefusedBatchError) throw await this.#refuse(operation, error);
      if (error instanceof NotCommittedError) return await this.#writeToJournal(operation);
      throw error;
    }
  }

  async void(holdId: string): Promise<void> {
    this.#sessions.delete(holdId);
    await within(this.#voidWhenHeld(holdId), this.#limits.maxEndingMs);
  }

  /** Voids holds of others, as many as there may be. Rejects when the database is away; then the rest stays. */
  async voidAll(holdIds: readonly string[]): Promise<void> {
    await Promise.all(holdIds.map((holdId) => this.#addVoid(holdId)));
  }

  /** Charges what is in the journal; resolves when it is empty, or the database is away. Never rejects. */
  replay(): Promise<void> {
    return (this.#replaying ??= this.#replayJournal()
      .catch((error: unknown) => {
        this.#watch.onRefused([], `the journal cannot be read: ${String(error)}`);
      })
      .finally(() => (this.#replaying = null)));
  }

  /** Waits for what is under way; what is left after this time goes to the journal. */
  async close(maxMs: number): Promise<void> {
    this.#doLater();
    this.#pots.close();
    await within(Promise.all([this.#replaying, this.#queue.close()]), maxMs);
    const left = this.#later.filter((operation) => operation.kind === 'settle');
    await Promise.allSettled(left.map((operation) => this.#journal?.append(operation)));
    await this.#journal?.close();
  }

  async #hold(request: HoldRequest): Promise<void> {
    const { id, owner } = request;
    const queued = isOfPot(request) ? this.#pots.want(request) : this.#addHold(request);
    const result = await within(queued.result, this.#limits.maxHoldMs).catch(
      (error: unknown) => error as Error,
    );
    if (result === late || result instanceof Error) {
      this.#undo(request, queued, result);
      if (result instanceof RefusedBatchError) throw createLedgerFault(result);
      throw createLedgerUnavailable(result === late ? null : result);
    }
    if (result.kind === 'no_balance') throw createNoBalance();
    if (result.kind === 'no_budget') throw createNoBudget(result.retryAfterMs);
    if (result.kind === 'ended') throw createLedgerFault(new Error(`The hold ${id} has ended`));
    if (owner === 'session') this.#sessions.add(id);
  }

  /** A hold that was refused must not be there later. */
  #undo({ id }: HoldRequest, queued: QueuedOperation | QueuedWant, failure: Error | typeof late): void {
    // It was there before and only did not grow.
    if (this.#sessions.has(id)) return;
    if (failure === late) {
      if (queued.withdraw()) return;
      void queued.result.catch(() => null).then(() => this.#voidWhenHeld(id));
    } else if (failure instanceof NotCommittedError && failure.isUncertain)
      this.#later.push({ kind: 'void', holdId: id });
  }

  async #voidWhenHeld(holdId: string): Promise<void> {
    await this.#holding.get(holdId)?.catch(() => undefined);
    const released = this.#pots.release(holdId);
    if (released !== null) return await released;
    await this.#addVoid(holdId).catch((error: unknown) => {
      this.#repeat({ kind: 'void', holdId }, error);
    });
  }

  #addHold(request: HoldRequest): QueuedOperation {
    const { id, owner, accountId, keyId, amount, isUnlimited, budget } = request;
    // Nothing but this: it goes to another thread, where not everything can go that a caller's object may hold.
    const operation = { kind: 'hold', id, owner, accountId, keyId, amount, isUnlimited, budget } as const;
    return this.#queue.add('hold', () => operation);
  }

  #addVoid(holdId: string): Promise<LedgerResult> {
    return this.#queue.add('void', () => ({ kind: 'void', holdId })).result;
  }

  #addSettlement(operation: SettleOperation): QueuedOperation {
    let undo = (): void => undefined;
    const queued = this.#queue.add('settle', () => {
      undo = this.#pots.noteTaken(operation.holdId);
      return operation;
    });
    queued.result.catch((error: unknown) => {
      if (error instanceof NotCommittedError) undo();
    });
    return queued;
  }

  #addAgain(operation: LedgerOperation): Promise<LedgerResult> {
    if (operation.kind === 'settle') return this.#addSettlement(operation).result;
    return this.#queue.add(operation.kind, () => operation).result;
  }

  #toCharge(result: LedgerResult): Charge {
    if (result.kind !== 'charged') throw new Error(`A settlement became ${result.kind}`);
    const { cost, writtenOff } = result;
    if (writtenOff > 0n) this.#watch.onWriteOff(writtenOff);
    return { cost, writtenOff, place: 'database' };
  }

  /** It may be in a commit that nobody knows the end of; to charge it again changes nothing. */
  async #journalLate(operation: SettleOperation, queued: QueuedOperation): Promise<Charge> {
    if (queued.withdraw()) return await this.#writeToJournal(operation);
    const charged = queued.result.then((result) => this.#toCharge(result));
    // Whoever of the two is first; both failing is what the caller is told.
    return await Promise.any([charged, this.#writeToJournal(operation)]).catch((error: unknown) => {
      throw createLedgerUnavailable(error);
    });
  }

  async #writeToJournal(operation: SettleOperation): Promise<Charge> {
    try {
      if (this.#journal === null) throw new Error('There is no journal');
      await this.#journal.append(operation);
    } catch (error) {
      this.#later.push(operation);
      if (!this.#queue.isAway) this.#doLater();
      throw createLedgerUnavailable(error);
    }
    this.#watch.onJournaled();
    if (!this.#queue.isAway) void this.replay();
    return { cost: operation.cost, writtenOff: 0n, place: 'journal' };
  }

  async #refuse(operation: SettleOperation, { message }: RefusedBatchError): Promise<Error> {
    this.#watch.onRefused([operation.holdId], message);
    await this.#journal?.keepAside([renderSettlement(operation)]).catch(() => undefined);
    void this.#voidWhenHeld(operation.holdId);
    this.#pots.repeat();
    return createLedgerFault(new Error(message));
  }

  #catchUp(): void {
    this.#doLater();
    this.#pots.repeat();
    void this.replay();
  }

  #doLater(): void {
    for (const operation of this.#later.splice(0))
      this.#addAgain(operation).catch((error: unknown) => {
        this.#repeat(operation, error);
      });
  }

  #repeat(operation: LedgerOperation, error: unknown): void {
    if (error instanceof NotCommittedError) this.#later.push(operation);
    else if (operation.kind === 'settle') this.#watch.onRefused([operation.holdId], String(error));
  }

  async #replayJournal(): Promise<void> {
    const journal = this.#journal;
    while (journal !== null && !journal.isEmpty) {
      const part = await journal.read();
      if (part.damagedCount > 0) this.#watch.onRefused([], 'lines of the journal cannot be read');
      const isCharged = await Promise.all(part.settlements.map((settlement) => this.#replayOne(settlement)));
      if (isCharged.includes('away')) return;
      await journal.finish(part);
    }
  }

  async #replayOne(operation: SettleOperation): Promise<'done' | 'away'> {
    try {
      this.#toCharge(await this.#addSettlement(operation).result);
    } catch (error) {
      if (!(error instanceof RefusedBatchError)) return 'away';
      await this.#refuse(operation, error);
    }
    return 'done';
  }
}

/** A hold of a task or a session outlives its process, and one with a budget counts against that, too: those have rows of their own. */
function isOfPot({ owner, budget }: HoldRequest): boolean {
  return owner === 'request' && budget === null;
}
