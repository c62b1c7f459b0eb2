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
export function createUpstreamNames(
  { models, discovered = [] }: Pick<Deployment, 'models' | 'discovered'>,
  { upstreamModel: called, name: calledName, profile }: CalledModel,
  findModel: RouterContext['findModel'],
): UpstreamNames {
  const configured = once(() => createModelNames(models));
  const listed = once(() => createModelNames(Object.fromEntries(discovered.map((name) => [name, name]))));
  const turned = once(() => createModelNames(turn(models)));
  let sent: Map<string, string> | null = null;
  const noteSent = (upstreamName: string, name: string) => {
    const key = mapToNeutralModelId(upstreamName);
    sent ??= new Map();
    if (!sent.has(key)) sent.set(key, name);
  };
  const findOne = (upstreamName: string) => {
    const key = mapToNeutralModelId(upstreamName);
    return sent?.get(key) ?? (key === mapToNeutralModelId(called) ? calledName : null);
  };
  const findSent = (upstreamName: string) => findOne(upstreamName) ?? findOne(mapToUndatedName(upstreamName));
  const toServed = (upstreamName: string) => {
    const named = findSent(upstreamName) ?? turned().find(upstreamName)?.upstreamModel;
    const found = findModel(named ?? upstreamName);
    if (found !== null) return found.id;
    const undated = turned().find(mapToUndatedName(upstreamName));
    return undated === null ? null : (findModel(undated.upstreamModel)?.id ?? null);
  };
  return {
    toUpstream: (name) => {
      const id = findModel(name)?.id ?? name;
      const found = configured().find(id) ?? listed().find(id);
      if (found !== null) noteSent(found.upstreamModel, name);
      return found?.upstreamModel ?? null;
    },
    toServed,
    toClient: (upstreamName) => {
      const name = findSent(upstreamName);
      if (name !== null) return name;
      const id = toServed(upstreamName);
      const isOurs = id === null || findModel(upstreamName)?.id === id;
      return isOurs ? upstreamName : spellModelId(id, profile);
    },
  };
}

/** Names here by those of the upstream. Of several names for one model the first counts. */
function turn(models: Deployment['models']): Deployment['models'] {
  const pairs = Object.entries(models).map(([name, upstream]) => [upstream, name] as const);
  return Object.fromEntries(pairs.reverse());
}

function once(create: () => ModelNames): () => ModelNames {
  let made: ModelNames | null = null;
  return () => (made ??= create());
}
