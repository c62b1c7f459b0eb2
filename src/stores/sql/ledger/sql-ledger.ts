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
import { JournalReplay } from './journal-replay.ts';
import { RefusedBatchError, type LedgerResult, type SettleOperation } from './ledger-batch.ts';
import {
  createLedgerFault,
  createLedgerUnavailable,
  createNoBalance,
  createNoBudget,
} from './ledger-errors.ts';
import { ProcessPots, type QueuedWant } from './process-pots.ts';
import type { SettlementJournal } from './settlement-journal.ts';
import {
  LostChargesError,
  UnwrittenCharges,
  type UnwrittenCharge,
  type UnwrittenState,
} from './unwritten-charges.ts';

/** How long requests wait for money, in milliseconds, and how much this process remembers. */
export interface LedgerLimits {
  /** A hold that takes longer is refused: its client must have an answer within two seconds. */
  readonly maxHoldMs: number;
  /** The same for one that waits for the start of what commits: on a busy machine that alone may take as long. */
  readonly maxFirstHoldMs: number;
  /** The end of an answer waits no longer for the database. */
  readonly maxEndingMs: number;
  /** While so many charges could be written neither to the database nor to the journal, nobody holds anything: 20 MB or so. */
  readonly maxUnwritten: number;
}

export const defaultLedgerLimits: LedgerLimits = {
  maxHoldMs: 1_800,
  maxFirstHoldMs: 10_000,
  maxEndingMs: 250,
  maxUnwritten: 10_000,
};

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
  /** A hold of another process, which the database refuses to give back. It is tried again from time to time, and told once. */
  onUnvoided(holdId: string, reason: string): void;
  /** A charge could be written nowhere, and what became of it. */
  onUnwritten(charge: UnwrittenCharge, state: UnwrittenState, error: unknown): void;
}

export interface SqlLedgerOptions extends Omit<CommitQueueOptions, 'onState' | 'onLook'> {
  /** `null` where there is no folder for one. */
  readonly journal: SettlementJournal | null;
  readonly watch: LedgerWatch;
  readonly limits: LedgerLimits;
}

/** The ledger over a database that commits batches. */
export class SqlLedger implements Ledger {
  readonly #backend: SqlLedgerOptions['backend'];
  readonly #queue: CommitQueue;
  readonly #journal: SettlementJournal | null;
  readonly #watch: LedgerWatch;
  readonly #limits: LedgerLimits;
  /** Holds that are being made, so that nothing is voided before it is there. */
  readonly #holding = new Map<string, Promise<void>>();
  /** Holds of sessions that this process made, and may make larger. */
  readonly #sessions = new Set<string>();
  readonly #pots: ProcessPots;
  readonly #unwritten: UnwrittenCharges;
  /** Holds that are to be voided when the database is back: no more than were there when it went. */
  #later: string[] = [];
  /** Holds of others that cannot be voided, which was told. */
  readonly #unvoided = new Set<string>();
  /** `null` where there is no journal. */
  readonly #replay: JournalReplay | null;

  constructor({ journal, watch, limits, ...options }: SqlLedgerOptions) {
    this.#backend = options.backend;
    this.#journal = journal;
    this.#watch = watch;
    this.#limits = limits;
    this.#queue = new CommitQueue({
      ...options,
      onState: (state, error) => {
        watch.onState(state, error);
        if (state === 'working') this.#catchUp();
      },
      onLook: () => {
        this.#catchUp();
      },
    });
    this.#pots = new ProcessPots(this.#queue);
    this.#replay =
      journal &&
      new JournalReplay({
        journal,
        charge: (operation) => this.#replayOne(operation),
        isAway: () => this.#queue.isAway,
        onUnreadable: (reason) => {
          watch.onRefused([], reason);
        },
      });
    this.#unwritten = new UnwrittenCharges({
      write: (operation) => this.#charge(operation),
      onState: (charge, state, error) => {
        watch.onUnwritten(charge, state, error);
      },
      max: limits.maxUnwritten,
    });
  }

  get state(): 'ok' | 'failing' {
    return this.#queue.isAway ? 'failing' : 'ok';
  }

  get waitingCharges(): number {
    return this.#journal?.lineCount ?? 0;
  }

  async hold(request: HoldRequest): Promise<void> {
    if (request.amount < 0n) throw new RangeError('A hold is at least 0');
    if (this.#unwritten.isFull) throw createLedgerUnavailable(new Error('Too many charges wait'));
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
    return await this.#charge(operation);
  }

  async void(holdId: string): Promise<void> {
    this.#sessions.delete(holdId);
    await within(this.#voidWhenHeld(holdId), this.#limits.maxEndingMs);
  }

  /**
   * Voids holds of others, as many as there may be. Those stay that the database refuses, or that somebody has locked. Rejects
   * when it is away; then the rest stays.
   */
  async voidAll(holdIds: readonly string[]): Promise<void> {
    await Promise.all(holdIds.map((holdId) => this.#tryVoid(holdId)));
  }

  /** One row must not keep a process from its work. */
  async #tryVoid(holdId: string): Promise<void> {
    try {
      await this.#addVoid(holdId);
      this.#unvoided.delete(holdId);
    } catch (error) {
      if (error instanceof NotCommittedError && !this.#queue.isAway) return;
      if (!(error instanceof RefusedBatchError)) throw error;
      if (!this.#unvoided.has(holdId)) this.#watch.onUnvoided(holdId, error.message);
      this.#unvoided.add(holdId);
    }
  }

  /** Charges what is in the journal, as far as that can be done now. Never rejects. */
  async replay(): Promise<void> {
    await this.#replay?.run();
  }

  /**
   * Waits for what is under way, and tries on to write what could be written nowhere; what is left after this time goes to the journal.
   * Rejects with LostChargesError, with all else done, where that does not take it either: then each of those was told.
   */
  async close(maxMs: number): Promise<void> {
    const deadline = performance.now() + maxMs;
    this.#doLater();
    this.#pots.close();
    const left = await this.#unwritten.close(maxMs);
    const leftMs = Math.max(0, deadline - performance.now());
    await within(Promise.all([this.#replay?.running, this.#queue.close()]), leftMs);
    const written = await Promise.allSettled(left.map((operation) => this.#append(operation)));
    await this.#journal?.close();
    const lost = written.flatMap((outcome, index) => {
      const operation = left[index] as SettleOperation;
      if (outcome.status === 'rejected') this.#unwritten.lose(operation, outcome.reason);
      else this.#unwritten.end(operation);
      return outcome.status === 'rejected' ? [operation] : [];
    });
    if (lost.length > 0) throw new LostChargesError(lost.length);
  }

  async #hold(request: HoldRequest): Promise<void> {
    const { id, owner } = request;
    const { maxHoldMs, maxFirstHoldMs } = this.#limits;
    const maxMs = this.#backend.isStarting === true ? maxFirstHoldMs : maxHoldMs;
    const queued = isOfPot(request) ? this.#pots.want(request) : this.#addHold(request);
    const result = await within(queued.result, maxMs).catch((error: unknown) => error as Error);
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
    } else if (failure instanceof NotCommittedError && failure.isUncertain) this.#later.push(id);
  }

  async #voidWhenHeld(holdId: string): Promise<void> {
    await this.#holding.get(holdId)?.catch(() => undefined);
    const released = this.#pots.release(holdId);
    if (released !== null) return await released;
    await this.#voidRow(holdId);
  }

  /** Never rejects: what cannot be done now is done when the database is back. */
  async #voidRow(holdId: string): Promise<void> {
    await this.#addVoid(holdId).catch((error: unknown) => {
      if (error instanceof NotCommittedError) this.#later.push(holdId);
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
    let correct: ReturnType<ProcessPots['noteTaken']> = () => undefined;
    const queued = this.#queue.add('settle', () => {
      correct = this.#pots.noteTaken(operation.holdId);
      return operation;
    });
    queued.result.then(
      (result) => {
        if (result.kind === 'charged' && result.isRepeated) correct('charged before');
      },
      (error: unknown) => {
        if (error instanceof NotCommittedError) correct('not charged');
      },
    );
    return queued;
  }

  #toCharge(result: LedgerResult): Charge {
    if (result.kind !== 'charged') throw new Error(`A settlement became ${result.kind}`);
    const { cost, writtenOff } = result;
    if (writtenOff > 0n) this.#watch.onWriteOff(writtenOff);
    return { cost, writtenOff, place: 'database' };
  }

  /** Writes it to the database or the journal; what can be written to neither is kept. */
  async #charge(operation: SettleOperation): Promise<Charge> {
    this.#unwritten.begin(operation);
    try {
      const charge = await this.#write(operation);
      this.#unwritten.end(operation);
      return charge;
    } catch (error) {
      if (!(error instanceof RefusedBatchError)) {
        this.#unwritten.keep(operation, error);
        throw createLedgerUnavailable(error);
      }
      if (await this.#putAside(operation, error)) this.#unwritten.drop(operation);
      else this.#unwritten.lose(operation, error);
      throw createLedgerFault(new Error(error.message));
    }
  }

  async #write(operation: SettleOperation): Promise<Charge> {
    const queued = this.#addSettlement(operation);
    try {
      const result = await within(queued.result, this.#limits.maxEndingMs);
      return result === late ? await this.#writeLate(operation, queued) : this.#toCharge(result);
    } catch (error) {
      if (error instanceof NotCommittedError) return await this.#writeToJournal(operation);
      throw error;
    }
  }

  /** It may be in a commit that nobody knows the end of; to charge it again changes nothing. */
  async #writeLate(operation: SettleOperation, queued: QueuedOperation): Promise<Charge> {
    if (queued.withdraw()) return await this.#writeToJournal(operation);
    const charged = queued.result.then((result) => this.#toCharge(result));
    // Whoever of the two is first; of both failing the caller is told what counts.
    const tries = [charged, this.#writeToJournal(operation)];
    return await Promise.any(tries).catch(({ errors: [ofDatabase, ofJournal] }: AggregateError) => {
      throw ofDatabase instanceof RefusedBatchError ? ofDatabase : (ofJournal as Error);
    });
  }

  async #writeToJournal(operation: SettleOperation): Promise<Charge> {
    await this.#append(operation);
    if (!this.#queue.isAway && !this.#queue.willLook) void this.replay();
    return { cost: operation.cost, writtenOff: 0n, place: 'journal' };
  }

  async #append(operation: SettleOperation): Promise<void> {
    if (this.#journal === null) throw new Error('There is no journal');
    await this.#journal.append(operation);
    this.#watch.onJournaled();
  }

  /** Keeps what the database never takes for somebody to look at; `false` where that cannot be. */
  async #putAside(operation: SettleOperation, { message }: RefusedBatchError): Promise<boolean> {
    const kept =
      this.#journal?.keepAside([renderSettlement(operation)]) ?? Promise.reject(new Error(message));
    const isKept = await kept.then(
      () => true,
      () => false,
    );
    if (isKept) this.#watch.onRefused([operation.holdId], message);
    void this.#voidWhenHeld(operation.holdId);
    this.#pots.repeat();
    return isKept;
  }

  #catchUp(): void {
    this.#doLater();
    this.#unwritten.retry();
    this.#pots.repeat();
    void this.replay();
  }

  #doLater(): void {
    for (const holdId of this.#later.splice(0)) void this.#voidRow(holdId);
  }

  async #replayOne(operation: SettleOperation): Promise<'done' | 'away'> {
    try {
      this.#toCharge(await this.#addSettlement(operation).result);
    } catch (error) {
      // It stays in the journal where it cannot be put aside.
      if (!(error instanceof RefusedBatchError) || !(await this.#putAside(operation, error))) return 'away';
    }
    return 'done';
  }
}

/** A hold of a task or a session outlives its process, and one with a budget counts against that, too: those have rows of their own. */
function isOfPot({ owner, budget }: HoldRequest): boolean {
  return owner === 'request' && budget === null;
}
