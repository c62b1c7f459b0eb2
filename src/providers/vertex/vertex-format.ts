import { parseJson } from '../../core/json/parse-json.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import { contentFormat } from '../gemini/content-format.ts';
import { asObject } from '../http/read-json.ts';
import type { ClassifiedEvent, UpstreamErrorBody, WireFormat } from '../http/wire-format.ts';
import { mayCite, renameCitations } from './rename-citations.ts';

/** Format C as Vertex AI writes it: citations have another name, and errors name the operator's project. */
export const vertexFormat: WireFormat = {
  parseError: parseVertexError,
  classifyEvent: classifyVertexEvent,
};

function parseVertexError(body: unknown): UpstreamErrorBody | null {
  const error = contentFormat.parseError(body);
  if (error?.message === null || error === null) return error;
  return { ...error, message: error.message.replace(/\bprojects\/[^\s/'"`]+/gu, 'projects/[id]') };
}

function classifyVertexEvent(received: UpstreamEvent): ClassifiedEvent {
  const classified = contentFormat.classifyEvent(received);
  const { type, event } = classified;
  if (type === 'error' || type === 'skip' || !mayCite(event.data)) return classified;
  const value = asObject(parseJson(event.data));
  if (value === null) return classified;
  return { type, event: { event: null, data: JSON.stringify(renameCitations(value)) } };
}
