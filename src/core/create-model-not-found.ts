import type { Profile } from './area.ts';
import { findNearestNames } from './find-nearest-names.ts';
import { GatewayError } from './gateway-error.ts';
import { mapToNeutralModelId, mapToVendorModelId, spellModelId } from './model-catalogue.ts';
import type { ModelOperation } from './provider.ts';
import type { ServedModel } from './router.ts';
import { shortenName } from './shorten-name.ts';

/** Characters of a model name that a message repeats. */
const maxModelNameLength = 128;

/** Served names that a message mentions. */
const maxMentioned = 3;

/** A model that was asked for in vain. */
export interface MissingModel {
  /** As the client spelled it. */
  readonly name: string;
  /** How served names are spelled where `name` is of no family. */
  readonly profile: Profile;
  /** Every model that is listed. */
  readonly served: readonly ServedModel[];
  /** What it was to be called with; only models that can be are mentioned. Default: any. */
  readonly operation?: ModelOperation;
  /** What follows `The model "name"`. Default: that it does not exist here. */
  readonly finding?: string;
}

/**
 * The error for a model that cannot be called: `The model "name" <finding>`, the nearest served names, or some where none is like it, and how
 * to list them. The name comes from the client, so a long one is cut to 128 characters.
 */
export function createModelNotFound(missing: MissingModel): GatewayError {
  const { name, finding = 'does not exist on this gateway.' } = missing;
  const shown = JSON.stringify(shortenName(name, maxModelNameLength));
  const message = `The model ${shown} ${finding} ${mentionOthers(missing)}GET /v1/models lists all models and what they are called with.`;
  return new GatewayError('not_found', message, { reason: 'model_not_found', param: 'model' });
}

function mentionOthers({ name, profile, served, operation }: MissingModel): string {
  const candidates = served
    .filter(({ operations }) => operation === undefined || operations.has(operation))
    .map(({ id }) => spellModelId(id, chooseSpelling(name, profile)));
  const nearest = findNearestNames(name, candidates, maxMentioned);
  if (nearest.length > 0) return `Nearest: ${nearest.join(', ')}. `;
  const others = pickFromFamilies(candidates);
  return others.length === 0 ? '' : `Served, for example: ${others.join(', ')}. `;
}

/** The first of each family, as far as names tell: what stands before the first hyphen. */
function pickFromFamilies(names: readonly string[]): readonly string[] {
  const families = new Map<string, string>();
  for (const name of names) {
    const [family = ''] = name.split('-', 1);
    if (!families.has(family)) families.set(family, name);
  }
  return [...families.values()].slice(0, maxMentioned);
}

function chooseSpelling(name: string, profile: Profile): Profile {
  if (mapToVendorModelId(name) !== name) return 'neutral';
  return mapToNeutralModelId(name) === name ? profile : 'vendor';
}
