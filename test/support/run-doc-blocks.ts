import { execFile } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { DocBlock } from './doc-blocks.ts';
import { repositoryDir } from './list-openapi-examples.ts';

/** Where the commands of a page are run, and which gateway they find. */
export interface DocStage {
  readonly url: string;
  readonly apiKey: string;
  /** A folder of the page's own. */
  readonly directory: string;
}

/** How commands or a program ended. */
export interface DocRun {
  readonly exitCode: number;
  readonly output: string;
  /** One line for each request that failed and was not meant to. */
  readonly failures: string;
}

const timeoutMs = 90_000;

/** What programs of the pages use without saying where it is from. */
const imports: Readonly<Record<string, string>> = {
  Anthropic: "import Anthropic from '@anthropic-ai/sdk';",
  OpenAI: "import OpenAI from 'openai';",
  GoogleGenAI: "import { GoogleGenAI } from '@google/genai';",
  writeFile: "import { writeFile } from 'node:fs/promises';",
};

const claudeCode = join(repositoryDir, 'node_modules/@anthropic-ai/claude-code/cli-wrapper.cjs');

/** Requests of curl that fail are written down, since many stand in functions and pipes; the commands go on as for a reader. */
const prelude = `set -euo pipefail
curl() {
  local code=0
  command curl --fail-with-body --silent --show-error --max-time 60 "$@" || code=$?
  if [ $code != 0 ] && [ -z "\${SHOWS_ERRORS:-}" ]; then echo "curl ended with $code: $*" >> failures; fi
}
# npm runs no install scripts here, so its own program is not there.
claude() { node '${claudeCode}' "$@"; }
# Scripts are those of a clone.
npm() {
  if [ "$1" = run ]; then command npm --prefix '${repositoryDir}' "$@"; else command npm "$@"; fi
}
`;

/** Runs all commands of a page one after the other in one shell, as a reader does. */
export function runCommands(blocks: readonly DocBlock[], stage: DocStage): Promise<DocRun> {
  const parts = blocks.map(
    ({ code, showsErrors }) => `SHOWS_ERRORS=${showsErrors ? '1' : ''}\n${adapt(code, stage)}`,
  );
  return run(stage, 'bash', ['-c', prelude + parts.join('\n')]);
}

/** Runs a program by itself. */
export function runProgram({ code, language, line }: DocBlock, stage: DocStage): Promise<DocRun> {
  const modules = join(stage.directory, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(repositoryDir, 'node_modules'), modules);
  if (language === 'python') return run(stage, 'python3', ['-c', adapt(code, stage)]);
  const missing = Object.keys(imports).filter(
    (name) => new RegExp(`\\b${name}\\(`, 'u').test(code) && !code.includes(`import ${name}`),
  );
  const lines = [...missing.filter((name) => !code.includes(`{ ${name}`)).map((name) => imports[name])];
  if (/\bKEY\b/u.test(code)) lines.push('const KEY = process.env.KEY ?? "";');
  const file = join(stage.directory, `line-${String(line)}.${language === 'ts' ? 'mts' : 'mjs'}`);
  writeFileSync(file, [...lines, adapt(code, stage)].join('\n'));
  return run(stage, 'node', [file]);
}

function adapt(code: string, { url, apiKey }: DocStage): string {
  return code
    .replaceAll(/\bhttps?:\/\/(?:127\.0\.0\.1:8080|localhost:8080|ai\.example\.com)/gu, url)
    .replaceAll(
      /\bwss?:\/\/(?:127\.0\.0\.1:8080|localhost:8080|ai\.example\.com)/gu,
      url.replace('http', 'ws'),
    )
    .replaceAll(/paste-the-key-here|sk-specway-example-key-0001/gu, apiKey);
}

function run(stage: DocStage, command: string, args: readonly string[]): Promise<DocRun> {
  const { url, apiKey, directory } = stage;
  const env = {
    PATH: [join(repositoryDir, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    HOME: directory,
    URL: url,
    KEY: apiKey,
    SPECWAY_KEY: apiKey,
    // Agents that call nobody but the gateway.
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    GEMINI_CLI_TRUST_WORKSPACE: 'true',
    GENKIT_ENV: 'prod',
    MASTRA_OFFLINE: '1',
    MASTRA_TELEMETRY_DISABLED: '1',
  };
  return new Promise((resolve) => {
    const options = { cwd: directory, env, timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      const file = join(directory, 'failures');
      const failures = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const exitCode = typeof error?.code === 'number' ? error.code : error === null ? 0 : 1;
      resolve({ exitCode, output: stdout + stderr, failures });
    });
    child.stdin?.end();
  });
}
