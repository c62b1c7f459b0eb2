import type { ErrorFormat } from '../../core/area.ts';
import { resolvePath } from './resolve-path.ts';

/** Where a request goes, with every accepted spelling of a path brought to the contract's one. */
export interface RequestTarget {
  readonly path: string;
  /** Query parameters without `key`. A repeated parameter is an array, which no contract parameter accepts. */
  readonly query: Readonly<Record<string, string | string[]>>;
  /** Every value of the query parameter `key`. */
  readonly queryKeys: readonly string[];
  /** The envelope of errors that occur before an operation is known. */
  readonly errorFormat: ErrorFormat;
}

const noQuery: Readonly<Record<string, string | string[]>> = Object.freeze({});
const noKeys: readonly string[] = Object.freeze([]);

/**
 * Splits a request URL, and brings its path to the contract's spelling. Where an address of a file stands in the path, its own query
 * came first, with or without a mark of its own behind it, and of each parameter the last counts.
 */
export function resolveTarget(requestTarget: string): RequestTarget {
  const url = requestTarget.startsWith('/') ? requestTarget : removeOrigin(requestTarget);
  const mark = url.indexOf('?');
  const rawPath = mark < 0 ? url : url.slice(0, mark);
  const path = resolvePath(rawPath);
  const errorFormat = findErrorFormat(path);
  if (mark < 0) return { path, query: noQuery, queryKeys: noKeys, errorFormat };
  const text = url.slice(mark + 1);
  if (!holdsAddress(rawPath)) return { path, ...parseQuery(text), errorFormat };
  const { query, queryKeys } = parseQuery(text.replaceAll('?', '&'));
  return { path, query: takeLast(query), queryKeys, errorFormat };
}

/** The absolute form, which every server must accept (RFC 9112, 3.2.2). */
function removeOrigin(url: string): string {
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') || rest === url ? rest : `/${rest}`;
}

const contentPrefixes: readonly string[] = ['/v1beta', '/v1beta1', '/v1alpha', '/v1/publishers'];

function findErrorFormat(path: string): ErrorFormat {
  if (isWithin(path, '/v1/messages')) return 'messages';
  if (contentPrefixes.some((prefix) => isWithin(path, prefix))) return 'generateContent';
  return isWithin(path, '/api') ? 'account' : 'openai';
}

/** The prefix itself, or something below it; not a longer name that begins alike. */
function isWithin(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/');
}

function parseQuery(text: string): Pick<RequestTarget, 'query' | 'queryKeys'> {
  const query: Record<string, string | string[]> = {};
  const queryKeys: string[] = [];
  for (const [name, value] of new URLSearchParams(text)) {
    if (name === 'key') queryKeys.push(value);
    else addParameter(query, name, value);
  }
  return { query, queryKeys };
}

function addParameter(query: Record<string, string | string[]>, name: string, value: string): void {
  const present = Object.hasOwn(query, name) ? query[name] : undefined;
  const merged = present === undefined ? value : [...(Array.isArray(present) ? present : [present]), value];
  Object.defineProperty(query, name, { value: merged, enumerable: true, configurable: true, writable: true });
}

function holdsAddress(path: string): boolean {
  return path.indexOf('/files/') !== path.lastIndexOf('/files/');
}

function takeLast(query: RequestTarget['query']): RequestTarget['query'] {
  const entries = Object.entries(query).map(([name, value]) => [
    name,
    Array.isArray(value) ? (value.at(-1) ?? '') : value,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
