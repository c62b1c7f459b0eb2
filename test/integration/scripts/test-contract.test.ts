import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../../handlers/index.ts';
import { createDriftingHandlers } from '../../support/contract-drifts.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { repositoryDir } from '../../support/list-openapi-examples.ts';

const main = join(repositoryDir, 'scripts/test-contract/main.ts');
let folder: string;
let gateway: TestGateway;
let drifting: TestGateway;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specway-junit-'));
  gateway = await createTestGateway();
  drifting = await createTestGateway({
    handlers: createDriftingHandlers(handlers, ['getModel without id or name']),
    config: { validation: 'off' },
  });
});

afterAll(async () => {
  await gateway.stop();
  await drifting.stop();
  await rm(folder, { recursive: true });
});

/** What the command writes, and how it ends. */
async function run(...args: readonly string[]) {
  return await promisify(execFile)(process.execPath, [main, ...args], { maxBuffer: 1e8 }).then(
    ({ stdout, stderr }) => ({ stdout, stderr, status: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      ...{ stdout, stderr },
      status: code,
    }),
  );
}

describe('npm run test:contract', { timeout: 60_000 }, () => {
  it('says how much of the contract was exercised, and writes a report', async () => {
    const file = join(folder, 'report.xml');
    const server = ['--url', gateway.url, '--key', gateway.apiKey];
    const part = ['--only', 'operations', '--only', 'countContentTokens', '--profile', 'neutral'];
    const { stdout, stderr, status } = await run(...server, ...part, '--simulator', '--junit', file);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(/^\| operations +\| +3\/3 \|.* 100 % \|/m);
    expect(stdout).toMatch(/^100 % of what this server can be asked: (\d+)\/\1 places of the contract\.$/m);
    const [, passed] = /^(\d+) passed, 0 failed$/m.exec(stdout) ?? [];
    expect(await readFile(file, 'utf8')).toContain(
      `<testsuites name="contract" tests="${passed}" failures="0"`,
    );
  });

  it('ends with 1 where a case fails', async () => {
    const { stdout, status } = await run(
      ...['--url', drifting.url, '--key', drifting.apiKey, '--only', 'getModel'],
      ...['--case', 'key by bearerKey'],
    );
    expect(status).toBe(1);
    expect(stdout).toContain('FAILED neutral getModel, key by bearerKey: 200, json');
    expect(stdout).not.toContain('of what this server can be asked');
  });

  it('ends with 2 and one sentence where a key is wrong, and where a word is', async () => {
    const wrong = await run('--url', gateway.url, '--key', 'wrong');
    expect(wrong).toMatchObject({ status: 2, stdout: '' });
    expect(wrong.stderr).toMatch(/^The key is not accepted at http:\S+, which answers 401 “[^”]+”\.\n$/);
    const misspelt = await run('--url', gateway.url, '--kye', 'wrong');
    expect(misspelt).toMatchObject({ status: 2, stdout: '' });
    expect(misspelt.stderr).toMatch(/^There is no option --kye\. Did you mean --key\?\n/);
  });

  it('ends with 2 and one sentence where no case is left', async () => {
    const { stderr, status } = await run(
      ...['--url', gateway.url, '--key', gateway.apiKey],
      ...['--case', 'a case of nobody'],
    );
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Nothing was asked: .*--case.*\.\n$/);
  });

  it('says how it is used', async () => {
    const { stdout, status } = await run('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('--junit FILE');
  });
});
