import type { Logger } from 'pino';
import { createAccountServices } from '../accounts/index.ts';
import { createKeyService } from '../auth/index.ts';
import { systemClock } from '../core/clock.ts';
import type { GatewayConfig } from '../core/config.ts';
import type { HandlerServices } from '../core/handler.ts';
import type { RealtimeTokenDesk, RealtimeTokens } from '../core/realtime/realtime-service.ts';
import type { PictureTools } from '../core/picture.ts';
import { createPictureFetcher } from '../providers/index.ts';
import type { Database } from '../stores/index.ts';
import type { OpenRealtimeSessions } from '../realtime/index.ts';
import type { OpenVideoTasks } from '../tasks/index.ts';
import type { Gates } from './admission/open-gates.ts';
import { createChargingRouter } from './charging/create-charging-router.ts';
import type { Charging } from './charging/open-charging.ts';
import { createOverview } from './create-overview.ts';
import { createReadiness, type Progress } from './create-readiness.ts';
import type { ConfigurationTracker } from './live/configuration-tracker.ts';
import type { LiveParts } from './live/create-live-parts.ts';
import type { DrainFollower } from './live/follow-drains.ts';
import { createDeploymentAdministration } from './nodes/create-deployment-administration.ts';
import type { Nodes } from './nodes/create-nodes.ts';
import type { OpenSessionDirectory } from './nodes/open-session-directory.ts';
import type { OpenCalls } from './realtime/open-calls.ts';
import { limitTokens } from './realtime/limit-tokens.ts';
import type { Observation } from './observe/open-observation.ts';

export interface ServiceOptions {
  readonly config: Pick<GatewayConfig, 'accounts' | 'secretKey' | 'realtime'>;
  readonly logger: Logger;
}

/** What services are made of. */
export interface ServiceParts {
  readonly progress: Progress;
  readonly database: Database;
  readonly observation: Observation;
  readonly charging: Charging;
  readonly pictures: PictureTools;
  readonly drained: DrainFollower;
  readonly live: LiveParts;
  readonly configuration: ConfigurationTracker;
  readonly nodes: Nodes;
  readonly sessions: OpenRealtimeSessions;
  readonly liveSessions: OpenSessionDirectory;
  readonly calls: OpenCalls;
  readonly videos: OpenVideoTasks;
  readonly gates: Gates;
  readonly tokens: RealtimeTokens & RealtimeTokenDesk;
}

/** What handlers may use. */
export function createServices(options: ServiceOptions, parts: ServiceParts): HandlerServices {
  const { live, database, pictures, observation, gates, charging, nodes, configuration, videos } = parts;
  return {
    accounts: createAccounts(options, database),
    keys: createKeyService({
      directory: database.accounts.keys,
      audit: database.accounts.audit,
      clock: systemClock,
    }),
    router: createChargingRouter({ ...charging, readInUse: () => live.inUse }),
    records: database.records,
    overview: createOverview(options.config, live),
    deployments: createDeployments(parts),
    nodes,
    configuration,
    videos: videos.tasks,
    realtime: limitTokens({
      tokens: parts.tokens,
      limiter: charging.limiter,
      readTerms: () => live.inUse.terms,
    }),
    realtimeCalls: parts.calls,
    liveSessions: parts.liveSessions,
    pictures,
    pictureFetcher: createPictureFetcher(),
    metrics: observation.metrics,
    clock: systemClock,
    readiness: createReadiness({
      progress: parts.progress,
      database,
      ledger: charging.ledger,
      hasPrices: () => live.inUse.terms.hasPrices,
      watch: gates.watch,
      recorder: observation.recorder,
    }),
  };
}

function createAccounts(
  { config: { accounts: config, secretKey }, logger }: ServiceOptions,
  { accounts: stores }: Database,
): HandlerServices['accounts'] {
  return createAccountServices({
    stores,
    config,
    secretKey,
    clock: systemClock,
    onExposedKey: () => {
      logger.warn(
        'SPECWAY_SECRET_KEY is not set: the key of second factors lies in the database beside them',
      );
    },
  });
}

function createDeployments({ live, database, drained, nodes }: ServiceParts): HandlerServices['deployments'] {
  return createDeploymentAdministration({
    nodes,
    live,
    store: database.drains,
    follower: drained,
    audit: database.accounts.audit,
    clock: systemClock,
  });
}
