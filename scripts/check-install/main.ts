import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectNoOptions } from '../arguments/read-options.ts';
import { checkInstallation } from './check-installation.ts';
import { checkPackage } from './check-package.ts';
import { checkLockfile, type Lockfile } from './check-lockfile.ts';

const usage = `npm run check:install
  says whether a bare machine can install the gateway and its package, and start them; it installs both to a new folder`;

expectNoOptions(usage);

const repositoryDir = fileURLToPath(new URL('../..', import.meta.url));
const workDir = await mkdtemp(join(tmpdir(), 'specway-install-'));

try {
  const lockfile = JSON.parse(await readFile(join(repositoryDir, 'package-lock.json'), 'utf8')) as Lockfile;
  const place = { repositoryDir, workDir };
  const objections = [
    ...checkLockfile(lockfile),
    ...(await checkInstallation(place)),
    ...(await checkPackage(place)),
  ];
  if (objections.length === 0) {
    console.log(
      'The runtime dependencies install without scripts, compiler or user configuration, and run on Node 24; so does the package.',
    );
  } else {
    console.error(objections.join('\n'));
    console.error(
      '\nRepair package.json and package-lock.json until a bare machine can install the gateway.',
    );
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('\nThe installation itself failed; the lines above are those of npm.');
  process.exitCode = 1;
} finally {
  await rm(workDir, { recursive: true, force: true });
}
