import { asObject, type JsonObject } from '../../core/json/json-object.ts';
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

/** Leaves out what an upstream does not know and answers 400 to. `paths` are of members, however deep within objects. */
export function dropFields(body: RewrittenBody, paths: readonly string[]): RewrittenBody {
  let { value } = body;
  const found = paths.filter((path) => readMember(value, path.split('.')) !== undefined);
  if (found.length === 0) return body;
  for (const path of found) value = dropMember(value, path.split('.'));
  return { value, ignoredFields: [...body.ignoredFields, ...found] };
}

function readMember(value: JsonObject, path: readonly string[]): unknown {
  return path.reduce<unknown>((holder, name) => asObject(holder)[name], value);
}

function dropMember(value: JsonObject, [name = '', ...nested]: readonly string[]): JsonObject {
  const { [name]: member, ...rest } = value;
  return nested.length === 0 ? rest : { ...value, [name]: dropMember(asObject(member), nested) };
}
