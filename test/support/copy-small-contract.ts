import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const fixtureDir = fileURLToPath(new URL('../fixtures/small-contract', import.meta.url));

/** A sound contract of two operations in a directory of the test's own, to plant faults in. */
export interface SmallContract {
  readonly specsDir: string;
  /** A directory beside it that does not exist yet. */
  readonly outDir: string;
  /** Replaces text of one file; throws when it is not there. */
  edit(file: string, from: string, to: string): Promise<void>;
}

/** Copies the contract; the copy is gone when the test is over. */
export async function copySmallContract(): Promise<SmallContract> {
  const dir = await createTestDir();
  const specsDir = join(dir, 'specs');
  await cp(fixtureDir, specsDir, { recursive: true });
  return {
    specsDir,
    outDir: join(dir, 'generated'),
    edit: (file, from, to) => editFile(join(specsDir, file), from, to),
  };
}

/** An empty directory that is gone when the test is over. */
export async function createTestDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'specway-test-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** Replaces text of a file; throws when it is not there. */
export async function editFile(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not say ${from}`);
  await writeFile(path, text.replaceAll(from, to));
}
