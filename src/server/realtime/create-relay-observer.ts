import type { Logger } from 'pino';
import type { Router } from '../../core/router.ts';
import type { Metrics } from '../../observability/index.ts';
import { createKnownEvents, type RelayObserver } from '../../realtime/index.ts';

/** What metrics call events that the contract does not know. */
const otherType = 'other';
/** And a model that was taken out of the configuration while its session goes on. */
const goneModel = '(other)';

/** Logs and counts what happens in sessions. Nothing of what is said stands in a log. */
export function createRelayObserver(
  logger: Logger,
  metrics: Metrics | null,
  findModel: Router['findModel'],
): RelayObserver {
  const realtime = metrics?.realtime ?? null;
  const isKnownEvent = createKnownEvents();
  return {
    onEvent: (direction, type) => {
      if (realtime !== null) realtime.countEvent(direction, isKnownEvent(direction, type) ? type : otherType);
    },
    onFirstAudio: (milliseconds) => {
      realtime?.observeFirstAudio(milliseconds);
    },
    onResponse: (
      { id, keyId, model, deployment },
      { outcome, errorReason, durationMs, firstByteMs, usage },
    ) => {
      realtime?.countResponse(outcome);
      if (usage !== null) metrics?.countTokens(findModel(model)?.metricName ?? goneModel, usage);
      const figures = { durationMs: Math.round(durationMs), firstByteMs: firstByteMs ?? undefined };
      const facts = { session: id, keyId, model, deployment, outcome, ...figures };
      logger.debug({ ...facts, error: errorReason ?? undefined }, 'realtime response');
    },
    onEnd: (session) => {
      const { id, keyId, userId, model, deployment, transport, dialect, outcome, closeCode } = session;
      const { durationMs, responses, audioInMs, audioOutMs, cost } = session;
      realtime?.countEnd(session);
      const who = { session: id, keyId, userId, model, deployment, transport, dialect };
      const figures = { durationMs, responses, audioInMs, audioOutMs, microUsd: String(cost) };
      logger.info({ ...who, outcome, closeCode, ...figures }, 'realtime session');
    },
    onFault: (cause) => {
      logger.error({ err: cause }, 'a realtime session failed');
    },
  };
}
