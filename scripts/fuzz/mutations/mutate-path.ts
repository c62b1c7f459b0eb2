import { isVideoAlias } from '../../../test/support/contract-request.ts';
import type { Effect } from '../fuzz-case.ts';
import type { FuzzRandom } from '../fuzz-random.ts';
import { spellQuery } from './mutate-query.ts';
import type { DraftPlace, MutatedDraft } from './mutated-draft.ts';

type Change = (place: DraftPlace) => MutatedDraft | null;

/** Changes the path of a request, or its method. */
export function mutatePath(place: DraftPlace): MutatedDraft {
  for (;;) {
    const changed = place.random.weigh(changes)(place);
    if (changed !== null) return changed;
  }
}

const changes: readonly (readonly [weight: number, change: Change])[] = [
  [4, useAlias],
  [3, respellQuery],
  [4, leadAstray],
  [3, changeModel],
  [3, changeMethod],
  [1, askAsBrowser],
  [1, readDocuments],
];

function useAlias({ draft, random, operation }: DraftPlace): MutatedDraft {
  const aliases: (readonly [string, string, Effect])[] = [
    ['a doubled slash', doubleSlash(draft.path, random), 'keeps'],
    ['a slash at its end', `${draft.path}/`, 'keeps'],
    ['its absolute form', `http://gateway.test${draft.path}`, 'keeps'],
    ['an encoded letter', encodeLetter(draft.path, random), 'open'],
  ];
  if (operation.errorFormat === 'generateContent') aliases.push(...listSpellings(draft.path));
  const [what, path, effect] = random.pick(aliases);
  const leads = effect === 'open' ? { leads: 'anywhere' as const } : {};
  return { draft: { ...draft, path }, note: `by ${what}`, effect, ...leads };
}

/** What Google's clients write instead of a path of format C (docs/profiles.md). */
function listSpellings(path: string): readonly (readonly [what: string, path: string, effect: Effect])[] {
  const colons = [
    ['an encoded colon', path.replace(':', '%3A'), 'keeps'],
    ['an encoded small colon', path.replace(':', '%3a'), 'keeps'],
  ] as const;
  const isVideo = isVideoAlias(path);
  const changeVersion = (version: string) =>
    [`the version ${version}`, path.replace(/^\/v1beta1?\//u, `/${version}/`), 'keeps'] as const;
  if (path.startsWith('/v1beta1/')) return [...colons, changeVersion('v1'), changeVersion('v1beta')];
  if (path.startsWith('/v1beta/files/'))
    return [...colons, ...['v1', 'v1alpha', 'v1beta1'].map(changeVersion)];
  const [, tail] = path.split('/v1beta/models/');
  if (tail === undefined) return [];
  return [
    ...colons,
    ['models/ twice', `/v1beta/models/models/${tail}`, 'keeps'],
    ['an encoded slash', `/v1beta/models/models%2F${tail}`, 'keeps'],
    changeVersion('v1alpha'),
    ...(isVideo || tail.includes(':') ? [changeVersion('v1')] : []),
    // Below a publisher videos are asked for by operations of their own.
    ...(isVideo ? [] : [['a publisher', `/v1beta1/publishers/google/models/${tail}`, 'keeps'] as const]),
  ];
}

function doubleSlash(path: string, random: FuzzRandom): string {
  const at = random.pick([...path.matchAll(/\//gu)]).index;
  return `${path.slice(0, at)}${'/'.repeat(random.pick([1, 2, 30]))}${path.slice(at)}`;
}

function encodeLetter(path: string, random: FuzzRandom): string {
  const { index, 0: letter } = random.pick([...path.matchAll(/[a-z]/gu)]);
  return `${path.slice(0, index)}%${letter.charCodeAt(0).toString(16)}${path.slice(index + 1)}`;
}

function respellQuery({ draft, random }: DraftPlace): MutatedDraft | null {
  if (draft.query.length === 0) return null;
  return {
    draft: { ...draft, query: spellQuery(draft, random) },
    note: 'with an encoded query',
    effect: 'keeps',
  };
}

/** To where there is nothing; the parser refuses some of it. */
function leadAstray({ draft, random }: DraftPlace): MutatedDraft {
  const { path } = draft;
  const [what, astray] = random.pick<readonly [string, string]>([
    ['in capital letters', path.toUpperCase()],
    ['with another segment', `${path}/more`],
    ['without its last letter', path.slice(0, -1)],
    ['with a dot segment', path.replace(/\/([^/]+)$/u, '/x/../$1')],
    ['with an encoded dot segment', path.replace(/\/([^/]+)$/u, '/%2e%2e/$1')],
    ['with a parameter', `${path};x=1`],
    ['with an encoded slash at its end', `${path}%2f`],
    ['with a NUL', `${path}%00`],
    ['with a back slash', path.replace(/\/([^/]*)$/u, '\\$1')],
    ['with a fragment', `${path}#x`],
    ['with a suffix', `${path}.json`],
    ['with a byte beyond ASCII', `${path}\u{e9}`],
    ['with half an escape', `${path}%`],
    ['with a blank', `${path} x`],
    ['of nothing', ''],
    ['of a star', '*'],
    ['to the root of nowhere', '/..'],
    [
      'to a prototype',
      `/${random.pick(['__proto__', 'constructor', 'toString', 'v1/__proto__', 'v1beta/models/__proto__:constructor'])}`,
    ],
    ['of another scheme', `ftp://gateway${path}`],
    ['of an authority', 'gateway:80'],
    ['very long', `${path}/${'a'.repeat(random.pick([5000, 40_000]))}`],
  ]);
  return { draft: { ...draft, path: astray }, note: `by a path ${what}`, effect: 'open', leads: 'anywhere' };
}

/** A name in the path that is none. */
function changeModel({ draft, random, operation }: DraftPlace): MutatedDraft | null {
  const [template] = /\{\w+\}/u.exec(operation.path) ?? [];
  if (template === undefined) return null;
  const name = random.pick([
    '',
    '%',
    '%00',
    '%ff',
    '..',
    '%2e%2e',
    '..%2f..%2fmessages',
    '__proto__',
    'constructor',
    'toString',
    'a'.repeat(257),
    'no-such-model',
    '%F0%9F%99%82',
    'a%20b',
    'a:b',
    'a%3ab',
    '*',
    '%22',
    "'",
    'GENFAM-2.5-FLASH',
    'genfam-2.5-flash%20',
    'models',
    '{model}',
    '%7Bmodel%7D',
    '-',
    '~',
    '%0d%0ax-injected:1',
  ]);
  const path = operation.path.replace(template, name);
  return {
    draft: { ...draft, path },
    note: `with the name ${name.slice(0, 30)} in its path`,
    effect: 'open',
    leads: 'anywhere',
  };
}

function changeMethod({ draft, random }: DraftPlace): MutatedDraft {
  const methods = [
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'QUERY',
    'SEARCH',
  ];
  const refused = ['post', 'get', 'Post', 'FOO', 'P\u{d6}ST', '', 'PRI', 'GET\0', 'CONNECT'];
  if (random.chance(0.3)) {
    const method = random.pick(refused);
    return {
      draft: { ...draft, method },
      note: `by the method ${JSON.stringify(method)}`,
      effect: 'breaks',
      leads: 'nowhere',
      closes: 'always',
    };
  }
  const method = random.pick(methods.filter((each) => each !== draft.method));
  return { draft: { ...draft, method }, note: `by the method ${method}`, effect: 'open', leads: 'anywhere' };
}

/** What a browser sends ahead of a request to another origin (Fetch standard, 3.3). */
function askAsBrowser({ draft, random }: DraftPlace): MutatedDraft {
  const origin = random.pick(['https://app.example.com', 'https://evil.example', 'null', '']);
  const headers = [
    ['host', 'gateway.test'],
    ['origin', origin],
    ['access-control-request-method', random.pick(['POST', 'PATCH', '', 'x'.repeat(500)])],
    ['access-control-request-headers', random.pick(['content-type', '*', 'a,b\tc', 'x'.repeat(2000)])],
  ] as const;
  return {
    draft: { ...draft, method: 'OPTIONS', headers, body: null },
    note: `as a preflight of ${origin}`,
    effect: 'open',
    leads: 'anywhere',
  };
}

const documentPaths = [
  '/',
  '/docs',
  '/docs/',
  '/docs/events',
  '/docs/%00',
  '/docs/..%2f..%2fpackage.json',
  '/docs/../package.json',
  '/docs/swagger-ui.css',
  '/docs/__proto__',
  '/docs/%',
  '/openapi.json',
  '/openapi.vendor.yaml',
  '/asyncapi.yaml',
  '/openapi.json/x',
];

/** The published documents, which are served to everybody. */
function readDocuments({ draft, random }: DraftPlace): MutatedDraft {
  const path = random.pick(documentPaths);
  const method = random.pick(['GET', 'GET', draft.method]);
  return {
    draft: { ...draft, method, path },
    note: `as ${method} ${path}`,
    effect: 'open',
    leads: 'anywhere',
  };
}
