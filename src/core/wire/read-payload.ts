import { asObject, type JsonObject } from '../json/json-object.ts';
import { parseJson } from '../json/parse-json.ts';
import type { UpstreamEvent } from '../provider.ts';

/** The payload of an event; what cannot be read is judged by whoever renders the event. */
export function readPayload({ data, value }: UpstreamEvent): JsonObject {
  try {
    return asObject(value ?? parseJson(data));
  } catch {
    return {};
  }
}
