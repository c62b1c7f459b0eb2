import { resolvePath } from '../exchange/resolve-path.ts';

/** Finds the path of the contract, parameters in braces, that a path is; `null` where it is none. */
type FindPath = (path: string) => string | null;

/** Chats in a format that is not here, or at another cloud, which many programs ask for unless they are told otherwise. */
const otherChat =
  /\/(?:chat\/completions|completions|complete|responses|interactions)$|:(?:streamR|r)awPredict$|\/model\/[^/]+\/(?:invoke|converse)[a-z-]*$/;

/** Google's realtime sessions, and the tokens for them. */
const otherSession = /\/auth_tokens$|[.:][Bb]idiGenerateContent$/;

/** Pictures that are made in another way than here. */
const otherPicture = /\/images(?:\/variations)?$/;

/** Other operations of the vendors' that programs ask for beside chat. */
const otherOperation =
  /\/(?:embeddings|moderations|audio\/[a-z]+)$|\/(?:files|uploads|batches|cachedContents|assistants|threads|vector_stores|fine_tuning|evals|containers|conversations)(?:\/[^/]+){0,3}$|:(?:embedContent|batch[A-Z][A-Za-z]+)$/;

/** Where Google's clients have a project: Vertex AI with a place, Firebase without one. */
const project = /\/projects\/[^/]+(?:\/locations\/[^/]+)?(?=\/)/;

/** No path of the contract is longer, with the longest name of a model and something before it: longer ones would take milliseconds. */
const maxLength = 512;

const versions = /\/v1(?:alpha|beta1?)?(?=\/)/g;

/**
 * What to do about a path that is not in the contract: a sentence without its full stop, or `null` where nothing like it is there. Most
 * such paths come of a base address with a version, or a folder, too many or too few.
 */
export function adviseOnPath(path: string, find: FindPath): string | null {
  if (path.length > maxLength) return null;
  const meant = findMeant(path, find);
  if (meant !== null) return `What your client asks for is at ${meant}, so its base address is wrong`;
  const withoutProject = findMeant(path.replace(project, ''), find);
  if (withoutProject !== null)
    return `What your client asks for is at ${withoutProject}, without a project: give it an API key in place of one`;
  if (otherChat.test(path)) return 'Chat is at /v1/messages and /v1beta/models/{model}:generateContent';
  if (otherSession.test(path))
    return "Realtime sessions are at /v1/realtime, in the format of OpenAI's clients";
  if (otherPicture.test(path))
    return 'Images are made at /v1/images/generations and edited at /v1/images/edits';
  return otherOperation.test(path)
    ? 'This gateway has chat, images, videos and realtime sessions, no embeddings, moderations, batches, caches, assistants, fine-tuning, uploads of files or audio by itself'
    : null;
}

/** The last version in the path is the client's own; without one, either may have been forgotten. */
function findMeant(path: string, find: FindPath): string | null {
  const last = [...path.matchAll(versions)].at(-1);
  const rest = last === undefined ? path : path.slice(last.index + last[0].length);
  // OpenAI's clients have files of another kind.
  if (rest.startsWith('/files/')) return null;
  for (const version of [last?.[0] ?? '', '/v1', '/v1beta']) {
    const meant = find(resolvePath(version + rest));
    if (meant !== null) return meant;
  }
  return null;
}
