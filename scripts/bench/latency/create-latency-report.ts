import { createReportBase, targetOrder, type ReportBase } from '../report-base.ts';
import type { Round, ScenarioRun } from '../scenario-run.ts';
import type { ServerPair, TargetName } from '../scenario.ts';
import { median } from '../statistics.ts';

/** What one target gave in one round, by the name of its column. */
export type Figures = Readonly<Record<string, number>>;

/** One column of a table of figures. */
export interface LatencyColumn {
  /** The name of the figure. */
  readonly name: string;
  /** What stands above it, unit included. */
  readonly head: string;
  readonly digits: number;
  /** Whether it is a latency, of which the bare proxy's part can be taken off. */
  readonly isLatency: boolean;
  /** Whether what one server needs is divided by what another one does. Default: no. */
  readonly isRatio?: boolean;
}

/** One target over all rounds: the median of each figure. */
export interface FigureSummary {
  readonly target: TargetName;
  readonly figures: Figures;
}

/** What a server adds to another one's figures, or which multiples of them it has: the median over the rounds. */
export interface ComparedFigures {
  readonly of: TargetName;
  readonly to: TargetName;
  readonly figures: Figures;
}

/** The outcome of a scenario whose latencies count. */
export interface LatencyReport extends ReportBase {
  readonly kind: 'latency';
  /** How the load was, for the line above the table. */
  readonly setting: string;
  readonly columns: readonly LatencyColumn[];
  readonly targets: readonly FigureSummary[];
  readonly added: readonly ComparedFigures[];
  /** The figures of one server as multiples of another's: the median over the rounds. Empty where no column asks for it. */
  readonly ratios: readonly ComparedFigures[];
  /** What a reader must know before trusting the figures. */
  readonly notes: readonly string[];
}

/** What a report of latencies is made of. */
export interface LatencyResults {
  readonly run: Pick<ScenarioRun, 'failures' | 'absences'> & {
    readonly scenario: {
      readonly name: string;
      readonly title: string;
      readonly pairs: readonly ServerPair[];
    };
  };
  readonly setting: string;
  readonly columns: readonly LatencyColumn[];
  readonly rounds: readonly Round<Figures>[];
}

/** Puts a scenario together. */
export function createLatencyReport(results: LatencyResults): Omit<LatencyReport, 'notes'> {
  const { run, setting, columns, rounds } = results;
  const names = targetOrder.filter((name) => rounds[0]?.has(name) === true && !run.failures.has(name));
  const latencies = columns.filter(({ isLatency }) => isLatency);
  const ratioColumns = columns.filter(({ isRatio }) => isRatio === true);
  const pairs = run.scenario.pairs.filter((pair) => pair.every((name) => names.includes(name)));
  const compare = (
    compared: readonly LatencyColumn[],
    relate: (one: number, other: number) => number,
  ): readonly ComparedFigures[] =>
    pairs.map(([of, to]) => ({
      of,
      to,
      figures: collect(compared, (name) =>
        median(rounds.map((round) => relate(readFigure(round, of, name), readFigure(round, to, name)))),
      ),
    }));
  return {
    ...createReportBase(run),
    kind: 'latency',
    setting,
    columns,
    targets: names.map((target) => ({
      target,
      figures: collect(columns, (name) => median(rounds.map((round) => readFigure(round, target, name)))),
    })),
    added: compare(latencies, (one, other) => one - other),
    ratios: ratioColumns.length === 0 ? [] : compare(ratioColumns, (one, other) => one / other),
  };
}

function collect(columns: readonly LatencyColumn[], read: (name: string) => number): Figures {
  return Object.fromEntries(columns.map(({ name }) => [name, read(name)]));
}

function readFigure(round: Round<Figures>, target: TargetName, name: string): number {
  return round.get(target)?.[name] ?? Number.NaN;
}
