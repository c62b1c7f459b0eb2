import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../../handlers/index.ts';
import { parseTestContractOptions } from '../../../scripts/test-contract/parse-options.ts';
import { runBlackBox } from '../../../scripts/test-contract/run-black-box.ts';
import { createDriftingHandlers } from '../../support/contract-drifts.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';

function parse(gateway: TestGateway, ...args: readonly string[]) {
  const outcome = parseTestContractOptions(['--url', `${gateway.url}/`, '--key', gateway.apiKey, ...args]);
  if (outcome.kind !== 'black box') throw new Error(JSON.stringify(outcome));
  return outcome.options;
}

describe('npm run test:contract with --url', () => {
  let gateway: TestGateway;
  let drifting: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
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
    const lines: string[] = [];
    const result = await runBlackBox(parse(gateway, '--only', 'countMessageTokens'), (line) =>
      lines.push(line),
    );
    expect(result.failed).toBe(0);
    expect(result.passed).toBeGreaterThan(20);
    expect(lines).toEqual([`${String(result.passed)} passed, 0 failed`]);
  });

  it('asks more of a simulator', async () => {
    const count = async (...args: readonly string[]) =>
      await runBlackBox(parse(gateway, '--only', 'countMessageTokens', ...args), () => undefined);
    const [other, simulator] = [await count(), await count('--simulator')];
    expect(simulator.failed).toBe(0);
    expect(simulator.passed).toBeGreaterThan(other.passed);
  });

  it('talks with a simulator over a WebSocket, too', async () => {
    const lines: string[] = [];
    const options = parse(gateway, '--only', 'connectRealtime, a function call', '--simulator');
    const result = await runBlackBox(options, (line) => lines.push(line));
    expect(lines).toEqual(['3 passed, 0 failed']);
    expect(result).toEqual({ passed: 3, failed: 0 });
  });

  it('names what is wrong with a server that has drifted', async () => {
    const lines: string[] = [];
    const options = parse(drifting, '--only', 'getModel', '--profile', 'neutral');
    const { failed } = await runBlackBox(options, (line) => lines.push(line));
    expect(failed).toBe(6);
    expect(lines.join('\n')).toMatch(/FAILED neutral getModel, key by bearerKey: 200, json\n.*'id'/);
  });

  it('lets other servers add fields, unless told otherwise', async () => {
    const options = ['--only', 'createMessage, example minimal, whole', '--profile', 'neutral'];
    const run = async (...args: readonly string[]) =>
      await runBlackBox(parse(drifting, ...options, ...args), () => undefined);
    expect(await run()).toEqual({ passed: 1, failed: 0 });
    expect(await run('--schemas', 'closed')).toEqual({ passed: 0, failed: 1 });
  });

  it.each([
    [['--url', 'http://127.0.0.1'], /both --url and --key/],
    [['--url', 'nowhere', '--key', 'k'], /nowhere is not an http URL/],
    [['--url', 'http://127.0.0.1', '--key', 'k', '--schemas', 'x'], /open or closed/],
    [['--url', 'http://127.0.0.1', '--key', 'k', '--profile', 'x'], /neutral or vendor/],
    [['--nonsense'], /--nonsense/],
  ])('refuses %j', (args, message) => {
    const outcome = parseTestContractOptions(args);
    expect(outcome.kind === 'refused' ? outcome.message : outcome.kind).toMatch(message);
  });

  it('is everything without options', () => {
    expect(parseTestContractOptions([])).toEqual({ kind: 'everything' });
  });
});
