import type { UpstreamOperation } from '../core/provider.ts';
import type { ServedModel } from '../core/router.ts';
import type { CandidateGroup } from './candidate.ts';

/** A served model and who can perform each of its operations. */
export interface ModelParts extends Omit<ServedModel, 'fallbacks'> {
  readonly groups: ReadonlyMap<UpstreamOperation, CandidateGroup>;
}

/** A model of a router's table, which knows it again. Lives as long as the table, or as a pattern's name is remembered. */
export class ModelEntry implements ModelParts, ServedModel {
  readonly id: string;
  readonly catalogue: ServedModel['catalogue'];
  readonly metricName: string;
  readonly operations: ReadonlySet<UpstreamOperation>;
  readonly groups: ReadonlyMap<UpstreamOperation, CandidateGroup>;
  /** The table that it is in. */
  readonly table: symbol;
  #fallbacks: readonly ModelEntry[] = [];

  constructor({ id, catalogue, metricName, operations, groups }: ModelParts, table: symbol) {
    this.id = id;
    this.catalogue = catalogue;
    this.metricName = metricName;
    this.operations = operations;
    this.groups = groups;
    this.table = table;
  }

  /** The models to ask when no deployment of this one can answer, in this order. */
  get fallbacks(): readonly ModelEntry[] {
    return this.#fallbacks;
  }

  /** They are found when all entries of the table are there. */
  setFallbacks(fallbacks: readonly ModelEntry[]): void {
    this.#fallbacks = fallbacks;
  }
}
