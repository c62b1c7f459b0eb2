/**
 * The contract's spelling of a path. `models/models/{id}`, an encoded colon or slash before the verb, `/v1/models/{id}:{verb}`,
 * `/v1alpha/models`, `/v1beta1/publishers/google/models`, the files and operations of videos under any version, doubled and
 * trailing slashes all become the contract's path.
 */
export function resolvePath(rawPath: string): string {
  let path = rawPath;
  if (path.includes('//')) path = path.replace(/\/{2,}/g, '/');
  if (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  if (path.includes('/files/')) return resolveFilePath(path);
  return path.includes('/models') ? resolveModelPath(path) : path;
}

/** Google's clients choose a version, and under Vertex AI a publisher; all of them mean the same models. */
const modelPath =
  /^\/(v1|v1alpha|v1beta|(?:v1|v1beta|v1beta1)\/publishers\/google)\/models(?:\/(?:models\/)?([^/]+))?$/;

/** What an operation is called begins with its model. */
const operationPath = /^\/(?:v1|v1alpha|v1beta)\/models\/(?:models\/)?([^/]+\/operations\/[^/]+)$/;

/** Verbs that mean something else below a publisher: under Vertex AI videos are asked for in a manner of its own. */
const publisherVerb = /:(?:predictLongRunning|fetchPredictOperation)$/;

function resolveModelPath(path: string): string {
  const decoded = decodeMarks(path);
  const operation = operationPath.exec(decoded)?.[1];
  if (operation !== undefined) return `/v1beta/models/${operation}`;
  const match = modelPath.exec(decoded);
  if (!match) return decoded;
  const [, version = '', model] = match;
  if (model !== undefined && version.endsWith('/google') && publisherVerb.test(model))
    return `/v1beta1/publishers/google/models/${model}`;
  const list = version === 'v1' && model?.includes(':') !== true ? '/v1/models' : '/v1beta/models';
  return model === undefined ? list : `${list}/${model}`;
}

function decodeMarks(path: string): string {
  return path.includes('%') ? path.replace(/%3a/gi, ':').replace(/%2f/gi, '/') : path;
}

const fileVersion = /^\/(?:v1|v1alpha|v1beta|v1beta1)\/files\//;

/** Names of files here; OpenAI's, which stand below `/v1/files` as well, have a hyphen. */
const fileName = /^[^/:-]+(?::download)?$/;

/** Some of Google's clients put a whole address where a name belongs: the last `files/` counts. */
function resolveFilePath(path: string): string {
  const decoded = decodeMarks(path);
  const name = decoded.slice(decoded.lastIndexOf('/files/') + '/files/'.length);
  return fileVersion.test(decoded) && fileName.test(name) ? `/v1beta/files/${name}` : path;
}

/** Whether a path of the contract is one of video tasks in the form of Google's clients, which only one profile has. */
export function isVideoAlias(path: string): boolean {
  return (
    path.startsWith('/v1beta/files/') || /^\/v1beta\/models\/[^/]+\/operations\//.test(path) || isVerb(path)
  );
}

function isVerb(path: string): boolean {
  return path.endsWith(':predictLongRunning') || path.endsWith(':fetchPredictOperation');
}
