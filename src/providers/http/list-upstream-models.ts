import { mostListedModels, type ModelListRequest } from '../../core/provider.ts';
import type { HttpAdapterContext } from './call-upstream.ts';
import { createInvalidAnswerError } from './create-upstream-error.ts';
import { readWholeAnswer } from './read-whole-answer.ts';
import { splitBaseUrl } from './split-base-url.ts';

/** How one provider lists its models. */
export interface ModelListFormat {
  /** Below the base URL, with the query of the first page. */
  readonly path: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** What is usable of one page. Anything unexpected is left out. */
  readonly parsePage: (value: Readonly<Record<string, unknown>>) => ModelListPage;
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
const mostPages = 20;

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
  for (let page = 0; path !== null && page < mostPages; page += 1) {
    const parsed = format.parsePage(await readPage(context, request, { ...format, path }));
    for (const name of parsed.names) {
      if (names.size < mostListedModels && callableName.test(name)) names.add(name);
    }
    path = names.size < mostListedModels ? parsed.nextPath : null;
  }
  return [...names];
}

async function readPage(
  { client }: HttpAdapterContext,
  { deployment, signal }: ModelListRequest,
  { path, headers }: ModelListFormat,
): Promise<Readonly<Record<string, unknown>>> {
  const { origin, pathPrefix } = splitBaseUrl(deployment.baseUrl);
  const response = await client.send({
    deploymentId: deployment.id,
    origin,
    path: pathPrefix + path,
    method: 'GET',
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
    timeouts: deployment.timeouts,
    signal,
  });
  if (response.status !== 200) {
    response.discard();
    throw createInvalidAnswerError(
      deployment,
      response.status,
      new Error('The answer is no list of models.'),
    );
  }
  return (await readWholeAnswer(response, { deployment, maxBytes: maxPageBytes })).value;
}

/** The objects of a list; what is none is left out. */
export function listEntries(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries.filter(
    (entry): entry is Readonly<Record<string, unknown>> => typeof entry === 'object' && entry !== null,
  );
}

/** The list that OpenAI's and Anthropic's interfaces share: `data` of objects with an `id`, in pages by `after_id`. */
export function parseDataPage(
  { data, has_more: hasMore, last_id: lastId }: Readonly<Record<string, unknown>>,
  path: string,
): ModelListPage {
  const names = listEntries(data).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  if (hasMore !== true || typeof lastId !== 'string') return { names, nextPath: null };
  return { names, nextPath: `${path}&after_id=${encodeURIComponent(lastId)}` };
}
