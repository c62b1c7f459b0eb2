import { asObject, asString, type JsonObject } from '../../core/json/json-object.ts';

/**
 * Calls and results of functions without ids, to which Vertex AI answers 400. It tells by name and order which result
 * belongs to which call, so results come in the order of the calls. The same object comes back where there are no ids.
 */
export function dropCallIds(value: JsonObject): JsonObject {
  const { contents } = value;
  if (!Array.isArray(contents)) return value;
  const reading: Reading = { order: new Map(), isModelTurn: false };
  const dropped = contents.map((content: unknown) => dropInContent(content, reading));
  return dropped.every((content, index) => content === contents[index])
    ? value
    : { ...value, contents: dropped };
}

/** Per request. */
interface Reading {
  /** The place of each call in the last turn of the model, by its id. */
  order: Map<string, number>;
  isModelTurn: boolean;
}

function dropInContent(content: unknown, reading: Reading): unknown {
  const known = asObject(content);
  if (!Array.isArray(known.parts)) return content;
  const isModelTurn = known.role === 'model';
  if (isModelTurn && !reading.isModelTurn) reading.order = new Map();
  reading.isModelTurn = isModelTurn;
  const parts: readonly unknown[] = known.parts;
  for (const part of parts) noteCall(part, reading);
  const sorted = sortResults(parts, reading).map(dropInPart);
  return sorted.every((part, index) => part === parts[index]) ? content : { ...known, parts: sorted };
}

function noteCall(part: unknown, { order }: Reading): void {
  const id = asString(asObject(asObject(part).functionCall).id);
  if (id !== null) order.set(id, order.size);
}

/** Results change places with one another only, and only where the call of each is known. */
function sortResults(parts: readonly unknown[], { order }: Reading): readonly unknown[] {
  const results = parts.filter(isResult);
  if (results.length < 2) return parts;
  const ranked = results.map((part) => ({ part, rank: order.get(readResultId(part) ?? '') }));
  if (ranked.some(({ rank }) => rank === undefined)) return parts;
  ranked.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  let next = 0;
  return parts.map((part) => (isResult(part) ? ranked[next++]?.part : part));
}

function isResult(part: unknown): boolean {
  return asObject(part).functionResponse !== undefined;
}

function readResultId(part: unknown): string | null {
  return asString(asObject(asObject(part).functionResponse).id);
}

function dropInPart(part: unknown): unknown {
  const known = asObject(part);
  for (const kind of ['functionCall', 'functionResponse']) {
    const member = asObject(known[kind]);
    if (member.id === undefined) continue;
    const { id: _, ...rest } = member;
    return { ...known, [kind]: rest };
  }
  return part;
}
