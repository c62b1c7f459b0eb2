import type { UpstreamAnswer, UpstreamCall, WholeAnswer } from '../../core/provider.ts';
import type { PerformOperation } from '../../core/translator.ts';
import { performWhole } from '../calls/perform-whole.ts';
import { renameIgnoredFields } from '../calls/rename-ignored-fields.ts';
import { createReading } from './answer-reading.ts';
import { convertContentRequest, convertCountRequest } from './convert-content-request.ts';
import { convertCountAnswer, convertMessageAnswer } from './convert-message-answer.ts';
import { convertMessageStream } from './convert-message-stream.ts';
import type { MessageFields } from '../chat/message-fields.ts';
import { listMessageFieldNames, renameRejection } from './rename-message-fields.ts';

/** Serves generateContent on models of format B. */
export async function translateContentToMessages(
  call: UpstreamCall,
  perform: PerformOperation,
): Promise<UpstreamAnswer> {
  const converted = convertContentRequest(call.body.value, call);
  const inner = createInnerCall(call, converted.body);
  const answer = await renameErrors(call, perform('createMessage', inner));
  const reading = createReading(call, converted);
  const ignoredFields = listIgnored(call, converted.ignoredFields, answer);
  if (answer.kind === 'stream') {
    return { kind: 'stream', batches: convertMessageStream(answer, reading), ignoredFields };
  }
  return { kind: 'whole', value: convertMessageAnswer(answer.value, reading), bytes: null, ignoredFields };
}

/** Serves countContentTokens on models of format B. */
export async function translateContentCount(
  call: UpstreamCall,
  perform: PerformOperation,
): Promise<WholeAnswer> {
  const { body, ignoredFields: own } = convertCountRequest(call.body.value, call);
  const inner = createInnerCall(call, body);
  const answer = await renameErrors(call, performWhole(perform, 'countMessageTokens', inner));
  const ignoredFields = listIgnored(call, own, answer);
  return { kind: 'whole', value: convertCountAnswer(answer.value), bytes: null, ignoredFields };
}

function createInnerCall(call: UpstreamCall, value: MessageFields): UpstreamCall {
  return { ...call, body: { value, bytes: null } };
}

function renameErrors<T>({ body }: UpstreamCall, answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    throw renameRejection(error, body.value);
  });
}

function listIgnored(
  { body }: UpstreamCall,
  own: readonly string[],
  answer: UpstreamAnswer,
): readonly string[] {
  if (answer.ignoredFields.length === 0 && own.length < 2) return own;
  const upstream = renameIgnoredFields(answer.ignoredFields, listMessageFieldNames(body.value));
  return [...new Set([...own, ...upstream])];
}
