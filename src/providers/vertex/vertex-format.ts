import type { UpstreamEvent } from '../../core/provider.ts';
import type { ClassifiedEvent, UpstreamErrorBody, WireFormat } from '../../core/wire/wire-format.ts';
import { contentFormat } from '../../formats/content/index.ts';
import { renameCitations } from './rename-citations.ts';

/** Format C as Vertex AI writes it: citations have another name, and errors name the operator's project. */
export const vertexFormat: WireFormat = {
  ...contentFormat,
  parseError: parseVertexError,
  classifyEvent: classifyVertexEvent,
};

function parseVertexError(body: unknown): UpstreamErrorBody | null {
  const error = contentFormat.parseError(body);
  if (error?.message === null || error === null) return error;
  return { ...error, message: hideProjects(error.message) };
}

/** A text without the names of the operator's projects. */
export function hideProjects(text: string): string {
  return text.replace(/\bprojects\/[^\s/'"`]+/gu, 'projects/[id]');
}

function classifyVertexEvent(received: UpstreamEvent): ClassifiedEvent {
  const classified = contentFormat.classifyEvent(received);
  const { type, event } = classified;
  if (type === 'error' || type === 'skip' || event.value === undefined) return classified;
  const value = renameCitations(event.value);
  if (value === event.value) return classified;
  return { type, event: { event: null, data: JSON.stringify(value), value } };
}
