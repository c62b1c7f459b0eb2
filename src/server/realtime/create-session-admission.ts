import { systemClock } from '../../core/clock.ts';
import type { PriceConfig } from '../../core/config.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Ledger } from '../../core/ledger.ts';
import type { Limiter } from '../../core/limiter.ts';
import { mayUseModel } from '../../core/may-use-model.ts';
import type { Principal } from '../../core/principal.ts';
import type { SessionOrder } from '../../core/realtime/realtime-service.ts';
import type { ServedModel } from '../../core/router.ts';
import type { UsageRecorder } from '../../core/usage.ts';
import { estimateOutput } from '../../metering/index.ts';
import type { EnteredSession, SessionAdmission } from '../../realtime/index.ts';
import type { ChargingTerms } from '../charging/charging-terms.ts';
import type { ConfigurationInUse } from '../charging/configuration-in-use.ts';
import { listParties } from '../charging/take-limits.ts';
import { renderRateHeaders } from '../exchange/render-rate-headers.ts';
import { checkModel } from './check-model.ts';
import { createReadOwner, type ReadOwner } from './create-read-owner.ts';
import { MoneyOfSession } from './session-money.ts';
import { enterSessionLimits, type EnteredLimits } from './session-limits.ts';

type RouterParts = 'findModel' | 'listModels' | 'realtime' | 'keep';

export interface SessionAdmissionParts {
  readonly limiter: Limiter;
  readonly ledger: Ledger;
  readonly recorder: UsageRecorder | null;
  readonly readInUse: () => ConfigurationInUse<RouterParts>;
}

/** Limits and money of sessions, by the configuration that is in use when they begin. */
export function createSessionAdmission(parts: SessionAdmissionParts): SessionAdmission {
  return {
    enter: async (order) => {
      const { router, terms } = parts.readInUse();
      const leave = router.keep();
      try {
        return { ...(await enter({ ...parts, router, terms }, order)), leave };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

/** An order whose model was found. */
interface FoundOrder extends SessionOrder {
  readonly model: ServedModel;
}

interface Gate extends SessionAdmissionParts, ConfigurationInUse<RouterParts> {}

async function enter(gate: Gate, order: SessionOrder): Promise<Omit<EnteredSession, 'leave'>> {
  const { router, terms } = gate;
  const { request, modelName, param, profile } = order;
  const { ephemeralToken } = request;
  const principal = readPrincipal(order);
  // What was found before may have been replaced since then.
  const model = checkModel({ principal, profile, ephemeralToken, modelName, param }, router);
  const readOwner = createReadOwner(principal, order);
  const mayAsk = (other: ServedModel) => mayUseModel(principal, other, router);
  const limits = await takeLimits(gate, { request, model }, readOwner);
  try {
    const served = [model, ...model.fallbacks.filter(mayAsk)];
    const money = createMoney(gate, { ...order, model }, { readOwner, prices: listPrices(served, terms) });
    const firstCharge = await money.open();
    return {
      limits,
      money,
      firstCharge,
      open: async (wanted) => {
        const opened = await router.realtime.open({ ...wanted, mayAsk });
        const { model: answering, deployment } = opened;
        const price = terms.findPrice(answering);
        money.serve({ model: answering.id, deploymentId: deployment.id, price });
        return opened;
      },
      begin: () => {
        // Its responses have records of their own; the session has none.
        const charge = { isRecorded: true, end: () => Promise.resolve() };
        request.dues = { report: limits.report, lease: null, charge };
        return renderHead(order, limits);
      },
    };
  } catch (error) {
    limits.end();
    throw error;
  }
}

function takeLimits(
  { limiter, terms: { holdOutputTokens, userLimits } }: Gate,
  { request, model }: Pick<FoundOrder, 'request' | 'model'>,
  readOwner: ReadOwner,
): Promise<EnteredLimits> {
  const parts = {
    limiter,
    readParties: async () => listParties(await readOwner(), userLimits),
    estimateOutput: (maxOutputTokens: number | null) => {
      const demand = { maxOutputTokens, thoughtTokens: null, answers: 1, pictureTokens: 0 };
      return estimateOutput({ demand, model, holdOutputTokens });
    },
  };
  return enterSessionLimits(parts, request.requestId, (report) => {
    request.dues = { report, lease: null, charge: null };
  });
}

function createMoney(
  { ledger, recorder }: SessionAdmissionParts,
  { request, model, modelName, transport }: FoundOrder,
  known: { readonly readOwner: ReadOwner; readonly prices: readonly PriceConfig[] },
): MoneyOfSession {
  const principal = readPrincipal({ request });
  const status = transport === 'websocket' ? 101 : 201;
  const facts = { model: model.id, requestedModel: modelName, status } as const;
  return new MoneyOfSession({ ledger, recorder, principal, facts, ...known });
}

function listPrices(models: readonly ServedModel[], { findPrice }: ChargingTerms): readonly PriceConfig[] {
  return models.flatMap((model) => findPrice(model) ?? []);
}

function renderHead({ request }: SessionOrder, { report }: EnteredLimits): Readonly<Record<string, string>> {
  const { area, profile, notes } = request;
  const place = notes.deploymentId === undefined ? {} : { 'x-specway-deployment': notes.deploymentId };
  if (report === null) return place;
  return { ...place, ...renderRateHeaders(report, { area, profile, now: systemClock.now() }) };
}

function readPrincipal({ request }: Pick<SessionOrder, 'request'>): Principal {
  if (request.principal === null)
    throw new GatewayError('internal', 'A session was asked for without a credential.');
  return request.principal;
}
