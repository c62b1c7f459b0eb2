import type { CallsReport } from './calls/create-calls-report.ts';
import type { ClosedLoopReport } from './closed-loop/create-closed-loop-report.ts';
import type { CorePlan } from './cores.ts';
import type { LatencyReport } from './latency/create-latency-report.ts';
import type { OpenStreamsReport } from './open-streams/create-open-streams-report.ts';
import type { BenchOptions } from './options.ts';

/** The outcome of a run. */
export interface Report {
  readonly node: string;
  readonly cores: CorePlan;
  readonly rounds: number;
  readonly amount: BenchOptions['amount'];
  readonly scenarios: readonly ScenarioReport[];
}

/** The outcome of one scenario. */
export type ScenarioReport = ClosedLoopReport | LatencyReport | OpenStreamsReport | CallsReport;
