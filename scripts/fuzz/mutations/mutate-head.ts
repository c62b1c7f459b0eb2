import type { Effect } from '../fuzz-case.ts';
import { addHeader, dropHeader, findHeader, setHeader, type Draft } from '../requests/draft.ts';
import { mutateKey } from './mutate-key.ts';
import type { DraftPlace, MutatedDraft } from './mutated-draft.ts';
import { oddNames } from './odd-values.ts';

type Change = (place: DraftPlace) => MutatedDraft | null;

/** Changes the headers of a request. */
export function mutateHead(place: DraftPlace): MutatedDraft {
  for (;;) {
    const changed = place.random.weigh(changes)(place);
    if (changed !== null) return changed;
  }
}

const changes: readonly (readonly [weight: number, change: Change])[] = [
  [4, changeContentType],
  [2, changeEncoding],
  [5, mutateKey],
  [2, changeVersion],
  [4, addHarmless],
  [3, addOdd],
  [2, repeatHeader],
  [2, respellNames],
  [2, addBroken],
  [1, changeHost],
  [1, addMany],
];

const contentTypes: readonly (readonly [type: string, effect: Effect])[] = [
  ['application/json; charset=utf-8', 'keeps'],
  ['APPLICATION/JSON', 'keeps'],
  ['application/json;charset="UTF-8"', 'keeps'],
  ['application/json; charset=utf8', 'open'],
  ['application/json; charset=utf-16', 'breaks'],
  ['application/json; charset=latin1', 'breaks'],
  ['application/json, text/plain', 'breaks'],
  ['application/json; boundary=x', 'open'],
  ['application/x-json', 'breaks'],
  ['application/vnd.api+json', 'breaks'],
  ['text/plain', 'breaks'],
  ['text/json', 'breaks'],
  ['multipart/form-data; boundary=x', 'breaks'],
  ['application/x-www-form-urlencoded', 'breaks'],
  ['application/octet-stream', 'breaks'],
  ['*/*', 'breaks'],
  ['', 'breaks'],
  ['json', 'breaks'],
  ['\u{ff}\u{fe}', 'breaks'],
  ['a'.repeat(2000), 'breaks'],
];

/** Of JSON bodies; forms have changes of their own. */
function changeContentType({ draft, random }: DraftPlace): MutatedDraft | null {
  if (findHeader(draft, 'content-type') !== 'application/json') return null;
  if (random.chance(0.1))
    return { draft: dropHeader(draft, 'content-type'), note: 'without content-type', effect: 'breaks' };
  const [type, effect] = random.pick(contentTypes);
  return { draft: setHeader(draft, 'content-type', type), note: `content-type ${type.slice(0, 40)}`, effect };
}

function changeEncoding({ draft, random }: DraftPlace): MutatedDraft | null {
  if (draft.body === null) return null;
  const coding = random.pick([
    'gzip',
    'deflate',
    'br',
    'zstd',
    'identity',
    'x',
    'gzip, gzip',
    'identity, gzip',
  ]);
  const effect = coding === 'identity' ? 'keeps' : 'breaks';
  return { draft: setHeader(draft, 'content-encoding', coding), note: `content-encoding ${coding}`, effect };
}

/** Format B: the headers by which the profile is chosen. */
function changeVersion({ draft, random, operation }: DraftPlace): MutatedDraft | null {
  if (operation.errorFormat !== 'messages') return null;
  const bare = dropHeader(dropHeader(draft, 'msg-version'), 'anthropic-version');
  const [note, changed] = random.pick<readonly [string, Draft]>([
    ['without a version', bare],
    ['with an empty version', setHeader(bare, 'msg-version', '')],
    [
      'with both versions',
      setHeader(setHeader(bare, 'msg-version', '2023-06-01'), 'anthropic-version', '2023-06-01'),
    ],
    [
      'with an odd version',
      setHeader(
        bare,
        random.pick(['msg-version', 'anthropic-version']),
        random.pick(['1', '9999-99-99', '2026-10-21', 'x'.repeat(300)]),
      ),
    ],
    [
      'with an odd beta',
      setHeader(
        draft,
        random.pick(['msg-beta', 'anthropic-beta']),
        random.pick(['', 'a,b', ',,,', '__proto__', 'x'.repeat(3000)]),
      ),
    ],
  ]);
  return { draft: changed, note, effect: 'open' };
}

const harmless: readonly (readonly [name: string, value: string])[] = [
  ['accept', 'text/html'],
  ['accept', ''],
  ['accept-encoding', 'gzip, br;q=0'],
  ['accept-charset', 'utf-16'],
  ['cookie', 'specway_session=x; __proto__=1; a=%ff'],
  ['range', 'bytes=0-1'],
  ['if-none-match', '*'],
  ['if-modified-since', 'never'],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['referer', 'https://app.example.com/'],
  ['traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
  ['traceparent', 'nonsense'],
  ['tracestate', `a=${'b'.repeat(600)}`],
  ['x-request-id', 'client-chosen\tid'],
  ['x-forwarded-for', '127.0.0.1, evil'],
  ['forwarded', 'for="_mdn";proto=https'],
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', '/metrics'],
  ['te', 'trailers'],
  ['trailer', 'x-trailer'],
  ['expect', 'nonsense'],
  ['upgrade', 'h2c'],
  ['prefer', 'code=500'],
  ['cache-control', 'only-if-cached'],
  ['user-agent', ''],
  ['from', 'é\u{ff}'],
  ['x-specway-attempts', '9'],
  ['x-should-retry', 'true'],
  ['retry-after', '1'],
];

function addHarmless({ draft, random }: DraftPlace): MutatedDraft {
  const [name, value] = random.pick(harmless);
  return {
    draft: addHeader(draft, name, value),
    note: `with ${name}: ${value.slice(0, 30)}`,
    effect: 'keeps',
  };
}

/** Header names are tokens (RFC 9110, 5.6.2), and these are. */
function addOdd({ draft, random }: DraftPlace): MutatedDraft {
  const name = random.pick([
    ...oddNames.filter((each) => /^[\w$.!#%&'*+^`|~-]+$/u.test(each)),
    'set-cookie',
    'x.y~z!',
    '0',
  ]);
  const value = random.pick(['1', '', '__proto__', 'a, b', '"quoted"', 'x'.repeat(4000), '\u{e9}\u{80}']);
  const effect = /^(?:content|transfer|connection|host|upgrade)/u.test(name) ? 'open' : 'keeps';
  return { draft: addHeader(draft, name, value), note: `with the header ${name.slice(0, 40)}`, effect };
}

/** The same header twice: Node keeps the first of some and joins others. */
function repeatHeader({ draft, random }: DraftPlace): MutatedDraft {
  const [name, value] = random.pick(draft.headers);
  if (name.toLowerCase() === 'host')
    return {
      draft: addHeader(draft, name, value),
      note: 'with two hosts',
      effect: 'open',
      leads: 'anywhere',
    };
  return { draft: addHeader(draft, name, value), note: `with ${name} twice`, effect: 'open' };
}

function respellNames({ draft, random }: DraftPlace): MutatedDraft {
  const respell = random.pick([
    (name: string) => name.toUpperCase(),
    (name: string) => name.replace(/\b[a-z]/gu, (letter) => letter.toUpperCase()),
  ]);
  const headers = draft.headers.map(([name, value]) => [respell(name), value] as const);
  return { draft: { ...draft, headers }, note: 'with capital letters in its headers', effect: 'keeps' };
}

/** No HTTP any more: the parser refuses it, whatever it was. */
function addBroken({ draft, random }: DraftPlace): MutatedDraft {
  const [name, value] = random.pick<readonly [string, string]>([
    ['x-nul', 'a\0b'],
    ['x-control', 'a\u{1}b'],
    ['x-return', 'a\rb'],
    ['x-folded', 'a\r\n b'],
    ['x blank', '1'],
    ['x-before-colon ', '1'],
    ['', '1'],
    ['x-\u{e9}', '1'],
    ['content-length', '-1'],
    ['content-length', '1e3'],
    ['content-length', '99999999999999999999'],
    ['transfer-encoding', 'rot13'],
  ]);
  const draftWithIt = { ...draft, headers: [[name, value] as const, ...draft.headers] };
  return {
    draft: draftWithIt,
    note: `with the broken header ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    effect: 'breaks',
    alsoAllowed: name === 'transfer-encoding' ? [501] : [],
    leads: 'nowhere',
    closes: 'always',
  };
}

function changeHost({ draft, random }: DraftPlace): MutatedDraft {
  if (random.chance(0.3)) {
    return {
      draft: dropHeader(draft, 'host'),
      note: 'without a host',
      effect: 'breaks',
      leads: 'nowhere',
      closes: 'always',
    };
  }
  const host = random.pick([
    '',
    'evil.example',
    'a:99999',
    '[::1',
    '127.0.0.1:1@x',
    'a b',
    '\u{e9}',
    '/',
    'x'.repeat(300),
  ]);
  return {
    draft: setHeader(draft, 'host', host),
    note: `with the host ${JSON.stringify(host.slice(0, 20))}`,
    effect: 'open',
    leads: 'anywhere',
  };
}

/** A head has at most 32 KiB. */
function addMany({ draft, random }: DraftPlace): MutatedDraft {
  const [count, size] = random.pick([
    [500, 1],
    [1, 20_000],
    [1, 40_000],
    [400, 100],
    [3000, 1],
  ] as const);
  const many = Array.from({ length: count }, (_, index) => [`x-${String(index)}`, 'a'.repeat(size)] as const);
  const changed = { ...draft, headers: [...draft.headers, ...many] };
  const isTooMuch = count * size >= 40_000 || count >= 3000;
  const note = `with ${String(count)} headers of ${String(size)} bytes`;
  return isTooMuch
    ? { draft: changed, note, effect: 'breaks', leads: 'nowhere', closes: 'always' }
    : { draft: changed, note, effect: 'keeps' };
}
