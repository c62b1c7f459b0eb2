import type { LeftOutDeployment } from '../core/config.ts';
import type { FileDeployment } from './create-deployments.ts';
import type { ConfigFile, FileProblem } from './parse-config-file.ts';
import type { ReferenceProblem } from './resolve-references.ts';

/** Optional deployments whose credential is not there, by their place in the file. */
export type LeftOut = ReadonlyMap<number, LeftOutDeployment>;

interface FoundLeftOut {
  readonly leftOut: LeftOut;
  /** Those that are problems all the same. */
  readonly problems: readonly ReferenceProblem[];
}

/** Finds out which deployments are left out: the optional ones whose `credential` refers to a variable that is not set. */
export function findLeftOut(value: unknown, references: readonly ReferenceProblem[]): FoundLeftOut {
  const leftOut = new Map<number, LeftOutDeployment>();
  const problems = references.filter(({ path, unset }) => {
    const [key, index, name] = path;
    if (key !== 'deployments' || typeof index !== 'number' || name !== 'credential') return true;
    const { id, optional } = readDeployment(value, index);
    if (optional !== true || unset === null) return true;
    leftOut.set(index, { id: String(id), variable: unset });
    return false;
  });
  return { leftOut, problems };
}

/** Nothing is checked yet. */
function readDeployment(
  value: unknown,
  index: number,
): { readonly id?: unknown; readonly optional?: unknown } {
  const { deployments } = value as { readonly deployments: readonly object[] };
  return deployments[index] ?? {};
}

/** A gateway that could serve nothing does not start. */
export function checkLeftOut(
  deployments: readonly FileDeployment[],
  leftOut: LeftOut,
  file: ConfigFile,
): readonly FileProblem[] {
  if (leftOut.size < deployments.length) return [];
  const names = [...new Set([...leftOut.values()].map(({ variable }) => variable))].join(', ');
  return [
    file.problemAt(['deployments'], `deployments has only optional ones; set at least one of ${names}.`),
  ];
}

/** What is left. */
export function withoutLeftOut<Values extends { readonly deployments: readonly FileDeployment[] }>(
  values: Values,
  leftOut: LeftOut,
): Values {
  return { ...values, deployments: values.deployments.filter((_, index) => !leftOut.has(index)) };
}
