import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderName } from '../../../src/providers/index.ts';
import type { GatewayName, UpstreamPlan } from '../fuzz-case.ts';
import { FuzzRandom } from '../fuzz-random.ts';
import { clientKey, upstreamKeys } from '../gateways/fuzz-secrets.ts';
import { servedModels } from '../requests/served-models.ts';
import { plantFaults } from './answer-faults.ts';
import { createGoodAnswer } from './good-answers.ts';
import { readCall } from './read-call.ts';
import { renderPayload, type UpstreamAnswer } from './upstream-answer.ts';

/** What an upstream heard of one case. */
export interface UpstreamReport {
  readonly calls: number;
  /** What was wrong with the calls themselves. */
  readonly problems: readonly string[];
}

/** Where the calls of one case arrive: there is one case at a time in each place. */
export interface UpstreamPlace {
  readonly gateway: GatewayName;
  readonly provider: ProviderName;
}

interface PlaceState {
  plan: UpstreamPlan | null;
  calls: number;
  problems: string[];
  readonly open: Set<Promise<void>>;
  /** The index of the case that ended here last. */
  last: number | null;
  /** Told of the first call. */
  onAsked: () => void;
}

/** How long a case of several calls is waited for, in milliseconds. */
const severalCallsMs = 60;

/** Every provider in one server of this process, which answers each case as its plan says. */
export class ScriptedUpstream {
  readonly #places = new Map<string, PlaceState>();
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((request, response) => {
    const done = this.#serve(request, response).catch((error: unknown) => {
      this.strays.push(`The scripted upstream failed: ${String((error as Error).stack)}`);
      response.destroy();
    });
    const { open } = this.#find(readPlace(request.url ?? ''));
    open.add(done);
    void done.finally(() => open.delete(done));
  });
  /** Calls that belong to no case, and faults of the upstream itself. */
  readonly strays: string[] = [];

  async listen(): Promise<void> {
    this.#server.keepAliveTimeout = 60_000;
    this.#server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
    });
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Host and port. */
  get address(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `127.0.0.1:${String(port)}`;
  }

  /** The base URL of a deployment. */
  urlOf({ gateway, provider }: UpstreamPlace): string {
    return `http://${this.address}/${gateway}/${provider}`;
  }

  /** From now on calls to this place belong to a case. Resolves with the first of them. */
  begin(place: UpstreamPlace, plan: UpstreamPlan): Promise<void> {
    return new Promise((resolve) => {
      const onAsked = () => resolve();
      Object.assign(this.#find(`${place.gateway}/${place.provider}`), {
        plan,
        calls: 0,
        problems: [],
        onAsked,
      });
    });
  }

  /** Waits until no call of the case is under way any more; `graceMs` is how long another one may still be on its way. */
  async end(place: UpstreamPlace, graceMs: number): Promise<UpstreamReport> {
    const state = this.#find(`${place.gateway}/${place.provider}`);
    // Of several calls for one request the last may be on its way when another one has failed.
    const waitMs = state.calls > 1 ? Math.max(graceMs, severalCallsMs) : graceMs;
    if (waitMs > 0) await sleep(waitMs);
    for (let waited = 0; state.open.size > 0 && waited < 15_000; waited += 10) await sleep(10);
    if (state.open.size > 0) state.problems.push('A call to the upstream is open, and its client is gone.');
    const { calls, problems } = state;
    state.last = state.plan?.index ?? null;
    state.plan = null;
    return { calls, problems };
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #find(key: string): PlaceState {
    const known = this.#places.get(key);
    if (known) return known;
    const state: PlaceState = {
      plan: null,
      calls: 0,
      problems: [],
      open: new Set(),
      last: null,
      onAsked: () => undefined,
    };
    this.#places.set(key, state);
    return state;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (body === null) return;
    const url = request.url ?? '';
    const place = readPlace(url);
    const provider = place.split('/')[1] as ProviderName;
    const state = this.#find(place);
    const { plan } = state;
    const number = state.calls++;
    state.onAsked();
    const found = examine(request, provider, body);
    if (plan === null)
      this.strays.push(`A call to ${url.slice(0, 120)} came after case ${String(state.last)} had ended.`);
    else state.problems.push(...found);
    const call = readCall(provider, url.slice(place.length + 1), body);
    const random = new FuzzRandom(plan?.seed ?? 0, plan?.index ?? 0, number);
    const good = createGoodAnswer(call, random);
    const answer = plantFaults(good, plan?.faults ?? [], { call, random, address: this.address });
    await play(answer, request, response);
  }
}

/** Such as `enforce/gemini`. */
function readPlace(url: string): string {
  return url.split(/[/?]/u).slice(1, 3).join('/');
}

/** What no gateway may send to an upstream. */
function examine(
  { url = '', headers, rawHeaders }: IncomingMessage,
  provider: ProviderName,
  body: Buffer,
): readonly string[] {
  const problems: string[] = [];
  const head = rawHeaders.join('\n');
  if (head.includes(clientKey) || body.includes(clientKey))
    problems.push("The upstream was sent the client's key.");
  if (head.includes('x-injected')) problems.push('The upstream was sent a header that the client planted.');
  const key = provider === 'simulator' ? '' : upstreamKeys[provider];
  if (!head.includes(key)) problems.push('The upstream was not sent its credential.');
  const others = Object.values(upstreamKeys).filter((each) => each !== key);
  if (others.some((other) => head.includes(other)))
    problems.push('The upstream was sent the credential of another one.');
  const model = findModel(url, body);
  if (!Object.values(servedModels[provider]).includes(model)) {
    problems.push(`The upstream was asked for the model ${model.slice(0, 100)}.`);
  }
  if (headers['content-type'] === 'application/json' && !isJson(body)) {
    problems.push(`The upstream was sent what is no JSON: ${body.subarray(0, 100).toString('utf8')}`);
  }
  return problems;
}

/** The model that a call asks for: in its path, its JSON, or its form. */
function findModel(url: string, body: Buffer): string {
  const inPath = /\/models\/([^/:]+):/u.exec(url)?.[1];
  if (inPath !== undefined) return decodeURIComponent(inPath);
  if (isJson(body)) return String((JSON.parse(body.toString('utf8')) as { readonly model?: unknown }).model);
  return /name="model"\r\n\r\n([^\r]*)\r\n/u.exec(body.toString('latin1'))?.[1] ?? 'none';
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return true;
  } catch {
    return false;
  }
}

/** `null` when the other side left before it had sent everything. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}

/** Resolves when the answer is out, or the other side has left. */
async function play(
  answer: UpstreamAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { socket } = request;
  if (socket.destroyed) return;
  if (answer.raw !== null) {
    socket.end(answer.raw);
    return;
  }
  const closed = new Promise<void>((resolve) => response.once('close', resolve));
  if (answer.sentShare > 0 || answer.end === 'end') {
    response.writeHead(answer.status, answer.headers.flat());
    await writeBody(answer, response);
  }
  if (answer.end === 'end') response.end();
  else if (answer.end === 'close') socket.destroySoon();
  // A reset overtakes bytes that were written just before it.
  else if (answer.end === 'reset') setTimeout(() => socket.resetAndDestroy(), 5);
  await closed;
}

async function writeBody(
  { payload, sentShare, writes }: UpstreamAnswer,
  response: ServerResponse,
): Promise<void> {
  const all = renderPayload(payload);
  const bytes = all.subarray(0, Math.ceil(all.length * sentShare));
  const size = Math.max(1, Math.ceil(bytes.length / writes));
  for (let at = 0; at < bytes.length && !response.destroyed; at += size) {
    response.write(bytes.subarray(at, at + size));
    if (writes > 1) await new Promise((resolve) => setImmediate(resolve));
  }
}
