import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { TextCleaner } from '../../core/texts/text-cleaner.ts';
import type { Tracing } from '../../observability/index.ts';
import { createOutcomeLog } from './create-outcome-log.ts';
import { createUsageRecord, describeExchange } from './describe-exchange.ts';
import type { ExchangeOutcome } from '../exchange/exchange-outcome.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Observation } from './open-observation.ts';

export interface ExchangeObserverParts extends Observation {
  readonly logger: Logger;
  readonly cleaner: TextCleaner;
  readonly clock: Clock;
}

/** Told of every exchange when it begins and once when it has ended, whatever way it ended. */
export interface ExchangeObserver {
  readonly onBegin: (exchange: Exchange) => void;
  readonly onEnd: (exchange: Exchange, outcome: ExchangeOutcome) => void;
}

/** Logs, counts, traces and keeps the usage of exchanges, each as far as it is switched on. */
export function createExchangeObserver(parts: ExchangeObserverParts): ExchangeObserver {
  const { clock, recorder, metrics, tracing } = parts;
  const logOutcome = createOutcomeLog(parts.logger, parts.cleaner);
  return {
    onBegin: (exchange) => {
      metrics?.begin();
      if (tracing !== null) beginSpan(exchange, tracing);
    },
    onEnd: (exchange, outcome) => {
      const facts = describeExchange(exchange, outcome);
      if (recorder !== null && isRecordedHere(exchange)) {
        const record = createUsageRecord(exchange, facts, clock.now());
        if (record !== null) recorder.record(record);
      }
      metrics?.observe(facts);
      exchange.span?.end({ ...facts, requestId: exchange.requestId });
      logOutcome(exchange, facts);
    },
  };
}

/** What was charged has its record from there; of a realtime session each response has one, and the session none. */
function isRecordedHere({ operationId, dues }: Exchange): boolean {
  return operationId !== 'connectRealtime' && dues?.charge?.isRecorded !== true;
}

function beginSpan(exchange: Exchange, tracing: Tracing): void {
  const { req, startedAt, notes } = exchange;
  const { traceparent, tracestate } = req.headers;
  exchange.span = tracing.begin({
    method: req.method ?? 'GET',
    startedAt,
    traceparent: asText(traceparent),
    tracestate: asText(tracestate),
  });
  notes.trace = exchange.span;
}

function asText(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
