import type { Deployment } from '../core/provider.ts';
import { mapToNeutralModelId } from '../core/model-catalogue.ts';
import { findModelKind } from '../core/model-kind.ts';
import { createModelNames } from '../core/model-names.ts';
import { collectSpellings } from './collect-spellings.ts';
import type { FileModels } from './create-routing.ts';
import { findFallbackLoops, type FallbackLoops, type FallbackTable } from './find-fallback-loops.ts';
import type { ConfigFile, FilePath, FileProblem } from './parse-config-file.ts';
import { suggestName } from '../core/suggest-name.ts';

/** What the checks of one file share. Ids are neutral ones. */
interface Naming {
  readonly models: FileModels;
  readonly file: ConfigFile;
  /** Models that some deployment names. */
  readonly served: ReadonlySet<string>;
  /** Whether some deployment serves a model, by its name or by a pattern. */
  isServed(id: string): boolean;
  /** Whether it makes videos, by its name here or at an upstream. */
  makesVideos(id: string): boolean;
  /** Alias to the id of its model. */
  readonly aliases: ReadonlyMap<string, string>;
  /** The first spelling of each model, by its id. */
  readonly spellings: ReadonlyMap<string, string>;
  readonly loops: FallbackLoops;
}

/**
 * What a schema cannot say about `models`: every name is that of a model some deployment serves, an alias means one model
 * only, no chain of fallbacks leads back to where it began, and models of videos, whose tasks wait for their own deployments, have none.
 */
export function checkModels(
  models: FileModels,
  deployments: readonly Pick<Deployment, 'models'>[],
  file: ConfigFile,
): readonly FileProblem[] {
  const names = deployments.map((deployment) => createModelNames(deployment.models));
  const served = new Set(names.flatMap(({ ids }) => ids));
  const isServed = (id: string) => names.some(({ find }) => find(id) !== null);
  const makesVideos = (id: string) =>
    [id, ...names.flatMap(({ find }) => find(id)?.upstreamModel ?? [])].some(
      (one) => findModelKind(one) === 'video',
    );
  const aliases = collectAliases(models);
  const spellings = collectSpellings(models);
  const loops = findFallbackLoops(collectFallbacks(models, { aliases, spellings }));
  const naming: Naming = { models, file, served, isServed, makesVideos, aliases, spellings, loops };
  return Object.keys(models).flatMap((name) => [
    ...checkName(name, naming),
    ...checkAliases(name, naming),
    ...checkFallbacks(name, naming),
  ]);
}

/** The first model that claims an alias has it. */
function collectAliases(models: FileModels): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const [name, model] of Object.entries(models)) {
    for (const alias of model?.aliases ?? []) {
      const id = mapToNeutralModelId(alias);
      if (!aliases.has(id)) aliases.set(id, mapToNeutralModelId(name));
    }
  }
  return aliases;
}

function collectFallbacks(
  models: FileModels,
  { aliases, spellings }: Pick<Naming, 'aliases' | 'spellings'>,
): FallbackTable {
  const rows = [...spellings].map(([id, name]) => {
    const fallbacks = models[name]?.fallbacks ?? [];
    return [id, fallbacks.map((fallback) => findId(fallback, aliases))] as const;
  });
  return new Map(rows);
}

function checkName(name: string, { file, served, isServed, spellings }: Naming): readonly FileProblem[] {
  const id = mapToNeutralModelId(name);
  const first = spellings.get(id);
  const path = ['models', name];
  if (first !== name)
    return [
      file.problemAtKey(path, `models.${name} is the same model as ${String(first)} in another spelling.`),
    ];
  if (isServed(id)) return [];
  return [file.problemAtKey(path, `models.${name} is served by no deployment${suggest(name, served)}`)];
}

function checkAliases(
  name: string,
  { models, file, served, aliases, spellings }: Naming,
): readonly FileProblem[] {
  const id = mapToNeutralModelId(name);
  return (models[name]?.aliases ?? []).flatMap((alias, index) => {
    const path: FilePath = ['models', name, 'aliases', index];
    const aliasId = mapToNeutralModelId(alias);
    if (served.has(aliasId) || (aliasId !== id && spellings.has(aliasId)))
      return [file.problemAt(path, `The alias ${alias} of ${name} is a model that a deployment serves.`)];
    const owner = aliases.get(aliasId);
    if (owner === id) return [];
    return [file.problemAt(path, `The alias ${alias} of ${name} is one of ${String(owner)} already.`)];
  });
}

function checkFallbacks(name: string, naming: Naming): readonly FileProblem[] {
  const { models, file, served, isServed, aliases, loops } = naming;
  const fallbacks = models[name]?.fallbacks ?? [];
  if (fallbacks.length > 0 && naming.makesVideos(mapToNeutralModelId(name))) {
    const advice = 'give it more deployments: a video waits for those of its own model.';
    return [file.problemAtKey(['models', name, 'fallbacks'], `${name} has no use for fallbacks; ${advice}`)];
  }
  return fallbacks.flatMap((fallback, index) => {
    const path: FilePath = ['models', name, 'fallbacks', index];
    const id = findId(fallback, aliases);
    if (!isServed(id)) {
      const ending = suggest(fallback, served);
      return [
        file.problemAt(path, `The fallback ${fallback} of ${name} is served by no deployment${ending}`),
      ];
    }
    const loop = loops.findWay(id, mapToNeutralModelId(name));
    if (loop === null) return [];
    const chain = shorten([name, fallback, ...loop.slice(1)]).join(' -> ');
    return [file.problemAt(path, `The fallbacks of ${name} lead back to it: ${chain}.`)];
  });
}

/** A longer chain is told by its beginning and its end. */
function shorten(chain: readonly string[]): readonly string[] {
  return chain.length <= 10 ? chain : [...chain.slice(0, 5), '…', ...chain.slice(-4)];
}

function findId(name: string, aliases: ReadonlyMap<string, string>): string {
  const id = mapToNeutralModelId(name);
  return aliases.get(id) ?? id;
}

function suggest(name: string, served: ReadonlySet<string>): string {
  const suggestion = suggestName(mapToNeutralModelId(name), [...served]);
  return suggestion === null ? '.' : `; did you mean ${suggestion}?`;
}
