import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import WebSocket from 'ws';
import type { WireAnswer } from './contract-client.ts';
import type { RealtimeContract } from './contract-realtime.ts';

/** What opens a WebSocket. */
export interface WireUpgrade {
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly protocols: readonly string[];
}

/** A good upgrade of a set of events. */
export function createUpgrade({ name, model }: RealtimeContract, credential: string): WireUpgrade {
  const target = `/v1/realtime?model=${model}`;
  if (name === 'ga') return upgradeByProtocols(target, ['realtime', `openai-insecure-api-key.${credential}`]);
  const marker = name === 'neutral' ? 'rt-beta' : 'openai-beta';
  return {
    target,
    headers: { authorization: `Bearer ${credential}`, [marker]: 'realtime=v1' },
    protocols: [],
  };
}

/** An upgrade without any header of its own, as browsers send it. */
export function upgradeByProtocols(target: string, protocols: readonly string[]): WireUpgrade {
  return { target, headers: {}, protocols };
}

const defaultAnswerTimeoutMs = 30_000;

/** Sends an upgrade. One that is granted is answered 101, and ended at once. */
export async function sendUpgrade(
  url: string,
  { target, headers, protocols }: WireUpgrade,
  answerTimeoutMs: number = defaultAnswerTimeoutMs,
): Promise<WireAnswer> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${target}`, [...protocols], {
    headers: { ...headers },
    handshakeTimeout: answerTimeoutMs,
  });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    socket.once('upgrade', resolve);
    socket.once('unexpected-response', (_, refusal) => {
      resolve(refusal);
    });
    socket.on('error', reject);
  });
  const head = { status: answer.statusCode ?? 0, headers: readHeaders(answer) };
  if (head.status === 101) {
    const closed = once(socket, 'close');
    socket.close(1000);
    await closed;
    return { ...head, body: Buffer.alloc(0) };
  }
  const pieces: Buffer[] = [];
  for await (const piece of answer as AsyncIterable<Buffer>) pieces.push(piece);
  socket.terminate();
  return { ...head, body: Buffer.concat(pieces) };
}

function readHeaders({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
}
