/**
 * The contract's spelling of a path. `models/models/{id}`, an encoded colon or slash before the verb, `/v1/models/{id}:{verb}`,
 * `/v1alpha/models`, `/v1beta1/publishers/google/models`, the files and operations of videos under any version, letters that need no
 * encoding, doubled and trailing slashes all become the contract's path.
 */
export function resolvePath(rawPath: string): string {
  let path = rawPath.includes('%') ? decodeLetters(rawPath) : rawPath;
  if (path.includes('//')) path = path.replace(/\/{2,}/g, '/');
  if (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  if (path.includes('/files/')) return resolveFilePath(path);
  return path.includes('/models') ? resolveModelPath(path) : path;
}

/** Not those of operators and of people, which a proxy in front may keep from clients by their letters. */
const apiPrefix = /^\/+v1/;

/** Where this stands, another encoding would come out of what is none. */
const brokenEncoding = /%(?![0-9a-f]{2})/i;

/** Letters, digits and marks that mean the same encoded and as they are: the unreserved ones (RFC 3986, 2.3 and 6.2.2.2). */
const encodedLetter = /%(?:2d|2e|3\d|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9a]|7e)/gi;

function decodeLetters(path: string): string {
  if (!apiPrefix.test(path) || brokenEncoding.test(path)) return path;
  return path.replace(encodedLetter, decodeURIComponent);
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
