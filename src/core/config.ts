import type { RateLimits } from './limiter.ts';
import type { PictureQuality } from './picture-quality.ts';
import type { Deployment } from './provider.ts';
import type { RealtimeConfig } from './realtime/realtime-config.ts';
import type { ObjectsConfig, VideoAbilities, VideoConfig } from './video/video-config.ts';

/** The whole configuration of one process, read by src/config at start, and again when its file changes. Described by specs/config/. */
export interface GatewayConfig {
  /** Default 127.0.0.1. */
  readonly host: string;
  /** 0 picks a free port. Default 8080. */
  readonly port: number;
  /** Where operators look; `null` where that is the address above. */
  readonly adminAddress: ListenAddress | null;
  readonly tls: TlsFiles | null;
  /** Where the default database and every other file of the gateway live. Default ./data. */
  readonly dataDir: string;
  /** `sqlite:<path>` or `postgres://…`; default `sqlite:<dataDir>/specway.db`. */
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
  /** What the names of this gateway's keys in Redis begin with. Default `specway:`. */
  readonly redisPrefix: string;
  /** A key that must exist after start; `null` lets the first start create one. */
  readonly apiKey: string | null;
  /** The password of the first administrator; `null` has one made and printed. Read only where that user does not exist yet. */
  readonly adminPassword: string | null;
  /** 32 bytes by which secrets of two-factor authentication are kept; `null` where the database keeps the key, too. */
  readonly secretKey: Uint8Array | null;
  /** Processes that take requests. Default 1, and never more with SQLite. */
  readonly workers: number;
  readonly logLevel: LogLevel;
  /** `null` leaves it to whether there is a terminal. */
  readonly logFormat: LogFormat | null;
  readonly contractProfile: 'auto' | 'neutral' | 'vendor';
  readonly validation: ValidationMode;
  readonly accounts: AccountsConfig;
  readonly retention: RetentionConfig;
  /** The address clients use, without a path and a slash at its end; `null` takes that of each request. */
  readonly publicUrl: string | null;
  readonly video: VideoConfig;
  readonly objects: ObjectsConfig;
  readonly realtime: RealtimeConfig;
  readonly cors: CorsConfig;
  readonly limits: LimitsConfig;
  readonly server: ServerConfig;
  readonly simulator: SimulatorConfig;
  readonly streams: StreamsConfig;
  readonly metrics: MetricsConfig;
  readonly usage: UsageConfig;
  /** `null` where requests are not traced. */
  readonly tracing: TracingConfig | null;
  readonly deployments: readonly Deployment[];
  /** Optional deployments whose credential is not there. */
  readonly leftOut: readonly LeftOutDeployment[];
  /** What can be used, but is hardly what is meant, or not for long; a sentence each, for the operator. */
  readonly warnings: readonly string[];
  readonly routing: RoutingConfig;
  /** What was configured about single models, by neutral id. */
  readonly models: Readonly<Record<string, ModelConfig>>;
  /** SHA-256 of the file, lower-case hex; of no text where there is none. */
  readonly fileHash: string;
}

/** A deployment of the file that is not used. */
export interface LeftOutDeployment {
  readonly id: string;
  /** The environment variable that its credential refers to, and that is not set. */
  readonly variable: string;
}

/** How a deployment is chosen, and what happens when it fails (docs/routing.md). */
export interface RoutingConfig {
  /** Among deployments of one priority: by weight, or the faster of two taken at random. Default `weighted`. */
  readonly strategy: 'weighted' | 'latency';
  /** Calls to the deployments of one model at most, for one request. Default 3. */
  readonly attempts: number;
  /** First pause before a deployment is asked again for the same request, in milliseconds. Default 250. */
  readonly backoffMs: number;
  /** Longest such pause, in milliseconds; an upstream that asks for a longer one is not asked again. Default 8000. */
  readonly maxBackoffMs: number;
  /** From a request's beginning to its whole answer, or the first event of a stream, over all attempts and models. Default 600000. */
  readonly deadlineMs: number;
  readonly cooldown: {
    /** Failures in a row after which a model on a deployment, or a deployment that cannot be reached, is left out. Default 3. */
    readonly failures: number;
    /** For how long, in milliseconds. Default 30000. */
    readonly durationMs: number;
  };
}

/** What is configured about one model. Names may have any spelling. */
export interface ModelConfig {
  /** The models to ask, in this order, when no deployment of this one can answer. */
  readonly fallbacks: readonly string[];
  /** Other names for it. */
  readonly aliases: readonly string[];
  /** Absent for a model that is free, or whose every price is 0. */
  readonly price?: PriceConfig;
  /** Absent where nothing was configured. */
  readonly video?: VideoAbilities;
}

/** What a model costs. Prices that are not configured are those of what they are a part of, or 0. All amounts are exact. */
export interface PriceConfig {
  readonly tokens: TokenPrices;
  /** In their place where the prompt is long; `null` where its length does not matter. */
  readonly longContext: LongContextPrice | null;
  /** In place of both in fast mode; `null` where that does not matter. */
  readonly fast: TokenPrices | null;
  /** One search that the upstream runs, in micro-USD. Default 0. */
  readonly webSearch: bigint;
  /** An answer for which it searched anything, in micro-USD. Default 0. */
  readonly groundedAnswer: bigint;
  /** A second of sound whose transcript the upstream counts by the second, in micro-USD. Default 0. */
  readonly transcriptSecond: bigint;
  /** The first row that fits a picture counts; empty where pictures are paid by their tokens alone. */
  readonly pictures: readonly PicturePrice[];
  readonly video: VideoPrice | null;
}

/** In 1e-12 USD for a token: the price of a million tokens, of which `specway.yaml` has at most 6 decimals, in micro-USD. */
export interface TokenPrices {
  /** Text, and what is not told apart. Default 0. */
  readonly input: bigint;
  /** The media of the input: each by default as `input`. */
  readonly inputImage: bigint;
  readonly inputAudio: bigint;
  readonly inputVideo: bigint;
  /** By default as `input`. */
  readonly cacheRead: bigint;
  readonly cacheWrite: bigint;
  /** What a cache keeps for an hour; by default as `cacheWrite`. */
  readonly cacheWriteHour: bigint;
  /** Default 0. */
  readonly output: bigint;
  /** By default as `output`. */
  readonly thoughts: bigint;
  readonly outputImage: bigint;
  readonly outputAudio: bigint;
}

export interface LongContextPrice {
  /** Tokens of the input, those of a cache included, above which every token of the call has these prices. */
  readonly aboveTokens: number;
  readonly tokens: TokenPrices;
}

export interface PicturePrice {
  /** `1024x1024`; `null` fits every size. */
  readonly size: string | null;
  /** `null` fits every quality. */
  readonly quality: PictureQuality | null;
  readonly microUsd: bigint;
}

/** A second of video. */
export interface VideoPrice {
  /** By resolution, such as `720p`; empty where all cost the same. */
  readonly microUsdByResolution: Readonly<Record<string, bigint>>;
  /** Of every other resolution: the dearest of them, or the one price there is. */
  readonly otherMicroUsd: bigint;
}

/** People's accounts (docs/configuration.md). */
export interface AccountsConfig {
  /** Who may register: everybody, who has an invitation code, nobody. Default `closed`. */
  readonly registration: 'open' | 'invite' | 'closed';
  /** From one client address. Default 100. */
  readonly registrationsPerHour: number;
  /** What a new user may spend. Default 0. */
  readonly startQuotaMicroUsd: bigint;
  readonly invitation: {
    /** What the inviting user gets as invitation quota. Default 0. */
    readonly inviterMicroUsd: bigint;
    /** What the invited user gets to spend, beside the start quota. Default 0. */
    readonly inviteeMicroUsd: bigint;
    /** How often one inviting user is rewarded. Default 100. */
    readonly maxRewards: number;
  };
  /** Of each user, over all keys, where no administrator set others. */
  readonly limits: RateLimits;
  /** Output tokens that are set aside for a request that names no bound. Default 8192. */
  readonly holdOutputTokens: number;
}

/** How long what is not needed for service is kept, in milliseconds; `null` for ever. */
export interface RetentionConfig {
  /** Usage records that cost nothing. Default `null`. */
  readonly usageMs: number | null;
  /** The audit trail. Default 400 days. */
  readonly auditMs: number | null;
  /** Client addresses in the audit trail and of sessions. Default 90 days. */
  readonly addressesMs: number | null;
  /** Sessions that are over. Default 30 days. */
  readonly sessionsMs: number | null;
}

export interface MetricsConfig {
  /** Whether requests are counted and GET /metrics answers. Default true. */
  readonly enabled: boolean;
  /** What GET /metrics asks for; `null` for nothing. */
  readonly token: string | null;
}

export interface UsageConfig {
  /** Whether every request to a model leaves a row in the table `usage_records`. Default true. */
  readonly records: boolean;
}

export interface TracingConfig {
  /** An OTLP collector that speaks HTTP, with or without the path `/v1/traces`. */
  readonly endpoint: string;
  /** Default `specway`. */
  readonly serviceName: string;
}

/** An address to listen on; port 0 picks a free one. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

export interface TlsFiles {
  readonly certPath: string;
  readonly keyPath: string;
}

/** How lines are logged: for machines, or for people. */
export type LogFormat = 'json' | 'pretty';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** What happens to responses and events that break the contract: refused, counted for a sample, or not looked at. */
export type ValidationMode = 'enforce' | 'sample' | 'off';

export interface CorsConfig {
  /** Origins browsers may call from; `['*']` allows all; empty (the default) allows none. */
  readonly origins: readonly string[];
}

export interface ServerConfig {
  /** Addresses and ranges of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed; empty (the default) believes nobody's. */
  readonly trustedProxies: readonly string[];
}

export interface LimitsConfig {
  /**
   * Memory that requests and answers hold at once, over all requests of this process, in bytes; one key, and one client
   * address, may hold three quarters of it. Default 512 MiB.
   */
  readonly bodyBytesInFlight: number;
  /** Bytes of uploaded forms held on disk at once by this process, over all requests. Default 8 GiB. */
  readonly uploadBytesInFlight: number;
  /** How long a client may take to send its request body, in milliseconds. Default 120000. */
  readonly bodyTimeoutMs: number;
  /** Least rate of arrival of a request body, on average from its eleventh second on. Default 4096. */
  readonly bodyBytesPerSecond: number;
  /** How long a client may take nothing of an answer that waits for it, in milliseconds. Default 120000. */
  readonly stallTimeoutMs: number;
  /** Values that a JSON body of each format may hold. Default 250000 for chats, 20000 for the others. */
  readonly jsonValues: Readonly<Record<'images' | 'video' | 'messages' | 'generateContent', number>>;
  /** Pixels of all pictures of one request. Default 201326592, sixteen photographs of 12 megapixels. */
  readonly pixelsPerRequest: number;
  /** Pixels of the pictures of one key that are decoded at once, those that wait for it included. Default 536870912. */
  readonly pixelsPerKey: number;
  /** Open connections. Default 8192. */
  readonly connections: number;
  /** Open connections of one client address that is no trusted proxy. Default 4096. */
  readonly connectionsPerAddress: number;
  /** Requests of one API key under way at once. Default 4096. */
  readonly requestsPerKey: number;
  /** Requests without a valid key of one client address in a minute. Default 120. */
  readonly failedAuthentications: number;
  readonly overload: OverloadConfig;
}

/** When new work is refused. */
export interface OverloadConfig {
  /** Average delay of the event loop over a second, in milliseconds. Default 250. */
  readonly loopDelayMs: number;
  /** Part of the largest heap that is in use, 0 to 1. Default 0.85. */
  readonly heapShare: number;
}

export interface SimulatorConfig {
  /** Pause between two events of a simulated stream, in milliseconds. Default 16. */
  readonly paceMs: number;
}

export interface StreamsConfig {
  /** Silence after which a keep-alive is written, in milliseconds. Default 15000. */
  readonly keepAliveMs: number;
  /** Longest single event taken from an upstream, in bytes. Default 32 MiB. */
  readonly maxEventBytes: number;
  /** How long running requests may go on after SIGTERM, in milliseconds. Default 30000. */
  readonly drainMs: number;
}
