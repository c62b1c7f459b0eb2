import { listObjects, type JsonObject } from '../../core/json/json-object.ts';
import { listMessageTools } from '../../formats/messages/index.ts';

/** What a request lets its upstream do by itself. */
export interface ServerTools {
  readonly searches: number;
  readonly readsMore: boolean;
}

const noTools: ServerTools = { searches: 0, readsMore: false };

/** Searches that are reckoned with where a request names no bound: Claude pauses after so many rounds, and Gemini has no bound. */
const defaultSearches = 10;

/** Tools of format B that find something; their names have a date behind them. */
const findingTools = /^(?:web_search|web_fetch|code_execution)/u;

export function readMessageTools(body: JsonObject): ServerTools {
  let searches = 0;
  let readsMore = false;
  for (const { type, max_uses: maxUses } of listMessageTools(body)) {
    if (typeof type !== 'string' || !findingTools.test(type)) continue;
    readsMore = true;
    if (type.startsWith('web_search'))
      searches += typeof maxUses === 'number' && maxUses >= 0 ? Math.ceil(maxUses) : defaultSearches;
  }
  return readsMore ? { searches, readsMore } : noTools;
}

/** Tools of format C, each a field of its own; those that search come first. */
const searchTools = ['googleSearch', 'googleSearchRetrieval', 'enterpriseWebSearch', 'googleMaps'];
const readingTools = ['urlContext', 'retrieval', 'fileSearch', 'codeExecution'];

export function readContentTools(tools: unknown): ServerTools {
  if (!Array.isArray(tools)) return noTools;
  const given = listObjects(tools);
  const has = (names: readonly string[]) =>
    given.some((tool) => names.some((name) => tool[name] !== undefined));
  if (has(searchTools)) return { searches: defaultSearches, readsMore: true };
  return has(readingTools) ? { searches: 0, readsMore: true } : noTools;
}
