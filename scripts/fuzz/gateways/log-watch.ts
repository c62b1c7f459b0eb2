import type { SecretFinder } from '../oracles/find-secrets.ts';

/** Something in the log that no request may bring about. */
export interface LogFinding {
  /** `null` where the line names no request. */
  readonly requestId: string | null;
  readonly problem: string;
}

/** What is alive in a gateway after all garbage was collected, in bytes. */
export interface AliveMemory {
  /** Of V8's heap, without compiled code. */
  readonly heapBytes: number;
  /** Beside it. */
  readonly bufferBytes: number;
}

type Line = Readonly<Record<string, unknown>>;

const errorLevels: readonly unknown[] = ['error', 'fatal'];

/** Reads what a gateway writes, line by line. */
export class LogWatch {
  readonly findings: LogFinding[] = [];
  /** Requests whose answer broke the contract, as the gateway itself saw it. */
  readonly broken = new Map<string, string>();
  /** By request: what the gateway says of its own failure. */
  readonly failures = new Map<string, string>();
  readonly #finder: SecretFinder;
  readonly #onAlive: (alive: AliveMemory) => void;
  #rest = '';

  constructor(finder: SecretFinder, onAlive: (alive: AliveMemory) => void) {
    this.#finder = finder;
    this.#onAlive = onAlive;
  }

  add(text: string, stream: 'stdout' | 'stderr'): void {
    if (stream === 'stderr') {
      this.#note(null, `stderr: ${text.slice(0, 600)}`);
      return;
    }
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') this.#read(line);
  }

  #read(text: string): void {
    const line = parse(text);
    if (line === null) {
      this.#note(null, `A line of the log is no JSON: ${text.slice(0, 300)}`);
      return;
    }
    const alive = readAlive(line);
    if (alive !== null) {
      this.#onAlive(alive);
      return;
    }
    const requestId = typeof line.requestId === 'string' ? line.requestId : null;
    const secrets = isError(line) ? this.#finder.inFailure(text) : this.#finder.inLog(text);
    for (const secret of secrets) this.#note(requestId, `The log holds ${secret}: ${text.slice(0, 700)}`);
    if (line.msg === 'answer breaks the contract' && requestId !== null)
      this.broken.set(requestId, String(line.finding));
    if (line.msg === 'request failed' && requestId !== null) this.failures.set(requestId, describe(line.err));
    if (isFailure(line)) this.#note(requestId, `The log says: ${text.slice(0, 900)}`);
  }

  #note(requestId: string | null, problem: string): void {
    this.findings.push({ requestId, problem });
  }
}

/** An upstream that refuses our credential is for the operator; so is a refused answer, which the client's answer shows. */
function isFailure(line: Line): boolean {
  return isError(line) && line.msg !== 'upstream refused our credential' && line.msg !== 'request failed';
}

function isError({ level }: Line): boolean {
  return errorLevels.includes(level);
}

function parse(text: string): Line | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? (value as Line) : null;
  } catch {
    return null;
  }
}

function describe(error: unknown): string {
  const { stack, message } = (error ?? {}) as { readonly stack?: unknown; readonly message?: unknown };
  return String(stack ?? message ?? error).slice(0, 1200);
}

/** What the preload of the tests writes; `null` for any other line. */
function readAlive({ aliveBytes, codeBytes, bufferBytes }: Line): AliveMemory | null {
  if (typeof aliveBytes !== 'number' || typeof codeBytes !== 'number' || typeof bufferBytes !== 'number')
    return null;
  return { heapBytes: aliveBytes - bufferBytes - codeBytes, bufferBytes };
}
