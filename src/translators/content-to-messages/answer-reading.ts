import type {
  CandidatePart,
  KnownContentBlockResponse,
  RedactedThinkingBlock,
  ThinkingBlock,
  VendorCandidateFunctionCall,
} from '../../../generated/contract-types.ts';
import { mendTextHalves } from '../../core/json/mend-halves.ts';
import { parseToolValue } from '../../core/json/parse-json.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { asObject, asString, isObject, type Unchecked } from '../../core/json/json-object.ts';
import { mapEndingToFinishReason } from '../../formats/content/index.ts';
import { mapStopReasonToEnding, sealThoughts, type SealedThought } from '../../formats/messages/index.ts';
import { listRenamedFunctions } from './function-names.ts';
import { wrappedName, type AnswerShape } from './convert-output-format.ts';

/** How one answer is read, and what was read so far that later parts need. Per answer. */
export interface AnswerReading {
  readonly call: UpstreamCall;
  readonly thoughts: 'shown' | 'hidden';
  readonly shape: AnswerShape;
  /** Names of functions that the client gave, by those that format B has for them. */
  readonly givenNames: ReadonlyMap<unknown, string>;
  /** Thinking blocks that the next call takes with it, since clients send the signatures of calls back most reliably. */
  readonly thinking: SealedThought[];
  /** Characters of text since the last call. */
  textLength: number;
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
    givenNames: listRenamedFunctions(call.body.value),
    thinking: [],
    textLength: 0,
    hasMalformedCall: false,
    hasCall: false,
  };
}

/** The signature of a thought, beside its text. */
export function signThought(block: Unchecked<ThinkingBlock>, { call }: AnswerReading): string {
  return sealThoughts(call.deployment.provider.name, [block]);
}

/** Keeps a thought for the next call, and where it stood: clients that are shown no thoughts have nothing else to tell it by. */
export function keepThought(
  block: Unchecked<ThinkingBlock | RedactedThinkingBlock>,
  { thinking, textLength }: AnswerReading,
): void {
  thinking.push(textLength === 0 ? block : { ...block, after: textLength });
}

/**
 * A call as a part, with the thoughts before it; `null` for one whose arguments cannot be used. The first call names its
 * provider even without thoughts, for models that want to be told which calls are not theirs.
 */
export function createCallPart(
  { id, name, input }: Unchecked<KnownContentBlockResponse>,
  reading: AnswerReading,
): Unchecked<CandidatePart> | null {
  if (!isObject(input)) {
    reading.hasMalformedCall = true;
    return null;
  }
  const blocks = reading.thinking.splice(0);
  reading.textLength = 0;
  const isSigned = blocks.length > 0 || !reading.hasCall;
  reading.hasCall = true;
  return {
    functionCall: {
      id,
      name: reading.givenNames.get(name) ?? name,
      args: input,
    } satisfies Unchecked<VendorCandidateFunctionCall>,
    ...(!isSigned ? {} : { thoughtSignature: sealThoughts(reading.call.deployment.provider.name, blocks) }),
  };
}

const wrapping = new RegExp(`^\\s*\\{\\s*"${wrappedName}"\\s*:\\s*`, 'u');

/** The answer within its wrapping, and as much as there is of one that was cut off. */
export function unwrapText(text: string, shape: AnswerShape): string {
  const value = asObject(parseOrNothing(text))[wrappedName];
  if (value === undefined) {
    const begun = text.replace(wrapping, '');
    return shape !== 'wrapped-json' && begun !== text ? readBegun(begun) : begun;
  }
  const said = shape === 'wrapped-json' ? null : asString(value);
  const isAnswer = said !== null && (shape === 'wrapped-text' || isJson(said));
  return isAnswer ? said : JSON.stringify(value);
}

function isJson(text: string): boolean {
  try {
    parseToolValue(text);
    return true;
  } catch {
    return false;
  }
}

/** A JSON text as far as there is any of it, without half an escape. */
function readBegun(json: string): string {
  const whole = /^"(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-f]{4}))*/iu.exec(json)?.[0] ?? '"';
  return asString(parseOrNothing(`${whole}"`)) ?? whole.slice(1);
}

/** The arguments of a call as they were written; none are an empty object. */
export function parseArguments(text: string): unknown {
  return text.trim() === '' ? {} : parseOrNothing(text);
}

/** Halves of characters that a model wrote as escapes are replaced, as in a whole answer. */
function parseOrNothing(text: string): unknown {
  try {
    return parseToolValue(mendTextHalves(text));
  } catch {
    return null;
  }
}

/** The finish reason for a stop reason, after a look at the calls. */
export function mapStopReason(stopReason: unknown, { hasMalformedCall }: AnswerReading): string {
  const finishReason = mapEndingToFinishReason(mapStopReasonToEnding(stopReason));
  return hasMalformedCall && finishReason === 'STOP' ? mapEndingToFinishReason('malformed') : finishReason;
}

/**
 * Whether the model did not come to its end, so that a call which is the last block is only the beginning of one, whatever its input looks
 * like (https://platform.claude.com/docs/en/build-with-claude/handling-stop-reasons).
 */
export function isCutOff(stopReason: unknown): boolean {
  const ending = mapStopReasonToEnding(stopReason);
  return ending === 'max-tokens' || ending === 'filtered';
}
