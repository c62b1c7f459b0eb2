import { asObject, isObject, type JsonObject } from '../../core/json/json-object.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/**
 * What has the upstream choose another model than the one that is asked for, allowed and paid
 * (https://cloud.google.com/vertex-ai/generative-ai/docs/reference/rest/v1/GenerationConfig). `modelConfig` is `modelSelectionConfig` as
 * Google's client writes it.
 */
export const modelChoices: readonly string[] = [
  'generationConfig.modelConfig',
  'generationConfig.modelSelectionConfig',
  'generationConfig.routingConfig',
];

/** Leaves out what an upstream does not know and answers 400 to. `paths` are of members, or of those one level below. */
export function dropFields(body: RewrittenBody, paths: readonly string[]): RewrittenBody {
  let { value } = body;
  const found = paths.filter((path) => readMember(value, path) !== undefined);
  if (found.length === 0) return body;
  for (const path of found) value = dropMember(value, path);
  return { value, ignoredFields: [...body.ignoredFields, ...found] };
}

function readMember(value: JsonObject, path: string): unknown {
  const [first = '', second] = path.split('.');
  return second === undefined ? value[first] : asObject(value[first])[second];
}

function dropMember(value: JsonObject, path: string): JsonObject {
  const [first = '', second] = path.split('.');
  const { [first]: member, ...rest } = value;
  if (second === undefined || !isObject(member)) return rest;
  const { [second]: _, ...kept } = member;
  return { ...value, [first]: kept };
}
