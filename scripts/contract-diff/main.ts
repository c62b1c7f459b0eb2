import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expectNoOptions } from '../arguments/read-options.ts';
import { diffContract } from './diff-contract.ts';

const usage = `npm run check:contract-diff
  says what generated/ changes in the contract that was released last, and whether clients can break`;

expectNoOptions(usage);

const root = new URL('../..', import.meta.url);

const { verdict, breaking } = await diffContract({
  releasedDir: fileURLToPath(new URL('specs/released', root)),
  generatedDir: fileURLToPath(new URL('generated', root)),
  changelog: await readFile(new URL('CHANGELOG.md', root), 'utf8'),
});
for (const [name, report] of Object.entries(breaking)) console.log(`${name}\n${report}`);
console.log(
  verdict === 'nothing released'
    ? 'Nothing is released yet (specs/released/ is empty), so nothing can break.'
    : `Against the last release the contract is: ${verdict}.`,
);
if (verdict === 'breaking, undeclared') {
  console.error(
    '\nMake the change compatible, or say in CHANGELOG.md under "## [Unreleased]" in a part "### Breaking" what clients must do.',
  );
  process.exitCode = 1;
}
