import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkInstallation } from '../../../scripts/check-install/check-installation.ts';
import { createTestDir } from '../../support/copy-small-contract.ts';

describe('checkInstallation', { timeout: 120_000 }, () => {
  it('objects to install scripts that run, to another Node and to a gateway that does not load', async () => {
    const workDir = await createTestDir();
    const repositoryDir = join(workDir, 'repository');
    const manifest = { name: 'planted', version: '1.0.0', scripts: { postinstall: 'echo hello' } };
    const files = {
      'package.json': JSON.stringify(manifest),
      'package-lock.json': JSON.stringify({ ...manifest, lockfileVersion: 3, packages: { '': manifest } }),
      '.npmrc': 'ignore-scripts=false\n',
      'src/server/index.ts': "import 'no-such-package';\n",
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
    expect(objections).toContainEqual(expect.stringContaining('src/server/index.ts does not load'));
  });
});
