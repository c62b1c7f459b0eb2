import type { PriceConfig } from '../../core/config.ts';
import type { HoldRequest, Ledger } from '../../core/ledger.ts';
import type { Principal } from '../../core/principal.ts';
import type { TokenUsage, UsageAttempt, UsageRecord, UsageRecorder } from '../../core/usage.ts';
import { computeCost } from '../../metering/index.ts';
import type { ResponseCharge, ResponseFacts, SessionMoney } from '../../realtime/index.ts';
import { createOwnerless } from '../charging/request-money.ts';
import { createRequestId } from '../exchange/create-request-id.ts';
import type { ReadOwner } from './create-read-owner.ts';
import { holdMost } from './hold-most.ts';
import { ResponseMoney } from './response-money.ts';

/** What the usage records of a session's responses have in common. */
export interface SessionRecordFacts {
  readonly model: string;
  readonly requestedModel: string;
  readonly status: 101 | 201;
}

export interface SessionMoneyParts {
  readonly ledger: Ledger;
  readonly recorder: UsageRecorder | null;
  /** Whom it began for: its key and its user stay. */
  readonly principal: Principal;
  /** Who pays, and how much at most; asked for each response. */
  readonly readOwner: ReadOwner;
  readonly facts: SessionRecordFacts;
  /** Of the models that may answer: those that have one. */
  readonly prices: readonly PriceConfig[];
}

/** Who answers. */
export interface ServedPlace {
  readonly model: string;
  readonly deploymentId: string;
  /** `null` for a model that is free. */
  readonly price: PriceConfig | null;
}

/** Output that is held for at once: 50 seconds of speech. */
const stepTokens = 1_000;

/** Of which at least so much, where there is no money for all of it: 5 seconds of speech. */
const leastTokens = 100;

/** The money of one session: of each response by itself, and never of the session. */
export class MoneyOfSession implements SessionMoney {
  readonly #parts: SessionMoneyParts;
  /** `null` while nobody has answered. */
  #place: ServedPlace | null = null;

  constructor(parts: SessionMoneyParts) {
    if (parts.prices.length > 0 && parts.principal.accountId === null) throw createOwnerless();
    this.#parts = parts;
  }

  /** From now on responses cost what this one says. */
  serve(place: ServedPlace): void {
    this.#place = place;
  }

  async open(): Promise<ResponseCharge> {
    const { ledger, recorder, readOwner } = this.#parts;
    const principal = await readOwner();
    const id = createRequestId();
    const [step, least] = [this.#computeStep(stepTokens), this.#computeStep(leastTokens)];
    const wanted = createHold(id, { principal, step });
    const held = wanted && { ...wanted, amount: await holdMost(ledger, wanted, [step, least]) };
    // Nothing is held for an account that pays whatever it costs; it was asked whether it can be charged at all.
    const hold = held?.isUnlimited === true && held.budget === null ? null : held;
    return new ResponseMoney({
      ledger,
      recorder,
      accountId: principal.accountId,
      hold,
      steps: [step, least],
      readPrice: () => this.#place?.price ?? null,
      createRecord: (facts) => this.#createRecord(id, facts),
    });
  }

  /** Of the dearest of those that may answer. */
  #computeStep(tokens: number): bigint {
    const prices = this.#place === null ? this.#parts.prices : listPrice(this.#place);
    return prices.reduce((most, price) => {
      const cost = computeStep(price, tokens);
      return cost > most ? cost : most;
    }, 0n);
  }

  #createRecord(requestId: string, facts: ResponseFacts): UsageRecord {
    const { principal, facts: session } = this.#parts;
    const { outcome, errorReason, startedAt, usage } = facts;
    const durationMs = round(facts.durationMs);
    const deploymentId = this.#place?.deploymentId ?? null;
    return {
      requestId,
      startedAt: Math.round(startedAt),
      keyId: principal.keyId,
      userId: principal.userId,
      operationId: 'connectRealtime',
      model: session.model,
      requestedModel: session.requestedModel,
      servedModel: this.#place?.model ?? null,
      deploymentId,
      attempts:
        deploymentId === null
          ? []
          : [{ deploymentId, outcome: mapOutcome(outcome), status: session.status, durationMs }],
      status: session.status,
      outcome,
      errorReason,
      durationMs,
      firstByteMs: facts.firstByteMs === null ? null : round(facts.firstByteMs),
      usage,
      cost: null,
    };
  }
}

function listPrice({ price }: ServedPlace): readonly PriceConfig[] {
  return price === null ? [] : [price];
}

/** `null` for what is free. */
function createHold(
  id: string,
  { principal, step: amount }: { readonly principal: Principal; readonly step: bigint },
): HoldRequest | null {
  const { accountId, keyId, isUnlimited, budget } = principal;
  if (amount === 0n || accountId === null) return null;
  return { id, owner: 'session', accountId, keyId, amount, isUnlimited, budget };
}

/** In words or in sound, whichever is dearer. */
function computeStep(price: PriceConfig, tokens: number): bigint {
  const words = computeCost(price, { usage: createOutput('text', tokens), pictures: [] });
  const sound = computeCost(price, { usage: createOutput('audio', tokens), pictures: [] });
  const most = words > sound ? words : sound;
  // What costs for its input alone is held, too.
  return most > 0n ? most : 1n;
}

function createOutput(kind: 'text' | 'audio', tokens: number): TokenUsage {
  const none = { image: 0, audio: 0, video: 0, document: 0 };
  return {
    inputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    outputTokens: tokens,
    thoughtTokens: 0,
    inputMediaTokens: none,
    outputMediaTokens: kind === 'audio' ? { ...none, audio: tokens } : none,
    source: 'estimated',
  };
}

function mapOutcome(outcome: ResponseFacts['outcome']): UsageAttempt['outcome'] {
  return outcome === 'answered' || outcome === 'cancelled' ? outcome : 'failed';
}

/** To a tenth of a millisecond. */
function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
