import { estimateInput } from '../../core/tokens/estimate-tokens.ts';
import type { RequestDues } from '../../core/dues.ts';
import type { Ledger } from '../../core/ledger.ts';
import type { Limiter } from '../../core/limiter.ts';
import { createModelNotAllowed, mayUseModel } from '../../core/may-use-model.ts';
import { noteModel } from '../../core/note-model.ts';
import type { Principal } from '../../core/principal.ts';
import type { UpstreamAnswer } from '../../core/provider.ts';
import type { ModelCall, Router, ServedModel } from '../../core/router.ts';
import {
  estimateOutput,
  listNamedModels,
  readDemand,
  refuseUnpricedChoices,
  type Demand,
  type NamedModel,
} from '../../metering/index.ts';
import type { ConfigurationInUse } from './configuration-in-use.ts';
import { listNamedDemands, listPayables } from './list-payables.ts';
import { findHoldAmount, listPrices, openCharge, type PricedCall } from './request-money.ts';
import { listParties, takeLimits, type TokenDemand } from './take-limits.ts';

type RouterParts = keyof Router | 'keep';

export interface ChargingParts {
  readonly limiter: Limiter;
  readonly ledger: Ledger;
  readonly readInUse: () => ConfigurationInUse<RouterParts>;
}

/**
 * A router that calls nobody before the request may use the model, keeps its limits, and has the money for it. What it takes
 * for a request is in its dues, and is given back when the request ends. A key without limits that asks for a free model costs
 * nothing here.
 */
export function createChargingRouter(parts: ChargingParts): Router {
  const { readInUse } = parts;
  return {
    findModel: (name) => readInUse().router.findModel(name),
    listModels: () => readInUse().router.listModels(),
    call: (call) => {
      const { router, terms } = readInUse();
      const { principal } = call.request;
      // What was found before may have been replaced since then.
      const model = router.findModel(call.modelName);
      // Who asks for what is not served is told so first.
      if (principal === null || !model?.operations.has(call.operation)) return router.call(call);
      const named = listNamedModels(call.request.body.value);
      const gate = { ...parts, router, terms, call, principal, model, named };
      return isOpen(gate) ? router.call(call) : keepThrough(gate);
    },
  };
}

interface Gate extends ChargingParts, ConfigurationInUse<RouterParts> {
  readonly call: ModelCall;
  readonly principal: Principal;
  readonly model: ServedModel;
  /** Those that the upstream may ask beside it. */
  readonly named: readonly NamedModel[];
}

/** Whether nothing limits the request and nobody may have to pay for it. */
function isOpen(gate: Gate): boolean {
  const { principal, model, terms, named } = gate;
  const { models, keyLimits, userLimits } = principal;
  const findPrice = createPriceFinder(gate);
  return (
    models === null &&
    keyLimits === null &&
    userLimits === null &&
    terms.userLimits === null &&
    terms.findPrice(model) === null &&
    model.fallbacks.every((fallback) => terms.findPrice(fallback) === null) &&
    named.every(({ name }) => findPrice(name) === null)
  );
}

/** The configuration may be replaced while limits and money are waited for. */
async function keepThrough(gate: Gate): Promise<UpstreamAnswer> {
  const release = gate.router.keep();
  try {
    return await passThrough(gate);
  } finally {
    release();
  }
}

/** In this order: may it use the model, is there a price for what it chooses, does it keep its limits, can it pay. */
async function passThrough(gate: Gate): Promise<UpstreamAnswer> {
  const { call, principal, model, router } = gate;
  noteModel(call.request.notes, model, call.modelName);
  const mayAsk = (other: ServedModel) => mayUseModel(principal, other, router);
  if (!mayAsk(model)) throw createModelNotAllowed(model);
  checkNamed(gate);
  const demand = readDemand(call.operation, call.request.body.value, call.firstInput);
  const allowedCall = principal.models === null ? call : { ...call, mayAsk };
  const models = [model, ...model.fallbacks.filter(mayAsk)].filter(({ operations }) =>
    operations.has(call.operation),
  );
  const payables = demand === null ? [] : listPayables({ ...gate, demand, models }, gate.terms);
  if (payables.length > 0) refuseUnpricedChoices(call.operation, call.request.body.value);
  const dues = await enter(gate, demand);
  call.request.dues = dues;
  if (demand === null || payables.length === 0) return await router.call(allowedCall);
  const prices = listPrices(models, gate.terms);
  const isServed = (name: string) => router.findModel(name) !== null;
  const priced = { call, demand, principal, prices, findPrice: createPriceFinder(gate), isServed };
  const money = await openCharge(priced, findHoldAmount(call, payables, gate.terms), gate.ledger);
  dues.charge = money;
  return await money.make(allowedCall, router);
}

/** A model that the upstream asks is asked all the same. Throws `permission_denied`. */
function checkNamed({ principal, router, named }: Gate): void {
  if (principal.models === null) return;
  for (const { name } of named) {
    // What is not served here may be all the same at the upstream.
    const model = router.findModel(name) ?? { id: name };
    if (!mayUseModel(principal, model, router)) throw createModelNotAllowed(model);
  }
}

/** By the prices of the request's beginning. */
function createPriceFinder({ router, terms }: Gate): PricedCall['findPrice'] {
  return (name) => {
    const model = router.findModel(name);
    return model === null ? null : terms.findPrice(model);
  };
}

async function enter(gate: Gate, demand: Demand | null): Promise<RequestDues> {
  const { call, principal, limiter, terms } = gate;
  const { request } = call;
  const parties = listParties(principal, terms.userLimits);
  if (parties.length === 0) return { report: null, lease: null, charge: null };
  let report: RequestDues['report'] = null;
  const limited = { requestId: request.requestId, parties, readTokens: () => readTokens(gate, demand) };
  const lease = await takeLimits(limited, limiter, (found) => {
    report = found;
    request.dues = { report, lease: null, charge: null };
  });
  return { report, lease, charge: null };
}

function readTokens({ call, model, router, terms, named }: Gate, demand: Demand | null): TokenDemand {
  if (demand === null) return { input: 0, output: 0 };
  const { holdOutputTokens } = terms;
  const demands = [{ model, demand }, ...listNamedDemands({ named, demand, router, models: [model] })];
  const outputs = demands.map((one) => estimateOutput({ ...one, holdOutputTokens }));
  return { input: estimateInput(call.request), output: Math.max(...outputs) };
}
