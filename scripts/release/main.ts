import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expectNoOptions } from '../arguments/read-options.ts';
import { compareGenerated } from '../check-generated/compare-generated.ts';
import { diffContract, releasedDocuments } from '../contract-diff/diff-contract.ts';
import { checkRelease } from './check-release.ts';

const usage = `npm run release
  writes the contract of this version to specs/released/, or says what is in the way; CONTRIBUTING.md has the rest`;

const root = new URL('../../', import.meta.url);
const specsDir = fileURLToPath(new URL('specs', root));
const generatedDir = fileURLToPath(new URL('generated', root));
const releasedDir = fileURLToPath(new URL('specs/released', root));

const readVersion = async (path: string): Promise<string> => {
  const document = JSON.parse(await readFile(new URL(path, root), 'utf8')) as {
    readonly info: { readonly version: string };
  };
  return document.info.version;
};

expectNoOptions(usage);
await release();

async function release(): Promise<void> {
  const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as {
    readonly version: string;
  };
  const documentVersions = Object.fromEntries(
    await Promise.all(
      releasedDocuments.map(async (name) => [name, await readVersion(`generated/${name}`)] as const),
    ),
  );
  const changelog = await readFile(new URL('CHANGELOG.md', root), 'utf8');
  const refusals = checkRelease({
    version,
    changelog,
    documentVersions,
    releasedVersion: await readVersion(`specs/released/${releasedDocuments[0]}`).catch(() => null),
    staleFiles: await compareGenerated({ specsDir, generatedDir }),
    contractVerdict: (await diffContract({ releasedDir, generatedDir, changelog })).verdict,
  });

  if (refusals.length > 0) {
    console.error(`Not released:\n${refusals.map((refusal) => `- ${refusal}`).join('\n')}`);
    process.exitCode = 1;
  } else {
    await mkdir(new URL('specs/released/', root), { recursive: true });
    for (const name of releasedDocuments) {
      await copyFile(new URL(`generated/${name}`, root), new URL(`specs/released/${name}`, root));
    }
    console.log(
      `specs/released/ holds the contract of ${version}. Commit it and tag the commit v${version}.`,
    );
  }
}
