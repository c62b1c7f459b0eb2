import type { JsonObject } from '../json/json-object.ts';
import type { UpstreamEvent } from '../provider.ts';
import type { CallNotes, TokenUsage, UsageTally } from '../usage.ts';
import type { EstimatedRequest } from './estimate-tokens.ts';

/** Collects the figures of one stream. */
export interface Tally extends UsageTally {
  /** Looks at events that go by; never throws. */
  add(events: readonly UpstreamEvent[]): void;
  /** What was begun will not be finished, and nobody left it: it is not used. Missing where nothing is counted before it is whole. */
  dropUnfinished?(): void;
}

/** What is asked, and what the upstream that was asked calls models. */
export type TalliedRequest = EstimatedRequest & { readonly notes?: Pick<CallNotes, 'names'> };

/** How the answers of one format say what was used. */
export interface UsageFormat {
  readWhole(value: JsonObject, request: TalliedRequest): TokenUsage;
  /** The tally needs the request until it has seen the first events, and lets go of it then. Missing where nothing is streamed. */
  createTally?(request: TalliedRequest): Tally;
}
