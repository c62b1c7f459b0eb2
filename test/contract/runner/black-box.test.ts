import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../../handlers/index.ts';
import { parseTestContractOptions } from '../../../scripts/test-contract/parse-options.ts';
import { runBlackBox } from '../../../scripts/test-contract/run-black-box.ts';
import { createDriftingHandlers, driftHeader } from '../../support/contract-drifts.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';

function parse(gateway: Pick<TestGateway, 'url' | 'apiKey'>, ...args: readonly string[]) {
  const outcome = parseTestContractOptions(['--url', `${gateway.url}/`, '--key', gateway.apiKey, ...args]);
  if (outcome.kind !== 'black box') throw new Error(JSON.stringify(outcome));
  return outcome.options;
}

async function run(gateway: Pick<TestGateway, 'url' | 'apiKey'>, ...args: readonly string[]) {
  const lines: string[] = [];
  const result = await runBlackBox(parse(gateway, ...args), { print: (line) => lines.push(line) });
  if (result.kind !== 'asked') throw new Error(result.message);
  return { ...result, lines };
}

describe('npm run test:contract with --url', () => {
  let gateway: TestGateway;
  let drifting: TestGateway;
  let gone: string;
  beforeAll(async () => {
    gateway = await createTestGateway();
    const stopped = await createTestGateway();
    gone = stopped.url;
    await stopped.stop();
    drifting = await createTestGateway({
      handlers: createDriftingHandlers(handlers, [
        'getModel without id or name',
        'message with an extra field',
      ]),
      config: { validation: 'off' },
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await drifting.stop();
  });

  it('passes with a server that keeps the contract', async () => {
    const { failed, passed, lines, reports } = await run(gateway, '--only', 'countMessageTokens');
    expect(failed).toBe(0);
    expect(passed).toBeGreaterThan(20);
    expect(reports).toHaveLength(passed);
    expect(lines).toEqual([]);
  });

  it('asks more of a simulator, which shows more of the contract', async () => {
    const part = ['--only', 'countMessageTokens'];
    const [other, simulator] = [await run(gateway, ...part), await run(gateway, ...part, '--simulator')];
    expect(simulator.failed).toBe(0);
    expect(simulator.passed).toBeGreaterThan(other.passed);
    expect(simulator.coverage.all.total).toBeGreaterThan(other.coverage.all.total);
    const missing = [...other.coverage.missing, ...simulator.coverage.missing].map(({ id }) => id);
    expect(missing).toEqual([]);
    const fault = simulator.coverage.leftOut.map(({ rule, count }) => [rule.name, count]);
    expect(fault).toEqual([]);
  });

  it('exercises everything that our own gateway can be asked, in every area', async () => {
    const { failed, lines, coverage } = await run(gateway, '--simulator');
    expect(lines).toEqual([]);
    expect(failed).toBe(0);
    expect(coverage.missing.map(({ id }) => id)).toEqual([]);
    const shown = coverage.areas.filter(({ all }) => all.exercised > 0).map(({ area }) => area);
    expect(shown.toSorted()).toEqual([
      ...['generateContent', 'images', 'messages', 'models', 'operations', 'realtime', 'video'],
    ]);
    expect(coverage.leftOut.map(({ rule }) => rule.name)).toEqual(['login', 'none', 'people', 'faults']);
  }, 480_000);

  it('talks with a simulator over a WebSocket, too', async () => {
    const part = ['--only', 'connectRealtime', '--case', 'connectRealtime, a function call', '--simulator'];
    const { passed, failed, lines } = await run(gateway, ...part);
    expect({ passed, failed, lines }).toEqual({ passed: 3, failed: 0, lines: [] });
  });

  it('names what is wrong with a server that has drifted, and counts nothing of that as exercised', async () => {
    const part = ['--only', 'getModel', '--profile', 'neutral'];
    const { failed, lines, coverage } = await run(drifting, ...part);
    expect(failed).toBe(6);
    expect(lines.join('\n')).toMatch(/FAILED neutral getModel, key by bearerKey: 200, json\n.*'id'/);
    expect(coverage.missing.map(({ id }) => id)).toEqual([
      'neutral getModel 200',
      'neutral getModel 200 application/json',
    ]);
  });

  it('lets other servers add fields, unless told otherwise', async () => {
    const part = ['--case', 'createMessage, example minimal, whole', '--profile', 'neutral'];
    expect(await run(drifting, ...part)).toMatchObject({ passed: 1, failed: 0 });
    expect(await run(drifting, ...part, '--schemas', 'closed')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('sends the headers that it is told to send', async () => {
    const header = ['--header', `${driftHeader}: getModel without id or name`];
    const part = ['--only', 'getModel', '--case', 'key by bearerKey', '--profile', 'neutral'];
    const several = await createTestGateway({
      handlers: createDriftingHandlers(handlers),
      config: { validation: 'off' },
    });
    try {
      expect(await run(several, ...part)).toMatchObject({ failed: 0 });
      expect(await run(several, ...part, ...header)).toMatchObject({ failed: 1 });
    } finally {
      await several.stop();
    }
  });

  it.each([
    [
      'a wrong key',
      () => ({ url: gateway.url, apiKey: 'wrong' }),
      /^The key is not accepted at http:\S+, which answers 401 “.+”\.$/,
    ],
    [
      'an address where nothing is',
      () => ({ url: gone, apiKey: 'k' }),
      /^Nothing answers at http:\S+: .*ECONNREFUSED.*\.$/,
    ],
  ])('stops at once for %s', async (_what, create, sentence) => {
    const lines: string[] = [];
    const result = await runBlackBox(parse(create()), { print: (line) => lines.push(line) });
    expect(result.kind === 'refused' ? result.message : result.kind).toMatch(sentence);
    expect(lines).toEqual([]);
  });
});
