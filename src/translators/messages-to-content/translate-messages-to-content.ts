import type { UpstreamAnswer, UpstreamCall, WholeAnswer } from '../../core/provider.ts';
import type { PerformOperation } from '../../core/translator.ts';
import { performWhole } from '../calls/perform-whole.ts';
import { convertContentStream } from './convert-content-stream.ts';
import { convertCountAnswer, convertMessageAnswer } from './convert-message-answer.ts';
import {
  convertCountRequest,
  convertMessageRequest,
  type ConvertedMessage,
  type MessageSource,
} from './convert-message-request.ts';
import { countAllowedCalls } from './convert-tools.ts';
import type { AnswerReading } from './read-candidate.ts';
import { renameContentField, renameRejection } from './rename-rejection.ts';
import { listRenamedTools } from './tool-names.ts';

/** Serves createMessage on models of format C. */
export async function translateMessagesToContent(
  call: UpstreamCall,
  perform: PerformOperation,
): Promise<UpstreamAnswer> {
  const converted = convertMessageRequest(createSource(call));
  const inner = createInnerCall(call, converted);
  const answer = await renameRejections(perform('generateContent', inner));
  const { value } = call.body;
  const reading: AnswerReading = {
    call,
    allowedCalls: countAllowedCalls(value),
    givenNames: listRenamedTools(value),
    calls: 0,
  };
  const ignoredFields = listIgnored(converted, answer);
  if (answer.kind === 'stream') {
    return { kind: 'stream', batches: convertContentStream(answer, reading), ignoredFields };
  }
  return { kind: 'whole', value: convertMessageAnswer(answer.value, reading), bytes: null, ignoredFields };
}

/** Serves countMessageTokens on models of format C. */
export async function translateMessageCount(
  call: UpstreamCall,
  perform: PerformOperation,
): Promise<WholeAnswer> {
  const converted = convertCountRequest(createSource(call));
  const inner = createInnerCall(call, converted);
  const answer = await renameRejections(performWhole(perform, 'countContentTokens', inner));
  const ignoredFields = listIgnored(converted, answer);
  return { kind: 'whole', value: convertCountAnswer(answer.value), bytes: null, ignoredFields };
}

function createSource({ body, deployment, upstreamModel, headers }: UpstreamCall): MessageSource {
  return { value: body.value, provider: deployment.provider, upstreamModel, headers };
}

/** The versions and betas of format B mean nothing to the upstream. */
function createInnerCall(call: UpstreamCall, { value }: ConvertedMessage): UpstreamCall {
  return { ...call, body: { value, bytes: null }, headers: {} };
}

function renameRejections<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    throw renameRejection(error);
  });
}

function listIgnored(converted: ConvertedMessage, answer: UpstreamAnswer): readonly string[] {
  if (answer.ignoredFields.length === 0) return converted.ignoredFields;
  const upstream = answer.ignoredFields.flatMap((field) => renameContentField(field) ?? []);
  return [...new Set([...converted.ignoredFields, ...upstream])];
}
