import type {
  Candidate,
  CandidateContent,
  CandidatePart,
  ContentTokenCountResponse,
  GenerateContentResponse,
  KnownContentBlockResponse,
  MessageResponse,
  MessageTokenCountResponse,
} from '../../../generated/contract-types.ts';
import { asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import { readCount } from '../../core/tokens/token-counts.ts';
import {
  type AnswerReading,
  createCallPart,
  isCutOff,
  keepThought,
  mapStopReason,
  signThought,
  unwrapText,
} from './answer-reading.ts';
import { convertUsage } from './convert-usage.ts';

type Block = Unchecked<KnownContentBlockResponse>;
type Part = Unchecked<CandidatePart>;

/** A whole answer of format B as one of format C. Blocks that format C does not have are left out. */
export function convertMessageAnswer(
  value: Unchecked<MessageResponse>,
  reading: AnswerReading,
): Unchecked<GenerateContentResponse> {
  const parts = listWholeBlocks(value).flatMap((block) => convertBlock(block, reading));
  const finishReason = mapStopReason(value.stop_reason, reading);
  const id = asString(value.id);
  const candidate: Unchecked<Candidate> = {
    ...(parts.length === 0
      ? {}
      : { content: { role: 'model', parts } satisfies Unchecked<CandidateContent> }),
    finishReason,
    index: 0,
  };
  return {
    candidates: [candidate],
    ...convertUsage(value.usage),
    ...(id === null || id === '' ? {} : { responseId: id }),
  };
}

/** Without a call that the model was cut off in. */
function listWholeBlocks({ content, stop_reason: reason }: Unchecked<MessageResponse>): readonly Block[] {
  const blocks = listObjects<KnownContentBlockResponse>(content);
  return isCutOff(reason) && blocks.at(-1)?.type === 'tool_use' ? blocks.slice(0, -1) : blocks;
}

function convertBlock(block: Block, reading: AnswerReading): readonly Part[] {
  switch (block.type) {
    case 'text':
      return convertText(asString(block.text) ?? '', reading);
    case 'thinking':
      return convertThinking(block, reading);
    case 'redacted_thinking':
      keepThought({ type: block.type, data: block.data }, reading);
      return [];
    case 'tool_use': {
      const part = createCallPart({ ...block, input: block.input ?? {} }, reading);
      return part === null ? [] : [part];
    }
    default:
      return [];
  }
}

function convertText(text: string, reading: AnswerReading): readonly Part[] {
  const told = reading.shape === 'plain' ? text : unwrapText(text, reading.shape);
  reading.textLength += told.length;
  return told === '' ? [] : [{ text: told }];
}

/** One without words goes back with the call after it alone: clients take an answer that begins with an empty text for an empty one. */
function convertThinking(block: Block, reading: AnswerReading): readonly Part[] {
  const { type, signature } = block;
  const thinking = asString(block.thinking) ?? '';
  keepThought({ type, thinking, signature }, reading);
  if (reading.thoughts === 'hidden' || thinking === '') return [];
  return [{ text: thinking, thought: true, thoughtSignature: signThought({ type, signature }, reading) }];
}

/** A token count of format B as one of format C. */
export function convertCountAnswer({
  input_tokens: count,
}: Unchecked<MessageTokenCountResponse>): Unchecked<ContentTokenCountResponse> {
  return { totalTokens: readCount(count) };
}
