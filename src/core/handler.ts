import type { OperationTypes } from '../../generated/contract-types.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { KeyService } from './accounts/keys.ts';
import type { AccountRecords } from './account-records.ts';
import type { AccountServices } from './accounts/account-services.ts';
import type { Clock } from './clock.ts';
import type { ConfigurationView } from './configuration-status.ts';
import type { DeploymentAdministration } from './deployment-health.ts';
import type { ErrorReason } from './gateway-error.ts';
import type { GatewayOverview } from './gateway-overview.ts';
import type { Unchecked } from './json/json-object.ts';
import type {
  FileResponse,
  OperationRequest,
  OperationResponse,
  StreamResponse,
  TextResponse,
  WholeResponse,
} from './operation.ts';
import type { JsonBody, UpstreamOperation } from './provider.ts';
import type { MetricsSource } from './metrics.ts';
import type { NodeDirectory } from './node-report.ts';
import type { PictureFetcher } from './picture-fetcher.ts';
import type { PictureTools } from './picture.ts';
import type { SessionDirectory } from './realtime/session-directory.ts';
import type { RealtimeCalls, RealtimeTokens } from './realtime/realtime-service.ts';
import type { Router } from './router.ts';
import type { VideoTasks } from './video/video-tasks.ts';

/** What handlers may use. Shared. */
export interface HandlerServices {
  readonly router: Router;
  readonly clock: Clock;
  /** `null` where metrics are switched off. */
  readonly metrics: MetricsSource | null;
  readonly pictures: PictureTools;
  readonly pictureFetcher: PictureFetcher;
  readonly readiness: Readiness;
  readonly accounts: AccountServices;
  readonly keys: KeyService;
  readonly records: AccountRecords;
  readonly overview: GatewayOverview;
  readonly deployments: DeploymentAdministration;
  readonly nodes: NodeDirectory;
  readonly configuration: ConfigurationView;
  readonly videos: VideoTasks;
  readonly realtime: RealtimeTokens;
  readonly realtimeCalls: RealtimeCalls;
  readonly liveSessions: SessionDirectory;
}

/** Whether this process can serve. */
export interface Readiness {
  /** Never rejects. */
  check(): Promise<ReadinessReport>;
}

export interface ReadinessReport {
  /** Whether every check passes that requests depend on. */
  readonly isReady: boolean;
  /** Name of each check to whether it passes. */
  readonly checks: Readonly<Record<string, 'ok' | 'failing'>>;
}

/**
 * Looks at a parsed body of an operation of one area before the contract does, and throws GatewayError for what its
 * clients must be told in other words than the contract's. The body may be any JSON value.
 */
export type BodyCheck = (body: unknown, operationId: string) => void;

/**
 * What a form (`multipart/form-data`) of one operation may hold beside what its schema in the contract says. All sizes in
 * bytes.
 */
export interface FormRules {
  /** Largest form in all, boundaries and part headers included. */
  readonly totalBytes: number;
  /** Largest text field. */
  readonly textBytes: number;
  /** A file in any other field is refused. */
  readonly files: readonly FileRule[];
  /** Text fields that may come with a file name, too; their bytes are UTF-8. Default none. */
  readonly textFiles?: readonly string[];
}

/** The file parts of one kind. */
export interface FileRule {
  /** The form fields they may come in; the first is the one that errors name. Files of all of them count together. */
  readonly fields: readonly [string, ...string[]];
  /** Every file must be smaller than this. */
  readonly belowBytes: number;
  readonly tooLargeReason: ErrorReason;
  readonly maxCount: number;
  readonly tooManyReason: ErrorReason;
}

/** A request of one operation as its contract has it. Per request. */
export interface RequestOf<Id extends OperationId> extends OperationRequest {
  readonly pathParameters: OperationTypes[Id]['path'];
  readonly query: OperationTypes[Id]['query'];
  readonly headers: OperationTypes[Id]['headers'];
  readonly body: JsonBody<OperationTypes[Id]['body']>;
}

/**
 * What one operation answers with. An upstream's answer passes under the contract's names with values nobody has looked at;
 * the gateway's own answers have the contract's values.
 */
export type AnswerOf<Id extends OperationId> =
  | WholeAnswerOf<Id, OperationTypes[Id]['answers']>
  | (OperationTypes[Id] extends StreamTypes ? StreamResponse : never)
  | (OperationTypes[Id]['query'] extends { readonly format?: 'json' | 'csv' } ? TableAnswer<Id> : never)
  | (OperationTypes[Id]['answers'] extends CacheableAnswers
      ? FileAnswer<OperationTypes[Id]['answers']>
      : never)
  | (Id extends LongAnswerId ? TextResponse : never);

/** Only what has a table among its formats is answered with one. */
type TableAnswer<Id extends OperationId> = 'format' extends keyof OperationTypes[Id]['query']
  ? TextResponse
  : never;

/** What clients can know already: files, above all. */
interface CacheableAnswers {
  readonly 304: undefined;
}

type FileAnswer<Answers> = FileResponse<keyof Answers & number>;

/** Operations whose JSON may be too long to be held, and is written while it is read. */
type LongAnswerId = 'getVideoGeneration' | 'fetchVideoOperation';

type WholeAnswerOf<Id, Answers> = {
  readonly [Status in keyof Answers & number]: WholeResponse<
    Id extends UpstreamOperation ? Unchecked<Answers[Status]> : Answers[Status],
    Status
  >;
}[keyof Answers & number];

/** Operations that the contract has so that clients are refused by name: none of their answers is a success. */
export type RefusedOperationId = {
  readonly [Id in OperationId]: [keyof OperationTypes[Id]['answers']] extends [never] ? Id : never;
}[OperationId];

/** The payloads of the events of an operation's stream, by event name. */
export type EventsOf<Id extends OperationId> = Extract<OperationTypes[Id], StreamTypes>['events'];

interface StreamTypes {
  readonly events: object;
}

/** Answers one operation. Throws GatewayError for everything the client or the upstream did wrong. */
export type Handler<Id extends OperationId> = (
  request: RequestOf<Id>,
  services: HandlerServices,
) => Promise<AnswerOf<Id>> | AnswerOf<Id>;

/** A handler of whatever operation, for those who do not know which. */
export type AnyHandler = (
  request: OperationRequest,
  services: HandlerServices,
) => Promise<OperationResponse> | OperationResponse;
