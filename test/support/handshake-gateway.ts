import { createTestGateway, type TestGateway, type TestGatewayOptions } from './create-test-gateway.ts';
import { parseRaw, renderRequest, sendRaw, type RawAnswer } from './open-raw-connection.ts';
import { ScriptedSessions } from './realtime-sockets.ts';

/** A realtime model, where it is connected to, and what says in which dialect. */
export const realtimeModel = 'rtfam-4o-realtime-preview';
export const realtimePath = `/v1/realtime?model=${realtimeModel}`;
export const betaMarker = 'rt-beta: realtime=v1';

/** What makes a request an upgrade (RFC 6455, 4.1). */
export const upgradeLines: readonly string[] = [
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
];

/** A refusal, and the error in it. */
export interface RefusedUpgrade extends RawAnswer {
  readonly error: Readonly<Record<string, unknown>>;
}

/** A gateway whose sessions are scripted, and what is asked of it. */
export interface HandshakeGateway {
  readonly gateway: TestGateway;
  readonly sessions: ScriptedSessions;
  /** Sends an upgrade that is to be refused. */
  upgrade(target: string, lines: readonly string[]): Promise<RefusedUpgrade>;
  post(target: string, body: object, credential?: string): Promise<PostAnswer>;
  /** A token of POST /v1/realtime/sessions. */
  createToken(body?: object): Promise<string>;
  /** A token of POST /v1/realtime/client_secrets. */
  createSecret(body: object): Promise<string>;
}

export interface PostAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

export async function openHandshakeGateway(
  config: TestGatewayOptions['config'] = {},
): Promise<HandshakeGateway> {
  const sessions = new ScriptedSessions();
  const gateway = await createTestGateway({ sessions, config });
  const post = async (target: string, body: object, credential = gateway.apiKey): Promise<PostAnswer> => {
    const answer = await fetch(`${gateway.url}${target}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as Readonly<Record<string, unknown>>,
    };
  };
  return {
    gateway,
    sessions,
    upgrade: async (target, lines) => {
      const text = await sendRaw(gateway.url, renderRequest(`GET ${target}`, [...upgradeLines, ...lines]));
      const answer = parseRaw(text);
      return { ...answer, error: (JSON.parse(answer.body) as Pick<RefusedUpgrade, 'error'>).error };
    },
    post,
    createToken: async (body = { model: realtimeModel }) => {
      const answer = await post('/v1/realtime/sessions', body);
      return (answer.body.client_secret as { readonly value: string }).value;
    },
    createSecret: async (body) => (await post('/v1/realtime/client_secrets', body)).body.value as string,
  };
}
