import { parseToolValue } from '../../core/json/parse-json.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { asObject, asString, type JsonObject } from '../read-json.ts';
import { wrappedName, type AnswerShape } from './convert-output-format.ts';
import { sealThoughts } from './thought-signatures.ts';

/** How one answer is read, and what was read so far that later parts need. Per answer. */
export interface AnswerReading {
  readonly call: UpstreamCall;
  readonly thoughts: 'shown' | 'hidden';
  readonly shape: AnswerShape;
  /** Thinking blocks that the next call takes with it, since clients send the signatures of calls back most reliably. */
  readonly thinking: JsonObject[];
  /** A call whose arguments are no JSON object was left out. */
  hasMalformedCall: boolean;
  /** A call was read, so that the origin of the answer is told. */
  hasCall: boolean;
}

export function createReading(
  call: UpstreamCall,
  rules: Pick<AnswerReading, 'thoughts' | 'shape'>,
): AnswerReading {
  return {
    call,
    thoughts: rules.thoughts,
    shape: rules.shape,
    thinking: [],
    hasMalformedCall: false,
    hasCall: false,
  };
}

/** The signature of a thought, beside its text. */
export function signThought(block: JsonObject, { call }: AnswerReading): string {
  return sealThoughts(call.deployment.provider, [block]);
}

/**
 * A call as a part, with the thoughts before it; `null` for one whose arguments cannot be used. The first call names its
 * provider even without thoughts, for models that want to be told which calls are not theirs.
 */
export function createCallPart({ id, name, input }: JsonObject, reading: AnswerReading): JsonObject | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    reading.hasMalformedCall = true;
    return null;
  }
  const blocks = reading.thinking.splice(0);
  const isSigned = blocks.length > 0 || !reading.hasCall;
  reading.hasCall = true;
  return {
    functionCall: { id, name, args: input },
    ...(!isSigned ? {} : { thoughtSignature: sealThoughts(reading.call.deployment.provider, blocks) }),
  };
}

/** The answer within its wrapping. One that was cut off stays as it is. */
export function unwrapText(text: string, shape: AnswerShape): string {
  const value = asObject(parseOrNothing(text))[wrappedName];
  if (value === undefined) return text;
  return (shape === 'wrapped-text' ? asString(value) : null) ?? JSON.stringify(value);
}

/** The arguments of a call as they were written; none are an empty object. */
export function parseArguments(text: string): unknown {
  return text.trim() === '' ? {} : parseOrNothing(text);
}

function parseOrNothing(text: string): unknown {
  try {
    return parseToolValue(text);
  } catch {
    return null;
  }
}

/** The finish reason, after a look at the calls. */
export function adjustFinishReason(reason: string, { hasMalformedCall }: AnswerReading): string {
  return hasMalformedCall && reason === 'STOP' ? 'MALFORMED_FUNCTION_CALL' : reason;
}
