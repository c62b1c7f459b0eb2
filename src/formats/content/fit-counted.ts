import { isObject, type JsonObject } from '../../core/json/json-object.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

const holder = 'generateContentRequest';

/**
 * Fits the request itself, which a count of tokens may hold within; what is left out has the name that it has there. `fit` is told
 * what stands before names there.
 */
export function fitCounted(
  value: JsonObject,
  fit: (request: JsonObject, prefix: string) => RewrittenBody,
): RewrittenBody {
  const inner = value[holder];
  if (!isObject(inner)) return fit(value, '');
  const prefix = `${holder}.`;
  const fitted = fit(inner, prefix);
  return {
    value: fitted.value === inner ? value : { ...value, [holder]: fitted.value },
    ignoredFields: fitted.ignoredFields.map((field) => prefix + field),
  };
}
