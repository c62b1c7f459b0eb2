import { mapFinishReasonToEnding } from '../../../formats/content/index.ts';
import { isStopReason, mapStopReasonToEnding } from '../../../formats/messages/index.ts';
import type { RealtimeTarget } from '../../../core/realtime/realtime-adapter.ts';
import type { RealtimeEnding, RealtimeStep, RealtimeTurn } from '../../../core/realtime/realtime-model.ts';
import { createResetFailure, createStatusFailure, createTruncatedFailure } from '../create-failure.ts';
import type { Directives } from '../directives/directives.ts';
import type { AnswerPart, Finish } from '../plan/answer-plan.ts';
import { planAnswer } from '../plan/plan-answer.ts';
import { checkToolNames } from '../prompt/check-tool-names.ts';
import type { Simulation } from '../simulation.ts';
import { splitDeltas } from '../text/split-deltas.ts';
import { createFailedFailure } from './create-failed-failure.ts';
import { readTurnPrompt } from './read-turn-prompt.ts';
import { speakSteps } from './speak-steps.ts';
import type { UsageMeter } from './usage-meter.ts';

/** One turn to answer. */
export interface TurnCall {
  readonly turn: RealtimeTurn;
  readonly signal: AbortSignal;
  readonly target: RealtimeTarget;
  readonly simulation: Simulation;
  readonly meter: UsageMeter;
}

/** Longer than any session. */
const foreverMs = 2 ** 31 - 1;

/** The steps of an answer, with whatever delay or failure the directives of the turn or the instructions ask for. */
export async function* answerTurn(call: TurnCall): AsyncGenerator<RealtimeStep, void> {
  const { turn, target, simulation, meter, signal } = call;
  const prompt = readTurnPrompt(turn, target);
  checkToolNames(prompt, target.deployment.id);
  const { directives } = prompt;
  await passHead(call, directives);
  meter.readInput();
  const [plan] = planAnswer(prompt, simulation.createId).candidates;
  const parts = plan?.parts ?? [];
  const breakOff = createBreak(call, directives, measureParts(parts));
  const paceMs = directives.paceMs ?? simulation.paceMs;
  for (const step of listSteps(parts, turn)) {
    if (step.kind === 'sound' && !meter.hasRoomFor(step)) {
      yield { kind: 'end', ending: 'max-output-tokens' };
      return;
    }
    breakOff(step);
    if (paceMs > 0) await simulation.delay(paceMs, signal);
    meter.count(step);
    yield step;
  }
  yield { kind: 'end', ending: mapFinish(plan?.finish ?? { kind: 'complete' }) };
}

/** Everything that happens before the first step. */
async function passHead({ signal, simulation, target }: TurnCall, directives: Directives): Promise<void> {
  const { id } = target.deployment;
  if (directives.delayMs > 0) await simulation.delay(directives.delayMs, signal);
  if (directives.hang === 'yes') await simulation.delay(foreverMs, signal);
  if (directives.reset !== null) throw createResetFailure(directives.reset, id);
  if (directives.status !== null) throw createStatusFailure(directives.status, id);
  if (directives.failed !== null) throw createFailedFailure(id);
}

/** Throws before the step that does not come any more: after so many of them, or after half of what was to be said. */
function createBreak(
  { target }: TurnCall,
  { error, cut }: Directives,
  length: number,
): (step: RealtimeStep) => void {
  const { id } = target.deployment;
  let [steps, said] = [0, 0];
  return (step) => {
    if (error !== null && steps >= error.afterEvents) throw createStatusFailure(error, id);
    if (cut !== null && said >= length / 2) throw createTruncatedFailure(cut, id);
    steps += 1;
    if (step.kind === 'text' || step.kind === 'arguments') said += step.text.length;
    if (step.kind === 'sound') said += step.transcript.length;
  };
}

/** What the model says in words, and what it calls; it has nothing else in a conversation. */
function* listSteps(parts: readonly AnswerPart[], turn: RealtimeTurn): Generator<RealtimeStep, void> {
  for (const part of parts) {
    if (part.kind === 'text') {
      yield { kind: 'message', modality: turn.modality };
      if (turn.modality === 'audio') yield* speakSteps(part.text, turn.voice);
      else for (const text of splitDeltas(part.text)) yield { kind: 'text', text };
    }
    if (part.kind === 'tool-call') {
      yield { kind: 'call', name: part.name };
      for (const text of splitDeltas(JSON.stringify(part.input))) yield { kind: 'arguments', text };
    }
  }
}

function measureParts(parts: readonly AnswerPart[]): number {
  return parts.reduce((sum, part) => {
    if (part.kind === 'text') return sum + part.text.length;
    return part.kind === 'tool-call' ? sum + JSON.stringify(part.input).length : sum;
  }, 0);
}

function mapFinish(finish: Finish): RealtimeEnding {
  const ending = finish.kind === 'directed' ? mapDirected(finish.reason) : finish.kind;
  if (ending === 'max-tokens') return 'max-output-tokens';
  return ending === 'filtered' ? 'content-filter' : 'completed';
}

function mapDirected(reason: string) {
  return isStopReason(reason) ? mapStopReasonToEnding(reason) : mapFinishReasonToEnding(reason);
}
