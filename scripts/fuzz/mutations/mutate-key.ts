import { listSchemes } from '../../../test/support/contract-request.ts';
import { wrongKey } from '../gateways/fuzz-secrets.ts';
import { addHeader, dropHeader, setHeader, type Draft } from '../requests/draft.ts';
import type { DraftPlace, MutatedDraft } from './mutated-draft.ts';

const keyHeaders = ['x-api-key', 'x-goog-api-key', 'authorization'] as const;

/** Changes the key of a request, or its place; `null` for an operation that asks for none. */
export function mutateKey(place: DraftPlace): MutatedDraft | null {
  const { draft, random, operation } = place;
  if (operation.schemes.length === 0) return null;
  return random.weigh<(place: DraftPlace, bare: Draft) => MutatedDraft>([
    [3, replaceKey],
    [2, leaveOut],
    [2, sendTwo],
    [2, sendElsewhere],
    [2, sendAgain],
    [2, writeOddly],
  ])(place, dropKeys(draft));
}

function dropKeys(draft: Draft): Draft {
  const bare = keyHeaders.reduce(dropHeader, draft);
  return { ...bare, query: bare.query.filter((piece) => !piece.startsWith('key=')) };
}

/** In the header that this operation takes. */
function addKey({ operation, draft }: DraftPlace, bare: Draft, key: string): Draft {
  if (draft.query.some((piece) => piece.startsWith('key=')))
    return { ...bare, query: [...bare.query, `key=${encodeURIComponent(key)}`] };
  const scheme =
    operation.schemes.find((each) => each === 'bearerKey') ?? listSchemes(operation, 'vendor')[0];
  return scheme === 'bearerKey'
    ? addHeader(bare, 'authorization', `Bearer ${key}`)
    : addHeader(bare, 'x-api-key', key);
}

function replaceKey(place: DraftPlace, bare: Draft): MutatedDraft {
  const { random, apiKey } = place;
  const key = random.pick([
    wrongKey,
    apiKey.slice(0, -1),
    `${apiKey}0`,
    apiKey.toUpperCase(),
    'x',
    '🙂',
    'ek_0123456789abcdef',
    'a'.repeat(5000),
    '__proto__',
    "' or '1'='1",
    '*',
    'null',
  ]);
  const safe = Buffer.from(key).toString('latin1');
  return { draft: addKey(place, bare, safe), note: `with the key ${key.slice(0, 8)}…`, effect: 'breaks' };
}

function leaveOut(_place: DraftPlace, bare: Draft): MutatedDraft {
  return { draft: bare, note: 'without a key', effect: 'breaks' };
}

/** Two different keys, in two places. */
function sendTwo({ random, apiKey }: DraftPlace, bare: Draft): MutatedDraft {
  const both = setHeader(
    setHeader(bare, 'authorization', `Bearer ${random.pick([apiKey, wrongKey])}`),
    'x-api-key',
    `${wrongKey}-2`,
  );
  return { draft: both, note: 'with two different keys', effect: 'breaks' };
}

/** Where nobody looks for a key; it must not be repeated in the answer. */
function sendElsewhere({ random, apiKey }: DraftPlace, bare: Draft): MutatedDraft {
  const place = random.pick(['api_key', 'Key', 'access_token', 'x-api-key', 'key[]']);
  const changed = random.chance(0.5)
    ? { ...bare, query: [...bare.query, `${encodeURIComponent(place)}=${apiKey}`] }
    : addHeader(
        bare,
        random.pick(['x-key', 'api-key', 'x-auth-token', 'proxy-authorization', 'cookie']),
        `Bearer ${apiKey}`,
      );
  return { draft: changed, note: 'with its key where none belongs', effect: 'breaks' };
}

/** The same key in every place. */
function sendAgain({ draft, apiKey }: DraftPlace): MutatedDraft {
  const all = setHeader(
    setHeader(setHeader(draft, 'authorization', `Bearer ${apiKey}`), 'x-api-key', apiKey),
    'x-goog-api-key',
    apiKey,
  );
  return { draft: all, note: 'with its key in three places', effect: 'open' };
}

function writeOddly({ random, apiKey }: DraftPlace, bare: Draft): MutatedDraft {
  const value = random.pick([
    `bearer ${apiKey}`,
    `BEARER   ${apiKey}`,
    apiKey,
    `Basic ${apiKey}`,
    `Bearer`,
    `Bearer ${apiKey} x`,
    `Bearer ${apiKey}, Bearer ${apiKey}`,
    `Bearer\t${apiKey}`,
    `Token ${apiKey}`,
    `Bearer "${apiKey}"`,
  ]);
  return {
    draft: addHeader(bare, 'authorization', value),
    note: `with authorization: ${value.replace(apiKey, 'KEY')}`,
    effect: 'open',
  };
}
