import type { GenerateContentRequest, SafetySetting } from '../../../generated/contract-types.ts';
import { asObject, type Unchecked } from '../../core/json/json-object.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/** Categories the upstream has retired: civic integrity and all those of PaLM. It answers 400 to some of them. */
const retiredCategories: ReadonlySet<unknown> = new Set([
  'HARM_CATEGORY_CIVIC_INTEGRITY',
  'HARM_CATEGORY_UNSPECIFIED',
  'HARM_CATEGORY_DEROGATORY',
  'HARM_CATEGORY_TOXICITY',
  'HARM_CATEGORY_VIOLENCE',
  'HARM_CATEGORY_SEXUAL',
  'HARM_CATEGORY_MEDICAL',
  'HARM_CATEGORY_DANGEROUS',
]);

/** Removes safety settings of retired categories, which have no effect any more. */
export function dropRetiredSettings(value: Unchecked<GenerateContentRequest>): RewrittenBody {
  const settings: readonly unknown[] = Array.isArray(value.safetySettings) ? value.safetySettings : [];
  const ignoredFields = settings.flatMap((setting, index) =>
    isRetired(setting) ? [`safetySettings[${String(index)}]`] : [],
  );
  if (ignoredFields.length === 0) return { value, ignoredFields };
  return {
    value: { ...value, safetySettings: settings.filter((setting) => !isRetired(setting)) },
    ignoredFields,
  };
}

function isRetired(setting: unknown): boolean {
  return retiredCategories.has(asObject<SafetySetting>(setting).category);
}
