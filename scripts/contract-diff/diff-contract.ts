import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declaresBreaking, parseChangelog } from '../changelog/parse-changelog.ts';
import { runRedocly } from '../redocly/run-redocly.ts';

/** The documents a release publishes; specs/released holds those of the last one. */
export const releasedDocuments = [
  'openapi.json',
  'openapi.vendor.json',
  'asyncapi.json',
  'asyncapi.vendor.json',
] as const;

export interface DiffOptions {
  readonly releasedDir: string;
  readonly generatedDir: string;
  /** The text of CHANGELOG.md. */
  readonly changelog: string;
}

/** How the contract in the working tree relates to the released one. */
export interface ContractDiff {
  readonly verdict: 'nothing released' | 'compatible' | 'breaking, declared' | 'breaking, undeclared';
  /** The documents that break something, with redocly's account of each. */
  readonly breaking: Readonly<Record<string, string>>;
}

/**
 * Compares each released document with the generated one. A change that can break a client is allowed only when the
 * change log says so under `### Breaking` in a section newer than the release.
 */
export async function diffContract(options: DiffOptions): Promise<ContractDiff> {
  const first = join(options.releasedDir, releasedDocuments[0]);
  if (!(await exists(first))) return { verdict: 'nothing released', breaking: {} };
  const breaking: Record<string, string> = {};
  for (const name of releasedDocuments) {
    const report = await diffDocument(join(options.releasedDir, name), join(options.generatedDir, name));
    if (report !== null) breaking[name] = report;
  }
  if (Object.keys(breaking).length === 0) return { verdict: 'compatible', breaking };
  const declared = isDeclared(options.changelog, await readVersion(first));
  return { verdict: declared ? 'breaking, declared' : 'breaking, undeclared', breaking };
}

/** Returns redocly's report when the revision breaks something, otherwise `null`. */
async function diffDocument(basePath: string, revisionPath: string): Promise<string | null> {
  const run = await runRedocly(['diff', basePath, revisionPath, '--fail-on', 'major']);
  if (run.exitCode === 0) return null;
  if (!/[1-9]\d* major/.test(run.stdout)) {
    throw new Error(
      `redocly could not compare ${basePath} with ${revisionPath}:\n${run.stdout}${run.stderr}`,
    );
  }
  return run.stdout;
}

function isDeclared(changelog: string, releasedVersion: string): boolean {
  const sections = parseChangelog(changelog);
  const released = sections.findIndex((section) => section.title === releasedVersion);
  return sections.slice(0, released === -1 ? sections.length : released).some(declaresBreaking);
}

async function readVersion(path: string): Promise<string> {
  const document = JSON.parse(await readFile(path, 'utf8')) as {
    readonly info: { readonly version: string };
  };
  return document.info.version;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
