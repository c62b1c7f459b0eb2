import type { Effect } from '../fuzz-case.ts';
import type { FuzzRandom } from '../fuzz-random.ts';
import type { Draft } from '../requests/draft.ts';
import type { DraftPlace, MutatedDraft } from './mutated-draft.ts';
import { oddNames, oddTexts } from './odd-values.ts';

/** What a query parameter that the contract does not name does to a request. */
export type UnknownQuery = Extract<Effect, 'keeps' | 'breaks'>;

interface QueryPlace extends DraftPlace {
  /** In the vendor profile such parameters have no effect. */
  readonly unknownQuery: UnknownQuery;
}

type Change = (place: QueryPlace) => MutatedDraft | null;

/** Changes the query of a request. */
export function mutateQuery(place: QueryPlace): MutatedDraft {
  for (;;) {
    const changed = place.random.weigh(changes)(place);
    if (changed !== null) return changed;
  }
}

const changes: readonly (readonly [weight: number, change: Change])[] = [
  [4, addUnknown],
  [4, addKnown],
  [2, repeatOne],
  [2, addBroken],
  [1, reorder],
  [1, addMany],
];

function add(draft: Draft, ...pieces: readonly string[]): Draft {
  return { ...draft, query: [...draft.query, ...pieces] };
}

function addUnknown({ draft, random, operation, unknownQuery }: QueryPlace): MutatedDraft {
  const known = new Set(['key', ...operation.parameters.map(({ name }) => name)]);
  const name = random.pick([...oddNames, 'debug', 'KEY', 'Alt', 'beta[]', 'filter[a][b]', 'a.b']);
  const piece = `${escape(name)}=${escape(random.pick(oddTexts))}`;
  const effect = known.has(name) ? 'open' : unknownQuery;
  return { draft: add(draft, piece), note: `with the query ${piece.slice(0, 40)}`, effect };
}

/** A parameter of the contract with a value that may be wrong. */
function addKnown({ draft, random, operation }: QueryPlace): MutatedDraft | null {
  const names = operation.parameters
    .filter((each) => each.in === 'query' && each.name !== 'key')
    .map(({ name }) => name);
  if (names.length === 0) return null;
  const name = random.pick(names);
  const value = random.pick([
    '',
    '0',
    '1',
    '2',
    '1000',
    '1001',
    '-1',
    '1.5',
    'true',
    'TRUE',
    'null',
    'sse',
    'json',
    'xml',
    '99999999999999999999',
    ...oddTexts,
  ]);
  const others = draft.query.filter((piece) => !piece.startsWith(`${name}=`));
  const piece = `${name}=${escape(value)}`;
  return {
    draft: { ...draft, query: [...others, piece] },
    note: `with the query ${piece.slice(0, 40)}`,
    effect: 'open',
  };
}

function repeatOne({ draft, random }: QueryPlace): MutatedDraft | null {
  if (draft.query.length === 0) return null;
  const piece = random.pick(draft.query);
  const [name = ''] = piece.split('=');
  const times = random.pick([1, 2, 100]);
  const again = Array.from({ length: times }, () =>
    name === 'key' && random.chance(0.3) ? 'key=another' : piece,
  );
  const effect = name !== 'key' || again.includes('key=another') ? 'breaks' : 'keeps';
  return { draft: add(draft, ...again), note: `with ${name} repeated in the query`, effect };
}

function addBroken({ draft, random }: QueryPlace): MutatedDraft {
  const piece = random.pick([
    '%',
    '%zz',
    '%00',
    '%ff%fe',
    '=',
    '==',
    '&&',
    '?',
    '?a=b',
    'a',
    'a;b=1',
    '+',
    '%c0%ae',
    '%ud800',
    '[]=',
    '%5B%5D',
    ';',
    "'",
    '|',
    '{}',
    '\\',
    '"',
    '\u{e9}',
  ]);
  return { draft: add(draft, piece), note: `with the query ${piece}`, effect: 'open', leads: 'anywhere' };
}

function reorder({ draft }: QueryPlace): MutatedDraft | null {
  if (draft.query.length < 2) return null;
  return {
    draft: { ...draft, query: draft.query.toReversed() },
    note: 'with its query in another order',
    effect: 'keeps',
  };
}

function addMany({ draft, random, unknownQuery }: QueryPlace): MutatedDraft {
  const count = random.pick([50, 1000]);
  const pieces = Array.from({ length: count }, (_, index) => `q${String(index)}=${String(index)}`);
  return {
    draft: add(draft, ...pieces),
    note: `with ${String(count)} unknown query parameters`,
    effect: unknownQuery,
  };
}

/** Percent-encoded as a form would, one way or the other. */
function escape(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .slice(0, 2000)
    .replace(/%[0-9A-F]?$/u, '');
}

/** A query as curl or a browser might write the same thing. */
export function spellQuery({ query }: Draft, random: FuzzRandom): readonly string[] {
  return query.map((piece) =>
    piece.replace(/(?<==.*)[a-z]/gu, (letter) => {
      return random.chance(0.2) ? `%${letter.charCodeAt(0).toString(16)}` : letter;
    }),
  );
}
