import { setImmediate } from 'node:timers/promises';
import type { RealtimeAnswer } from '../../../core/realtime/realtime-model.ts';
import type { SessionContext } from '../session-context.ts';
import { planAutomaticResponse } from './plan-response.ts';
import { convertFailure, mapEnding, type ResponseOutcome } from './response-outcome.ts';
import type { ResponsePlan } from './response-plan.ts';
import { ResponseWriter } from './response-writer.ts';

/** A response under way. */
interface RunningResponse {
  readonly writer: ResponseWriter;
  readonly controller: AbortController;
  /** `null` until the model was asked. */
  answer: RealtimeAnswer | null;
}

/** Who wants to know when responses begin and end. */
export interface ResponseListener {
  onBegin(): void;
  onEnd(): void;
}

/** The responses of one session, one at a time. */
export class Responses {
  readonly #session: SessionContext;
  readonly #listener: ResponseListener;
  #running: RunningResponse | null = null;
  /** Whether a turn ended while a response was under way: its own comes next. */
  #isTurnWaiting = false;
  #isClosed = false;
  /** Resolves when the client reads again; `null` while it does. */
  #pause: { readonly over: Promise<void>; readonly end: () => void } | null = null;

  constructor(session: SessionContext, listener: ResponseListener) {
    this.#session = session;
    this.#listener = listener;
  }

  /** The id of the response under way; `null` where there is none. */
  get runningId(): string | null {
    return this.#running?.writer.id ?? null;
  }

  /** Begins a response. There must be none under way, and there must be memory for what it was asked for with. */
  start(plan: ResponsePlan): void {
    this.#session.account.change(plan.ownLength);
    this.#listener.onBegin();
    const writer = new ResponseWriter(this.#session, plan);
    const running: RunningResponse = { writer, controller: new AbortController(), answer: null };
    this.#running = running;
    void this.#run(running);
  }

  /** Answers a turn of the user, at once or when the response under way is over. */
  answerTurn(): void {
    if (this.#running === null) this.start(planAutomaticResponse(this.#session));
    else this.#isTurnWaiting = true;
  }

  /** Ends the response under way, at once. */
  cancel(): void {
    if (this.#running !== null) this.#end(this.#running, { kind: 'cancelled', reason: 'client_cancelled' });
  }

  /** The user speaks: ends a response of the conversation, and what waits is part of the turn that has begun. */
  interrupt(): void {
    this.#isTurnWaiting = false;
    if (this.#running?.writer.plan.place === 'conversation')
      this.#end(this.#running, { kind: 'cancelled', reason: 'turn_detected' });
  }

  pause(): void {
    this.#pause ??= createPause();
  }

  resume(): void {
    this.#pause?.end();
    this.#pause = null;
  }

  /** Ends the response under way without a word. */
  close(): void {
    this.#isClosed = true;
    this.#running?.controller.abort();
    this.#running = null;
    this.resume();
  }

  async #run(running: RunningResponse): Promise<void> {
    try {
      this.#end(running, await this.#follow(running));
    } catch (thrown) {
      const error = convertFailure(thrown);
      // What is thrown by a model that is no longer listened to is how it ends.
      const isOver = this.#isClosed || running.writer.isOver;
      if (error.code === 'server_error' && !isOver) this.#session.reportFault(thrown);
      this.#end(running, { kind: 'failed', error });
    }
  }

  async #follow(running: RunningResponse): Promise<ResponseOutcome> {
    const { writer, controller } = running;
    const isOver = () => this.#isClosed || writer.isOver;
    // Whoever asked may still have something to say, and is told of the response before its first item.
    await setImmediate();
    if (isOver()) return { kind: 'completed' };
    running.answer = this.#session.model.answer(writer.plan.turn, controller.signal);
    for await (const step of running.answer) {
      while (this.#pause !== null) await this.#pause.over;
      if (isOver()) return { kind: 'completed' };
      if (step.kind === 'end') return mapEnding(step.ending);
      writer.take(step);
      await setImmediate();
      if (isOver()) return { kind: 'completed' };
    }
    throw new Error('The model ended its answer without saying how.');
  }

  #end(running: RunningResponse, outcome: ResponseOutcome): void {
    if (this.#isClosed || running.writer.isOver) return;
    this.#running = null;
    this.#session.account.change(-running.writer.plan.ownLength);
    running.writer.finish(outcome, running.answer?.usage ?? null);
    running.controller.abort();
    this.#listener.onEnd();
    if (!this.#isTurnWaiting) return;
    this.#isTurnWaiting = false;
    this.answerTurn();
  }
}

function createPause() {
  const { promise: over, resolve: end } = Promise.withResolvers<undefined>();
  return {
    over,
    end: () => {
      end(undefined);
    },
  };
}
