import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createMessageRequest } from '../../support/chat-requests.ts';
import { testApiKey } from '../../support/create-test-gateway.ts';
import { answerEventStream, answerStatus } from '../../support/fake-answers.ts';
import { createFakeUpstream } from '../../support/fake-upstream.ts';
import { beginStream, readEvents } from '../../support/read-events.ts';
import { readChunks } from '../../support/read-fixture.ts';
import {
  createReloadingGateway,
  type ReloadingGateway,
  type ReloadingOptions,
} from '../../support/reloading-gateway.ts';

const reloaded = 'configuration reloaded';
const refused = 'configuration refused, the old one stays';

const listDeployments = (...lines: readonly string[]) =>
  `deployments:\n${lines.map((line) => `  - { ${line} }\n`).join('')}`;
const one = listDeployments('id: one, provider: simulator');
const two = listDeployments('id: two, provider: simulator');

let running: ReloadingGateway | null = null;
const start = async (options: ReloadingOptions) => (running = await createReloadingGateway(options));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

afterEach(async () => {
  await running?.stop();
  running = null;
});

async function ask({ url }: ReloadingGateway, headers = {}): Promise<Response> {
  const { path, init } = createMessageRequest({ apiKey: testApiKey, prompt: 'Hello.' });
  const answer = await fetch(url + path, { ...init, headers: { ...init.headers, ...headers } });
  await answer.arrayBuffer();
  return answer;
}

const readDeployment = async (gateway: ReloadingGateway) =>
  (await ask(gateway)).headers.get('x-specway-deployment');

describe('a changed specway.yaml', { timeout: 30_000 }, () => {
  it('changes the pace of simulated streams', async () => {
    const gateway = await start({ yaml: `${one}simulator: { pace: 0 }\n` });
    const stream = async () => {
      const { path, init } = createMessageRequest({
        apiKey: testApiKey,
        prompt: 'Tell me a story.',
        delivery: 'streamed',
      });
      const startedAt = performance.now();
      const events = readEvents(await (await fetch(gateway.url + path, init)).text());
      return (performance.now() - startedAt) / events.length;
    };
    // The first request loads what it needs.
    await stream();
    expect(await stream()).toBeLessThan(10);
    gateway.write(`${one}simulator: { pace: 20ms }\n`);
    expect(await gateway.waitForLines(reloaded, 1)).toMatchObject([{ settings: ['simulator'] }]);
    expect(await stream()).toBeGreaterThan(15);
  });

  it('changes deployments under load without a failed request or a broken stream', async () => {
    // Other tests may keep the machine busy, for which nothing shall be refused here.
    const gateway = await start({ yaml: `${one}\nlimits: { overload: { loopDelay: 60s } }\n` });
    const { path, init } = createMessageRequest({
      apiKey: testApiKey,
      prompt: '[[pace=100ms]] [[tokens=60]] Tell me a story.',
      delivery: 'streamed',
    });
    const stream = await beginStream(gateway.url + path, init);
    const answers: { status: number; deployment: string | null }[] = [];
    let isLoading = true;
    const load = Array.from({ length: 8 }, async () => {
      while (isLoading) {
        const { status, headers } = await ask(gateway);
        answers.push({ status, deployment: headers.get('x-specway-deployment') });
      }
    });
    gateway.write(listDeployments('id: one, provider: simulator, weight: 5', 'id: two, provider: simulator'));
    await gateway.waitForLines(reloaded, 1);
    gateway.replace(two);
    const lines = await gateway.waitForLines(reloaded, 2);
    await pause(300);
    isLoading = false;
    await Promise.all(load);

    expect(lines).toMatchObject([
      { added: ['two'], changed: ['one'], removed: [], settings: [] },
      { added: [], changed: [], removed: ['one'], settings: [] },
    ]);
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.map(({ deployment }) => deployment).slice(-8)).toEqual(Array(8).fill('two'));
    expect(readEvents(await stream.text).at(-1)?.name).toBe('message_stop');
  });

  it('changes models, aliases and origins', async () => {
    const gateway = await start({ yaml: one });
    const find = (name: string) =>
      fetch(`${gateway.url}/v1/models/${name}`, { headers: { authorization: `Bearer ${testApiKey}` } });
    expect((await find('our-best')).status).toBe(404);
    expect((await ask(gateway, { origin: 'https://a.example' })).headers.get('vary')).toBeNull();
    gateway.write(
      `${one}models:\n  chatfam-sonnet-4-6: { aliases: [our-best] }\ncors: { origins: ['https://a.example'] }\n`,
    );
    expect(await gateway.waitForLines(reloaded, 1)).toMatchObject([{ settings: ['models', 'cors'] }]);
    expect((await find('our-best')).status).toBe(200);
    const answer = await ask(gateway, { origin: 'https://a.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://a.example');
  });

  it('is noticed where Kubernetes mounts it', async () => {
    const mount = (directory: string, version: string, yaml: string) => {
      mkdirSync(join(directory, version));
      writeFileSync(join(directory, version, 'specway.yaml'), yaml);
      symlinkSync(version, join(directory, '..data_tmp'));
      renameSync(join(directory, '..data_tmp'), join(directory, '..data'));
    };
    const gateway = await start({
      yaml: one,
      prepare: (directory) => {
        mount(directory, '..1', one);
        symlinkSync('..data/specway.yaml', join(directory, 'specway.yaml'));
      },
    });
    mount(gateway.directory, '..2', two);
    await gateway.waitForLines(reloaded, 1);
    expect(await readDeployment(gateway)).toBe('two');
  });

  it('leaves what only a restart can change, and names it', async () => {
    const gateway = await start({ yaml: one });
    gateway.write(`${two}streams: { drain: 1s }\nmetrics: { enabled: false }\nusage: { records: false }\n`);
    const message = 'some of the configuration is applied only by a restart';
    expect(await gateway.waitForLines(message, 1)).toMatchObject([
      { needsRestart: ['streams', 'metrics', 'usage'] },
    ]);
    expect(await readDeployment(gateway)).toBe('two');
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(200);
  });

  it('leaves limits of users to a restart', async () => {
    const limits = (rpm: number) => `accounts: { limits: { rpm: ${String(rpm)} } }\n`;
    const gateway = await start({ yaml: `${one}${limits(600)}` });
    const readLimit = async () => (await ask(gateway)).headers.get('x-ratelimit-limit-requests');
    const before = await readLimit();
    gateway.write(`${two}${limits(5)}`);
    const message = 'some of the configuration is applied only by a restart';
    expect(await gateway.waitForLines(message, 1)).toMatchObject([{ needsRestart: ['accounts'] }]);
    expect([before, await readLimit()]).toEqual(['600', '600']);
  });

  it('says nothing of what waits for a restart as if it were in force', async () => {
    const gateway = await start({ yaml: one });
    gateway.write(`${two}accounts: { registration: open }\n`);
    await gateway.waitForLines(reloaded, 1);
    expect(gateway.logText()).not.toContain('models without a price are free');
  });

  it('never brings a secret into the log', async () => {
    const environment = { MY_KEY: 'sk-upstream-secret-0001' };
    const gateway = await start({ yaml: one, environment });
    const key = 'id: far, provider: anthropic, credential:';
    gateway.write(listDeployments(`${key} '\${MY_KEY}'`));
    await gateway.waitForLines(reloaded, 1);
    gateway.write(listDeployments(`${key} sk-upstream-secret-0002`));
    expect(await gateway.waitForLines(reloaded, 2)).toMatchObject([{ added: ['far'] }, { changed: ['far'] }]);
    gateway.write(listDeployments(`${key} sk-upstream-secret-0003, weight: -1`));
    await gateway.waitForLines(refused, 1);
    expect(gateway.logText()).not.toContain('sk-upstream-secret');
  });
});

describe('a specway.yaml that cannot be used', { timeout: 30_000 }, () => {
  const faults = [
    ['bad syntax', 'deployments: [', /^specway\.yaml:1:\d+ /],
    ['an unknown key', `${two}wieght: 3\n`, /^specway\.yaml:3:1 wieght is not a known key/],
    ['a bad value', listDeployments('id: two, provider: simulater'), /^specway\.yaml:2:\d+ .*simulator/],
    [
      'a variable that is not set',
      listDeployments("id: two, provider: anthropic, credential: '${NOT_SET}'"),
      /^specway\.yaml:2:\d+ .*NOT_SET, which is not set\.$/,
    ],
    ['nothing', '\n', /^The configuration file specway\.yaml is empty\.$/],
  ] as const;

  it.each(faults)('is refused with its line for %s, and the old one stays', async (_fault, yaml, problem) => {
    const gateway = await start({ yaml: one });
    gateway.write(yaml);
    const lines = await gateway.waitForLines(refused, 1);
    expect(lines).toMatchObject([{ level: 50, problems: [expect.stringMatching(problem)] }]);
    expect(await readDeployment(gateway)).toBe('one');
    gateway.write(two);
    await gateway.waitForLines(reloaded, 1);
    expect(await readDeployment(gateway)).toBe('two');
  });

  it('is refused when it is deleted', async () => {
    const gateway = await start({ yaml: two });
    rmSync(join(gateway.directory, 'specway.yaml'));
    expect(await gateway.waitForLines(refused, 1)).toMatchObject([
      { problems: ['The configuration file specway.yaml cannot be read (ENOENT).'] },
    ]);
    expect(await readDeployment(gateway)).toBe('two');
  });
});

describe('deployments over a reload', { timeout: 30_000 }, () => {
  it('lets a stream of a removed deployment end, and then closes its connections', async () => {
    const upstream = await createFakeUpstream();
    try {
      const far = `id: far, provider: anthropic, baseUrl: '${upstream.url}'`;
      const gateway = await start({ yaml: listDeployments(far) });
      const chunks = readChunks('anthropic', 'text').map((data) => `data: ${data}\n\n`);
      upstream.answer(answerEventStream(chunks.flatMap((chunk) => [chunk, 200])));
      const { path, init } = createMessageRequest({
        apiKey: testApiKey,
        prompt: 'Hello.',
        delivery: 'streamed',
      });
      const stream = await beginStream(gateway.url + path, init);
      gateway.write(one);
      await gateway.waitForLines(reloaded, 1);
      expect(await readDeployment(gateway)).toBe('one');
      expect(upstream.countConnections()).toBe(1);
      expect(readEvents(await stream.text).at(-1)?.data).toMatchObject({ type: 'message_stop' });
      await expect.poll(() => upstream.countConnections(), { timeout: 5_000 }).toBe(0);
    } finally {
      await upstream.close();
    }
  });

  it('keeps the cooldown of a deployment that did not change', async () => {
    const upstream = await createFakeUpstream();
    upstream.answerAlways(answerStatus(401));
    try {
      const far = `id: far, provider: anthropic, baseUrl: '${upstream.url}'`;
      const near = 'id: near, provider: simulator, priority: 1';
      const gateway = await start({ yaml: listDeployments(far, near) });
      expect(await readDeployment(gateway)).toBe('near');
      gateway.write(listDeployments(far, near, 'id: third, provider: simulator, priority: 2'));
      await gateway.waitForLines(reloaded, 1);
      expect(await readDeployment(gateway)).toBe('near');
      expect(upstream.calls).toHaveLength(1);
      gateway.write(listDeployments(`${far}, weight: 2`, near));
      await gateway.waitForLines(reloaded, 2);
      expect(await readDeployment(gateway)).toBe('near');
      expect(upstream.calls).toHaveLength(2);
    } finally {
      await upstream.close();
    }
  });

  it('says nothing when the gateway has stopped', async () => {
    const gateway = await createReloadingGateway({ yaml: one });
    const { logText } = gateway;
    gateway.reload();
    await gateway.waitForLines(reloaded, 1);
    gateway.write(two);
    await gateway.stop();
    const before = logText();
    gateway.reload();
    await pause(400);
    expect(logText()).toBe(before);
  });
});
