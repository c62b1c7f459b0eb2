import { createModelNames, type ModelNames } from '../core/model-names.ts';
import type { Deployment } from '../core/provider.ts';
import type { UpstreamNames } from '../core/usage.ts';
import type { RouterContext } from './router-context.ts';

/** The names of one deployment, read when they are asked for, and once: few requests name models beside their own. */
export function createUpstreamNames(
  { models, discovered = [] }: Pick<Deployment, 'models' | 'discovered'>,
  findModel: RouterContext['findModel'],
): UpstreamNames {
  const configured = once(() => createModelNames(models));
  const listed = once(() => createModelNames(Object.fromEntries(discovered.map((name) => [name, name]))));
  const turned = once(() => createModelNames(turn(models)));
  return {
    toUpstream: (name) => {
      const id = findModel(name)?.id ?? name;
      const found = configured().find(id) ?? listed().find(id);
      return found?.upstreamModel ?? null;
    },
    toServed: (upstreamName) => {
      const named = turned().find(upstreamName)?.upstreamModel;
      return findModel(named ?? upstreamName)?.id ?? null;
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
