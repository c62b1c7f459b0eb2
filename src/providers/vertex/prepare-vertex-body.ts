import type { BytePieces } from '../../core/byte-pieces.ts';
import { isObject, type JsonObject } from '../../core/json/json-object.ts';
import { writeJson } from '../../core/json/write-json.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';
import { dropFields, fitContentRequest, fitCounted, modelChoices } from '../../formats/content/index.ts';
import { dropCallIds } from './drop-call-ids.ts';
import { dropPartMetadata } from './drop-part-metadata.ts';
import { refuseGeminiFields } from './refuse-gemini-fields.ts';

/** What Vertex AI is sent. */
export interface PreparedBody {
  readonly body: Buffer | BytePieces;
  readonly ignoredFields: readonly string[];
}

/**
 * A request of format C as Vertex AI takes it: each content has a role, a count asks about the request itself, no model
 * stands in the body, calls have no ids, and what else this API does not know is left out, more of it for a count. The client's
 * bytes pass where nothing changes. Throws what refuseGeminiFields does.
 */
export function prepareVertexBody(
  call: Pick<UpstreamCall, 'body' | 'deployment' | 'upstreamModel'>,
  method: string,
): PreparedBody {
  const { value, bytes } = call.body;
  const known = fitCounted(value, (request, prefix) => {
    refuseGeminiFields(request, prefix);
    const noted = dropPartMetadata(request);
    const counted =
      method === 'countTokens' ? dropUncounted(noted.value) : { value: noted.value, ignoredFields: [] };
    const fitted = dropFields(fitContentRequest(counted.value, call, 'up to'), leftOutSettings);
    return {
      ...fitted,
      ignoredFields: [...noted.ignoredFields, ...counted.ignoredFields, ...fitted.ignoredFields],
    };
  });
  const sent = nameRoles(dropCallIds(dropModel(unwrapCount(known.value))));
  return {
    body: bytes !== null && sent === value ? bytes : writeJson(sent),
    ignoredFields: known.ignoredFields,
  };
}

/**
 * What Vertex AI takes with a count; it answers 400 to anything else
 * (https://cloud.google.com/vertex-ai/generative-ai/docs/express-mode/rest/v1/publishers.models/countTokens).
 */
const countedFields: ReadonlySet<string> = new Set([
  'model',
  'instances',
  'contents',
  'tools',
  'systemInstruction',
  'generationConfig',
]);

/** Nobody needs to hear of settings without anything in them, which a client library sends with every count. */
function dropUncounted(request: JsonObject): RewrittenBody {
  const unknown = Object.keys(request).filter((name) => !countedFields.has(name));
  if (unknown.length === 0) return { value: request, ignoredFields: [] };
  return {
    value: Object.fromEntries(Object.entries(request).filter(([name]) => countedFields.has(name))),
    ignoredFields: unknown.filter((name) => !isEmpty(request[name])),
  };
}

function isEmpty(member: unknown): boolean {
  return typeof member === 'object' && member !== null && Object.keys(member).length === 0;
}

/** Settings that the other API of Google has; Vertex AI answers 400 to them. And those that it would obey behind the gateway's back. */
const leftOutSettings = [
  ...modelChoices,
  'store',
  'generationConfig.enableEnhancedCivicAnswers',
  'toolConfig.includeServerSideToolInvocations',
];

/** Vertex AI counts a request that is not wrapped. */
function unwrapCount(value: JsonObject): JsonObject {
  const { generateContentRequest: inner } = value;
  return isObject(inner) ? inner : value;
}

function dropModel(value: JsonObject): JsonObject {
  if (value.model === undefined) return value;
  const { model: _, ...rest } = value;
  return rest;
}

function nameRoles(value: JsonObject): JsonObject {
  const { contents } = value;
  if (!Array.isArray(contents)) return value;
  const named = contents.map((content: unknown) => {
    return !isObject(content) || typeof content.role === 'string' ? content : { ...content, role: 'user' };
  });
  return named.every((content, index) => content === contents[index]) ? value : { ...value, contents: named };
}
