import { createUnfinishedError } from '../core/create-truncation-error.ts';
import { GatewayError } from '../core/gateway-error.ts';
import type { StreamClose } from '../core/meter.ts';
import { spellModelId } from '../core/model-catalogue.ts';
import { PartialAccount } from '../core/memory-account.ts';
import type { AttemptNote } from '../core/operation.ts';
import type { StreamAnswer, UpstreamCall, UpstreamEvent, WholeAnswer } from '../core/provider.ts';
import type { AttemptSpan } from '../core/request-trace.ts';
import type { CallNotes } from '../core/usage.ts';
import { AttemptCalls } from './attempt-calls.ts';
import { AttemptNames } from './attempt-names.ts';
import type { Candidate } from './candidate.ts';
import { detachSignal } from './detach-signal.ts';
import { findRepeatRule, makesPictures, type RepeatRule } from './find-repeat-rule.ts';
import { isDue } from './is-due.ts';
import { judgeFailure, type Judgement } from './judge-failure.ts';
import { forgetAttempt, noteAttempt } from './note-attempt.ts';
import { reportFailure } from './report-failure.ts';
import type { ModelEntry } from './model-entry.ts';
import type { PacedCall } from './model-pace.ts';
import type { Ask } from './router-context.ts';
import { StreamTap, type StreamEnd } from './stream-tap.ts';
import { createCancellation } from '../core/create-cancellation.ts';

/**
 * One attempt at one deployment, counted on it and in the notes of the request. It begins when it is made, and ends with `keep`,
 * `fail`, or the end of the stream that was opened, which keeps its place on the deployment until then. What it holds lives as
 * long as a stream does: nothing of the body.
 */
export class Attempt implements StreamEnd {
  readonly #ask: Ask;
  readonly #candidate: Candidate;
  readonly #rule: RepeatRule;
  readonly #startedAt: number;
  readonly #spentBeforeMs: number;
  readonly #span: AttemptSpan | null;
  readonly #memory: PartialAccount;
  readonly #signal: AbortSignal;
  readonly #used: CallNotes;
  readonly #beginning = { hasBegun: false };
  readonly #note: AttemptNote;
  readonly #pace: PacedCall;
  #calls: AttemptCalls | null = null;

  /** `model` is whose candidate it is. */
  constructor(ask: Ask, candidate: Candidate, model: ModelEntry) {
    const { call, router } = ask;
    const { operation, request } = call;
    const { deployment, makes, tracker, upstreamModel } = candidate;
    const { notes, signal } = request;
    const called = { upstreamModel, name: nameModel(ask, model), profile: request.profile };
    this.#used = { names: new AttemptNames(deployment, called, router.findModel) };
    this.#ask = ask;
    this.#candidate = candidate;
    this.#rule = findRepeatRule({ deployment, makes, operation, body: request.body });
    this.#startedAt = router.now();
    this.#spentBeforeMs = notes.upstreamMs ?? 0;
    this.#memory = new PartialAccount(request.memory);
    this.#signal = deployment.abort === 'drain' ? detachSignal(signal) : signal;
    tracker.places.take();
    tracker.begin(this.#startedAt);
    this.#pace = tracker.enter(this.#startedAt);
    this.#note = noteAttempt(notes, deployment.id, this.#startedAt);
    this.#span = beginSpan(ask, candidate);
  }

  /** The calls of an attempt that makes several; what is made in any other way has the first place. */
  get calls(): AttemptCalls {
    const { router, deadlineAt } = this.#ask;
    const { places } = this.#candidate.tracker;
    return (this.#calls ??= new AttemptCalls({
      places,
      rule: this.#rule,
      deadlineAt,
      now: router.now,
      beginning: this.#beginning,
      meter: router.meter,
    }));
  }

  /** What the deployment is asked, in the client's format. */
  createCall(): UpstreamCall {
    const { request, delivery, headers = noHeaders } = this.#ask.call;
    const { deployment, upstreamModel } = this.#candidate;
    const span = this.#span;
    return {
      request,
      deployment,
      upstreamModel,
      body: request.body,
      files: request.files,
      memory: this.#memory,
      delivery,
      headers: span === null ? headers : { ...headers, traceparent: span.traceparent },
      answerMs: Math.max(1, this.#ask.deadlineAt - this.#startedAt),
      firstEventMs: this.#limitFirstEvent(),
      beginning: this.#beginning,
      signal: this.#signal,
      notes: this.#used,
    };
  }

  /** The whole answer is there. */
  keep(answer: WholeAnswer, call: UpstreamCall): WholeAnswer {
    if (this.#candidate.native !== null)
      this.#ask.router.meter?.noteWhole(this.#candidate.native, answer, call);
    this.#noteAnswer();
    this.#memory.leave();
    this.#candidate.tracker.succeed();
    this.#endWell(null);
    return answer;
  }

  /**
   * Reads a stream up to the first event that the client gets, so that a failure before it is still one of the attempt. Throws what
   * the stream throws until then, and `bad_gateway` (`stream_truncated`) for one without any such event.
   */
  async open(answer: StreamAnswer, call: UpstreamCall): Promise<StreamAnswer> {
    const { native, deployment } = this.#candidate;
    const { meter, load } = this.#ask.router;
    const streamMeter = native && (meter?.openStream(native, call) ?? null);
    const tap = new StreamTap(answer.batches, streamMeter, this.#ask.call.onEvents);
    if ((await tap.readFirst((events) => this.#isBeginning(events))) === 'ended')
      throw createUnfinishedError(deployment.id);
    tap.watch(this);
    this.#beginning.hasBegun = true;
    load.streams += 1;
    this.#span?.noteFirstEvent();
    this.#noteAnswer();
    return { ...answer, batches: tap };
  }

  #isBeginning(events: readonly UpstreamEvent[]): boolean {
    const { isShown } = this.#ask.call;
    return isShown === undefined || events.some(isShown);
  }

  /** Says what follows from the failure. */
  fail(error: unknown): Judgement['next'] {
    const { call, router, deadlineAt } = this.#ask;
    const { notes, signal } = call.request;
    // What a failed attempt used is not what the answer did; what a client gave up is recorded as far as it went.
    if (signal.aborted) notes.answer = this.#used;
    const now = router.now();
    notes.upstreamMs = this.#spentBeforeMs + now - this.#startedAt;
    // The deadline has ended it, of which attempts before it had used a part.
    const isCutShort = (notes.attempts ?? 0) > 1 && isDue(deadlineAt, now);
    return this.#noteFailure(error, isCutShort ? 'nobody' : 'upstream');
  }

  /** The stream was given up by a client that has left, and the deployment is to be read to its end. */
  get mustDrain(): boolean {
    return this.#candidate.deployment.abort === 'drain' && this.#ask.call.request.signal.aborted;
  }

  /** Of the stream that was opened. */
  onEnd(how: StreamClose): void {
    this.#memory.close();
    this.#ask.router.load.streams -= 1;
    if (how === 'ended') this.#candidate.tracker.succeed();
    else this.#candidate.tracker.leave(this.#startedAt);
    this.#endWell(this.#signal.aborted ? createCancellation(this.#signal) : null);
  }

  /** The stream that was opened broke off. */
  onFailure(error: unknown): void {
    this.#ask.router.load.streams -= 1;
    if (this.#signal.aborted) this.#candidate.tracker.leave(this.#startedAt);
    this.#noteFailure(error, 'upstream');
  }

  #noteAnswer(): void {
    this.#pace.endWait();
    const { call, router } = this.#ask;
    const { notes } = call.request;
    const now = router.now();
    const elapsedMs = now - this.#startedAt;
    notes.upstreamMs = this.#spentBeforeMs + elapsedMs;
    notes.answer = this.#used;
    notes.isAnswered = true;
    // Whatever else of 2xx it was, the adapter took it for an answer.
    this.#note.status = 200;
    this.#candidate.tracker.noteAnswer(now, elapsedMs);
  }

  #endWell(cancellation: GatewayError | null): void {
    this.#leavePlace();
    this.#endNote(cancellation === null ? 'answered' : 'cancelled');
    this.#span?.end(cancellation);
  }

  #endNote(outcome: AttemptNote['outcome']): void {
    this.#note.outcome = outcome;
    this.#note.endedAt = this.#ask.router.now();
  }

  /** `endedBy` is whom the failure says something about. */
  #noteFailure(error: unknown, endedBy: 'upstream' | 'nobody'): Judgement['next'] {
    const { router } = this.#ask;
    this.#memory.close();
    this.#span?.end(error);
    this.#leavePlace();
    const { next, effect, concerns } = judgeFailure(error, this.#calls?.repeatRule ?? this.#rule);
    const known = error instanceof GatewayError ? error : null;
    if (next === 'pass' && known?.upstream === null) forgetAttempt(this.#ask.call.request.notes);
    this.#endNote(this.#signal.aborted ? 'cancelled' : 'failed');
    this.#note.status = known?.upstream?.status ?? this.#note.status;
    const failure = {
      effect: endedBy === 'nobody' ? 'none' : effect,
      concerns,
      error: known,
      startedAt: this.#startedAt,
    } as const;
    const cooled = this.#candidate.tracker.fail(failure, router.now());
    if (known !== null) reportFailure(known, { ask: this.#ask, candidate: this.#candidate, cooled });
    return next;
  }

  #leavePlace(): void {
    this.#pace.end();
    if (this.#calls === null) this.#candidate.tracker.places.give();
    else this.#calls.end();
  }

  /** Pictures come whole: a stream of them is as silent before its first event as an answer that is not streamed. */
  #limitFirstEvent(): number {
    const { operation, delivery, request } = this.#ask.call;
    const { deployment, makes } = this.#candidate;
    const { firstEventMs = Infinity } = deployment.timeouts;
    const isSoon = delivery === 'stream' && !makesPictures({ makes, operation, body: request.body });
    return isSoon ? firstEventMs : Infinity;
  }
}

const noHeaders: Readonly<Record<string, string>> = Object.freeze({});

/** As the client does; a fallback, which it may not have named, as clients of its profile do. */
function nameModel({ call }: Ask, { id }: ModelEntry): string {
  const { notes, profile } = call.request;
  return id === notes.model ? call.modelName : spellModelId(id, profile);
}

/** `null` while requests are not traced. */
function beginSpan({ call }: Ask, { deployment, upstreamModel }: Candidate): AttemptSpan | null {
  const { operation, delivery, request } = call;
  const { trace, attempts: number = 1 } = request.notes;
  return trace?.beginAttempt({ number, operation, delivery, deployment, upstreamModel }) ?? null;
}
