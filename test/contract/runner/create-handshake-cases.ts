import type { ContractServer } from '../../support/contract-client.ts';
import type { RealtimeContract, RealtimeSetName } from '../../support/contract-realtime.ts';
import {
  createUpgrade,
  sendUpgrade,
  upgradeByProtocols,
  type WireUpgrade,
} from '../../support/contract-upgrade.ts';
import type { Contract } from '../../support/contract-document.ts';
import { checkAnswer } from '../../support/contract-answer.ts';

/** An upgrade, and what must come of it. */
export interface HandshakeCase {
  /** Says what is special about it; no two cases have the same. */
  readonly name: string;
  readonly needs: 'contract';
  /** `null` where it opens a session. */
  readonly refusal: Refusal | null;
  /** Returns what is wrong. */
  readonly run: (server: ContractServer) => Promise<readonly string[]>;
}

/** What an upgrade is refused with: a status of `connectRealtime`, and `error.code`. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
}

/** How an upgrade differs from a good one, and what must come of it. */
interface Plan {
  readonly name: string;
  /** `null` where it opens a session. */
  readonly refusal: Refusal | null;
  readonly sets?: readonly RealtimeSetName[];
  readonly create: (place: HandshakePlace) => WireUpgrade | Promise<WireUpgrade>;
}

interface HandshakePlace {
  readonly server: ContractServer;
  readonly set: RealtimeContract;
}

/** Every answer to an upgrade that a client can bring about with a key. */
export function createHandshakeCases(contract: Contract, set: RealtimeContract): readonly HandshakeCase[] {
  return plans
    .filter(({ sets }) => sets?.includes(set.name) !== false)
    .map(({ name, refusal, create }) => ({
      name: `${set.name} connectRealtime, ${name}: ${refusal === null ? '101' : refusal.code}`,
      needs: 'contract',
      refusal,
      run: async (server) => {
        const upgrade = await create({ server, set });
        const headers = { ...upgrade.headers, ...server.headers };
        const answer = await sendUpgrade(server.url, { ...upgrade, headers }, server.eventTimeoutMs);
        if (refusal !== null) return checkRefusal(contract, refusal, answer);
        return answer.status === 101 ? [] : [`The upgrade is answered ${String(answer.status)}.`];
      },
    }));
}

/** Everything in which an answer is not this refusal, as the contract has it. */
export function checkRefusal(
  contract: Contract,
  { status, code }: Refusal,
  answer: Awaited<ReturnType<typeof sendUpgrade>>,
): readonly string[] {
  const problems = checkAnswer(contract, 'connectRealtime', { answer, expectation: { status } });
  const found = /"code":"(\w+)"/.exec(answer.body.toString())?.[1];
  return found === code ? problems : [...problems, `The code is ${String(found)} instead of ${code}.`];
}

/** A good upgrade, changed. */
function change(changed: Partial<WireUpgrade>): Plan['create'] {
  return ({ server, set }) => ({ ...createUpgrade(set, server.apiKey), ...changed });
}

function useCredential(credential: string): Plan['create'] {
  return ({ set }) => createUpgrade(set, credential);
}

const beta = ['neutral', 'vendor'] as const;
const wrongKey = 'sk-specway-contract-wrong-key-0001';
const chatModel = 'chatfam-opus-4-8';

function refuse(status: number, code: string): Refusal {
  return { status, code };
}

const plans: readonly Plan[] = [
  { name: 'a key', refusal: null, create: change({}) },
  {
    name: 'a key among the subprotocols',
    refusal: null,
    sets: beta,
    create: ({ server: { apiKey }, set: { name, model } }) => {
      const prefix = name === 'neutral' ? 'rt' : 'openai';
      return upgradeByProtocols(`/v1/realtime?model=${model}`, [
        'realtime',
        `${prefix}-insecure-api-key.${apiKey}`,
        `${prefix}-beta.realtime-v1`,
      ]);
    },
  },
  {
    name: "an official client's name",
    refusal: null,
    sets: ['ga'],
    create: ({ server: { apiKey }, set: { model } }) => ({
      target: `/v1/realtime?model=${model}`,
      headers: { authorization: `Bearer ${apiKey}`, 'user-agent': 'OpenAI/JS 7.0.0' },
      protocols: [],
    }),
  },
  { name: 'an ephemeral token', refusal: null, create: createTokenUpgrade({}) },
  { name: 'no key', refusal: refuse(401, 'missing_api_key'), create: change({ headers: {}, protocols: [] }) },
  { name: 'a wrong key', refusal: refuse(401, 'invalid_api_key'), create: useCredential(wrongKey) },
  {
    name: 'a token that nobody made',
    refusal: refuse(401, 'invalid_api_key'),
    create: useCredential(`ek_${'a'.repeat(32)}`),
  },
  {
    name: 'two different keys',
    refusal: refuse(401, 'conflicting_api_keys'),
    create: ({ server, set }) => ({
      ...createUpgrade(set, server.apiKey),
      headers: { authorization: `Bearer ${server.apiKey}` },
      protocols: ['realtime', `openai-insecure-api-key.${wrongKey}`],
    }),
  },
  {
    name: 'a token for the second time',
    refusal: refuse(401, 'token_already_used'),
    create: async (place) => {
      const upgrade = await createTokenUpgrade({})(place);
      await sendUpgrade(place.server.url, upgrade, place.server.eventTimeoutMs);
      return upgrade;
    },
  },
  {
    name: 'a token that is too old',
    refusal: refuse(401, 'token_expired'),
    sets: ['ga'],
    create: async (place) => {
      const expires_after = { anchor: 'created_at', seconds: 10 };
      const upgrade = await createTokenUpgrade({ expires_after })(place);
      await new Promise((resolve) => setTimeout(resolve, 11_000));
      return upgrade;
    },
  },
  {
    name: 'nothing that tells the dialect',
    refusal: refuse(400, 'missing_beta_header'),
    create: ({ server }) => ({
      target: '/v1/realtime',
      headers: { authorization: `Bearer ${server.apiKey}` },
      protocols: [],
    }),
  },
  {
    name: 'a dialect of another version',
    refusal: refuse(400, 'missing_beta_header'),
    sets: beta,
    create: ({ server, set }) => ({
      ...createUpgrade(set, server.apiKey),
      headers: { authorization: `Bearer ${server.apiKey}`, 'rt-beta': 'realtime=v2' },
    }),
  },
  {
    name: 'subprotocols without realtime',
    refusal: refuse(400, 'missing_beta_header'),
    create: ({ server, set }) => {
      const upgrade = createUpgrade(set, server.apiKey);
      return { ...upgrade, protocols: [...upgrade.protocols.filter((name) => name !== 'realtime'), 'chat'] };
    },
  },
  {
    name: 'no model',
    refusal: refuse(400, 'missing_required_parameter'),
    create: change({ target: '/v1/realtime' }),
  },
  {
    name: 'two models',
    refusal: refuse(400, 'invalid_value'),
    create: change({ target: '/v1/realtime?model=a&model=b' }),
  },
  {
    name: 'an unknown model',
    refusal: refuse(400, 'model_not_found'),
    create: change({ target: '/v1/realtime?model=rtfam-9' }),
  },
  {
    name: 'a model for something else',
    refusal: refuse(400, 'model_not_found'),
    create: change({ target: `/v1/realtime?model=${chatModel}` }),
  },
  {
    name: 'a token for another model',
    refusal: refuse(400, 'invalid_model'),
    create: async (place) => ({
      ...(await createTokenUpgrade({})(place)),
      target: '/v1/realtime?model=rtfam-4o-mini-realtime-preview',
    }),
  },
  {
    name: 'a wrong key and nothing else right',
    refusal: refuse(401, 'invalid_api_key'),
    create: () => ({
      target: '/v1/realtime',
      headers: { authorization: `Bearer ${wrongKey}` },
      protocols: ['chat'],
    }),
  },
];

/** An upgrade with a token that was just made, for the set's dialect. */
function createTokenUpgrade(more: object): (place: HandshakePlace) => Promise<WireUpgrade> {
  return async ({ server, set }) => {
    const { dialect, model } = set;
    const path = dialect === 'ga' ? 'client_secrets' : 'sessions';
    const answer = await fetch(`${server.url}/v1/realtime/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${server.apiKey}`,
        'content-type': 'application/json',
        ...server.headers,
      },
      body: JSON.stringify(dialect === 'ga' ? { session: { model }, ...more } : { model }),
    });
    const { value, client_secret: secret } = (await answer.json()) as {
      readonly value?: string;
      readonly client_secret?: { readonly value: string };
    };
    return createUpgrade(set, value ?? secret?.value ?? '');
  };
}
