import type { Answer } from './answer-reader.ts';

/** The servers a scenario can be run against; `upstream` is the local upstream itself, without anything in front. */
export type TargetName = 'upstream' | ServerName;

/** The servers of the comparison. */
export const comparedServers = ['bare', 'specway', 'portkey'] as const;

/** The bare proxy once more: what it differs by from itself is what a figure of this machine is worth. */
export const controlServers = ['bare-control'] as const;

/** The servers of realtime scenarios: the least that a relay can do, Specway in front of the same upstream, and the relay once more. */
export const realtimeServers = ['relay', 'specway-realtime', 'relay-control'] as const;

/** Specway in other settings than those of `specway`, for scenarios that compare settings. */
export const specwaySettings = [
  'specway-translated',
  'specway-enforce',
  'specway-unvalidated',
  'specway-usage-off',
  'specway-memory',
  'specway-postgres',
  'specway-ledger',
  'specway-ledger-nodes',
] as const;

/** Every server there is, in the order of the report. */
export const serverNames = [
  ...comparedServers,
  ...controlServers,
  ...specwaySettings,
  ...realtimeServers,
] as const;

/** One of {@link serverNames}. */
export type ServerName = (typeof serverNames)[number];

/** Two servers that are put into relation: what `of` needs, compared with what `to` needs. */
export type ServerPair = readonly [of: ServerName, to: ServerName];

/** The pairs of {@link comparedServers}. */
export const comparedPairs: readonly ServerPair[] = [
  ['specway', 'bare'],
  ['portkey', 'bare'],
  ['specway', 'portkey'],
];

/** A request before the server's own headers (credential, routing) are added. */
export interface ScenarioRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Without `host` and `content-length`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What scenarios of every kind have. */
export interface ScenarioBase {
  readonly name: string;
  /** One line for the report. */
  readonly title: string;
  /** Whether it runs when no scenario is named. */
  readonly selection: 'default' | 'by-name';
  /** The servers that are measured. */
  readonly servers: readonly ServerName[];
  /** Which of them are compared. */
  readonly pairs: readonly ServerPair[];
}

/** What scenarios have whose requests are answered. */
export interface HttpScenarioBase extends ScenarioBase {
  /** Keep-alive connections of the closed loop that warms servers up (and, for most kinds, measures them). */
  readonly connections: number;
  /** What is sent to this server; `null` leaves the server out of this scenario because it cannot do it. */
  requestFor(target: TargetName): ScenarioRequest | null;
  /**
   * Looks at one whole answer: `null` when it is right, otherwise what is wrong with it. Every later answer of the same
   * server must have the status and the length of the one that passed.
   */
  findFault(answer: Answer): string | null;
}

/** Each connection sends the next request when its answer is complete; CPU time per request is what counts. */
export interface ClosedLoopScenario extends HttpScenarioBase {
  readonly kind: 'closed-loop';
  /** Whether servers are driven as hard as they allow, or the upstream sets a pace that none of them notices. */
  readonly load: 'saturating' | 'paced';
  /**
   * How many times as fast as every server, by CPU time per request, the upstream alone must be; otherwise the run
   * reports nothing.
   */
  readonly requiredUpstreamLead: number;
}

/** Requests come at a constant rate that keeps servers half busy, whether or not earlier ones have been answered. */
export interface HalfLoadScenario extends HttpScenarioBase {
  readonly kind: 'half-load';
  /** Other requests that come while these are measured; nothing of them is in the latencies. Default: none. */
  readonly beside?: BesideLoad;
}

/** A second load, at a rate of its own. Its answers must pass as those of the scenario do. */
export interface BesideLoad {
  readonly ratePerSecond: number;
  requestFor(target: TargetName): ScenarioRequest;
}

/** A closed loop of streams whose events carry the time at which the upstream sent them. */
export interface EventDelayScenario extends HttpScenarioBase {
  readonly kind: 'event-delay';
  /** Time over which the connections begin, in milliseconds: that of a stream, so that streams begin one at a time. */
  readonly rampMs: number;
}

/** Many slow streams are opened and held; memory is what counts. Its answers never end. */
export interface OpenStreamsScenario extends HttpScenarioBase {
  readonly kind: 'open-streams';
  /** What is held open at this server. `requestFor` and `findFault` are about the requests that warm it up. */
  heldRequestFor(target: TargetName): ScenarioRequest;
}

/** What scenarios of sessions have. */
export interface SessionScenarioBase extends ScenarioBase {
  /** The upgrade that every session begins with. */
  readonly upgrade: ScenarioRequest;
}

/** Sessions in which both sides speak in real time; CPU time per message and latency count. */
export interface VoiceRelayScenario extends SessionScenarioBase {
  readonly kind: 'voice-relay';
  /** How many speak while servers are warmed up, and the first guess at what keeps one half busy. */
  readonly sessions: number;
}

/** Many sessions in which nothing happens; memory is what counts. */
export interface OpenSessionsScenario extends SessionScenarioBase {
  readonly kind: 'open-sessions';
  /** How many speak while a server is warmed up. */
  readonly sessions: number;
}

/** Calls over WebRTC in which both sides speak; CPU time, memory and latency of each call count. */
export interface CallsScenario extends ScenarioBase {
  readonly kind: 'calls';
  /** Where offers are sent to, with its query. */
  readonly path: string;
}

/** A scenario whose requests are answered. */
export type HttpScenario = ClosedLoopScenario | HalfLoadScenario | EventDelayScenario | OpenStreamsScenario;

/**
 * One kind of work. To add one: a file in scripts/bench/scenarios/ that exports a Scenario, a line in its `index.ts`,
 * and, if the answer is a new one, that answer in `upstream.ts`.
 */
export type Scenario = HttpScenario | VoiceRelayScenario | OpenSessionsScenario | CallsScenario;
