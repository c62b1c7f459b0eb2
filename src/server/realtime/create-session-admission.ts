import { systemClock } from '../../core/clock.ts';
import type { PriceConfig } from '../../core/config.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Ledger } from '../../core/ledger.ts';
import type { Limiter } from '../../core/limiter.ts';
import { mayUseModel } from '../../core/may-use-model.ts';
import type { Principal } from '../../core/principal.ts';
import type { SessionOrder } from '../../core/realtime/realtime-service.ts';
import type { Router, ServedModel } from '../../core/router.ts';
import type { UsageRecorder } from '../../core/usage.ts';
import { estimateOutput } from '../../metering/index.ts';
import type { EnteredSession, SessionAdmission } from '../../realtime/index.ts';
import type { ChargingTerms } from '../charging/charging-terms.ts';
import { listParties } from '../charging/take-limits.ts';
import { renderRateHeaders } from '../exchange/render-rate-headers.ts';
import { createReadOwner, type ReadOwner } from './create-read-owner.ts';
import { MoneyOfSession } from './session-money.ts';
import { enterSessionLimits, type EnteredLimits } from './session-limits.ts';

export interface SessionAdmissionParts {
  readonly router: Pick<Router, 'findModel'>;
  readonly limiter: Limiter;
  readonly ledger: Ledger;
  readonly recorder: UsageRecorder | null;
  /** Those of the configuration in use. */
  readonly readTerms: () => ChargingTerms;
}

/** Limits and money of sessions, by the configuration that is in use when they begin. */
export function createSessionAdmission(parts: SessionAdmissionParts): SessionAdmission {
  return { enter: (order) => enter(parts, order) };
}

async function enter(parts: SessionAdmissionParts, order: SessionOrder): Promise<EnteredSession> {
  const { router } = parts;
  const { request, model } = order;
  const principal = readPrincipal(order);
  const terms = parts.readTerms();
  const readOwner = createReadOwner(principal, order);
  const mayAsk = (other: ServedModel) => mayUseModel(principal, other, router);
  const limits = await takeLimits(parts, order, readOwner);
  request.dues = { report: limits.report, lease: null, charge: null };
  try {
    const served = [model, ...model.fallbacks.filter(mayAsk)];
    const money = createMoney(parts, order, { readOwner, prices: listPrices(served, terms) });
    const firstCharge = await money.open();
    return {
      limits,
      money,
      firstCharge,
      mayAsk,
      serve: ({ model: answering, deployment }) => {
        const price = terms.findPrice(answering);
        money.serve({ model: answering.id, deploymentId: deployment.id, price });
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
  { limiter, readTerms }: SessionAdmissionParts,
  { request, model }: SessionOrder,
  readOwner: ReadOwner,
): Promise<EnteredLimits> {
  const demand = { maxOutputTokens: null, thoughtTokens: null, answers: 1 };
  const outputTokens = estimateOutput({ demand, model, holdOutputTokens: readTerms().holdOutputTokens });
  const readParties = async () => listParties(await readOwner(), readTerms().userLimits);
  return enterSessionLimits({ limiter, readParties, outputTokens }, request.requestId);
}

function createMoney(
  { ledger, recorder }: SessionAdmissionParts,
  { request, model, modelName, transport }: SessionOrder,
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
