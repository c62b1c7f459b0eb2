import {
  catalogueModels,
  mapToNeutralModelId,
  type CatalogueModel,
  type ModelKind,
} from './model-catalogue.ts';

const catalogueById: ReadonlyMap<string, CatalogueModel> = new Map(
  catalogueModels.map((model) => [model.id, model]),
);

/** What vendors put behind a model's name: `-20250929`, `-2026-04-21`, `-001`, `-latest`, `-preview-06-05`, `@20250929`. */
const snapshotEnding = /[-@](?:preview-)?(?:latest|\d{8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{2}|\d{2}-\d{4}|\d{3})$/u;

/** The catalogue's model of this neutral id, or the one that it is a dated or latest snapshot of; `null` for any other name. */
export function findCatalogueModel(id: string): CatalogueModel | null {
  return catalogueById.get(id) ?? catalogueById.get(mapToUndatedName(id)) ?? null;
}

/** The name of the model that this is a dated or latest snapshot of; any other name as it is. */
export function mapToUndatedName(name: string): string {
  return name.replace(snapshotEnding, '');
}

/** Most tokens that a model writes, under its name in any spelling; `null` for one outside the catalogue. */
export function findOutputCeiling(name: string): number | null {
  return findCatalogueModel(mapToNeutralModelId(name.replace(/^models\//u, '')))?.maxOutputTokens ?? null;
}

const kindOfFamily: readonly (readonly [prefix: string, kind: ModelKind])[] = [
  ['chatfam-', 'chat-messages'],
  ['genfam-', 'chat-content'],
  ['imgfam2-', 'image-content'],
  ['imgfam-', 'image'],
  ['chatgpt-image-', 'image'],
  ['vidfam-', 'video'],
  ['sora-', 'video'],
  ['rtfam-', 'realtime'],
];

/** What a model is for, by its name in either spelling: the catalogue says it, or else the family. `null` for other names. */
export function findModelKind(name: string): ModelKind | null {
  const id = mapToNeutralModelId(name);
  const known = findCatalogueModel(id);
  if (known !== null) return known.kind;
  const family = kindOfFamily.find(([prefix]) => id.startsWith(prefix))?.[1] ?? null;
  // The vendor's names of this family begin as those of its other models do.
  if (family === 'realtime' && !/-realtime/u.test(id)) return null;
  return family === 'chat-content' && isDrawingName(id) ? 'image-content' : family;
}

/** Image models of format C outside the catalogue are told by the names they have always had. */
export function isDrawingName(name: string): boolean {
  return /^(models\/)?(imagen-|imgfam2-)|-image(-|$)/u.test(name);
}
