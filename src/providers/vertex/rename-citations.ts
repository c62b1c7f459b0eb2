import { asObject, type JsonObject } from '../../core/json/json-object.ts';

/** Whether an answer or a chunk may hold citations; told without parsing it. */
export function mayCite(text: string | Buffer): boolean {
  return text.includes('"citationMetadata"');
}

/** `citations` of Vertex AI under the name format C has for them. Returns the same object when there are none. */
export function renameCitations(value: JsonObject): JsonObject {
  const { candidates } = value;
  if (!Array.isArray(candidates)) return value;
  const renamed = candidates.map(renameInCandidate);
  return renamed.every((candidate, index) => candidate === candidates[index])
    ? value
    : { ...value, candidates: renamed };
}

function renameInCandidate(candidate: unknown): unknown {
  const known = asObject(candidate);
  const metadata = asObject(known.citationMetadata);
  if (metadata.citations === undefined) return candidate;
  const { citations, ...rest } = metadata;
  return { ...known, citationMetadata: { ...rest, citationSources: citations } };
}
