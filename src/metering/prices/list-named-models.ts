import { listObjects, type JsonObject } from '../../core/json/json-object.ts';
import { listMessageTools } from '../../formats/messages/index.ts';

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

/** The types of this tool have a date behind them. */
const advisorTypes = /^advisor_/u;

/** The models that a request lets the upstream ask, as its tools and its `fallbacks` name them. */
export function listNamedModels(body: JsonObject): readonly NamedModel[] {
  const advisors = listMessageTools(body)
    .filter(({ type }) => typeof type === 'string' && advisorTypes.test(type))
    .map(({ model }) => ({ model, fallback: null }));
  const fallbacks = listObjects(body['fallbacks']).map((entry) => ({
    model: entry['model'],
    fallback: entry,
  }));
  return [...advisors, ...fallbacks].flatMap(({ model, fallback }) =>
    typeof model === 'string' ? [{ name: model, fallback }] : [],
  );
}
