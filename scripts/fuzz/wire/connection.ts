import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WirePlan } from '../fuzz-case.ts';
import { AnswerParser, type ParsedAnswer } from './answer-parser.ts';

/** How long a connection that nobody closes must be silent to be given up, in milliseconds. */
const quietMs = 40;

/** Longest time that a client who wants to leave waits for a moment to do so, in milliseconds. */
const leaveLimitMs = 20_000;

/** What came of writing the bytes of a plan. */
export interface Exchange {
  readonly answers: readonly ParsedAnswer[];
  /** What is wrong with the connection, beside the answers. */
  readonly problems: readonly string[];
  /** Whether the connection can go on. */
  readonly state: 'open' | 'closed';
}

/** One connection to a gateway, which writes whatever it is told. */
export class FuzzConnection {
  readonly #socket: Socket;
  readonly #maxMs: number;
  readonly #parser = new AnswerParser();
  #ended: 'no' | 'end' | 'reset' = 'no';
  #wake: () => void = () => undefined;

  /** `maxMs`: longest time to wait for an answer, or for the end of the connection. */
  constructor(socket: Socket, maxMs: number) {
    this.#socket = socket;
    this.#maxMs = maxMs;
    socket.on('data', (bytes: Buffer) => {
      this.#parser.add(bytes);
      this.#wake();
    });
    socket.on('end', () => this.#end('end')).on('close', () => this.#end('end'));
    socket.on('error', () => this.#end('reset'));
  }

  /** Whether it can be used for another request. */
  get isUsable(): boolean {
    return this.#ended === 'no' && this.#socket.writable && this.#parser.rest.length === 0;
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /** Writes the steps and reads what comes of them; `asked` settles when an upstream was asked. Never rejects. */
  async run(plan: WirePlan, asked: Promise<void>): Promise<Exchange> {
    for (const method of plan.methods) this.#parser.expect(method);
    await this.#write(plan.steps);
    if (plan.after === 'leave-asked')
      await Promise.race([asked, this.#sleepUntil(performance.now() + leaveLimitMs)]);
    if (plan.after === 'leave' || plan.after === 'leave-asked') {
      this.#socket.resetAndDestroy();
      return { answers: [], problems: [], state: 'closed' };
    }
    if (plan.after === 'half-close') this.#socket.end();
    return plan.answers === 'exact'
      ? await this.#readExactly(plan.methods.length)
      : await this.#readAll(plan);
  }

  #end(how: 'end' | 'reset'): void {
    if (this.#ended === 'no') this.#ended = how;
    this.#wake();
  }

  async #write(steps: WirePlan['steps']): Promise<void> {
    for (const step of steps) {
      if (this.#ended !== 'no') return;
      if (typeof step === 'number') await sleep(step);
      else if (!this.#socket.write(step) && this.#socket.writable) await this.#waitForDrain();
    }
  }

  #waitForDrain(): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        this.#socket.off('drain', finish).off('close', finish);
        resolve();
      };
      this.#socket.on('drain', finish).on('close', finish);
    });
  }

  async #readExactly(count: number): Promise<Exchange> {
    const answers: ParsedAnswer[] = [];
    const deadline = performance.now() + this.#maxMs;
    while (answers.length < count) {
      const answer = await this.#next(deadline);
      if (answer === null)
        return this.#giveUp(answers, `${String(answers.length)} of ${String(count)} answers came`);
      answers.push(answer);
      if (answer.connection === 'close') return await this.#awaitEnd(answers);
    }
    return this.#settle(answers);
  }

  /** Until the gateway closes, or nothing more comes on a connection that it keeps. */
  async #readAll(plan: WirePlan): Promise<Exchange> {
    const answers: ParsedAnswer[] = [];
    for (;;) {
      const isWaiting = answers.length === 0 || plan.after === 'half-close';
      const answer = await this.#next(performance.now() + (isWaiting ? this.#maxMs : quietMs));
      if (answer === null) break;
      answers.push(answer);
      if (answer.connection === 'close') return await this.#awaitEnd(answers);
    }
    if (this.#ended === 'no') {
      if (answers.length > 0 && plan.after === 'read') {
        this.destroy();
        return { answers, problems: [], state: 'closed' };
      }
      return this.#giveUp(answers, 'The connection is still open');
    }
    if (answers.length === 0 && plan.answers !== 'maybe') return this.#giveUp(answers, 'no answer came');
    return this.#settle(answers);
  }

  /** The gateway has said that it closes, so it must. */
  async #awaitEnd(answers: readonly ParsedAnswer[]): Promise<Exchange> {
    const deadline = performance.now() + this.#maxMs;
    while (this.#ended === 'no' && performance.now() < deadline) await this.#sleepUntil(deadline);
    if (this.#ended === 'no') return this.#giveUp(answers, 'The connection is open after connection: close');
    return this.#settle(answers);
  }

  #settle(answers: readonly ParsedAnswer[]): Exchange {
    const { rest } = this.#parser;
    const problems = rest.length === 0 ? [] : [`After the answer came ${describe(rest)}`];
    const state = this.#ended === 'no' && rest.length === 0 ? 'open' : 'closed';
    if (state === 'closed') this.destroy();
    return { answers, problems, state };
  }

  #giveUp(answers: readonly ParsedAnswer[], what: string): Exchange {
    const end = {
      no: `within ${String(this.#maxMs / 1000)} s`,
      end: 'and the connection was closed',
      reset: 'and the connection was reset',
    }[this.#ended];
    this.destroy();
    return {
      answers,
      problems: [`${what}, ${end}; left over: ${describe(this.#parser.rest)}`],
      state: 'closed',
    };
  }

  async #next(deadline: number): Promise<ParsedAnswer | null> {
    for (;;) {
      const answer = this.#parser.take(this.#ended === 'no' ? 'open' : 'ended');
      if (answer !== null) return answer;
      if (this.#ended !== 'no' || performance.now() >= deadline) return null;
      await this.#sleepUntil(deadline);
    }
  }

  /** Until something has happened on the connection, or the time is over. */
  #sleepUntil(deadline: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, deadline - performance.now()));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function describe(bytes: Buffer): string {
  return bytes.length === 0 ? 'nothing' : JSON.stringify(bytes.subarray(0, 120).toString('latin1'));
}

/** Connects to a port of this machine. */
export async function openFuzzConnection(port: number, maxMs: number): Promise<FuzzConnection> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true, allowHalfOpen: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return new FuzzConnection(socket, maxMs);
}
