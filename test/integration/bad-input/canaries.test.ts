import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { testCredential } from '../../support/create-upstream-call.ts';
import { encoders, holdsPiece } from '../../support/encode-secret.ts';
import { answerEventStream, answerJson, answerRaw } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeAnswer, type FakeUpstream } from '../../support/fake-upstream.ts';
import type { Answer } from '../../support/interface-client.ts';
import { readChunks, readJsonFixture, writeEvent } from '../../support/read-fixture.ts';
import {
  createDirectionDeployment,
  relayDirections,
  type RelayDirection,
} from '../../support/relay-directions.ts';

const otherCredential = 'Tr0ub4dor&3_of-another-deployment';
const accessToken = 'ya29.c.b0AXv0zTOkQ-LongAccessTokenOfTheVendor_0123456789abcdefghijklmnop';
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const keyBody = privateKey.replace(/-----.*-----|\s/gu, '');
/** A piece from the middle of the key, which an upstream never sees and yet may not show. */
const keyPiece = keyBody.slice(200, 264);
const accountName = 'llm-caller@acme-llm-prod.iam.gserviceaccount.example';
const secrets = [testCredential, otherCredential, accessToken, keyPiece, accountName];

/** What tells where an upstream is. */
const places = [
  '10.1.2.3',
  'fe80::dead:beef',
  'db-7.corp.internal',
  'redis-3:6379',
  '/srv/secret/key.pem',
  'C:\\keys',
];

/** Every text of an error answer, in all formats at once, holds a canary. */
function plant(fixtures: RelayDirection['fixtures'], write: (index: number) => string, status = 400): object {
  const violation = { field: `contents[0].${write(1)}`, description: `Bad ${write(2)} here` };
  const details = [
    { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [violation] },
    { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: write(1), metadata: { host: write(2) } },
    { '@type': 'type.googleapis.com/google.rpc.DebugInfo', detail: write(0), stackEntries: [write(1)] },
  ];
  const message = `The field ${write(0)} and ${write(1)}, ${places.join(', ')}: ${write(2)} is wrong`;
  const common = { message, details, param: write(1), code: status, status: 'INVALID_ARGUMENT' };
  const named =
    fixtures === 'gemini' ? {} : { type: 'invalid_request_error', code: write(2), status: write(0) };
  return { type: 'error', error: { ...common, ...named }, request_id: write(2), host: write(1) };
}

const leaks = (text: string): readonly string[] => [
  ...secrets.filter((secret) => holdsPiece(text, secret)),
  ...places.filter((place) => text.includes(place)),
];

function expectNoLeak(answer: Answer, note: string): void {
  const text = answer.text + JSON.stringify([...answer.headers]);
  expect(leaks(text), `${note}: ${text}`).toEqual([]);
}

const withHeaders =
  (answer: FakeAnswer, value: string): FakeAnswer =>
  (exchange) => {
    const names = [
      'x-specway-ignored',
      'retry-after',
      'x-should-retry',
      'request-id',
      'x-request-id',
      'server',
    ];
    for (const name of names) exchange.response.setHeader(name, value);
    return answer(exchange);
  };

describe.each(relayDirections)('secrets that an upstream writes into its errors, $name', (direction) => {
  const { fixtures, stream, send } = direction;
  const directory = mkdtempSync(join(tmpdir(), 'specway-canaries-'));
  const database = join(directory, 'usage.db');
  let gateway: TestGateway;
  let upstream: FakeUpstream;
  let tokens: FakeUpstream;

  beforeAll(async () => {
    [upstream, tokens] = await Promise.all([createFakeUpstream(), createFakeUpstream()]);
    tokens.answerAlways(answerJson({ access_token: accessToken, expires_in: 3600, token_type: 'Bearer' }));
    const account = {
      type: 'service_account',
      client_email: accountName,
      private_key: privateKey,
      token_uri: `${tokens.url}/token`,
    };
    const main = createDirectionDeployment(direction, 'main', upstream.url);
    const other = { ...main, id: 'other', credential: otherCredential, priority: 9 };
    const vertex = createDirectionDeployment(
      relayDirections.find(({ provider }) => provider === 'vertex')!,
      'account',
      upstream.url,
    );
    const credential = JSON.stringify(account);
    const isVertex = direction.provider === 'vertex';
    const deployments = [
      isVertex ? { ...main, credential } : main,
      other,
      { ...vertex, credential, priority: 10, models: { 'of-its-own': 'x' } },
    ];
    gateway = await createTestGateway({ config: { deployments, databaseUrl: `sqlite:${database}` } });
  });

  afterAll(async () => {
    const log = gateway.logText();
    await gateway.stop();
    await Promise.all([upstream.close(), tokens.close()]);
    const rows = new DatabaseSync(database, { readOnly: true }).prepare('select * from usage_records').all();
    rmSync(directory, { recursive: true });
    expect(rows.length).toBeGreaterThan(0);
    expect(leaks(JSON.stringify(rows))).toEqual([]);
    expect(leaks(log.replaceAll(upstream.url, ''))).toEqual([]);
  });

  const names = Object.keys(encoders);
  // What this gateway has in use: a token only where one is fetched.
  const unused = direction.provider === 'vertex' ? testCredential : accessToken;
  const known = secrets.filter((secret) => secret !== unused);

  it.each(known)('reach nobody in any encoding: %s', async (secret) => {
    for (let first = 0; first < names.length; first += 3) {
      const write = (index: number): string => encoders[names[(first + index) % names.length]!]!(secret);
      upstream.answer(answerJson(plant(fixtures, write), { status: 400 }));
      const answer = await send(gateway, 'whole');
      expect(answer.status, answer.text).toBe(400);
      expectNoLeak(answer, names.slice(first, first + 3).join());
    }
  });

  it('reach nobody with any status', async () => {
    for (const status of [200, 401, 404, 413, 422, 429, 500, 503, 529]) {
      for (const secret of known) {
        const body = answerJson(
          plant(fixtures, () => secret, status),
          { status },
        );
        upstream.answer(withHeaders(body, encodeURIComponent(secret)));
        expectNoLeak(await send(gateway, 'whole'), String(status));
      }
    }
  });

  it('reach nobody in a stream', async () => {
    const before = readChunks(fixtures, stream)
      .slice(0, fixtures === 'anthropic' ? 4 : 1)
      .map((payload) => writeEvent(fixtures, payload));
    for (const secret of known) {
      const event = `data: ${JSON.stringify(plant(fixtures, () => secret))}\n\n`;
      for (const name of ['error', 'content_block_delta', 'image_generation.completed']) {
        upstream.answer(answerEventStream([...before, 20, `event: ${name}\n${event}`], 'hold'));
        const answer = await send(gateway, 'stream');
        expect(answer.status).toBe(200);
        expectNoLeak(answer, `${name} later`);
        upstream.answer(answerEventStream([`event: ${name}\n${event}`], 'hold'));
        expectNoLeak(await send(gateway, 'stream'), `${name} first`);
      }
    }
  });

  it('reach nobody in an answer that is broken', async () => {
    for (const secret of known) {
      for (const answer of [
        answerRaw(`HTTP/1.1 400 ${secret}\r\n${secret}\r\n\r\n`),
        answerRaw(`${secret}\r\n\r\n`),
        answerJson(secret),
        answerEventStream([`data: ${secret}\n\n`]),
        answerEventStream([`event: ${secret}\ndata: {"type":\n\n`]),
      ]) {
        upstream.answer(answer, answer);
        expectNoLeak(await send(gateway, 'whole'), 'whole');
        expectNoLeak(await send(gateway, 'stream'), 'stream');
      }
    }
  });

  it('reach nobody in the names of ignored fields of a good answer', async () => {
    const good = answerJson(readJsonFixture(fixtures, direction.whole));
    for (const secret of known) {
      upstream.answer(
        withHeaders(good, `model, messages.${encodeURIComponent(secret)}, ${encodeURIComponent(secret)}`),
      );
      const answer = await send(gateway, 'whole');
      expect(answer.status, answer.text).toBe(200);
      expectNoLeak(answer, 'ignored');
    }
  });
});
