import { createCancellation } from '../core/create-cancellation.ts';
import { GatewayError } from '../core/gateway-error.ts';
import type { AttemptNote } from '../core/operation.ts';
import type { RealtimeEnd, RealtimeLink } from '../core/realtime/realtime-link.ts';
import type { LinkOrder } from '../core/realtime/realtime-places.ts';
import type { AttemptSpan } from '../core/request-trace.ts';
import type { RealtimeCandidate } from './candidate.ts';
import { isDue } from './is-due.ts';
import { judgeFailure, type Judgement } from './judge-failure.ts';
import { LinkTap, type LinkWatch } from './link-tap.ts';
import { forgetAttempt, noteAttempt } from './note-attempt.ts';
import { reportFailure } from './report-failure.ts';
import type { PacedCall } from './model-pace.ts';
import type { PlanAsk } from './router-context.ts';

/** What the attempts for one session have in common. */
export interface LinkAsk extends PlanAsk {
  readonly call: LinkOrder;
}

/**
 * One attempt to open a session at one deployment, counted on it and in the notes of the request. It begins when it is made, and ends
 * with `fail`, or with the session that was opened, which keeps its place on the deployment until then.
 */
export class LinkAttempt {
  readonly #ask: LinkAsk;
  readonly #candidate: RealtimeCandidate;
  readonly #startedAt: number;
  readonly #spentBeforeMs: number;
  readonly #note: AttemptNote;
  readonly #span: AttemptSpan | null;
  readonly #pace: PacedCall;
  /** The upstream has failed while the session went on, and has answered nothing since. */
  #hasFailed = false;

  constructor(ask: LinkAsk, candidate: RealtimeCandidate) {
    const { notes } = ask.call.request;
    this.#ask = ask;
    this.#candidate = candidate;
    this.#startedAt = ask.router.now();
    this.#spentBeforeMs = notes.upstreamMs ?? 0;
    candidate.tracker.places.take();
    candidate.tracker.begin(this.#startedAt);
    this.#pace = candidate.tracker.enter(this.#startedAt);
    this.#note = noteAttempt(notes, candidate.deployment.id, this.#startedAt);
    const { attempts: number = 1, trace } = notes;
    const { deployment, upstreamModel } = candidate;
    const beginning = {
      number,
      operation: 'connectRealtime',
      delivery: 'stream',
      deployment,
      upstreamModel,
    } as const;
    this.#span = trace?.beginAttempt(beginning) ?? null;
  }

  /** Resolves when the session is there and set up, and the listener of the order was told what it has sent until then. */
  async open(): Promise<RealtimeLink> {
    const { router } = this.#ask;
    const tap = this.#createTap();
    await this.#openInTime(tap);
    tap.check();
    router.load.streams += 1;
    this.#noteAnswer();
    tap.begin();
    return tap;
  }

  /** Says what follows from the failure. */
  fail(error: unknown): Judgement['next'] {
    const { call, router, deadlineAt } = this.#ask;
    const { notes, signal } = call.request;
    const now = router.now();
    notes.upstreamMs = this.#spentBeforeMs + now - this.#startedAt;
    this.#endNote(signal.aborted ? 'cancelled' : 'failed');
    // The deadline has ended it, of which attempts before it had used a part.
    const isCutShort = (notes.attempts ?? 0) > 1 && isDue(deadlineAt, now);
    const next = this.#noteFailure(error, isCutShort ? 'nobody' : 'upstream');
    return isRefusedSetup(error) ? 'elsewhere' : next;
  }

  #createTap(): LinkTap {
    const { call, router } = this.#ask;
    const watch: LinkWatch = {
      onClosed: () => {
        router.load.streams -= 1;
        this.#endWell();
      },
      onAnswer: () => {
        this.#noteResponse();
      },
      onFailure: (error) => {
        this.#noteTrouble(error);
      },
      onEnd: (end) => {
        router.load.streams -= 1;
        this.#endEarly(end);
      },
    };
    return new LinkTap(call.listener, watch, this.#candidate.deployment.id);
  }

  async #openInTime(tap: LinkTap): Promise<void> {
    const { call, router, deadlineAt } = this.#ask;
    const { deployment } = this.#candidate;
    const { firstByteMs, firstEventMs = Infinity } = deployment.timeouts;
    const late = new AbortController();
    const onLate = () => {
      late.abort(createLateError(deployment.id));
    };
    const timers = [setTimeout(onLate, Math.max(0, deadlineAt - router.now()))];
    const signal = AbortSignal.any([call.request.signal, late.signal]);
    try {
      tap.watch(await this.#connect(tap, signal));
      const { opening = null } = call;
      if (opening === null) return;
      timers.push(setTimeout(onLate, Math.min(firstByteMs, firstEventMs)));
      await tap.setUp(opening, signal);
    } catch (error) {
      tap.drop();
      throw error;
    } finally {
      for (const timer of timers) clearTimeout(timer);
    }
  }

  async #connect(tap: LinkTap, signal: AbortSignal): Promise<RealtimeLink> {
    const { call } = this.#ask;
    const { deployment, upstreamModel, open } = this.#candidate;
    const { requestId, passed } = call.request;
    const traceparent = this.#span?.traceparent ?? null;
    const link = await open({
      requestId,
      traceparent,
      passed,
      deployment,
      upstreamModel,
      listener: tap,
      signal,
      order: call,
    });
    if (!signal.aborted) return link;
    link.close();
    throw createCancellation(signal);
  }

  #noteAnswer(): void {
    this.#pace.endWait();
    const { call, router } = this.#ask;
    const now = router.now();
    const elapsedMs = now - this.#startedAt;
    call.request.notes.upstreamMs = this.#spentBeforeMs + elapsedMs;
    this.#note.status = 101;
    this.#span?.noteFirstEvent();
    this.#candidate.tracker.noteAnswer(now, elapsedMs);
  }

  #endWell(): void {
    const { tracker } = this.#candidate;
    this.#endNote('answered');
    this.#pace.end();
    tracker.places.give();
    if (!this.#hasFailed) tracker.succeed();
    this.#span?.end(null);
  }

  /** A session that has lasted as long as it may has ended well. */
  #endEarly({ kind, error }: RealtimeEnd): void {
    if (kind === 'expired') {
      this.#endWell();
      return;
    }
    this.#endNote('failed');
    this.#noteFailure(error, 'upstream');
  }

  #endNote(outcome: AttemptNote['outcome']): void {
    this.#note.outcome = outcome;
    this.#note.endedAt = this.#ask.router.now();
  }

  /** `endedBy` is whom the failure says something about. A session that nobody has used yet may be opened as often as one likes. */
  #noteFailure(error: unknown, endedBy: 'upstream' | 'nobody'): Judgement['next'] {
    const { tracker } = this.#candidate;
    this.#pace.end();
    tracker.places.give();
    this.#span?.end(error);
    const { next, effect, concerns } = judgeFailure(error, 'repeatable');
    const known = error instanceof GatewayError ? error : null;
    if (next === 'pass' && known?.upstream === null) forgetAttempt(this.#ask.call.request.notes);
    this.#note.status = known?.upstream?.status ?? this.#note.status;
    const failure = {
      effect: endedBy === 'nobody' ? 'none' : effect,
      concerns,
      error: known,
      startedAt: this.#startedAt,
    } as const;
    const cooled = this.#hasFailed ? null : tracker.fail(failure, this.#ask.router.now());
    if (known !== null) reportFailure(known, { ask: this.#ask, candidate: this.#candidate, cooled });
    return next;
  }

  /** The session goes on, and whoever opens the next one may go elsewhere; unless a response follows, how this one ends says nothing more. */
  #noteTrouble(error: GatewayError): void {
    this.#hasFailed = true;
    const { tracker } = this.#candidate;
    const { effect, concerns } = judgeFailure(error, 'repeatable');
    const failure = { effect, concerns, error, startedAt: this.#startedAt };
    const cooled = tracker.fail(failure, this.#ask.router.now());
    reportFailure(error, { ask: this.#ask, candidate: this.#candidate, cooled });
  }

  #noteResponse(): void {
    if (!this.#hasFailed) return;
    this.#hasFailed = false;
    this.#candidate.tracker.succeed();
  }
}

/** What a session was to be set to, one deployment may refuse and another one take. */
function isRefusedSetup(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error.upstream === null) return false;
  return error.upstream.kind === 'rejected_request' && error.upstream.status === 101;
}

/** The request's time, or that of the upstream, is over before the session was there. */
function createLateError(deploymentId: string): GatewayError {
  return new GatewayError('deadline_exceeded', 'The upstream did not answer in time.', {
    reason: 'timeout',
    upstream: { deploymentId, status: null, kind: 'timeout', retryAfterMs: null },
  });
}
