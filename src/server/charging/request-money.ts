import type { ChargeEnding, RequestCharge } from '../../core/dues.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { PriceConfig } from '../../core/config.ts';
import type { RequestNotes } from '../../core/operation.ts';
import type { Ledger } from '../../core/ledger.ts';
import type { Principal } from '../../core/principal.ts';
import type { UpstreamAnswer, UpstreamEvent } from '../../core/provider.ts';
import type { ModelCall, Router, ServedModel } from '../../core/router.ts';
import type { UsageOutcome } from '../../core/usage.ts';
import {
  computeCost,
  countPictures,
  estimateHold,
  freePrice,
  measureInput,
  readUsage,
  StreamedPictures,
  tellKinds,
  type Demand,
  type PictureCount,
} from '../../metering/index.ts';
import type { ChargingTerms } from './charging-terms.ts';

/** A request for which something may have to be paid. */
export interface PricedCall {
  readonly call: ModelCall;
  readonly demand: Demand;
  readonly principal: Principal;
  /** Of the models that may answer, by id: those that have one. */
  readonly prices: ReadonlyMap<string, PriceConfig>;
  /** Of any model that is served here, by any of its names; `null` where there is none. */
  readonly findPrice: (name: string) => PriceConfig | null;
  /** Whether a model is served here, by any of its names. */
  readonly isServed: (name: string) => boolean;
}

/** The prices of a model and of those that may answer in its place; empty where all are free. */
export function listPrices(
  models: readonly ServedModel[],
  { findPrice }: ChargingTerms,
): PricedCall['prices'] {
  return new Map(
    models.flatMap((model) => {
      const price = findPrice(model);
      return price === null ? [] : [[model.id, price] as const];
    }),
  );
}

/** A model that may have to be paid for a request, and for how much at most. */
export interface Payable {
  readonly model: ServedModel;
  readonly price: PriceConfig;
  readonly demand: Demand;
}

/** The most that any of these is expected to cost, in micro-USD. */
export function findHoldAmount(
  { request }: Pick<ModelCall, 'request'>,
  payables: readonly Payable[],
  { holdOutputTokens }: ChargingTerms,
): bigint {
  const input = measureInput(request);
  let most = 0n;
  for (const { model, price, demand } of payables) {
    const amount = estimateHold(price, { input, demand, model, holdOutputTokens });
    if (amount > most) most = amount;
  }
  return most;
}

/**
 * Holds money for a request before its upstream is called; nothing for an account that pays whatever it costs, unless its key
 * has a budget. Throws what the ledger does, and `permission_denied` for a key that belongs to nobody.
 */
export async function openCharge(priced: PricedCall, amount: bigint, ledger: Ledger): Promise<RequestMoney> {
  const { keyId, accountId, isUnlimited, budget } = priced.principal;
  if (accountId === null) throw createOwnerless();
  const { requestId: id } = priced.call.request;
  // Nothing is held for an account that pays whatever it costs, but it is asked whether it can be charged at all.
  await ledger.hold({ id, owner: 'request', accountId, keyId, amount, isUnlimited, budget });
  return new RequestMoney(priced, { ledger, accountId, isHeld: !isUnlimited || budget !== null });
}

/** The answer to a key that belongs to nobody and asks for what has a price. */
export function createOwnerless(): GatewayError {
  return new GatewayError(
    'permission_denied',
    'This API key belongs to no account that could pay for this model.',
    {
      reason: 'permission_denied',
    },
  );
}

interface MoneyParts {
  readonly ledger: Ledger;
  readonly accountId: string;
  readonly isHeld: boolean;
}

/** What is held for one request, until it is charged. Prices are those of its beginning. */
export class RequestMoney implements RequestCharge {
  readonly #priced: PricedCall;
  readonly #parts: MoneyParts;
  /** `null` where no picture is paid for by the piece. */
  #countPictures: ((outcome: UsageOutcome) => readonly PictureCount[]) | null = null;
  #ending: Promise<void> | null = null;
  isRecorded = false;

  constructor(priced: PricedCall, parts: MoneyParts) {
    this.#priced = priced;
    this.#parts = parts;
  }

  /** Makes the call, and counts the pictures that it brings where they are paid for by the piece. Throws what the router does. */
  async make(call: ModelCall, router: Router): Promise<UpstreamAnswer> {
    const { prices, demand } = this.#priced;
    if (![...prices.values()].some(({ pictures }) => pictures.length > 0)) return await router.call(call);
    const { operation, request: asked } = call;
    const drawing = { operation, request: asked.body.value, answers: demand.answers };
    const streamed = new StreamedPictures(drawing);
    this.#countPictures = (outcome) => (outcome === 'cancelled' ? streamed.begun : streamed.pictures);
    const onEvents = (events: readonly UpstreamEvent[]) => {
      streamed.add(events);
    };
    const answer = await router.call({ ...call, onEvents });
    if (answer.kind === 'whole') {
      const pictures = countPictures(answer.value, drawing);
      this.#countPictures = () => pictures;
    }
    return answer;
  }

  end(ending: ChargeEnding): Promise<void> {
    return (this.#ending ??= this.#end(ending));
  }

  async #end({ outcome, createRecord }: ChargeEnding): Promise<void> {
    const { ledger, accountId, isHeld } = this.#parts;
    const { requestId: holdId } = this.#priced.call.request;
    const cost = outcome === 'failed' ? 0n : this.#computeCost(outcome);
    const record = cost > 0n ? createRecord() : null;
    if (record === null) {
      if (isHeld) await ledger.void(holdId);
      return;
    }
    this.isRecorded = true;
    // It is tried on by itself, and logged; the answer has been given.
    await ledger.settle({ holdId, accountId, cost, record }).catch(() => undefined);
  }

  /** 0 where no answer has begun or nothing was used. A free model may have asked another that is none. */
  #computeCost(outcome: UsageOutcome): bigint {
    const { call, findPrice } = this.#priced;
    const { answer, isAnswered = false } = call.request.notes;
    if (!isAnswered) return 0n;
    const price = this.#findPrice(call.request.notes) ?? freePrice;
    const usage = answer === undefined ? null : readUsage(answer);
    if (usage === null) return 0n;
    const pictures = price.pictures.length === 0 ? [] : (this.#countPictures?.(outcome) ?? []);
    // What the upstream calls a model may be another one's name here.
    const findNamed = (name: string) => findPrice(answer?.names?.toServed(name) ?? name);
    const drawn = tellKinds(pictures, answer?.pictures ?? []);
    return computeCost(price, { usage, pictures: drawn, findPrice: findNamed });
  }

  /** Of the model that answered. One that is known behind another gateway only costs what the one does that the gateway was asked for. */
  #findPrice({ fallbackModel, modelInFront, model = '' }: RequestNotes): PriceConfig | null {
    const { prices, findPrice, isServed } = this.#priced;
    const isKnown = fallbackModel !== undefined && isServed(fallbackModel);
    const name = isKnown ? fallbackModel : (modelInFront ?? model);
    return prices.get(name) ?? (isKnown ? findPrice(name) : null);
  }
}
