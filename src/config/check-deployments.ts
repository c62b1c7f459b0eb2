import { mapToNeutralModelId } from '../core/model-catalogue.ts';
import type { FileDeployment } from './create-deployments.ts';
import type { ConfigFile, FileProblem } from './parse-config-file.ts';
import { explainServiceAccount } from './explain-service-account.ts';
import { explainUnservable } from './provider-models.ts';

/**
 * What a schema cannot say: ids are unique, base URLs are URLs, service accounts can sign, every model can be served and is
 * named once.
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

/** What is wrong with it never shows it. */
function checkCredential(
  { provider, credential }: FileDeployment,
  index: number,
  file: ConfigFile,
): readonly FileProblem[] {
  if (provider !== 'vertex' || credential?.trimStart().startsWith('{') !== true) return [];
  const reason = explainServiceAccount(credential);
  if (reason === null) return [];
  const message = `deployments[${String(index)}].credential ${reason}.`;
  return [file.problemAt(['deployments', index, 'credential'], message)];
}

function checkModels(deployment: FileDeployment, index: number, file: ConfigFile): readonly FileProblem[] {
  const names = Object.keys(deployment.models ?? {});
  const ids = names.map(mapToNeutralModelId);
  return names.flatMap((name, position) => {
    const earlier = names[ids.indexOf(ids[position] ?? '')];
    const reason =
      earlier === name
        ? explainUnservable(deployment.provider, name)
        : `is the same model as ${String(earlier)} in another spelling`;
    const path = ['deployments', index, 'models', name];
    return reason === null
      ? []
      : [file.problemAtKey(path, `The model ${name} of ${deployment.id} ${reason}.`)];
  });
}
