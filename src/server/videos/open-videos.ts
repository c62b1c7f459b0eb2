import type { Logger } from 'pino';
import { systemClock } from '../../core/clock.ts';
import type { GatewayConfig } from '../../core/config.ts';
import type { Metrics } from '../../observability/index.ts';
import { createObjectStore, type Database } from '../../stores/index.ts';
import { openVideoTasks, type OpenVideoTasks } from '../../tasks/index.ts';
import type { Charging } from '../charging/open-charging.ts';
import type { LiveParts } from '../live/create-live-parts.ts';
import { createVideoAdmission } from './create-video-admission.ts';
import { createVideoCopier } from './create-video-copier.ts';
import { createVideoObserver } from './create-video-observer.ts';

export interface VideoPartsOptions {
  readonly config: Pick<GatewayConfig, 'video' | 'objects' | 'dataDir' | 'usage' | 'databaseUrl'>;
  readonly logger: Logger;
  readonly database: Database;
  readonly charging: Charging;
  readonly live: LiveParts;
  readonly metrics: Metrics | null;
}

/** Video tasks of this process, with what they are made of. */
export function openVideos(options: VideoPartsOptions): OpenVideoTasks {
  const { config, logger, database, charging, live, metrics } = options;
  const { video, objects: objectsConfig, dataDir } = config;
  const objects = createObjectStore({ config: objectsConfig, dataDir, clock: systemClock });
  const copier = createVideoCopier({ objects, config, clock: systemClock });
  const open = openVideoTasks({
    store: database.openTasks(charging.nodeId),
    objects,
    copier,
    places: live.videos,
    router: live.router,
    admission: createVideoAdmission({ live, limiter: charging.limiter }),
    observer: createVideoObserver(logger, metrics),
    accounts: database.accounts,
    audit: database.accounts.audit,
    clock: systemClock,
    video,
    records: config.usage.records ? 'all' : 'charged',
    processes: database.processes,
  });
  return {
    tasks: open.tasks,
    close: async (limitMs) => {
      await open.close(limitMs);
      await Promise.all([objects.close(), copier.close()]);
    },
  };
}
