import type { RealtimeGaTool, RealtimeGaToolChoice } from '../../../../generated/contract-types.ts';
import { mapToNeutralModelId } from '../../../core/model-catalogue.ts';
import type { RealtimeTarget } from '../../../core/realtime/realtime-adapter.ts';
import type {
  RealtimeTurn,
  RealtimeTurnItem,
  RealtimeTurnPart,
} from '../../../core/realtime/realtime-model.ts';
import { applyDirectives } from '../prompt/apply-directives.ts';
import { hashRequest } from '../prompt/hash-request.ts';
import { keepOwnWords } from '../prompt/keep-own-words.ts';
import { mergeTurns } from '../prompt/merge-turns.ts';
import {
  joinTexts,
  type Prompt,
  type PromptPart,
  type ToolChoice,
  type ToolSpec,
  type Turn,
} from '../prompt/prompt.ts';
import { describeDataUrl } from './describe-data-url.ts';

/**
 * A turn of a spoken or written conversation as the simulator's chat models see one. What was heard is text, so that directives may be
 * spoken, too. Of the user's messages only the last one is asked for directives: those before it had their response, even if it failed
 * and left nothing between them. Throws `invalid_argument` for directives that make no sense.
 */
export function readTurnPrompt(turn: RealtimeTurn, { deployment, upstreamModel }: RealtimeTarget): Prompt {
  const model = mapToNeutralModelId(upstreamModel);
  const conversation = readConversation(turn);
  const { system, turns, directives } = applyDirectives(conversation, deployment.id);
  return {
    model,
    seed: hashRequest(model, { ...turn }),
    directives,
    system,
    turns: mergeTurns(turns),
    notes: conversation.notes,
    prefill: null,
    tools: turn.tools.flatMap(readTool),
    toolChoice: readToolChoice(turn.toolChoice),
    codeExecution: 'off',
    thinking: { mode: 'off', budgetTokens: null },
    output: { kind: 'text' },
    limits: { maxTokens: turn.maxOutputTokens, stopSequences: [], thinking: 'inside' },
    candidateCount: 1,
    logprobs: null,
    callMarks: { announcement: 'left-out', ids: 'given', signatures: 'left-out' },
    input: { total: 0, byModality: new Map(), cacheRead: 0, cacheWrite: 0, hourWrite: 0 },
    ignoredFields: [],
  };
}

function readConversation({ instructions, items }: RealtimeTurn) {
  const system = instructions === '' ? [] : [instructions];
  const names = new Map<string, string>();
  const turns: Turn[] = [];
  for (const item of items) {
    if (item.kind === 'call') names.set(item.callId, item.name);
    if (item.kind === 'message' && item.role === 'system') system.push(joinTexts(item.parts.map(readPart)));
    else turns.push(readItem(item, names));
  }
  return { system, ...keepOwnWords(turns) };
}

function readItem(item: RealtimeTurnItem, names: ReadonlyMap<string, string>): Turn {
  switch (item.kind) {
    case 'message':
      return { role: item.role === 'assistant' ? 'assistant' : 'user', parts: item.parts.map(readPart) };
    case 'call':
      return { role: 'assistant', parts: [{ kind: 'tool-call', name: item.name }] };
    case 'call-output': {
      const name = names.get(item.callId) ?? 'unknown';
      return { role: 'user', parts: [{ kind: 'tool-result', name, text: item.output, outcome: 'ok' }] };
    }
  }
}

function readPart(part: RealtimeTurnPart): PromptPart {
  switch (part.kind) {
    case 'text':
      return part;
    case 'sound':
      return part.transcript === null ? { kind: 'other' } : { kind: 'text', text: part.transcript };
    case 'image':
      return { kind: 'media', media: describeDataUrl(part.url) };
  }
}

function readTool({ name, description, parameters }: RealtimeGaTool): readonly ToolSpec[] {
  if (name === undefined) return [];
  return [{ name, description: description ?? '', kind: 'custom', schema: parameters ?? undefined }];
}

function readToolChoice(choice: RealtimeGaToolChoice): ToolChoice {
  const base = { names: null, calls: 'many', param: 'tool_choice.name' } as const;
  if (typeof choice === 'string') return { ...base, mode: choice };
  const { name } = choice;
  return { ...base, mode: 'required', calls: 'one', names: typeof name === 'string' ? [name] : null };
}
