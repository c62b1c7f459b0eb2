import type { Profile } from '../core/area.ts';
import { mapToNeutralModelId, spellModelId } from '../core/model-catalogue.ts';
import { mapToUndatedName } from '../core/model-kind.ts';
import { createModelNames, type ModelNames } from '../core/model-names.ts';
import type { Deployment } from '../core/provider.ts';
import type { UpstreamNames } from '../core/usage.ts';
import type { RouterContext } from './router-context.ts';

/** The model that a deployment is asked for. */
export interface CalledModel {
  readonly upstreamModel: string;
  /** Its name here, as the client sent it where it is the one that was asked for. */
  readonly name: string;
  /** That of the request. */
  readonly profile: Profile;
}

/**
 * The names of one deployment, read when they are asked for, and once: few requests name models beside their own. Of several names here for
 * one model of the upstream those count that the request was sent with: first the models that it names beside its own, then its
 * own; otherwise the first of the configuration. A snapshot is known by the name that the model it is of has, since vendors answer
 * with its date what they were asked without.
 */
export class AttemptNames implements UpstreamNames {
  readonly #deployment: Pick<Deployment, 'models' | 'discovered'>;
  readonly #called: CalledModel;
  readonly #findModel: RouterContext['findModel'];
  #configured: ModelNames | null = null;
  #listed: ModelNames | null = null;
  #turned: ModelNames | null = null;
  /** Names that the request was sent with, by the neutral ids of the upstream's. */
  #sent: Map<string, string> | null = null;

  constructor(
    deployment: Pick<Deployment, 'models' | 'discovered'>,
    called: CalledModel,
    findModel: RouterContext['findModel'],
  ) {
    this.#deployment = deployment;
    this.#called = called;
    this.#findModel = findModel;
  }

  toUpstream(name: string): string | null {
    const id = this.#findModel(name)?.id ?? name;
    const found = this.#readConfigured().find(id) ?? this.#readListed().find(id);
    if (found !== null) this.#noteSent(found.upstreamModel, name);
    return found?.upstreamModel ?? null;
  }

  toServed(upstreamName: string): string | null {
    const named = this.#findSent(upstreamName) ?? this.#readTurned().find(upstreamName)?.upstreamModel;
    const found = this.#findModel(named ?? upstreamName);
    if (found !== null) return found.id;
    const undated = this.#readTurned().find(mapToUndatedName(upstreamName));
    return undated === null ? null : (this.#findModel(undated.upstreamModel)?.id ?? null);
  }

  toClient(upstreamName: string): string {
    const name = this.#findSent(upstreamName);
    if (name !== null) return name;
    const id = this.toServed(upstreamName);
    const isOurs = id === null || this.#findModel(upstreamName)?.id === id;
    return isOurs ? upstreamName : spellModelId(id, this.#called.profile);
  }

  #noteSent(upstreamName: string, name: string): void {
    const key = mapToNeutralModelId(upstreamName);
    this.#sent ??= new Map();
    if (!this.#sent.has(key)) this.#sent.set(key, name);
  }

  #findSent(upstreamName: string): string | null {
    return this.#findOne(upstreamName) ?? this.#findOne(mapToUndatedName(upstreamName));
  }

  #findOne(upstreamName: string): string | null {
    const { upstreamModel, name } = this.#called;
    const key = mapToNeutralModelId(upstreamName);
    return this.#sent?.get(key) ?? (key === mapToNeutralModelId(upstreamModel) ? name : null);
  }

  #readConfigured(): ModelNames {
    return (this.#configured ??= createModelNames(this.#deployment.models));
  }

  #readListed(): ModelNames {
    const { discovered = [] } = this.#deployment;
    return (this.#listed ??= createModelNames(Object.fromEntries(discovered.map((name) => [name, name]))));
  }

  #readTurned(): ModelNames {
    return (this.#turned ??= createModelNames(turn(this.#deployment.models)));
  }
}

/** Names here by those of the upstream. Of several names for one model the first counts. */
function turn(models: Deployment['models']): Deployment['models'] {
  const pairs = Object.entries(models).map(([name, upstream]) => [upstream, name] as const);
  return Object.fromEntries(pairs.reverse());
}
