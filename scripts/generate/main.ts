import { fileURLToPath } from 'node:url';
import { expectNoOptions } from '../arguments/read-options.ts';
import { generateContract } from './generate-contract.ts';

const usage = `npm run generate
  writes generated/ anew from specs/`;

expectNoOptions(usage);

const root = new URL('../..', import.meta.url);
const startedAt = performance.now();

try {
  const files = await generateContract({
    specsDir: fileURLToPath(new URL('specs', root)),
    outDir: fileURLToPath(new URL('generated', root)),
  });
  for (const [name, text] of Object.entries(files)) {
    console.log(`generated/${name}`.padEnd(45), `${(Buffer.byteLength(text) / 1024).toFixed(1)} KiB`);
  }
  console.log(
    `${Object.keys(files).length} files in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(
    '\nNothing was written. Repair what is named above under specs/ and run `npm run generate` again.',
  );
  process.exitCode = 1;
}
