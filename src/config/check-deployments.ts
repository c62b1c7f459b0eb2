import { mapToNeutralModelId } from '../core/model-catalogue.ts';
import { isNamePattern } from '../core/model-names.ts';
import { collectSpellings } from './collect-spellings.ts';
import type { FileDeployment } from './create-deployments.ts';
import type { ConfigFile, FileProblem } from './parse-config-file.ts';
import { explainUnservable, isUnoffered } from './explain-unservable.ts';

/**
 * What a schema cannot say: ids are unique, base URLs are URLs, credentials can serve, every model can be served and is
 * named once, patterns can be filled in, and only providers with a list of models are asked for it.
 */
export function checkDeployments(
  deployments: readonly FileDeployment[],
  file: ConfigFile,
): readonly FileProblem[] {
  return deployments.flatMap((deployment, index) => [
    ...checkId(deployments, index, file),
    ...checkBaseUrl(deployment, index, file),
    ...checkCredential(deployment, index, file),
    ...checkModels(deployment, index, file),
    ...checkDiscovery(deployment, index, file),
  ]);
}

function checkId(
  deployments: readonly FileDeployment[],
  index: number,
  file: ConfigFile,
): readonly FileProblem[] {
  const id = deployments[index]?.id;
  const first = deployments.findIndex((other) => other.id === id);
  if (first === index) return [];
  const message = `deployments[${String(index)}].id is ${String(id)}, which deployments[${String(first)}] has already.`;
  return [file.problemAt(['deployments', index, 'id'], message)];
}

function checkBaseUrl({ baseUrl }: FileDeployment, index: number, file: ConfigFile): readonly FileProblem[] {
  if (baseUrl === undefined || URL.canParse(baseUrl)) return [];
  const message = `deployments[${String(index)}].baseUrl is not a valid URL.`;
  return [file.problemAt(['deployments', index, 'baseUrl'], message)];
}

/** The version of an API, such as `/v1` or `/v1beta`, at the end of an address. */
const versionEnd = /(?<!\/)\/v\d+(?:alpha|beta)?\d*(?=\/*$)/;

/** Warns of addresses that end as those do which SDKs are given: calls put the version behind them once more. */
export function warnOfBaseUrls(deployments: readonly FileDeployment[]): readonly string[] {
  return deployments.flatMap(({ id, baseUrl }) => {
    const [version] = versionEnd.exec(baseUrl ?? '') ?? [];
    if (version === undefined) return [];
    return `The baseUrl of the deployment ${id} ends in ${version}, and calls put their version behind it. Leave it out, unless it is to stand there twice.`;
  });
}

/** What is wrong with it never shows it. */
function checkCredential(
  { provider, credential }: FileDeployment,
  index: number,
  file: ConfigFile,
): readonly FileProblem[] {
  if (credential === undefined) return [];
  const reason = explainReference(credential) ?? provider.explainCredential?.(credential) ?? null;
  if (reason === null) return [];
  const message = `deployments[${String(index)}].credential ${reason}.`;
  return [file.problemAt(['deployments', index, 'credential'], message)];
}

/** The name of a variable as shells and templates have it, which would be sent as if it were the key. */
const foreignReference = /^(?:\$\w+|\$\(\w+\)|%\w+%|\{\{?\w+\}?\})$/u;

function explainReference(credential: string): string | null {
  if (!foreignReference.test(credential)) return null;
  return 'is no key; a variable of the environment is written as ${NAME}';
}

function checkModels(deployment: FileDeployment, index: number, file: ConfigFile): readonly FileProblem[] {
  const { models, extraModels, id } = deployment;
  const key = models === undefined ? 'extraModels' : 'models';
  const both = models !== undefined && extraModels !== undefined;
  const names = models ?? extraModels ?? {};
  const spellings = collectSpellings(names);
  const message = `deployments[${String(index)}].extraModels adds to the default models, which models replaces; ${id} may have one of the two.`;
  return [
    ...(both ? [file.problemAtKey(['deployments', index, 'extraModels'], message)] : []),
    ...Object.entries(names).flatMap((entry) => {
      const reason = explainName(entry, deployment, spellings);
      const path = ['deployments', index, key, entry[0]];
      return reason === null ? [] : [file.problemAtKey(path, `The model ${entry[0]} of ${id} ${reason}.`)];
    }),
  ];
}

/** What is wrong with one name of a deployment; `null` when nothing is. */
function explainName(
  [name, upstreamName]: readonly [string, string],
  { provider, baseUrl }: FileDeployment,
  spellings: ReadonlyMap<string, string>,
): string | null {
  const earlier = spellings.get(mapToNeutralModelId(name));
  if (earlier !== name) return `is the same model as ${String(earlier)} in another spelling`;
  if (isNamePattern(upstreamName) && !isNamePattern(name))
    return `means ${upstreamName}, but has no * to stand for the one in it`;
  if (upstreamName.split('*').length > 2) return `means ${upstreamName}, which may have one * only`;
  const isGone = baseUrl === undefined && [name, upstreamName].some((one) => isUnoffered(provider, one));
  if (isGone) return `needs a baseUrl: the vendor of ${provider.name} itself serves no such models`;
  return explainUnservable(provider, name, upstreamName);
}

function checkDiscovery(
  { id, provider, discover }: FileDeployment,
  index: number,
  file: ConfigFile,
): readonly FileProblem[] {
  if (!discover || provider.hasModelList === true) return [];
  const message = `deployments[${String(index)}].discover: ${provider.name} has no list of models that ${id} could ask for; leave it out.`;
  return [file.problemAt(['deployments', index, 'discover'], message)];
}
