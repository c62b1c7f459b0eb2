import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { systemClock } from '../../core/clock.ts';
import type { RealtimeConfig } from '../../core/realtime/realtime-config.ts';
import { defaultGaSettings, loadSessions } from '../../realtime/index.ts';
import type { OpenAround } from '../../routing/index.ts';

/** Puts sessions of our own around models that only answer. */
export function createOpenAround(
  { maxDurationMs }: Pick<RealtimeConfig, 'maxDurationMs'>,
  logger: Logger,
): OpenAround {
  return async (answerer, { order, target, listener }) => {
    const { openSession } = await loadSessions();
    return openSession(
      {
        id: `sess_${createId()}`,
        model: order.modelName,
        answerer,
        settings: defaultGaSettings,
        maxDurationMs,
        clock: systemClock,
        memory: order.request.openMemory(),
        createId,
        reportFault: (cause) => {
          const { requestId } = order.request;
          const facts = { requestId, deploymentId: target.deployment.id, err: cause };
          logger.error(facts, 'a realtime session failed to deal with an event');
        },
      },
      listener,
    );
  };
}

/** 128 random bits, as a client may pass them on anywhere. */
function createId(): string {
  return randomBytes(16).toString('hex');
}
