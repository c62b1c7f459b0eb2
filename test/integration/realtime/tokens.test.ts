import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RealtimeTokenStore } from '../../../src/core/realtime/token-store.ts';
import { createRealtimeTokens } from '../../../src/realtime/index.ts';
import { openDatabase, type Database } from '../../../src/stores/index.ts';
import { createTestPrincipal } from '../../support/video-requests.ts';
import type { OperationRequest } from '../../../src/core/operation.ts';

const principal = createTestPrincipal();
const request = { principal, profile: 'neutral', operationId: 'createRealtimeSession' } as OperationRequest;
const order = { request, modelName: 'rtfam-4o-realtime-preview', config: {}, lifetimeMs: null };
const used = { code: 'unauthenticated', reason: 'token_already_used' };
const expired = { code: 'unauthenticated', reason: 'token_expired' };
const unknown = { code: 'unauthenticated', reason: 'invalid_api_key' };

let directory: string;
let database: Database;
let problems: unknown[];

function open(store: RealtimeTokenStore = database.realtimeTokens, answerMs?: number) {
  const onProblem = (error: unknown) => problems.push(error);
  const wait = answerMs === undefined ? {} : { answerMs };
  return createRealtimeTokens({ store, maxDurationMs: 1_800_000, onProblem, ...wait });
}

beforeEach(async () => {
  problems = [];
  directory = mkdtempSync(join(tmpdir(), 'specway-tokens-'));
  database = await openDatabase(`sqlite:${join(directory, 'tokens.db')}`);
});

afterEach(async () => {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('createRealtimeTokens', () => {
  it('makes tokens of 192 random bits, of which the hash is kept and nothing else', async () => {
    const tokens = open();
    const [one, other] = [await tokens.createBeta(order), await tokens.createBeta(order)];
    expect(one.value).toMatch(/^ek_[A-Za-z0-9_-]{32}$/);
    expect(one.value).not.toBe(other.value);
    expect(one.session.id).not.toBe(other.session.id);
    const { keyHash, session } = await tokens.find(one.value);
    expect(keyHash).toBe(principal.keyHash);
    expect(session).toEqual({
      id: one.session.id,
      dialect: 'beta',
      profile: 'neutral',
      model: 'rtfam-4o-realtime-preview',
      configJson: '{}',
    });
  });

  it('makes one of a minute for one connection, where no time is chosen', async () => {
    const tokens = open();
    const { value, expiresAt, session } = await tokens.createBeta(order);
    expect(Math.abs(expiresAt - Date.now() - 60_000)).toBeLessThan(5_000);
    expect(session.expires_at).toBe(Math.floor((expiresAt - 60_000 + 1_800_000) / 1000));
    await tokens.find(value);
    await tokens.use(value);
    await expect(tokens.find(value)).rejects.toMatchObject(used);
    await expect(tokens.use(value)).rejects.toMatchObject(used);
  });

  it('gives a token to one of those who want it in the same moment', async () => {
    const tokens = open();
    const { value } = await tokens.createBeta(order);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => tokens.use(value)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(used);
    }
  });

  it('makes one of any number of connections, where a time is chosen, until that is over', async () => {
    const tokens = open();
    const { value } = await tokens.createGa({ ...order, lifetimeMs: 1_500 });
    await tokens.use(value);
    await tokens.use(value);
    await sleep(1_550);
    await expect(tokens.find(value)).rejects.toMatchObject(expired);
    await expect(tokens.use(value)).rejects.toMatchObject(expired);
  });

  it.each([
    'ek_',
    'sk-specway-example-key-0001',
    `ek_${'a'.repeat(31)}`,
    `ek_${'a'.repeat(33)}`,
    `ek_${'a'.repeat(32)}`,
  ])('knows nothing of %j', async (value) => {
    await expect(open().find(value)).rejects.toMatchObject(unknown);
  });

  it('shows the session as it will be in force, in either dialect', async () => {
    const tokens = open();
    const beta = await tokens.createBeta({ ...order, config: { voice: 'verse', max_output_tokens: 7 } });
    expect(beta.session).toMatchObject({
      object: 'realtime.session',
      model: 'rtfam-4o-realtime-preview',
      voice: 'verse',
      max_output_tokens: 7,
      max_response_output_tokens: 7,
      temperature: 1,
      turn_detection: {
        type: 'server_vad',
        threshold: 0.5,
        prefix_padding_ms: 500,
        silence_duration_ms: 1000,
      },
    });
    const ga = await tokens.createGa({ ...order, config: { audio: { output: { voice: 'verse' } } } });
    expect(ga.session).toMatchObject({
      type: 'realtime',
      object: 'realtime.session',
      output_modalities: ['audio'],
      audio: { output: { voice: 'verse', speed: 1 }, input: { format: { type: 'audio/pcm', rate: 24_000 } } },
    });
    expect((await tokens.find(ga.value)).session).toMatchObject({ dialect: 'ga', profile: 'vendor' });
  });

  it('refuses settings that contradict one another, and makes no token', async () => {
    const config = { max_output_tokens: 7, max_response_output_tokens: 8 };
    await expect(open().createBeta({ ...order, config })).rejects.toMatchObject({
      code: 'invalid_argument',
      param: 'max_response_output_tokens',
    });
  });

  it('says that tokens cannot be reached while the database fails or says nothing', async () => {
    const failure = new Error('gone');
    const unavailable = { code: 'unavailable', reason: 'key_store_unavailable' };
    const failing = { ...database.realtimeTokens, insert: () => Promise.reject(failure) };
    await expect(open(failing).createBeta(order)).rejects.toMatchObject(unavailable);
    expect(problems).toEqual([failure]);
    const silent = { ...database.realtimeTokens, find: () => new Promise<null>(() => undefined) };
    await expect(open(silent, 20).find(`ek_${'a'.repeat(32)}`)).rejects.toMatchObject(unavailable);
    expect(problems).toHaveLength(2);
  });
});
