import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What an agent is asked, and where its gateway is. */
export interface AgentTask {
  readonly url: string;
  readonly apiKey: string;
  readonly prompt: string;
  /** Default: whatever the program takes by itself. */
  readonly model?: string;
  /** The home of the program and, in `work`, the folder it works in. */
  readonly directory: string;
}

/** How an agent ended. */
export interface AgentRun {
  /** `null` when it was ended because its time was up. */
  readonly exitCode: number | null;
  /** What it answered; empty when it did not. */
  readonly answer: string;
  /** Everything it wrote. */
  readonly output: string;
  readonly durationMs: number;
}

/** A program that works with tools by itself. */
export interface Agent {
  readonly name: string;
  /** A model of the family it asks for by default that no catalogue has. */
  readonly newModel: string;
  /** The tool by which it reads a file. */
  readonly readTool: string;
  run(task: AgentTask): Promise<AgentRun>;
}

const { resolve } = createRequire(import.meta.url);

/** Claude Code, with all its tools. */
export const claudeCode: Agent = {
  name: 'claude-code',
  newModel: 'claude-opus-9-1-20290101',
  readTool: 'Read',
  run: (task) => {
    const folder = dirname(resolve('@anthropic-ai/claude-code/package.json'));
    return run(task, {
      args: [join(folder, 'cli-wrapper.cjs'), ...createArguments(task, '--model')],
      answerField: 'result',
      environment: {
        ANTHROPIC_BASE_URL: task.url,
        ANTHROPIC_API_KEY: task.apiKey,
        CLAUDE_CONFIG_DIR: join(task.directory, '.claude'),
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        DISABLE_AUTOUPDATER: '1',
        DISABLE_ERROR_REPORTING: '1',
        DISABLE_TELEMETRY: '1',
      },
    });
  },
};

/** What is switched off in Gemini CLI, so that it calls nobody but the gateway. */
const geminiSettings = {
  general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
  security: { auth: { selectedType: 'gemini-api-key' } },
};

/** Gemini CLI, with all its tools. */
export const geminiCli: Agent = {
  name: 'gemini-cli',
  newModel: 'gemini-9.5-pro',
  readTool: 'read_file',
  run: (task) => {
    const folder = dirname(resolve('@google/gemini-cli/package.json'));
    mkdirSync(join(task.directory, '.gemini'), { recursive: true });
    writeFileSync(join(task.directory, '.gemini', 'settings.json'), JSON.stringify(geminiSettings));
    return run(task, {
      args: [join(folder, 'bundle', 'gemini.js'), ...createArguments(task, '-m')],
      answerField: 'response',
      environment: {
        GOOGLE_GEMINI_BASE_URL: task.url,
        GEMINI_API_KEY: task.apiKey,
        GEMINI_CLI_HOME: task.directory,
        GEMINI_CLI_TRUST_WORKSPACE: 'true',
      },
    });
  },
};

function createArguments({ prompt, model }: AgentTask, modelOption: string): readonly string[] {
  return ['-p', prompt, '--output-format', 'json', ...(model === undefined ? [] : [modelOption, model])];
}

interface Command {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Where its JSON has the answer. */
  readonly answerField: string;
}

/** After this an agent is ended, with all it has started. */
const timeLimitMs = 60_000;

/** Nothing listens there: whoever is asked by way of it cannot be reached. */
const deadProxy = 'http://127.0.0.1:9';

function run({ directory }: AgentTask, { args, environment, answerField }: Command): Promise<AgentRun> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: join(directory, 'work'),
    env: { ...createEnvironment(directory), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let stdout = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  // A group of its own, so that what it started ends with it.
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), timeLimitMs);
  return new Promise((finish) => {
    child.on('close', (exitCode) => {
      clearTimeout(timer);
      const durationMs = performance.now() - startedAt;
      finish({ exitCode, answer: readAnswer(stdout, answerField), output, durationMs });
    });
  });
}

function createEnvironment(directory: string): Readonly<Record<string, string>> {
  return {
    PATH: process.env.PATH ?? '',
    HOME: directory,
    XDG_CONFIG_HOME: join(directory, '.config'),
    XDG_CACHE_HOME: join(directory, '.cache'),
    XDG_DATA_HOME: join(directory, '.local'),
    TMPDIR: join(directory, 'tmp'),
    HTTP_PROXY: deadProxy,
    HTTPS_PROXY: deadProxy,
    NO_PROXY: '127.0.0.1,localhost',
    NO_COLOR: '1',
    CI: 'true',
  };
}

function readAnswer(stdout: string, field: string): string {
  try {
    const answer = (JSON.parse(stdout) as Readonly<Record<string, unknown>>)[field];
    return typeof answer === 'string' ? answer : '';
  } catch {
    return '';
  }
}
