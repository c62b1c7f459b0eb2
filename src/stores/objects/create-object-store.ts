import { join } from 'node:path';
import type { Clock } from '../../core/clock.ts';
import type { ObjectStore } from '../../core/object-store.ts';
import type { ObjectsConfig } from '../../core/video/video-config.ts';
import { createLocalStore } from './create-local-store.ts';
import { createS3Store } from './create-s3-store.ts';

export interface ObjectStoreOptions {
  readonly config: ObjectsConfig;
  /** The folder of the gateway's files; a store of its own disk is within it. */
  readonly dataDir: string;
  readonly clock: Clock;
}

/** The store that is configured. Nothing is opened before it is used. */
export function createObjectStore({ config, dataDir, clock }: ObjectStoreOptions): ObjectStore {
  if (config.store === 's3') return createS3Store({ config, clock });
  return createLocalStore({ directory: join(dataDir, 'objects', config.prefix), clock });
}
