import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { systemClock } from '../../core/clock.ts';
import type { GatewayConfig } from '../../core/config.ts';
import { maxUnsentBytes } from '../../core/realtime/client-channel.ts';
import type { SessionOrder } from '../../core/realtime/realtime-service.ts';
import type { TextCleaner } from '../../core/texts/text-cleaner.ts';
import {
  createRealtimeSessions,
  loadClientDialects,
  type ClientDialect,
  type DriftWatch,
  type OpenRealtimeSessions,
} from '../../realtime/index.ts';
import type { Charging } from '../charging/open-charging.ts';
import type { LiveParts } from '../live/create-live-parts.ts';
import type { Observation } from '../observe/open-observation.ts';
import { createDriftWatches } from './create-drift-watches.ts';
import { createRelayObserver } from './create-relay-observer.ts';
import { createSessionAdmission } from './create-session-admission.ts';

export interface RealtimeParts {
  readonly config: Pick<GatewayConfig, 'realtime' | 'validation'>;
  readonly logger: Logger;
  readonly charging: Charging;
  readonly live: LiveParts;
  readonly observation: Observation;
  readonly cleaner: TextCleaner;
}

/** Realtime sessions of this process, with what they are made of. */
export function openRealtime({
  config,
  logger,
  charging,
  live,
  observation,
  cleaner,
}: RealtimeParts): OpenRealtimeSessions {
  const { recorder, metrics } = observation;
  const { maxDurationMs, maxEventsPerSecond, maxAudioMs } = config.realtime;
  const createDriftWatch = createDriftWatches({ mode: config.validation, logger, metrics, cleaner });
  const sessions = createRealtimeSessions({
    admission: createSessionAdmission({
      limiter: charging.limiter,
      ledger: charging.ledger,
      recorder,
      readInUse: () => live.inUse,
    }),
    createDialect: (order) => createDialect(order, { maxDurationMs, drift: createDriftWatch(order.request) }),
    limits: { maxDurationMs, maxWaitingBytes: maxUnsentBytes, maxEventsPerSecond, maxAudioMs },
    observer: createRelayObserver(logger, metrics, live.router.findModel),
    clock: systemClock,
  });
  metrics?.realtime.watch(() => sessions.size);
  return sessions;
}

async function createDialect(
  { dialect, profile, transport, modelName, stored }: SessionOrder,
  { maxDurationMs, drift }: { readonly maxDurationMs: number; readonly drift: DriftWatch },
): Promise<ClientDialect> {
  const { createClientDialect } = await loadClientDialects();
  return createClientDialect({
    set: dialect === 'ga' ? 'ga' : profile,
    transport,
    model: modelName,
    sessionId: stored?.id ?? null,
    expiresAt: Math.floor((systemClock.now() + maxDurationMs) / 1_000),
    configJson: stored?.configJson ?? null,
    createId: () => randomBytes(16).toString('hex'),
    drift,
  });
}
