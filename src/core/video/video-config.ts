/** How video tasks are made and kept (docs/configuration.md). */
export interface VideoConfig {
  /** How long a video can be downloaded after its task was completed, in milliseconds. Default 48 hours. */
  readonly retentionMs: number;
  /** How long a task can be asked for after it ended, in milliseconds; `null` for ever. Default 30 days. */
  readonly keepTasksMs: number | null;
  /** How long an upstream may take, in milliseconds. Default 30 minutes. */
  readonly deadlineMs: number;
  /** How long a task may wait for an upstream that can take it, in milliseconds. Default 1 hour. */
  readonly queueTimeoutMs: number;
  /** How long a video is tried to be fetched, from the first try on, in milliseconds. Default 15 minutes. */
  readonly downloadTimeoutMs: number;
  /** Largest video that is fetched. Default 2 GiB. */
  readonly maxBytes: number;
  readonly poll: {
    /** From the submission to the first question, in milliseconds. Default 2000. */
    readonly firstMs: number;
    /** Between two questions at first, in milliseconds. Default 5000. */
    readonly intervalMs: number;
    /** Between two questions at most, in milliseconds. Default 10000. */
    readonly maxIntervalMs: number;
  };
  /** Who sees a task: the key that submitted it, or all keys of its user. Default `key`. */
  readonly visibility: 'key' | 'user';
  /** Tasks of one key that are made at once. Default 100. */
  readonly maxRunningPerKey: number;
  /** Tasks of one key that wait. Default 1000. */
  readonly maxQueuedPerKey: number;
  /** Tasks of all keys that wait. Default 10000. */
  readonly maxQueued: number;
  /** Below which `storageUri` of a task must lie; each ends in a slash. Empty, the default, allows none. */
  readonly storageUris: readonly string[];
  /** Whether blocked videos are charged. Default false. */
  readonly chargeFiltered: boolean;
}

/** What one video model can make, where it was configured. An absent field leaves it to what is known of the model. */
export interface VideoAbilities {
  readonly seconds?: readonly number[];
  readonly aspectRatios?: readonly string[];
  readonly resolutions?: readonly string[];
  /** Videos of one task at most. */
  readonly samples?: number;
  /** Whether a video may start from a picture. */
  readonly image?: boolean;
}

/** Where videos are stored. */
export type ObjectsConfig = LocalObjectsConfig | S3ObjectsConfig;

interface LocalObjectsConfig {
  readonly store: 'local';
  /** What names begin with: empty, the default, or folders that end in a slash. */
  readonly prefix: string;
}

export interface S3ObjectsConfig {
  readonly store: 's3';
  readonly prefix: string;
  readonly bucket: string;
  /** Default `us-east-1`. */
  readonly region: string;
  /** `null` for that of the region. */
  readonly endpoint: string | null;
  /** Whether the bucket stands in the path of addresses. Default false. */
  readonly forcePathStyle: boolean;
  /** `null` leaves it to the chain of the cloud. */
  readonly credential: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}
