import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const programPath = fileURLToPath(new URL('validate-documents.ts', import.meta.url));

export interface AsyncApiRun {
  /** The exit status of `asyncapi validate` for each document, in order. */
  readonly statuses: readonly number[];
  readonly output: string;
}

/** Validates AsyncAPI documents with the CLI. Sends nothing home and leaves nothing in the home folder. */
export async function validateAsyncApi(documents: readonly string[]): Promise<AsyncApiRun> {
  const home = await mkdtemp(join(tmpdir(), 'specway-asyncapi-'));
  try {
    const reportPath = join(home, 'report.json');
    const child = spawn(process.execPath, [programPath, reportPath, ...documents], {
      cwd: home,
      env: {
        ...process.env,
        // CI stops its metrics; nothing else does.
        CI: 'true',
        SCARF_ANALYTICS: 'false',
        SUPPRESS_NO_CONFIG_WARNING: '1',
        NODE_ENV: 'production',
        NO_COLOR: '1',
        HOME: home,
        USERPROFILE: home,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
    const report = await readFile(reportPath, 'utf8').catch(() => '[]');
    return { statuses: JSON.parse(report) as readonly number[], output };
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
