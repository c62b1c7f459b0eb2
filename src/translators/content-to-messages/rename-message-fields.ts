import type { GenerateContentRequest, GenerationConfig } from '../../../generated/contract-types.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { asObject, type Unchecked } from '../../core/json/json-object.ts';
import type { FieldNames } from '../calls/rename-ignored-fields.ts';
import { renameIgnoredFields } from '../calls/rename-ignored-fields.ts';
import { listFunctionPaths } from './convert-tools.ts';

type Sent = Unchecked<GenerateContentRequest>;

const messageFieldNames: FieldNames = [
  ['max_tokens', 'generationConfig.maxOutputTokens'],
  ['temperature', 'generationConfig.temperature'],
  ['top_p', 'generationConfig.topP'],
  ['top_k', 'generationConfig.topK'],
  ['stop_sequences', 'generationConfig.stopSequences'],
  ['thinking', 'generationConfig.thinkingConfig'],
  ['tool_choice', 'toolConfig'],
  ['tools', 'tools'],
  ['system', 'systemInstruction'],
  ['messages', 'contents'],
];

/** The fields of a converted request, and what they were made from in the one that the client sent. */
export function listMessageFieldNames(sent: Sent): FieldNames {
  const { responseJsonSchema } = asObject<GenerationConfig>(sent.generationConfig);
  const schema = responseJsonSchema === undefined ? 'responseSchema' : 'responseJsonSchema';
  return [...messageFieldNames, ['output_config', `generationConfig.${schema}`]];
}

/** A path of format B within a text: a name that is no plain word, or one with members. */
const pathForm =
  /\b(?:(?:messages|tools|system|thinking|output_config|tool_choice|stop_sequences)(?:\.\w+|\[\d+\])+|(?:max_tokens|top_p|top_k|output_config|tool_choice|stop_sequences)\b|messages(?=:))/gu;

/** Which tool a path of format B speaks of. */
const toolForm = /^tools[.[](\d+)/u;

/**
 * The error of an upstream, or of its adapter, that rejected a converted request, in the words of the client. Other errors come back as
 * they are.
 */
export function renameRejection(error: unknown, sent: Sent): unknown {
  if (!(error instanceof GatewayError)) return error;
  const isRefused = error.upstream === null && error.reason === 'unsupported_parameter';
  if (!isRefused && error.upstream?.kind !== 'rejected_request') return error;
  const renameField = createRenamer(sent);
  const message = error.message.replace(pathForm, (path) => renameField(path) ?? path);
  const param = error.param === null ? null : renameField(error.param);
  return new GatewayError(error.code, message, {
    ...(error.reason === null ? {} : { reason: error.reason }),
    ...(param === null ? {} : { param }),
    ...(error.retryAfterMs === null ? {} : { retryAfterMs: error.retryAfterMs }),
    ...(error.final ? { final: true as const } : {}),
    ...(error.upstream === null ? {} : { upstream: error.upstream }),
    cause: error.cause ?? error,
  });
}

function createRenamer(sent: Sent): (path: string) => string | null {
  const names = listMessageFieldNames(sent);
  const functions = listFunctionPaths(sent);
  return (path) => {
    const index = toolForm.exec(path)?.[1];
    const found = index === undefined ? undefined : functions[Number(index)];
    return found ?? renameIgnoredFields([path], names)[0] ?? null;
  };
}
