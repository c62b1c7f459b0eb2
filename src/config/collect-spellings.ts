import { mapToNeutralModelId } from '../core/model-catalogue.ts';

/** The first spelling of each model among the keys of `models`, by its neutral id. */
export function collectSpellings(models: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const name of Object.keys(models)) {
    const id = mapToNeutralModelId(name);
    if (!spellings.has(id)) spellings.set(id, name);
  }
  return spellings;
}
