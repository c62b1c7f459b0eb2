import { asObject, listObjects, type JsonObject } from '../../core/json/json-object.ts';

/** The types of this tool have a date behind them. */
const advisorTypes = /^advisor_/u;

/** The models that a request lets the upstream ask beside its own, as its tools name them. */
export function listAdvisorModels(body: unknown): readonly string[] {
  return listObjects(asObject<JsonObject>(body)['tools']).flatMap(({ type, model }) =>
    typeof type === 'string' && advisorTypes.test(type) && typeof model === 'string' ? [model] : [],
  );
}
