import type { UpstreamEvent } from '../../../core/provider.ts';
import type { AnswerPart, AnswerPlan } from '../plan/answer-plan.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';
import { splitDeltas } from '../text/split-deltas.ts';
import { findStopSequence, mapStopReason } from './map-stop-reason.ts';
import {
  firstCandidate,
  renderBlock,
  renderCacheCreation,
  renderFinalUsage,
  renderMessageHead,
  renderMessageUsage,
  renderToolId,
  type MessageContext,
} from './render-message.ts';

/** The answer in format B as the vendor streams it: `usage` stands beside the delta of message_delta. */
export function* streamMessage(
  plan: AnswerPlan,
  context: MessageContext,
): Generator<UpstreamEvent, undefined> {
  const candidate = firstCandidate(plan);
  const usage = { ...renderMessageUsage(context.input, 1), ...renderCacheCreation(context.input) };
  const head = renderMessageHead(plan, context);
  yield createEvent('message_start', {
    message: { ...head, content: [], stop_reason: null, stop_sequence: null, usage },
  });
  yield createEvent('ping', {});
  let index = 0;
  for (const part of candidate.parts) {
    if (renderBlock(part) === null) continue;
    yield* streamBlock(part, index);
    index += 1;
  }
  const { finish } = candidate;
  yield createEvent('message_delta', {
    delta: { stop_reason: mapStopReason(finish), stop_sequence: findStopSequence(finish) },
    usage: renderFinalUsage(context.input, candidate),
  });
  yield createEvent('message_stop', {});
}

function* streamBlock(part: AnswerPart, index: number): Generator<UpstreamEvent, undefined> {
  yield createEvent('content_block_start', { index, content_block: renderEmptyBlock(part) });
  for (const delta of listDeltas(part)) yield createEvent('content_block_delta', { index, delta });
  yield createEvent('content_block_stop', { index });
}

/** The block before its deltas. */
function renderEmptyBlock(part: AnswerPart): JsonObject | null {
  switch (part.kind) {
    case 'text':
      return { type: 'text', text: '' };
    case 'thinking':
      return { type: 'thinking', thinking: '', signature: '' };
    case 'tool-call':
      return { type: 'tool_use', id: renderToolId(part.id), name: part.name, input: {} };
    default:
      return renderBlock(part);
  }
}

function* listDeltas(part: AnswerPart): Generator<JsonObject, undefined> {
  switch (part.kind) {
    case 'text':
      for (const text of splitDeltas(part.text)) yield { type: 'text_delta', text };
      break;
    case 'thinking':
      for (const thinking of splitDeltas(part.text)) yield { type: 'thinking_delta', thinking };
      yield { type: 'signature_delta', signature: part.signature };
      break;
    case 'tool-call':
      yield { type: 'input_json_delta', partial_json: '' };
      for (const json of splitDeltas(JSON.stringify(part.input))) {
        yield { type: 'input_json_delta', partial_json: json };
      }
      break;
    default:
  }
}

function createEvent(type: string, fields: JsonObject): UpstreamEvent {
  return { event: type, data: JSON.stringify({ type, ...fields }) };
}
