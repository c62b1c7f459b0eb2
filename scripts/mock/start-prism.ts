import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../generate/json.ts';
import { prepareDocument } from './prepare-document.ts';

/** The program itself: a child of npx would go on listening when npx is ended. Throws where it is not installed. */
function findPrism(): string {
  try {
    return fileURLToPath(new URL('dist/index.js', import.meta.resolve('@stoplight/prism-cli/package.json')));
  } catch (error) {
    const how = 'install it beside Specway, or run npm ci in a clone';
    throw new Error(`The mock needs @stoplight/prism-cli, which is not installed: ${how}.`, { cause: error });
  }
}

const documentNames = { neutral: 'openapi.json', vendor: 'openapi.vendor.json' } as const;

export type ContractProfile = keyof typeof documentNames;

export interface PrismOptions {
  readonly profile: ContractProfile;
  /** 0 picks a free one. */
  readonly port: number;
  /** The gateway to stand in front of; `null` answers from the examples of the contract. */
  readonly upstream: string | null;
  /** `errors`: an exchange that breaks the contract is answered with what is wrong; `log`: it is only written down. */
  readonly violations: 'errors' | 'log';
  /** `prism`: requests that break the contract are stopped; `upstream`: they reach the gateway. Default `prism`. */
  readonly requestsJudgedBy?: 'prism' | 'upstream';
  /** Called with everything Prism writes. */
  readonly onOutput?: (text: string) => void;
}

/** A running Prism. */
export interface Prism {
  readonly url: string;
  /** Settles when the process has ended, with its exit code. */
  readonly exited: Promise<number>;
  stop(): Promise<void>;
}

/** Longest time until Prism listens, in milliseconds. */
const startTimeoutMs = 60_000;

/** Starts Prism on 127.0.0.1 with a bundle of the contract. Rejects with Prism's own words when it does not listen. */
export async function startPrism(options: PrismOptions): Promise<Prism> {
  const prismPath = findPrism();
  const dir = mkdtempSync(join(tmpdir(), 'specway-prism-'));
  const documentPath = join(dir, documentNames[options.profile]);
  writeFileSync(documentPath, JSON.stringify(prepareDocument(readDocument(options.profile))));
  const child = spawn(process.execPath, [prismPath, ...createArguments(documentPath, options)], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number>((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
  // Ended with us, however that comes about, save for SIGKILL.
  const clean = () => {
    child.kill('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  };
  process.once('exit', clean);
  void exited.then(() => {
    process.off('exit', clean);
    clean();
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  try {
    return { url: await waitForUrl(child, { exited, onOutput: options.onOutput }), exited, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The OpenAPI document of a profile. */
export function readDocument(profile: ContractProfile): JsonObject {
  const url = new URL(`../../generated/${documentNames[profile]}`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as JsonObject;
}

function createArguments(documentPath: string, options: PrismOptions): readonly string[] {
  const { port, upstream, violations, requestsJudgedBy = 'prism' } = options;
  return [
    ...(upstream === null ? ['mock', documentPath] : ['proxy', documentPath, upstream]),
    '--host=127.0.0.1',
    `--port=${String(port)}`,
    ...(violations === 'errors' ? ['--errors'] : []),
    ...(upstream !== null && requestsJudgedBy === 'upstream' ? ['--validate-request=false'] : []),
  ];
}

interface WaitOptions {
  readonly exited: Promise<number>;
  readonly onOutput: PrismOptions['onOutput'] | undefined;
}

function waitForUrl(child: ChildProcess, { exited, onOutput }: WaitOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const advice = 'If the port is taken, choose another: --port 4012';
    const fail = (why: string) => reject(new Error(`Prism does not listen: ${why}\n${output}\n${advice}`));
    const timer = setTimeout(() => fail('it takes too long'), startTimeoutMs);
    const read = (text: string) => {
      onOutput?.(text);
      output += text;
      const [url] = /(?<=Prism is listening on )http:\S+/.exec(output) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      output = '';
      resolve(url);
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    void exited.then((code) => {
      clearTimeout(timer);
      fail(`it ended with status ${String(code)}`);
    });
  });
}
