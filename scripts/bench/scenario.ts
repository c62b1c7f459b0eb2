import type { Answer } from './answer-reader.ts';

/** The servers a scenario can be run against; `upstream` is the local upstream itself, without anything in front. */
export type TargetName = 'upstream' | ServerName;

/** The servers that are compared. */
export const serverNames = ['bare', 'specway', 'portkey'] as const;

/** One of {@link serverNames}. */
export type ServerName = (typeof serverNames)[number];

/** A request before the server's own headers (credential, routing) are added. */
export interface ScenarioRequest {
  readonly method: 'POST';
  readonly path: string;
  /** Without `host` and `content-length`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * One kind of work. To add one: a file in scripts/bench/scenarios/ that exports a Scenario, a line in its `index.ts`,
 * and, if the answer is a new one, that answer in `upstream.ts`.
 */
export interface Scenario {
  readonly name: string;
  /** One line for the report. */
  readonly title: string;
  /** Keep-alive connections of the closed loop; each has one request in flight. */
  readonly connections: number;
  /** Whether servers are driven as hard as they allow, or the upstream sets a pace that none of them notices. */
  readonly load: 'saturating' | 'paced';
  /**
   * How many times as fast as every server, by CPU time per request, the upstream alone must be; otherwise the run
   * reports nothing.
   */
  readonly requiredUpstreamLead: number;
  /** What is sent to this server; `null` leaves the server out of this scenario because it cannot do it. */
  requestFor(target: TargetName): ScenarioRequest | null;
  /**
   * Looks at one whole answer: `null` when it is right, otherwise what is wrong with it. Every later answer of the same
   * server must have the status and the length of the one that passed.
   */
  findFault(answer: Answer): string | null;
}
