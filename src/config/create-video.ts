import type { ObjectsConfig, VideoConfig } from '../core/video/video-config.ts';
import { parseDuration, parseRetention, parseSize } from './parse-units.ts';

/** `video` as specway.yaml spells it, defaults filled in. */
export interface FileVideo extends Pick<VideoConfig, 'visibility' | 'storageUris' | 'chargeFiltered'> {
  readonly retention: string;
  readonly keepTasks: string;
  readonly deadline: string;
  readonly queueTimeout: string;
  readonly downloadTimeout: string;
  readonly maxBytes: string;
  readonly poll: { readonly first: string; readonly interval: string; readonly max: string };
  readonly runningPerKey: number;
  readonly queuedPerKey: number;
  readonly queued: number;
}

/** `objects` as specway.yaml spells it, defaults filled in. */
export interface FileObjects {
  readonly store: ObjectsConfig['store'];
  readonly region: string;
  readonly forcePathStyle: boolean;
  readonly prefix?: string;
  readonly bucket?: string;
  readonly endpoint?: string;
  readonly accessKeyId?: string;
  readonly secretAccessKey?: string;
}

/** Settings of video tasks with their units read; every storage address ends in a slash, so that it is never half a name. */
export function createVideo(file: FileVideo): VideoConfig {
  return {
    retentionMs: parseDuration(file.retention),
    keepTasksMs: parseRetention(file.keepTasks),
    deadlineMs: parseDuration(file.deadline),
    queueTimeoutMs: parseDuration(file.queueTimeout),
    downloadTimeoutMs: parseDuration(file.downloadTimeout),
    maxBytes: parseSize(file.maxBytes),
    poll: {
      firstMs: parseDuration(file.poll.first),
      intervalMs: parseDuration(file.poll.interval),
      maxIntervalMs: parseDuration(file.poll.max),
    },
    visibility: file.visibility,
    maxRunningPerKey: file.runningPerKey,
    maxQueuedPerKey: file.queuedPerKey,
    maxQueued: file.queued,
    storageUris: file.storageUris.map((uri) => `${removeSlash(uri)}/`),
    chargeFiltered: file.chargeFiltered,
  };
}

/** Where videos are stored. A bucket without a name has been refused before. */
export function createObjects({ store, prefix = '', bucket = '', ...file }: FileObjects): ObjectsConfig {
  if (store === 'local') return { store, prefix };
  const { region, forcePathStyle, endpoint, accessKeyId, secretAccessKey } = file;
  const hasKeys = accessKeyId !== undefined && secretAccessKey !== undefined;
  return {
    store,
    prefix,
    bucket,
    region,
    endpoint: endpoint === undefined ? null : removeSlash(endpoint),
    forcePathStyle,
    credential: hasKeys ? { accessKeyId, secretAccessKey } : null,
  };
}

/** `null` where the file names none. */
export function createPublicUrl(url: string | undefined): string | null {
  return url === undefined ? null : removeSlash(url);
}

function removeSlash(url: string): string {
  return url.replace(/\/$/, '');
}
