import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLedger } from '../../src/stores/tools.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const file = `
accounts: {registration: open, startQuota: 0.01}
models:
  chatfam-sonnet-4-6: {price: {output: 1}}
`;

const password = 'correct horse battery';

let directory: string;
let gateway: GatewayProcess;

async function callAccount(path: string, body: object | null, token?: string) {
  const response = await fetch(gateway.url + path, {
    method: body === null ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return ((await response.json()) as { readonly data: Readonly<Record<string, unknown>> }).data;
}

/** The text of a stream, as far as it came. */
async function stream(apiKey: string, prompt: string, url = gateway.url): Promise<string> {
  let text = '';
  try {
    const response = await fetch(`${url}/v1/messages`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01', 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'chatfam-sonnet-4-6',
        max_tokens: 50,
        stream: true,
        messages: [{ role: 'user', content: prompt }],
      }),
    });
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? [])
      text += decoder.decode(chunk as Uint8Array, { stream: true });
  } catch {
    // Cut off with the process.
  }
  return text;
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'specway-e2e-'));
  writeFileSync(join(directory, 'specway.yaml'), file);
  gateway = await startGatewayProcess({ directory });
});

afterAll(async () => {
  await gateway.stop();
  rmSync(directory, { recursive: true });
});

describe('a gateway that is killed', () => {
  it('has charged those who saw the end of their answer, and nobody else', { timeout: 60_000 }, async () => {
    await callAccount('/api/user/register', { username: 'ada', password });
    const login = async () =>
      (await callAccount('/api/user/login', { username: 'ada', password }))['token'] as string;
    const { key } = await callAccount('/api/user/keys', { name: 'streams' }, await login());
    const apiKey = key as string;
    const streams = Array.from({ length: 40 }, (_, index) =>
      stream(apiKey, `[[tokens=20]] [[pace=${String(1 + (index % 20) * 8)}ms]]`),
    );
    // Some have ended by now, and some have not.
    await Promise.race(streams.slice(10));
    gateway.kill('SIGKILL');
    const ended = (await Promise.all(streams)).filter((text) => text.includes('event: message_stop')).length;
    await gateway.ended;
    gateway = await startGatewayProcess({ directory });
    const self = await callAccount('/api/user/self', null, await login());
    expect(ended).toBeGreaterThan(0);
    expect(self).toMatchObject({ held_quota: 0 });
    const spent = Number(self['used_quota']);
    expect(spent).toBeGreaterThanOrEqual(20 * ended);
    expect(spent % 20).toBe(0);
    expect(Number(self['quota'])).toBe(10_000 - spent);
    const { faults } = await auditLedger(`sqlite:${join(directory, 'data', 'specway.db')}`, 'settled');
    expect(faults).toEqual([]);
  });
});

/** Of util-linux: sets limits of a process that runs. */
const prlimit = '/usr/bin/prlimit';

describe.skipIf(!existsSync(prlimit))('a gateway on a full disk', { timeout: 60_000 }, () => {
  const place = createDirectory();
  const environment = { SPECWAY_API_KEY: 'sk-specway-full-disk-key-0001' };
  const apiKey = environment.SPECWAY_API_KEY;
  let running: GatewayProcess;
  let database: DatabaseSync;

  beforeEach(async () => {
    writeFileSync(join(place.path, 'specway.yaml'), `${file}streams: {drain: 1s}\n`);
    running = await startGatewayProcess({ directory: place.path, environment });
    database = new DatabaseSync(join(place.path, 'data', 'specway.db'), { timeout: 5_000 });
  });

  afterEach(() => {
    database.close();
    running.kill('SIGKILL');
    rmSync(join(place.path, 'data'), { recursive: true });
  });

  afterAll(() => {
    place.remove();
  });

  /** No file can grow beyond this. */
  const limitFiles = (bytes: '0' | 'unlimited') =>
    execFileSync(prlimit, [`--pid=${String(running.pid)}`, `--fsize=${bytes}:unlimited`]);

  /** A request that is paid for when nothing can be written any more. */
  async function spend(): Promise<string> {
    const answered = stream(apiKey, '[[tokens=20]] [[pace=50ms]]', running.url);
    await new Promise((resolve) => setTimeout(resolve, 400));
    database.exec('begin immediate');
    limitFiles('0');
    return await answered;
  }

  const findCosts = () => database.prepare('select cost from usage_records').all();

  const readLines = (output: string) =>
    output
      .split('\n')
      .filter((line) => line.includes('"requestId"') && line.includes('"microUsd"'))
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

  it('names at its end what it could charge nowhere, and exits with 1', async () => {
    expect(await spend()).toContain('event: message_stop');
    const { code, stdout } = await running.stop();
    database.exec('rollback');
    const lines = readLines(stdout);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'a charge can be written neither to the database nor to the journal; it is tried again',
      'a charge is lost: enter it by hand unless there is a usage record of the request',
    ]);
    const [{ id: keyId } = {}] = database.prepare('select id from api_keys').all();
    const [{ user_id: accountId } = {}] = database.prepare('select user_id from api_keys').all();
    expect(lines.at(-1)).toMatchObject({ level: 'error', microUsd: '20', keyId, accountId });
    expect(lines.at(-1)?.['requestId']).toMatch(/^req_/);
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({
      msg: 'could not stop in order',
      err: { message: '1 charge is written nowhere; the log names it' },
    });
    expect(code).toBe(1);
  });

  it('writes it while it stops, where that is possible again, and exits with 0', async () => {
    await spend();
    const stopped = running.stop();
    await new Promise((resolve) => setTimeout(resolve, 300));
    database.exec('rollback');
    limitFiles('unlimited');
    const { code, stdout } = await stopped;
    expect(readLines(stdout).at(-1)).toMatchObject({
      msg: 'a charge that waited is written',
      microUsd: '20',
    });
    expect(code).toBe(0);
    running = await startGatewayProcess({ directory: place.path, environment });
    await expect.poll(findCosts).toEqual([{ cost: 20 }]);
  });

  it('writes it to the journal where there is room again, and charges it after a kill', async () => {
    await spend();
    await expect.poll(() => readLines(running.output())).toHaveLength(1);
    limitFiles('unlimited');
    await expect
      .poll(() => readLines(running.output()).at(-1))
      .toMatchObject({ msg: 'a charge that waited is written', microUsd: '20' });
    running.kill('SIGKILL');
    await running.ended;
    database.exec('rollback');
    expect(findCosts()).toEqual([]);
    running = await startGatewayProcess({ directory: place.path, environment });
    await expect.poll(findCosts).toEqual([{ cost: 20 }]);
  });
});
