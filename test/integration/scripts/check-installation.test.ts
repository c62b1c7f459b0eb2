import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkGateway } from '../../../scripts/check-install/check-gateway.ts';
import { checkInstallation } from '../../../scripts/check-install/check-installation.ts';
import { createTestDir } from '../../support/copy-small-contract.ts';

describe('checkInstallation', { timeout: 120_000 }, () => {
  it('objects to install scripts that run, to another Node and to a gateway that does not start', async () => {
    const workDir = await createTestDir();
    const repositoryDir = join(workDir, 'repository');
    const manifest = { name: 'planted', version: '1.0.0', scripts: { postinstall: 'echo hello' } };
    const files = {
      'package.json': JSON.stringify(manifest),
      'package-lock.json': JSON.stringify({ ...manifest, lockfileVersion: 3, packages: { '': manifest } }),
      '.npmrc': 'ignore-scripts=false\n',
      'src/start.mjs': "import 'no-such-package';\n",
      'handlers/index.ts': '',
      'generated/operations.ts': '',
      'specs/openapi.yaml': '',
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(repositoryDir, name)), { recursive: true });
      await writeFile(join(repositoryDir, name), text);
    }
    const objections = await checkInstallation({ repositoryDir, workDir });
    expect(objections).toContainEqual(expect.stringContaining('Install scripts ran'));
    expect(objections).toContainEqual(expect.stringContaining('The gateway does not start'));
    expect(objections).toContainEqual(expect.stringContaining('does not say that PostgreSQL'));
  });
});

describe('checkGateway', { timeout: 120_000 }, () => {
  const plant = async (files: Readonly<Record<string, string>>) => {
    const directory = await createTestDir();
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(directory, name)), { recursive: true });
      await writeFile(join(directory, name), text);
    }
    return await checkGateway({ nodePath: process.execPath, directory, environment: {} });
  };

  it('objects to what a gateway loads late and does not find', async () => {
    const objections = await plant({
      'package.json': JSON.stringify({ type: 'module', dependencies: { 'no-such-package': '1.0.0' } }),
      'src/start.mjs': `import { createServer } from 'node:http';
        const server = createServer((req, res) => res.writeHead(500).end("Cannot find package 'sharp'"));
        server.listen(0, () => console.log(JSON.stringify({ url: 'http://127.0.0.1:' + server.address().port })));
        if (process.env.DATABASE_URL) throw new Error("Cannot find package 'pg'");`,
    });
    expect(objections).toContainEqual(expect.stringContaining("Cannot find package 'no-such-package'"));
    expect(objections).toContainEqual(expect.stringContaining('500 instead of 200 for a page'));
    expect(objections).toContainEqual(expect.stringMatching(/for a picture .*Cannot find package 'sharp'/));
    expect(objections).toContainEqual(expect.stringMatching(/does not say that PostgreSQL .*'pg'/s));
  });
});
