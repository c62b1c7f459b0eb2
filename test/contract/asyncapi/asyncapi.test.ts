import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateAsyncApi, type AsyncApiRun } from './run-asyncapi.ts';

const repositoryDir = fileURLToPath(new URL('../../../', import.meta.url));
const sources = (await readdir(join(repositoryDir, 'specs/asyncapi'))).map(
  (name) => `specs/asyncapi/${name}`,
);
const documents = [...sources, 'generated/asyncapi.json', 'generated/asyncapi.vendor.json'];

describe('asyncapi validate', () => {
  let dir: string;
  let run: AsyncApiRun;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'specway-asyncapi-test-'));
    const broken = join(dir, 'asyncapi.json');
    const text = await readFile(join(repositoryDir, 'generated/asyncapi.json'), 'utf8');
    await writeFile(broken, text.replace('#/components/schemas/', '#/components/schemas/No'));
    run = await validateAsyncApi([...documents.map((file) => join(repositoryDir, file)), broken]);
  }, 120_000);
  afterAll(async () => {
    await rm(dir, { recursive: true, force: true });
  });

  it.each(documents)('finds nothing worse than a remark in %s', (file) => {
    expect(run.statuses[documents.indexOf(file)], run.output).toBe(0);
    expect(run.output).toContain(`${join(repositoryDir, file)} is valid`);
  });

  it('refuses a document whose reference leads nowhere', () => {
    expect(run.statuses[documents.length]).toBe(1);
  });
});
