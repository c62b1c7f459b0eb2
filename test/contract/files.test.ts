import { access, glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryDir } from '../support/list-openapi-examples.ts';

const maxLines = 400;

describe('files', () => {
  it('written by hand have at most 400 lines', async () => {
    const tooLong: string[] = [];
    const patterns = [
      '{src,handlers,scripts,test}/**/*.{ts,cts,mts}',
      'specs/{openapi,schemas,overlays}/**/*.yaml',
    ];
    for await (const file of glob(patterns, { cwd: repositoryDir })) {
      const lineCount = (await readFile(join(repositoryDir, file), 'utf8')).split('\n').length - 1;
      if (lineCount > maxLines) tooLong.push(`${file}: ${lineCount}`);
    }
    expect(tooLong).toEqual([]);
  });

  it.each([
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'docs/architecture.md',
    'docs/glossary.md',
    'docs/errors.md',
    'docs/dependencies.md',
    'docs/adding-an-operation.md',
    'docs/adding-a-provider.md',
  ])('for readers include %s', async (file) => {
    await expect(access(join(repositoryDir, file))).resolves.toBeUndefined();
  });

  it('for readers explain every runtime dependency', async () => {
    const manifest = JSON.parse(await readFile(join(repositoryDir, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const text = await readFile(join(repositoryDir, 'docs/dependencies.md'), 'utf8');
    expect(Object.keys(manifest.dependencies).filter((name) => !text.includes(name))).toEqual([]);
  });
});
