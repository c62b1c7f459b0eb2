import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../../../scripts/generate/json.ts';
import type { Profile } from '../../../src/core/area.ts';
import type { ContractServer } from '../../support/contract-client.ts';
import type { DreddOutcome } from './dredd-transaction.ts';

const dreddPath = fileURLToPath(new URL('../../../node_modules/dredd/bin/dredd', import.meta.url));
const hooksPath = fileURLToPath(new URL('hooks.cts', import.meta.url));

export interface DreddOptions {
  readonly server: ContractServer;
  readonly profile: Profile;
  /** The document without schemas that Dredd reads (scripts/generate/emit-dredd-skeleton.ts). */
  readonly skeleton: JsonObject;
  /** Names of the transactions to run; default all. */
  readonly only?: readonly string[];
}

export interface DreddRun {
  readonly exitCode: number;
  readonly output: string;
  /** `null` when the hooks were not loaded or did not come to the end. */
  readonly outcomes: readonly DreddOutcome[] | null;
}

/** Runs Dredd over every transaction of a document against a server. */
export async function runDredd({ server, profile, skeleton, only = [] }: DreddOptions): Promise<DreddRun> {
  const dir = await mkdtemp(join(tmpdir(), 'specway-dredd-'));
  try {
    const documentPath = join(dir, 'document.json');
    const reportPath = join(dir, 'report.json');
    await writeFile(documentPath, JSON.stringify(skeleton));
    const args = [
      documentPath,
      server.url,
      `--hookfiles=${hooksPath}`,
      '--loglevel=warning',
      '--color=false',
    ];
    const child = spawn(process.execPath, [dreddPath, ...args, ...only.map((name) => `--only=${name}`)], {
      cwd: dir,
      env: {
        ...process.env,
        CI: 'true',
        SPECWAY_DREDD_URL: server.url,
        SPECWAY_DREDD_KEY: server.apiKey,
        SPECWAY_DREDD_PROFILE: profile,
        SPECWAY_DREDD_REPORT: reportPath,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const exitCode = await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve(code ?? 1));
    });
    const report = await readFile(reportPath, 'utf8').catch(() => 'null');
    return { exitCode, output, outcomes: JSON.parse(report) as readonly DreddOutcome[] | null };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
