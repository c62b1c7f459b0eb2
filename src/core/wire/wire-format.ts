import type { ErrorReason, FieldViolation, LimitKind } from '../gateway-error.ts';
import type { JsonObject } from '../json/json-object.ts';
import type { UpstreamEvent } from '../provider.ts';

/** What an upstream said about a failure, read from the error body of its format. */
export interface UpstreamErrorBody {
  /** The HTTP status this error stands for; `null` when the body does not tell. */
  readonly status: number | null;
  /** Written by the upstream for whoever called it; not yet safe to show. */
  readonly message: string | null;
  readonly violations: readonly FieldViolation[];
  readonly retryAfterMs: number | null;
  /** It says that the same request is not to come again, where there are no headers to say so. Left out where it does not. */
  readonly isFinal?: true;
  /** Which limit a 429 is about; left out where it does not say. */
  readonly limit?: LimitKind;
  /**
   * Who has to act: the client; the operator of the gateway, whose credential or account is at fault; another model, since this one
   * cannot do what a request asks for that is in order; or another account, since this one does not have what the request refers to, a
   * file or a cache, or has it no longer.
   */
  readonly concerns: 'request' | 'credential' | 'model' | 'reference';
  /** A precondition of the request is not met, as opposed to a wrong value in it. */
  readonly isPrecondition: boolean;
  /** What the upstream's own code says more exactly than the status does; left out where it says nothing more. */
  readonly reason?: ErrorReason;
  /** The upstream's own name of the cause, fit to be shown; left out where it has none or is about the operator's account. */
  readonly upstreamCode?: string;
  /** The field at fault, where it is one that the client sent. */
  readonly param?: string;
}

/** One way in which upstreams write errors and stream events. Pure. */
export interface WireFormat {
  /** Reads an error body or the payload of an error event; `null` for anything else. */
  parseError(body: unknown): UpstreamErrorBody | null;
  /** Sorts one stream event by what its payload says. Called for each event of each stream; throws for what is no JSON object. */
  classifyEvent(event: UpstreamEvent): ClassifiedEvent;
  /** What an answer has: an object with other members only is none, whatever its status. */
  readonly answerMembers: readonly string[];
  /** Whether an object without any member is an answer, too: protobuf leaves out what is zero or empty. Default: it is not. */
  readonly mayBeEmpty?: boolean;
  /** What makes a whole answer useless that has such members, for the log; `null` for a good one. Missing where all are good. */
  findFault?(value: JsonObject): string | null;
  /** Follows one stream from its beginning. */
  createProgress(): StreamProgress;
  /** Whether counters may follow when a stream is whole; nothing else that follows is looked at. Default: they do not. */
  readonly countsAfterEnd?: boolean;
}

/**
 * What an event says: `data` is a part of an answer, and `last` one that ends it or a piece of it; `aside` is relayed as well and
 * is no part of one, as events of later versions are; `ping` says that somebody is there; `error` ends the stream; `skip` is dropped.
 * The event is the one to relay, which may differ from the one that came; that of an error has its payload in `value`.
 */
export interface ClassifiedEvent {
  readonly type: 'data' | 'last' | 'aside' | 'ping' | 'error' | 'skip';
  readonly event: UpstreamEvent;
}

/** How far a stream has come. Per stream. */
export interface StreamProgress {
  /** Takes the next part of an answer, `data` or `last`. Throws for one that cannot follow what came before it. */
  add(part: ClassifiedEvent): void;
  /** Whether the answer may end here; a stream that ends before that was cut off. What is added later may begin something that has to end. */
  readonly isWhole: boolean;
}
