import type { Clock } from '../../core/clock.ts';
import type { GatewayConfig } from '../../core/config.ts';
import type { ObjectStore } from '../../core/object-store.ts';
import type { VideoCopier } from '../../core/video/video-copier.ts';
import type { S3ObjectsConfig } from '../../core/video/video-config.ts';
import { createS3Store } from '../../stores/index.ts';

export interface VideoCopierOptions {
  /** Where the videos are. */
  readonly objects: ObjectStore;
  readonly config: Pick<GatewayConfig, 'objects' | 'video'>;
  readonly clock: Clock;
}

/** A copier that frees its connections. */
export interface OpenVideoCopier extends VideoCopier {
  close(): Promise<void>;
}

/** Where no store is configured in which copies could lie, the cloud's own chain says who we are. */
const cloudsOwn: Omit<S3ObjectsConfig, 'bucket'> = {
  store: 's3',
  prefix: '',
  region: 'us-east-1',
  endpoint: null,
  forcePathStyle: false,
  credential: null,
};

const scheme = 's3://';

/** Writes to addresses of S3, with the credentials of the gateway's own store where that is in S3 as well. */
export function createVideoCopier({ objects, config, clock }: VideoCopierOptions): OpenVideoCopier {
  const own = config.objects.store === 's3' ? config.objects : cloudsOwn;
  const buckets = new Map<string, ObjectStore>();
  const open = (bucket: string): ObjectStore => {
    const known = buckets.get(bucket);
    if (known !== undefined) return known;
    const store = createS3Store({ config: { ...own, bucket, prefix: '' }, names: 'any', clock });
    // As many as the operator allows.
    buckets.set(bucket, store);
    return store;
  };
  return {
    canWrite: (uri) => uri.startsWith(scheme),
    copy: async ({ objectName, sizeBytes }, uri, signal) => {
      const [bucket = '', ...path] = uri.slice(scheme.length).split('/');
      const reading = await objects.read(objectName, null, signal);
      if (reading === null) throw new Error(`There is no file ${objectName}`);
      await open(bucket).put(path.join('/'), reading.bytes, { maxBytes: sizeBytes, signal });
    },
    close: async () => {
      await Promise.all([...buckets.values()].map((store) => store.close()));
    },
  };
}
