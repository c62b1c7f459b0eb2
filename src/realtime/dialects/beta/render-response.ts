import { asObject, asString, listObjects, type JsonObject } from '../../../core/json/json-object.ts';
import type { ItemPaths } from './convert-item.ts';
import { renderItem } from './render-item.ts';
import type { ResponseView } from './response-views.ts';

/** What a response is besides what the session says of it. */
export interface ResponseScene {
  readonly view: ResponseView;
  readonly conversationId: string;
  readonly paths: ItemPaths;
}

/** A response of a session as its client sees it. */
export function renderResponse(
  response: JsonObject,
  { view, conversationId, paths }: ResponseScene,
): JsonObject {
  const items = listObjects(response.output).map((item) => renderItem(item, paths));
  return {
    id: response.id,
    object: 'realtime.response',
    status: response.status,
    status_details: renderDetails(response),
    output: items.filter((item) => item !== null),
    usage: renderUsage(response.usage),
    conversation_id: typeof response.conversation_id === 'string' ? conversationId : null,
    modalities: view.modalities,
    voice: view.voice,
    output_audio_format: view.encoding,
    temperature: view.temperature,
    max_output_tokens: view.maxTokens,
    metadata: response.metadata ?? null,
  };
}

const endings = ['completed', 'cancelled', 'incomplete', 'failed'];
const reasons = ['client_cancelled', 'turn_detected', 'max_output_tokens', 'content_filter'];

function renderDetails({ status, status_details }: JsonObject): JsonObject | null {
  const { type = status, reason, error } = asObject(status_details);
  if (status_details === null || typeof type !== 'string' || !endings.includes(type)) return null;
  return {
    type,
    ...(typeof reason === 'string' && reasons.includes(reason) && { reason }),
    ...(type === 'failed' && { error: renderFailure(error) }),
  };
}

function renderFailure(error: unknown): JsonObject {
  const { type, code, message } = asObject(error);
  return {
    type: asString(type) ?? 'server_error',
    code: asString(code),
    message: asString(message) ?? 'The response failed.',
  };
}

function renderUsage(usage: unknown): JsonObject | null {
  if (typeof usage !== 'object' || usage === null) return null;
  const { input_token_details: input, output_token_details: output, ...totals } = asObject(usage);
  return {
    ...pickCounts(totals, ['total_tokens', 'input_tokens', 'output_tokens']),
    ...(input !== undefined && {
      input_token_details: pickCounts(input, ['cached_tokens', 'text_tokens', 'audio_tokens']),
    }),
    ...(output !== undefined && {
      output_token_details: pickCounts(output, ['text_tokens', 'audio_tokens']),
    }),
  };
}

function pickCounts(counts: unknown, names: readonly string[]): JsonObject {
  const known = asObject(counts);
  return Object.fromEntries(
    names.flatMap((name) => (typeof known[name] === 'number' ? [[name, known[name]]] : [])),
  );
}
