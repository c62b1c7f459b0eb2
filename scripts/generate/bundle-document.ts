import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRedocly } from '../redocly/run-redocly.ts';
import type { JsonObject } from './json.ts';

/**
 * Brings a document written over many files into one: schemas of other files become named components, recursion stays
 * a reference. Takes OpenAPI and AsyncAPI. Throws with redocly's own words when a reference leads nowhere.
 */
export async function bundleDocument(entryPath: string): Promise<JsonObject> {
  const dir = await mkdtemp(join(tmpdir(), 'specway-bundle-'));
  try {
    const outPath = join(dir, 'bundle.json');
    const run = await runRedocly(['bundle', entryPath, '--output', outPath]);
    if (run.exitCode !== 0) {
      throw new Error(`${entryPath} could not be bundled:\n${summariseProblems(run.stdout + run.stderr)}`);
    }
    return JSON.parse(await readFile(outPath, 'utf8')) as JsonObject;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** One line for each problem, without the excerpts that redocly shows. */
function summariseProblems(output: string): string {
  const problems = [...output.matchAll(/^\[\d+\] (.+)\n\n(.+)$/gm)].map(
    ([, place, message]) => `  ${place}: ${message}`,
  );
  if (problems.length === 0) return output;
  const more = problems.length > 20 ? [`  and ${problems.length - 20} more`] : [];
  return [...problems.slice(0, 20), ...more].join('\n');
}
