import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { readOptions } from '../arguments/read-options.ts';
import { addCounts, renderCounts } from './count-tests.ts';
import { findChromium } from '../../test/support/launch-chromium.ts';
import { describeMissingClients } from '../../test/support/look-for-clients.ts';
import { renderCommand, runStep, type StepResult } from './run-step.ts';
import { checkSteps, listCiSteps, localServices, type Step } from './steps.ts';

const usage = `Runs everything that must pass, and counts what held.

npm run check -- [options]
  --ci            also a bare installation, and what needs PostgreSQL, Redis or a browser
  --summary FILE  where the count goes, instead of to the screen
  --help`;

const values = readOptions({ ci: { type: 'boolean', default: false }, summary: { type: 'string' } }, usage);
// What was not understood has set its status.
if (values === null) process.exit();

const missing = describeMissingClients();
if (missing !== null) {
  console.error(missing);
  process.exit(1);
}

const steps = values.ci ? [...checkSteps, ...listStepsHere()] : checkSteps;
const results: StepResult[] = [];
const outcomes: string[] = [];

async function run(step: Step): Promise<void> {
  const startedAt = performance.now();
  const result = await runStep(step);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  results.push(result);
  const held = `${result.passed} of ${result.passed + result.failed}`;
  outcomes.push(
    `${result.failed === 0 ? 'ok    ' : 'FAILED'} ${renderCommand(step)}: ${held} (${seconds} s)`,
  );
  console.log(outcomes.at(-1));
}

/** Each takes one core. */
const waiting = steps.filter(({ kind }) => kind === 'step');
const runWaiting = async () => {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await run(step);
};
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
// One after the other: most keep both cores busy, and pages that speak and hear need one that is not.
for (const step of steps.filter(({ kind }) => kind === 'tests')) await run(step);

const total = addCounts(results);
const retried = results.flatMap((result) => result.retried);
console.log(`\n${[...outcomes, ...retried].join('\n')}\n`);
if (values.summary === undefined) console.log(renderCounts(total));
else await writeFile(values.summary, `${renderCounts(total)}\n`);
if (total.failed > 0) process.exitCode = 1;

function listStepsHere(): readonly Step[] {
  // Set but empty is not set.
  const databaseUrl = process.env.SPECWAY_TEST_DATABASE_URL || localServices.databaseUrl;
  const redisUrl = process.env.SPECWAY_TEST_REDIS_URL || localServices.redisUrl;
  const browserPath = findChromium();
  if (browserPath === null) console.log('No Chromium: the tests that need one are left out.');
  return listCiSteps({ databaseUrl, redisUrl, browserPath });
}
