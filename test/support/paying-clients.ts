import { setTimeout as sleep } from 'node:timers/promises';
import type { FleetNode } from './node-fleet.ts';

/** What a client asks for: an answer that costs exactly what is held for it. */
export interface Purchase {
  readonly apiKey: string;
  readonly model: string;
  /** Of the answer, all of which is paid. */
  readonly tokens: number;
  readonly delivery: 'whole' | 'streamed';
  /** Before the answer begins. */
  readonly delayMs: number;
  /** After this the client gives up, in milliseconds. */
  readonly patienceMs: number;
  /** What else becomes of the request (docs/simulator.md). Default: nothing. */
  readonly directive?: string;
}

/** `lost`: the connection broke, or the client gave up, before the answer's end. */
export interface Bought {
  readonly outcome: 'answered' | 'refused' | 'unavailable' | 'lost' | 'wrong';
  readonly status: number;
  readonly requestId: string;
  readonly text: string;
}

/** Asks one node and reads to the end. Never rejects. */
export async function buy(url: string, purchase: Purchase): Promise<Bought> {
  const { apiKey, delivery } = purchase;
  const facts = { status: 0, requestId: '', text: '' };
  try {
    const response = await fetch(`${url}/v1/messages`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'msg-version': '2023-06-01', 'content-type': 'application/json' },
      body: writeBody(purchase),
      signal: AbortSignal.timeout(purchase.patienceMs),
    });
    facts.status = response.status;
    facts.requestId = response.headers.get('x-request-id') ?? '';
    facts.text = await response.text();
    const isWhole = delivery === 'whole' || facts.text.includes('event: message_stop');
    return { ...facts, outcome: judge(response, isWhole ? 'whole' : 'broken off') };
  } catch {
    return { ...facts, outcome: 'lost' };
  }
}

function writeBody({ model, tokens, delivery, delayMs, directive = '' }: Purchase): string {
  const content = `${directive}[[tokens=${String(tokens)}]][[delay=${String(delayMs)}ms]][[pace=1ms]]`;
  const messages = [{ role: 'user', content }];
  return JSON.stringify({ model, max_tokens: tokens, stream: delivery === 'streamed', messages });
}

function judge({ status, headers }: Response, end: 'whole' | 'broken off'): Bought['outcome'] {
  if (status === 200) return end === 'whole' ? 'answered' : 'lost';
  if (status === 429) return 'refused';
  return status === 503 && headers.has('retry-after') ? 'unavailable' : 'wrong';
}

/** Buys as a client does that knows several nodes: where there is no answer it asks the next one, until somebody answers. */
export async function buyAnywhere(
  nodes: { pick(number: number): FleetNode },
  first: number,
  purchase: Purchase,
): Promise<Bought> {
  for (let tries = 0; ; tries += 1) {
    const bought = await buy(nodes.pick(first + tries).url, purchase);
    const isOver = bought.outcome !== 'lost' && bought.outcome !== 'unavailable';
    if (isOver || tries === maxTries) return bought;
    if (bought.outcome === 'unavailable') await sleep(200);
  }
}

const maxTries = 50;
