import { parseJson } from '../core/json/parse-json.ts';
import type { UpstreamEvent } from '../core/provider.ts';
import { asObject, type JsonObject } from './token-counts.ts';

/** The payload of an event; what cannot be read is judged by whoever renders the event. */
export function readPayload({ data, value }: UpstreamEvent): JsonObject {
  try {
    return asObject(value ?? parseJson(data));
  } catch {
    return {};
  }
}
