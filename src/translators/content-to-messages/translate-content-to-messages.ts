import type { UpstreamAnswer, UpstreamCall, WholeAnswer } from '../../core/provider.ts';
import type { PerformOperation } from '../../core/translator.ts';
import { performWhole } from '../calls/perform-whole.ts';
import { renameIgnoredFields } from '../calls/rename-ignored-fields.ts';
import { createReading } from './answer-reading.ts';
import { convertContentRequest, convertCountRequest } from './convert-content-request.ts';
import { convertCountAnswer, convertMessageAnswer } from './convert-message-answer.ts';
import { convertMessageStream } from './convert-message-stream.ts';
import type { MessageFields } from '../chat/message-fields.ts';
import { messageFieldNames, renameRejection } from './rename-message-fields.ts';

/** Serves generateContent on models of format B. */
export async function translateContentToMessages(
  call: UpstreamCall,
  perform: PerformOperation,
): Promise<UpstreamAnswer> {
  const converted = convertContentRequest(call.body.value, call);
  const inner = createInnerCall(call, converted.body);
  const answer = await renameErrors(perform('createMessage', inner));
  const reading = createReading(call, converted);
  const ignoredFields = listIgnored(converted.ignoredFields, answer);
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
  const answer = await renameErrors(performWhole(perform, 'countMessageTokens', inner));
  const ignoredFields = listIgnored(own, answer);
  return { kind: 'whole', value: convertCountAnswer(answer.value), bytes: null, ignoredFields };
}

function createInnerCall(call: UpstreamCall, value: MessageFields): UpstreamCall {
  return { ...call, body: { value, bytes: null } };
}

function renameErrors<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    throw renameRejection(error);
  });
}

function listIgnored(own: readonly string[], answer: UpstreamAnswer): readonly string[] {
  if (answer.ignoredFields.length === 0 && own.length < 2) return own;
  const upstream = renameIgnoredFields(answer.ignoredFields, messageFieldNames);
  return [...new Set([...own, ...upstream])];
}
