import { fileURLToPath } from 'node:url';
import { expectNoOptions } from '../arguments/read-options.ts';
import { compareGenerated } from './compare-generated.ts';

const usage = `npm run check:generated
  says whether generated/ is what specs/ says`;

expectNoOptions(usage);

const root = new URL('../..', import.meta.url);

try {
  const differences = await compareGenerated({
    specsDir: fileURLToPath(new URL('specs', root)),
    generatedDir: fileURLToPath(new URL('generated', root)),
  });
  if (differences.length === 0) {
    console.log('generated/ is what specs/ says.');
  } else {
    console.error(differences.map((difference) => `generated/${difference}`).join('\n'));
    console.error('\nRun `npm run generate` and commit generated/ together with specs/.');
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('\nThe specs could not be generated from. Repair what is named above under specs/.');
  process.exitCode = 1;
}
