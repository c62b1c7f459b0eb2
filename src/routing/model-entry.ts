import type { ModelOperation, UpstreamOperation } from '../core/provider.ts';
import type { ServedModel } from '../core/router.ts';
import type { CandidateGroup, RealtimeCandidate, VideoCandidate } from './candidate.ts';
import type { ModelOutput } from './find-wanted-output.ts';

/** A served model and who can perform each of its operations. */
export interface ModelParts extends Omit<ServedModel, 'fallbacks'> {
  readonly groups: ReadonlyMap<UpstreamOperation, CandidateGroup>;
  /** Who generates content with it, by what is wanted; `null` where it makes the same wherever it is served, as far as that is known. */
  readonly contentGroups: Readonly<Record<ModelOutput, CandidateGroup>> | null;
  /** The same of those who count the tokens of what is to be generated. */
  readonly countGroups: ModelParts['contentGroups'];
  /** Who makes videos with it, those of the lowest priority number first. */
  readonly videoTiers: readonly (readonly VideoCandidate[])[];
  /** Who has sessions with it; `null` where nobody has. */
  readonly realtime: CandidateGroup<RealtimeCandidate> | null;
  /** Those that serve it, with whatever operations, in the order of the configuration. */
  readonly deploymentIds: readonly string[];
}

/** A model of a router's table, which knows it again. Lives as long as the table, or as a pattern's name is remembered. */
export class ModelEntry implements ModelParts, ServedModel {
  readonly id: string;
  readonly catalogue: ServedModel['catalogue'];
  readonly metricName: string;
  readonly kinds: ServedModel['kinds'];
  readonly operations: ReadonlySet<ModelOperation>;
  readonly groups: ReadonlyMap<UpstreamOperation, CandidateGroup>;
  readonly contentGroups: ModelParts['contentGroups'];
  readonly countGroups: ModelParts['contentGroups'];
  readonly videoTiers: ModelParts['videoTiers'];
  readonly realtime: ModelParts['realtime'];
  readonly deploymentIds: readonly string[];
  /** The table that it is in. */
  readonly table: symbol;
  #fallbacks: readonly ModelEntry[] = [];

  constructor(parts: ModelParts, table: symbol) {
    this.id = parts.id;
    this.catalogue = parts.catalogue;
    this.metricName = parts.metricName;
    this.kinds = parts.kinds;
    this.operations = parts.operations;
    this.groups = parts.groups;
    this.contentGroups = parts.contentGroups;
    this.countGroups = parts.countGroups;
    this.videoTiers = parts.videoTiers;
    this.realtime = parts.realtime;
    this.deploymentIds = parts.deploymentIds;
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
