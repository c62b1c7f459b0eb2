import { listObjects, type JsonObject } from '../../core/json/json-object.ts';
import { maxListedModels, type ModelListRequest } from '../../core/provider.ts';
import { AnswerMemory, uncounted } from './answer-memory.ts';
import type { HttpAdapterContext } from './call-upstream.ts';
import { createInvalidAnswerError } from './create-upstream-error.ts';
import { readWholeAnswer } from './read-whole-answer.ts';

/** How one provider lists its models. */
export interface ModelListFormat {
  /** Below the base URL, with the query of the first page. */
  readonly path: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** What is usable of one page. Anything unexpected is left out. */
  readonly parsePage: (value: JsonObject) => ModelListPage;
}

export interface ModelListPage {
  /** As the upstream spells them. */
  readonly names: readonly string[];
  /** The page after it, below the base URL; `null` after the last. */
  readonly nextPath: string | null;
}

/** Longest page, in bytes. */
const maxPageBytes = 4 * 1024 * 1024;

/** Pages read of one list. */
const maxPages = 20;

/** A name that clients can ask for. */
const callableName = /^[A-Za-z0-9][A-Za-z0-9._@-]{0,255}$/u;

/** Reads a list of models, page by page, as ProviderAdapter.listModels promises it. */
export async function listUpstreamModels(
  context: HttpAdapterContext,
  request: ModelListRequest,
  format: ModelListFormat,
): Promise<readonly string[]> {
  const names = new Set<string>();
  let path: string | null = format.path;
  for (let page = 0; path !== null && page < maxPages; page += 1) {
    const parsed = format.parsePage(await readPage(context, request, { ...format, path }));
    for (const name of parsed.names) {
      if (names.size < maxListedModels && callableName.test(name)) names.add(name);
    }
    path = names.size < maxListedModels ? parsed.nextPath : null;
  }
  return [...names];
}

async function readPage(
  { client }: HttpAdapterContext,
  call: ModelListRequest,
  { path, headers }: ModelListFormat,
): Promise<JsonObject> {
  const { deployment } = call;
  const response = await client.send({
    call,
    method: 'GET',
    path,
    headers: [
      'accept',
      'application/json',
      'accept-encoding',
      'identity',
      'user-agent',
      'specway',
      ...headers,
    ],
    body: null,
  });
  if (response.status !== 200) {
    response.discard();
    throw createInvalidAnswerError(
      deployment,
      response.status,
      new Error('The answer is no list of models.'),
    );
  }
  const memory = new AnswerMemory(uncounted);
  return (await readWholeAnswer(response, { deployment, memory, maxBytes: maxPageBytes })).value;
}

/** The list that OpenAI's and Anthropic's interfaces share: `data` of objects with an `id`, in pages by `after_id`. */
export function parseDataPage(
  { data, has_more: hasMore, last_id: lastId }: JsonObject,
  path: string,
): ModelListPage {
  const names = listObjects(data).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  if (hasMore !== true || typeof lastId !== 'string') return { names, nextPath: null };
  return { names, nextPath: `${path}&after_id=${encodeURIComponent(lastId)}` };
}
