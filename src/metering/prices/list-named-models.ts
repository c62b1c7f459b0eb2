import { GatewayError } from '../../core/gateway-error.ts';
import { listObjects, type JsonObject } from '../../core/json/json-object.ts';
import { listMessageTools, readAdvisorModel } from '../../formats/messages/index.ts';

/** A model that a request of format B lets the upstream ask beside its own. */
export interface NamedModel {
  readonly name: string;
  /** What an entry of `fallbacks` says of its own answer; `null` for an advisor, which answers the model that asks it. */
  readonly fallback: FallbackEntry | null;
}

/** What is not there is as in the request. */
export interface FallbackEntry {
  readonly max_tokens?: unknown;
  readonly speed?: unknown;
}

/** More models than any request has use for; each is looked for among those that are served. */
const maxNamed = 64;

/**
 * The models that a request lets the upstream ask, as its tools and its `fallbacks` name them, each advisor once. Throws
 * `invalid_argument` for too many.
 */
export function listNamedModels(body: JsonObject): readonly NamedModel[] {
  const advisors = listMessageTools(body).flatMap((tool) => readAdvisorModel(tool) ?? []);
  const fallbacks = listObjects(body['fallbacks']).flatMap((fallback) => {
    const { model: name } = fallback;
    return typeof name === 'string' ? [{ name, fallback }] : [];
  });
  const named = [...[...new Set(advisors)].map((name) => ({ name, fallback: null })), ...fallbacks];
  if (named.length <= maxNamed) return named;
  const param = fallbacks.length > maxNamed ? 'fallbacks' : 'tools';
  const message = `${param}: a request may name at most ${String(maxNamed)} models beside its own.`;
  throw new GatewayError('invalid_argument', message, { reason: 'invalid_value', param });
}
