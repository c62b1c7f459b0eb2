import type { UpstreamEvent } from '../../../core/provider.ts';
import type { AnswerPart, AnswerPlan, CandidatePlan, OutputTokens } from '../plan/answer-plan.ts';
import { addTokens, countPartTokens, noTokens } from '../plan/count-output-tokens.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';
import { charactersPerToken } from '../text/estimate-tokens.ts';
import { splitDeltas } from '../text/split-deltas.ts';
import {
  renderCandidateContent,
  renderCandidateEnd,
  renderEnvelope,
  type ContentContext,
} from './render-content.ts';
import { countContentOutput } from './render-usage.ts';

/**
 * The answer in format C as a stream: each event is a whole response with the next piece of every candidate that is
 * still running. Text comes in pieces; calls, code and media whole.
 */
export function* streamContent(
  plan: AnswerPlan,
  context: ContentContext,
): Generator<UpstreamEvent, undefined> {
  const total = countContentOutput(plan);
  if (plan.blockReason !== null) {
    yield createEvent(renderEnvelope(plan, context, { candidates: [], output: total }));
    return;
  }
  let running = plan.candidates.map((candidate, index) => new CandidateStream(candidate, index));
  let finished: OutputTokens = { ...noTokens, thoughts: total.thoughts };
  while (running.length > 0) {
    const candidates = running.map((stream) => stream.renderNext(context));
    const output = running.map((stream) => stream.countWritten()).reduce(addTokens, finished);
    const ended = running.filter((stream) => stream.isEnded);
    running = running.filter((stream) => !stream.isEnded);
    finished = ended.map((stream) => stream.countWritten()).reduce(addTokens, finished);
    const written = running.length === 0 ? total : output;
    yield createEvent(renderEnvelope(plan, context, { candidates, output: written }));
  }
}

function createEvent(value: JsonObject): UpstreamEvent {
  return { event: null, data: JSON.stringify(value) };
}

/** Per candidate: what was written so far, and what comes next. */
class CandidateStream {
  readonly #candidate: CandidatePlan;
  readonly #index: number;
  readonly #pieces: Iterator<AnswerPart>;
  #next: IteratorResult<AnswerPart>;
  #characters = 0;
  #whole: OutputTokens = noTokens;

  constructor(candidate: CandidatePlan, index: number) {
    this.#candidate = candidate;
    this.#index = index;
    this.#pieces = splitParts(candidate);
    this.#next = this.#pieces.next();
  }

  /** The last piece has been rendered. */
  get isEnded(): boolean {
    return this.#next.done === true;
  }

  /** The next piece; with the last one, the end of the candidate. */
  renderNext(context: ContentContext): JsonObject {
    const parts = this.#take();
    const content = renderCandidateContent(parts, this.#candidate, context);
    if (!this.isEnded) return { ...content, index: this.#index };
    return { ...content, ...renderCandidateEnd(this.#candidate, this.#index, context) };
  }

  /** Tokens of what was rendered so far, without thoughts. */
  countWritten(): OutputTokens {
    return { ...this.#whole, text: this.#whole.text + Math.ceil(this.#characters / charactersPerToken) };
  }

  #take(): readonly AnswerPart[] {
    if (this.#next.done === true) return [];
    const part = this.#next.value;
    if (part.kind === 'text') this.#characters += part.text.length;
    else this.#whole = { ...addTokens(this.#whole, countPartTokens(part)), thoughts: 0 };
    this.#next = this.#pieces.next();
    return [part];
  }
}

/** Texts and thoughts in pieces, everything else as it is; nothing of a filtered candidate. */
function* splitParts({ parts, finish }: CandidatePlan): Generator<AnswerPart, undefined> {
  if (finish.kind === 'filtered') return;
  for (const part of parts) {
    if (part.kind === 'redacted-thinking') continue;
    if (part.kind !== 'text' && part.kind !== 'thinking') yield part;
    else for (const text of splitDeltas(part.text)) yield { ...part, text };
  }
}
