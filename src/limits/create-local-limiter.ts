import {
  chooseTighterLevel,
  slotRetryMs,
  type LimitAnswer,
  type LimitedParty,
  type Limiter,
  type LimitLease,
  type LimitLevel,
  type LimitRefusal,
  type LimitReport,
  type LimitRequest,
} from '../core/limiter.ts';
import { TokenBucket } from './token-bucket.ts';

export interface LocalLimiterOptions {
  /** A monotonic clock, in milliseconds. Default: the time since the process began. */
  readonly now?: () => number;
}

/** Parties kept before those are looked for that can be forgotten. */
const sweepSize = 1_000;

/** Limits of this process alone, without a promise and without a timer. */
export function createLocalLimiter({ now = () => performance.now() }: LocalLimiterOptions = {}): Limiter {
  const accounts = new PartyAccounts();
  return {
    take: (request) => take(request, accounts, now),
    close: () => Promise.resolve(),
  };
}

/** What one party has used and has under way. */
class PartyAccount {
  requests: TokenBucket | null = null;
  tokens: TokenBucket | null = null;
  slots = 0;

  /** To what the limits allow now; a bucket without a limit is forgotten. */
  adjust({ limits: { rpm, tpm } }: LimitedParty, now: number): void {
    this.requests = adjustBucket(this.requests, rpm, now);
    this.tokens = adjustBucket(this.tokens, tpm, now);
  }

  isIdle(now: number): boolean {
    this.requests?.refill(now);
    this.tokens?.refill(now);
    return this.slots === 0 && this.requests?.isFull !== false && this.tokens?.isFull !== false;
  }
}

function adjustBucket(bucket: TokenBucket | null, capacity: number | null, now: number): TokenBucket | null {
  if (capacity === null) return null;
  if (bucket === null) return new TokenBucket(capacity, now);
  bucket.refill(now);
  bucket.resize(capacity);
  return bucket;
}

/** Everybody who has used something lately. */
class PartyAccounts {
  readonly #accounts = new Map<string, PartyAccount>();
  #sweepAt = sweepSize;

  open(party: LimitedParty, now: number): PartyAccount {
    let account = this.#accounts.get(party.id);
    if (account === undefined) {
      account = new PartyAccount();
      this.#accounts.set(party.id, account);
    }
    account.adjust(party, now);
    return account;
  }

  /** Forgets who has nothing under way and nothing used. What that costs is paid for by those who came since the last time. */
  makeRoom(now: number): void {
    if (this.#accounts.size < this.#sweepAt) return;
    for (const [id, account] of this.#accounts) if (account.isIdle(now)) this.#accounts.delete(id);
    this.#sweepAt = Math.max(sweepSize, 2 * this.#accounts.size);
  }
}

/** One party as one request finds it. */
interface Claim {
  readonly party: LimitedParty;
  readonly account: PartyAccount;
  readonly tokens: number;
}

function take({ parties, tokens }: LimitRequest, accounts: PartyAccounts, now: () => number): LimitAnswer {
  const at = now();
  accounts.makeRoom(at);
  const claims = parties.map((party): Claim => {
    const reserved = Math.min(tokens, party.limits.tpm ?? 0);
    return { party, account: accounts.open(party, at), tokens: reserved };
  });
  const refusal = findRefusal(claims);
  if (refusal !== null) return { report: createReport(claims), outcome: refusal };
  for (const { party, account, tokens: reserved } of claims) {
    account.requests?.take(1);
    account.tokens?.take(reserved);
    if (isCounted(party)) account.slots += 1;
  }
  return { report: createReport(claims), outcome: createLease(claims, now) };
}

/** The limit that lasts longest: when it has passed, the others have. */
function findRefusal(claims: readonly Claim[]): LimitRefusal | null {
  let longest: LimitRefusal | null = null;
  const note = (kind: LimitRefusal['kind'], retryAfterMs: number) => {
    if (retryAfterMs > (longest?.retryAfterMs ?? 0)) longest = { kind, retryAfterMs };
  };
  for (const { party, account, tokens } of claims) {
    const { concurrency } = party.limits;
    note('requests', account.requests?.waitFor(1) ?? 0);
    note('tokens', account.tokens?.waitFor(tokens) ?? 0);
    if (concurrency !== null && account.slots >= concurrency) note('concurrency', slotRetryMs);
  }
  return longest;
}

/** Where their number is not limited requests take no slot: a response of a session, which has its own, is such a request. */
function isCounted({ limits }: LimitedParty): boolean {
  return limits.concurrency !== null;
}

function createLease(claims: readonly Claim[], now: () => number): LimitLease {
  return {
    end: (usedTokens) => {
      const at = now();
      for (const { party, account, tokens: reserved } of claims) {
        if (isCounted(party)) account.slots -= 1;
        const { tpm } = party.limits;
        const bucket = account.tokens;
        // What began without a limit does not count when there is one, and what was taken of a higher one is not given back to it.
        if (bucket === null || tpm === null || (usedTokens < reserved && tpm > bucket.capacity)) continue;
        bucket.refill(at);
        bucket.take(usedTokens - reserved);
      }
    },
  };
}

function createReport(claims: readonly Claim[]): LimitReport {
  let requests: LimitLevel | null = null;
  let tokens: LimitLevel | null = null;
  for (const { party, account } of claims) {
    requests = chooseTighterLevel(requests, describeLevel(account.requests, party.limits.rpm));
    tokens = chooseTighterLevel(tokens, describeLevel(account.tokens, party.limits.tpm));
  }
  return { requests, tokens };
}

function describeLevel(bucket: TokenBucket | null, limit: number | null): LimitLevel | null {
  if (bucket === null || limit === null) return null;
  return { limit, remaining: Math.max(0, Math.floor(bucket.level)), resetMs: bucket.resetMs };
}
