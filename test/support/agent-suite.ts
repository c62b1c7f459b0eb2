import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingProxy, type CountingProxy } from './counting-proxy.ts';
import { createFakeUpstream, type FakeAnswer, type FakeUpstream } from './fake-upstream.ts';
import type { Agent, AgentRun, AgentTask } from './run-agent.ts';
import { answerAsAnthropic, answerAsGemini } from './scripted-model.ts';
import { createDirectory, startGatewayProcess, type GatewayProcess } from './start-gateway-process.ts';

const apiKey = 'sk-specway-agents-key-00001';

/** Requests that a task of one or two turns may take, with what the program asks for beside it. */
const maxRequests = 10;

/** A program that is refused ends long before its own retries would. */
const refusalLimitMs = 30_000;

const fileText = 'The word of the day is marmalade.';

type Setting = Partial<Pick<AgentTask, 'prompt' | 'model' | 'apiKey'>>;

/** One agent before one gateway, which is the program as an operator starts it. */
class AgentBench {
  readonly #agent: Agent;
  readonly #gatewayDirectory = createDirectory();
  #directory = createDirectory();
  #gateway: GatewayProcess | null = null;
  #upstream: FakeUpstream | null = null;
  #proxy: CountingProxy | null = null;

  constructor(agent: Agent) {
    this.#agent = agent;
  }

  /** With a provider the gateway has one deployment of it, on a scripted upstream; with `null` no configuration at all. */
  async start(upstream: ScriptedUpstream | null): Promise<void> {
    const { path } = this.#gatewayDirectory;
    if (upstream !== null) {
      this.#upstream = await createFakeUpstream();
      this.#upstream.answerAlways(upstream.answer);
      writeFileSync(join(path, 'specway.yaml'), renderConfig(upstream, this.#upstream.url));
    }
    const environment = { SPECWAY_API_KEY: apiKey };
    this.#gateway = await startGatewayProcess({ directory: path, environment });
  }

  async stop(): Promise<void> {
    await this.#gateway?.stop();
    await this.#upstream?.close();
    this.#gatewayDirectory.remove();
  }

  /** A folder to work in, with one file, and nothing left of the program's last run. */
  async prepare(): Promise<void> {
    this.#directory = createDirectory();
    for (const name of ['work', 'tmp']) mkdirSync(join(this.#directory.path, name));
    writeFileSync(this.filePath, `${fileText}\n`);
    this.#proxy = await createCountingProxy(this.#gateway!.url);
  }

  async clear(): Promise<void> {
    await this.#proxy?.close();
    this.#directory.remove();
  }

  get filePath(): string {
    return join(this.#directory.path, 'work', 'notes.txt');
  }

  /** What is in the folder afterwards. */
  listFiles(): readonly string[] {
    return readdirSync(join(this.#directory.path, 'work'));
  }

  listStatuses(): readonly number[] {
    return this.#proxy!.requests.map(({ status }) => status);
  }

  /** What was asked for that the gateway does not have. */
  listUnknown(): readonly string[] {
    const isKnown = /^\/(?:v1\/messages|v1beta\/models\/[^/]+:\w+)(?:\/count_tokens)?(?:\?|$)/u;
    return this.#proxy!.requests.map(({ method, path }) => `${method} ${path}`).filter(
      (request) => !request.startsWith('POST ') || !isKnown.test(request.slice('POST '.length)),
    );
  }

  run({ prompt = 'What is the capital of France?', ...setting }: Setting): Promise<AgentRun> {
    const { path: directory } = this.#directory;
    return this.#agent.run({ url: this.#proxy!.url, apiKey, prompt, directory, ...setting });
  }
}

/** An upstream of one provider, and the names the gateway has for its model. */
export interface ScriptedUpstream {
  readonly provider: 'anthropic' | 'gemini';
  readonly answer: FakeAnswer;
  /** `models` of the deployment; `null` for what the provider has by default. */
  readonly models: Readonly<Record<string, string>> | null;
}

const anthropic = { provider: 'anthropic', answer: answerAsAnthropic } as const;
const gemini = { provider: 'gemini', answer: answerAsGemini } as const;

function renderConfig({ provider, models }: ScriptedUpstream, url: string): string {
  const deployment = { id: 'scripted', provider, baseUrl: url, credential: 'upstream-secret-0001' };
  // JSON is YAML.
  return JSON.stringify({ deployments: [models === null ? deployment : { ...deployment, models }] });
}

/** A question, a file to read and refusals, with an agent as it is out of the box. */
export function describeAgent(agent: Agent): void {
  describe(`${agent.name} on the gateway without configuration`, { timeout: 90_000 }, () => {
    const bench = useBench(agent, null);

    it('answers a question', async () => {
      const run = await bench.run({});
      expect(run, run.output).toMatchObject({ exitCode: 0 });
      expect(run.answer).toMatch(/France/u);
      expectCalm(bench);
    });

    it('reads a file and ends', async () => {
      const prompt = `What is in the file "${bench.filePath}"? [[tool=${agent.readTool}]]`;
      // Without a model, Gemini CLI first asks one which to take, about the same words.
      const run = await bench.run({ prompt, model: agent.newModel });
      expect(run, run.output).toMatchObject({ exitCode: 0 });
      expect(run.answer).toContain(agent.readTool);
      expect(bench.listStatuses().length).toBeGreaterThan(1);
      expectCalm(bench);
    });

    it('is told at once that its key is wrong', async () => {
      await expectRefusal(bench, { apiKey: 'sk-specway-agents-wrong-key' }, 401);
    });

    it('is told at once that there is no such model', async () => {
      await expectRefusal(bench, { model: 'no-such-model' }, 404);
    });

    it.each(['400', '429', '429:insufficient_quota'])('does not repeat what is final: %s', async (status) => {
      await expectRefusal(bench, { prompt: `Hello [[status=${status}]]` }, Number(status.slice(0, 3)));
    });
  });

  const wildcard = `${agent.newModel.split('-')[0]!}-*`;
  const upstreams: readonly ScriptedUpstream[] = [
    { ...anthropic, models: agent.name === 'claude-code' ? null : { [wildcard]: 'claude-opus-9-1' } },
    { ...gemini, models: agent.name === 'gemini-cli' ? null : { [wildcard]: 'gemini-9.5-pro' } },
  ];
  describe.each(upstreams)(`${agent.name} on a deployment of $provider`, { timeout: 90_000 }, (upstream) => {
    const bench = useBench(agent, upstream);

    it.each([
      ['its default model', {}],
      ['a model that no catalogue has', { model: agent.newModel }],
    ])('answers a question with %s', async (_what, setting) => {
      const run = await bench.run(setting);
      expect(run, run.output).toMatchObject({ exitCode: 0 });
      expect(run.answer).toContain('Paris');
      expectCalm(bench);
    });

    it('reads a file and tells what is in it', async () => {
      const run = await bench.run({ prompt: `What does ${bench.filePath} say?`, model: agent.newModel });
      expect(run, run.output).toMatchObject({ exitCode: 0 });
      expect(run.answer).toContain('marmalade');
      expectCalm(bench);
    });

    it('is told at once that its key is wrong', async () => {
      await expectRefusal(bench, { apiKey: 'sk-specway-agents-wrong-key' }, 401);
    });
  });
}

function useBench(agent: Agent, upstream: ScriptedUpstream | null): AgentBench {
  const bench = new AgentBench(agent);
  beforeAll(() => bench.start(upstream));
  afterAll(() => bench.stop());
  beforeEach(() => bench.prepare());
  afterEach(() => bench.clear());
  return bench;
}

/** Few requests, all of them for something that there is, and the folder as it was. */
function expectCalm(bench: AgentBench): void {
  expect(bench.listUnknown()).toEqual([]);
  expect(new Set(bench.listStatuses())).toEqual(new Set([200]));
  expect(bench.listStatuses().length).toBeLessThanOrEqual(maxRequests);
  expect(bench.listFiles()).toEqual(['notes.txt']);
}

async function expectRefusal(bench: AgentBench, setting: Setting, status: number): Promise<void> {
  const run = await bench.run(setting);
  expect(run.exitCode, run.output).toBeGreaterThan(0);
  expect(run.durationMs).toBeLessThan(refusalLimitMs);
  expect(bench.listStatuses()).toContain(status);
  expect(bench.listStatuses().length).toBeLessThanOrEqual(maxRequests);
}
