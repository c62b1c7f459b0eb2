import type { JsonObject } from './json/json-object.ts';

/** A request body as an upstream shall get it, and the names of the fields that were left out of it. */
export interface RewrittenBody {
  /** The very object that came in when nothing had to change. */
  readonly value: JsonObject;
  readonly ignoredFields: readonly string[];
}
