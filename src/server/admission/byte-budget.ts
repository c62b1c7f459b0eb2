import { GatewayError } from '../../core/gateway-error.ts';
import type { MemoryAccount } from '../../core/memory-account.ts';

/** How much one API key or one client address holds, by kind. Shared. */
export type Holdings = Record<HoldingKind, number>;

/** Bytes in memory, and bytes of uploads on disk. */
export type HoldingKind = 'memoryBytes' | 'uploadBytes';

/** Counts the bytes that the process holds at once for requests. Shared. */
export interface ByteBudget {
  /** An account for one request. What it takes also counts for each of the holders, its key and its address. */
  open(holders: readonly Holdings[]): ByteAccount;
  readonly usedBytes: number;
}

/** The part of one request. */
export interface ByteAccount extends MemoryAccount {
  readonly heldBytes: number;
  /** Counts what is in memory already, however much that makes. */
  add(sizeBytes: number): void;
  /** Gives back what is left. */
  close(): void;
}

/** The part of a budget that one holder may have, so that there is always something left for others. */
const maxShare = 3 / 4;

/** A budget of `maxBytes` of one kind over all requests of this process. */
export function createByteBudget(maxBytes: number, kind: HoldingKind): ByteBudget {
  return new SharedBudget(maxBytes, kind);
}

class SharedBudget implements ByteBudget {
  usedBytes = 0;
  readonly kind: HoldingKind;
  readonly #maxBytes: number;
  readonly #shareBytes: number;

  constructor(maxBytes: number, kind: HoldingKind) {
    this.kind = kind;
    this.#maxBytes = maxBytes;
    this.#shareBytes = maxBytes * maxShare;
  }

  open(holders: readonly Holdings[]): ByteAccount {
    return new RequestAccount(this, holders);
  }

  /** Throws without taking anything. */
  take(sizeBytes: number, holders: readonly Holdings[]): void {
    if (this.usedBytes + sizeBytes > this.#maxBytes) throw createExhausted('The gateway is');
    for (const holder of holders) {
      if (holder[this.kind] + sizeBytes > this.#shareBytes) throw createExhausted('You keep the gateway');
    }
    this.add(sizeBytes, holders);
  }

  add(sizeBytes: number, holders: readonly Holdings[]): void {
    this.usedBytes += sizeBytes;
    for (const holder of holders) holder[this.kind] += sizeBytes;
  }
}

class RequestAccount implements ByteAccount {
  heldBytes = 0;
  readonly #budget: SharedBudget;
  readonly #holders: readonly Holdings[];

  constructor(budget: SharedBudget, holders: readonly Holdings[]) {
    this.#budget = budget;
    this.#holders = holders;
  }

  take(sizeBytes: number): void {
    this.#budget.take(sizeBytes, this.#holders);
    this.heldBytes += sizeBytes;
  }

  add(sizeBytes: number): void {
    this.#budget.add(sizeBytes, this.#holders);
    this.heldBytes += sizeBytes;
  }

  give(sizeBytes: number): void {
    this.add(-sizeBytes);
  }

  close(): void {
    this.give(this.heldBytes);
  }
}

function createExhausted(who: string): GatewayError {
  return new GatewayError('unavailable', `${who} busy with other large requests. Try again shortly.`, {
    reason: 'too_many_bytes_in_flight',
    retryAfterMs: 1_000,
  });
}
