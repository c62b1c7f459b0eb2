import type {
  DeploymentFailure,
  DeploymentReport,
  DeploymentState,
} from '../../../core/deployment-health.ts';
import { parseJson } from '../../../core/json/parse-json.ts';

/** A report as it is stored. Nodes of other versions read it too: what is new comes at the end. */
type PackedReport = readonly [
  deploymentId: string,
  state: DeploymentState,
  until: number | null,
  lastSuccessAt: number | null,
  lastError: PackedFailure | null,
  failed: number,
  answered: readonly (readonly [step: number, count: number])[],
  calls: number,
  concurrency: number | null,
];

type PackedFailure = readonly [at: number, kind: DeploymentFailure['kind'], status: number | null];

/** As JSON: it is written every few seconds, for every deployment. */
export function packDeploymentReports(reports: readonly DeploymentReport[]): string {
  return JSON.stringify(reports.map(packReport));
}

/** What {@link packDeploymentReports} wrote. */
export function unpackDeploymentReports(text: string): readonly DeploymentReport[] {
  return (parseJson(text) as readonly PackedReport[]).map(unpackReport);
}

function packReport(report: DeploymentReport): PackedReport {
  const { deploymentId, state, until, lastSuccessAt, lastError, recent, calls, concurrency } = report;
  return [
    deploymentId,
    state,
    round(until),
    round(lastSuccessAt),
    lastError && [Math.round(lastError.at), lastError.kind, lastError.status],
    recent.failed,
    [...recent.answered],
    calls,
    concurrency,
  ];
}

function round(time: number | null): number | null {
  return time === null ? null : Math.round(time);
}

function unpackReport([
  deploymentId,
  state,
  until,
  lastSuccessAt,
  lastError,
  failed,
  answered,
  calls,
  concurrency,
]: PackedReport): DeploymentReport {
  return {
    deploymentId,
    state,
    until,
    lastSuccessAt,
    lastError: lastError && { at: lastError[0], kind: lastError[1], status: lastError[2] },
    recent: { failed, answered: new Map(answered) },
    calls,
    concurrency,
  };
}
