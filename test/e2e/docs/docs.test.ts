import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApiKey } from '../../support/create-test-gateway.ts';
import { docPages, listDocBlocks, parseDocBlocks } from '../../support/doc-blocks.ts';
import { createPicture } from '../../support/picture-samples.ts';
import { runCommands, runProgram, type DocStage } from '../../support/run-doc-blocks.ts';
import { startGatewayProcess, type GatewayProcess } from '../../support/start-gateway-process.ts';

/** What the pages say their `specway.yaml` holds. */
const configuration = `accounts: {registration: open, startQuota: 1, invitation: {inviter: 0.5, invitee: 0.25}}
cors: {origins: ['https://app.example.com']}
models:
  chatfam-sonnet-4-6: {price: {input: 3, output: 15}}
`;

const pages = docPages.map((page) => ({ page, blocks: listDocBlocks(page) }));
const runPages = pages.flatMap(({ page, blocks }) => {
  const run = blocks.filter(({ notRun }) => notRun === null);
  return run.length === 0 ? [] : [{ page, blocks: run }];
});

describe('commands and programs of the pages', { timeout: 180_000 }, () => {
  let gateway: GatewayProcess;
  let directory: string;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'specway-docs-'));
    writeFileSync(join(directory, 'specway.yaml'), configuration);
    gateway = await startGatewayProcess({ directory, environment: { SPECWAY_API_KEY: testApiKey } });
  }, 60_000);
  afterAll(async () => {
    await gateway?.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  /** A folder with the picture that pages send. */
  const createStage = async (page: string): Promise<DocStage> => {
    const folder = join(directory, page.replaceAll('/', '-'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'boat.png'), await createPicture({ width: 1280, height: 720 }));
    return { url: gateway.url, apiKey: testApiKey, directory: folder };
  };

  it.each(runPages)('of $page work as they stand', async ({ page, blocks }) => {
    const stage = await createStage(page);
    const commands = blocks.filter(({ language }) => language === 'sh');
    const shell = await runCommands(commands, stage);
    expect(shell, shell.output.slice(-2000)).toMatchObject({ exitCode: 0, failures: '' });
    for (const block of blocks.filter(({ language }) => language !== 'sh')) {
      const program = await runProgram(block, stage);
      expect(program.exitCode, `${page}:${String(block.line)}: ${program.output.slice(-2000)}`).toBe(0);
    }
  });

  it('fail here when a request fails, wherever it stands', async () => {
    const stage = await createStage('broken');
    const code = 'ask() { curl "$URL/v1/nothing" | cat; echo; }\nask\n';
    const broken = await runCommands(parseDocBlocks('page', `\`\`\`sh\n${code}\`\`\``), stage);
    expect(broken).toMatchObject({ exitCode: 0, failures: expect.stringContaining('/v1/nothing') });
    const ended = await runCommands(parseDocBlocks('page', '```sh\nfalse\n```'), stage);
    expect(ended.exitCode).not.toBe(0);
  });

  it('refuse a first line that says neither that they show errors nor why they are not run', () => {
    expect(() => parseDocBlocks('page', '```sh no\nls\n```')).toThrow(/page:1: behind the language/);
    expect(parseDocBlocks('page', '```sh not run: starts a server\nls\n```')[0]?.notRun).toBe(
      'starts a server',
    );
  });
});
