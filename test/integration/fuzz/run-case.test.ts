import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCase } from '../../../scripts/fuzz/create-case.ts';
import type { FuzzCase } from '../../../scripts/fuzz/fuzz-case.ts';
import { createSpace } from '../../../scripts/fuzz/fuzz-space.ts';
import { clientKey, upstreamKeys } from '../../../scripts/fuzz/gateways/fuzz-secrets.ts';
import { createSecretFinder } from '../../../scripts/fuzz/oracles/find-secrets.ts';
import { runCase, type CaseResult } from '../../../scripts/fuzz/run-case.ts';
import { ScriptedUpstream } from '../../../scripts/fuzz/upstream/scripted-upstream.ts';
import { internalErrorMessage } from '../../../src/core/gateway-error.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const requestId = 'req_5f3c1a52-0000-4000-8000-000000000001';
const upstream = new ScriptedUpstream();
const simulated = await createSpace({
  seed: 1,
  provider: 'simulator',
  validation: null,
  operation: 'createMessage',
});
const relayed = await createSpace({
  seed: 1,
  provider: 'anthropic',
  validation: null,
  operation: 'createMessage',
});

/** What the gateway that is put to the test answers; `/healthz` is always well. */
let answer: Answer = () => undefined;

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    if (request.url === '/healthz') response.end('{}');
    else answer(response, request);
  });
});

beforeAll(async () => {
  await upstream.listen();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
});

afterAll(async () => {
  server.close();
  await upstream.close();
});

function findCase(space: typeof simulated, isIt: (fuzzCase: FuzzCase) => boolean): FuzzCase {
  for (let index = 0; index < 5000; index += 1) {
    const fuzzCase = createCase(space, index);
    const { wire, expected } = fuzzCase;
    const isPlain = wire.answers === 'exact' && wire.methods.length === 1 && expected.operationId !== null;
    if (isPlain && fuzzCase.profile === 'neutral' && fuzzCase.gateway !== 'vendor' && isIt(fuzzCase))
      return fuzzCase;
  }
  throw new Error('There is no such case.');
}

const isWhole = ({ title }: FuzzCase): boolean => !title.includes('stream');
const valid = findCase(simulated, (each) => each.expected.verdict === 'valid' && isWhole(each));
const probed = findCase(
  simulated,
  (each) => each.expected.verdict === 'valid' && each.wire.followUp === 'probe',
);
const invalid = findCase(simulated, ({ expected }) => expected.verdict === 'invalid');
const invalidRelayed = findCase(relayed, ({ expected }) => expected.verdict === 'invalid');

interface RunOptions {
  readonly space?: typeof simulated;
  /** Short where it is the answer that does not come. */
  readonly maxMs?: number;
}

async function run(
  fuzzCase: FuzzCase,
  next: Answer,
  { space = simulated, maxMs = 15_000 }: RunOptions = {},
): Promise<CaseResult> {
  answer = next;
  const finder = createSecretFinder(upstream.address, []);
  const gateway = { port: (server.address() as AddressInfo).port, finder, end: null };
  return await runCase(space, fuzzCase, { slot: { gateway, maxMs, connection: null }, upstream });
}

const headers = { 'content-type': 'application/json', 'x-request-id': requestId, 'request-id': requestId };
const refusalHeaders = { ...headers, 'x-should-retry': 'false' };

function send(status: number, body: object): Answer {
  const all = status < 400 ? headers : refusalHeaders;
  return (response) => void response.writeHead(status, all).end(JSON.stringify(body));
}

const refusal = (message: string, code = 'invalid_request') => ({
  type: 'error',
  error: { type: 'invalid_request_error', message, code },
  request_id: requestId,
});

const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'chatfam-sonnet-4-6',
  content: [{ type: 'text', text: 'Hello' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
};

describe('runCase', () => {
  it('has nothing to say of answers that keep the contract', async () => {
    expect((await run(valid, send(200, message))).problems).toEqual([]);
    expect((await run(invalid, send(400, refusal('The field is wrong.')))).problems).toEqual([]);
  });

  it.each<readonly [string, FuzzCase, Answer, string | RegExp]>([
    ['a good request that is refused', valid, send(400, refusal('No.')), 'A valid request is answered 400'],
    ['a bad request that is served', invalid, send(200, message), 'An invalid request is answered 200'],
    [
      'a failure',
      valid,
      send(500, refusal('It failed.', 'internal_error')),
      'A valid request is answered 500',
    ],
    [
      'a field the contract does not have',
      valid,
      send(200, { ...message, more: 1 }),
      /must NOT have (?:additional|unevaluated)/u,
    ],
    ['a status the contract does not have', invalid, send(418, refusal('A teapot.')), 'has no status 418'],
    ['an error in no envelope', invalid, send(400, { detail: 'No.' }), 'must have required property'],
    ['a missing header', valid, (response) => response.end('{}'), 'x-request-id is missing'],
    ['no JSON', valid, (response) => response.writeHead(200, headers).end('<html>'), 'The body is not JSON'],
    [
      'a key in an answer',
      invalid,
      send(400, refusal(`The key ${upstreamKeys.gemini} is wrong.`)),
      'The answer holds the credential of gemini',
    ],
    [
      "the client's key in a header",
      valid,
      (response) => response.writeHead(200, { ...headers, 'x-key': clientKey }).end(JSON.stringify(message)),
      "The answer holds the client's key",
    ],
    [
      'the address of an upstream',
      invalid,
      (response) => send(400, refusal(`No way to ${upstream.address}.`))(response, response.req),
      "The answer holds the upstream's address",
    ],
    ['a stack', invalid, send(400, refusal(String(new Error('x').stack))), 'The answer holds a stack'],
    [
      'bytes behind an answer',
      valid,
      (response) => void response.socket?.write(`HTTP/1.1 204 No\r\n\r\nmore`),
      'After the answer came "more"',
    ],
    [
      'a closed connection',
      valid,
      (response) => response.socket?.destroy(),
      '0 of 1 answers came, and the connection was closed',
    ],
    [
      'a connection that ends unannounced',
      probed,
      (response) => void response.socket?.end('HTTP/1.1 400 No\r\ncontent-length: 0\r\n\r\n'),
      'Its connection cannot be used any more',
    ],
  ])('notices %s', async (_what, fuzzCase, next, problem) => {
    const { problems } = await run(fuzzCase, next);
    expect(problems.join('\n')).toMatch(problem);
  });

  it('notices silence, and a connection that stays open though it was to be closed', async () => {
    const stayOpen: Answer = (response) => {
      response.socket?.write('HTTP/1.1 400 No\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    };
    const maxMs = 500;
    expect((await run(valid, () => undefined, { maxMs })).problems).toContainEqual(
      expect.stringMatching('0 of 1 answers came, within 0.5 s'),
    );
    expect((await run(valid, stayOpen, { maxMs: 2000 })).problems).toContainEqual(
      expect.stringMatching('The connection is open after connection: close'),
    );
  });

  it('remembers which request failed, for the log to explain', async () => {
    const failed = {
      ...refusal(internalErrorMessage, 'internal_error'),
      error: { type: 'server_error', message: internalErrorMessage, code: 'internal_error' },
    };
    expect((await run(valid, send(500, failed))).failure).toBe(requestId);
  });

  it('notices a bad request that gets to an upstream, and what is wrong with the call', async () => {
    const ask: Answer = (response) => {
      const url = `${upstream.urlOf(invalidRelayed)}/v1/messages`;
      const init = {
        method: 'POST',
        headers: { 'x-api-key': clientKey, 'content-type': 'application/json' },
        body: '{',
      };
      void fetch(url, init)
        .then((relay) => relay.text())
        .then(() => send(400, refusal('The field is wrong.'))(response, response.req));
    };
    const { problems } = await run(invalidRelayed, ask, { space: relayed });
    expect(problems).toEqual([
      "The upstream was sent the client's key.",
      'The upstream was not sent its credential.',
      'The upstream was asked for the model none.',
      'The upstream was sent what is no JSON: {',
      'An invalid request reached the upstream.',
    ]);
  });
});
