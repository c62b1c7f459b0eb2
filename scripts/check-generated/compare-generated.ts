import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { generateContract } from '../generate/generate-contract.ts';

export interface CompareOptions {
  readonly specsDir: string;
  readonly generatedDir: string;
}

/**
 * Generates everything anew into a temporary directory and compares byte by byte. Returns one sentence for each file
 * that differs, is missing or should not be there.
 */
export async function compareGenerated(options: CompareOptions): Promise<readonly string[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'specway-generated-'));
  try {
    const expected = await generateContract({ specsDir: options.specsDir, outDir });
    const present = new Set(await listFiles(options.generatedDir));
    const differences = await Promise.all(
      Object.entries(expected).map(async ([name, text]) => {
        if (!present.delete(name)) return [`${name} is missing.`];
        const actual = await readFile(join(options.generatedDir, name), 'utf8');
        return actual === text ? [] : [describeDifference(name, actual, text)];
      }),
    );
    return [...differences.flat(), ...[...present].map((name) => `${name} is not made by the generator.`)];
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Every file below a folder, with forward slashes; none when there is no such folder. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function describeDifference(name: string, actual: string, expected: string): string {
  const actualLines = actual.split('\n');
  const expectedLines = expected.split('\n');
  const index = expectedLines.findIndex((line, position) => line !== actualLines[position]);
  const line = index === -1 ? expectedLines.length : index + 1;
  return `${name} differs from line ${line} on.`;
}
