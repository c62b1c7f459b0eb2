import type { Profile } from '../../src/core/area.ts';
import type { ProviderName } from '../../src/providers/index.ts';
import type { AnswerFault } from './upstream/upstream-answer.ts';

/** The gateways of a run; each is a process of its own with every provider behind it. */
export const gatewayNames = ['enforce', 'sample', 'off', 'vendor'] as const;

/** `vendor` is in mode `enforce`, and fixed to the vendor profile. */
export type GatewayName = (typeof gatewayNames)[number];

/** What a change does to a request that was good: it stays good, it becomes one to be refused, or either. */
export type Effect = 'keeps' | 'breaks' | 'open';

/** What must come of a request. `valid`: a success; `invalid`: a refusal that no upstream hears of. */
export type Verdict = 'valid' | 'invalid' | 'open';

/** The bytes of a case and how they go out. */
export interface WirePlan {
  /** Bytes to write, or milliseconds to wait. */
  readonly steps: readonly (Buffer | number)[];
  /** `shared`: the connection goes on with other cases; `own`: the gateway is expected to close it. */
  readonly connection: 'shared' | 'own';
  /** What the client does when everything is written; `leave-asked`: it leaves once an upstream was asked or answers begin. */
  readonly after: 'read' | 'half-close' | 'leave' | 'leave-asked';
  /** The method of each request of which an answer is awaited, in order; of those, `subject` is the case's own. */
  readonly methods: readonly string[];
  readonly subject: number;
  /** Whether a simple request is sent on the connection afterwards, to see that it is as good as before. */
  readonly followUp: 'probe' | 'none';
  /** `exact`: as many answers as methods; `any`: as many as come, until the gateway closes; `maybe`: or none. */
  readonly answers: 'exact' | 'any' | 'maybe';
}

/** What is known of the answer before it is there. */
export interface Expectation {
  /** `null` where the request leads to no operation. */
  readonly operationId: string | null;
  /** The profiles that the answer may be written in: usually one. */
  readonly profiles: readonly Profile[];
  readonly verdict: Verdict;
  /** Statuses that are fine beside what the verdict says. */
  readonly alsoAllowed: readonly number[];
}

/** What the upstream does when it is asked. */
export interface UpstreamPlan {
  /** Each changes a good answer; none leaves it as it is. */
  readonly faults: readonly AnswerFault[];
  readonly seed: number;
  readonly index: number;
}

/** One request with everything around it. */
export interface FuzzCase {
  readonly index: number;
  /** Says what is asked of whom and what is odd about it. */
  readonly title: string;
  readonly gateway: GatewayName;
  readonly provider: ProviderName;
  /** The operation it was made for. */
  readonly operationId: string;
  readonly profile: Profile;
  readonly wire: WirePlan;
  readonly expected: Expectation;
  readonly upstream: UpstreamPlan;
}
