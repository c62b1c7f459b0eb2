import { createModelNames } from '../core/model-names.ts';
import type { Deployment } from '../core/provider.ts';
import type { UpstreamNames } from '../core/usage.ts';
import type { RouterContext } from './router-context.ts';

/** The names of one deployment, looked up when they are asked for: few requests name models beside their own. */
export function createUpstreamNames(
  { models, discovered = [] }: Deployment,
  findModel: RouterContext['findModel'],
): UpstreamNames {
  return {
    toUpstream: (name) => {
      const id = findModel(name)?.id ?? name;
      const found = createModelNames(models).find(id) ?? createListedNames(discovered).find(id);
      return found?.upstreamModel ?? null;
    },
    toServed: (upstreamName) => {
      // Of several names for one model the first counts.
      const turned = Object.entries(models).map(([name, upstream]) => [upstream, name] as const);
      const named = createModelNames(Object.fromEntries(turned.reverse())).find(upstreamName)?.upstreamModel;
      return findModel(named ?? upstreamName)?.id ?? null;
    },
  };
}

function createListedNames(listed: readonly string[]): ReturnType<typeof createModelNames> {
  return createModelNames(Object.fromEntries(listed.map((name) => [name, name])));
}
