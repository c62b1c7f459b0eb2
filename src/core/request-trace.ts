import type { Deployment, ModelOperation } from './provider.ts';

/** Where one request stands in a trace. Per request. */
export interface RequestTrace {
  /** Begins the span of one call to a deployment; its `end` is called exactly once. */
  beginAttempt(attempt: AttemptBeginning): AttemptSpan;
}

/** What is known of an attempt before it is made. */
export interface AttemptBeginning {
  /** 1 for the first attempt of the request. */
  readonly number: number;
  /** What the client asked for. */
  readonly operation: Exclude<ModelOperation, 'createVideo'>;
  readonly delivery: 'whole' | 'stream';
  readonly deployment: Deployment;
  readonly upstreamModel: string;
}

/** The span of one attempt. Per attempt. */
export interface AttemptSpan {
  /** What an upstream that goes on with this trace is to be sent (W3C Trace Context). */
  readonly traceparent: string;
  /** A stream has given its first event. */
  noteFirstEvent(): void;
  /** The attempt, or its stream, has ended: `null` for well, otherwise what it threw. */
  end(error: unknown): void;
}
