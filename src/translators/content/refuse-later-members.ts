import type { JsonObject } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';

const noContinuation = 'This model continues no answer of another one; send the conversation itself.';
const noFormat =
  'Say it in responseMimeType and responseJsonSchema, or in imageConfig, which this model knows.';
const noTranslation = 'This model does not translate by itself; say it in the prompt.';

/** Members that the vendor's clients know and the contract does not, without which an answer is another one, in either spelling. */
const laterFields: ReadonlyMap<string, string> = new Map([
  ['continuationToken', noContinuation],
  ['continuation_token', noContinuation],
]);

const laterSettings: ReadonlyMap<string, string> = new Map([
  ['responseFormat', noFormat],
  ['response_format', noFormat],
  ['translationConfig', noTranslation],
  ['translation_config', noTranslation],
]);

/** Throws `invalid_argument` naming such a field of a request. `prefix` stands before its name. */
export function refuseLaterFields(value: JsonObject, prefix: string): void {
  refuseMembers(value, laterFields, prefix);
}

/** The same for `generationConfig`. */
export function refuseLaterSettings(config: JsonObject): void {
  refuseMembers(config, laterSettings, 'generationConfig.');
}

function refuseMembers(value: JsonObject, later: ReadonlyMap<string, string>, prefix: string): void {
  for (const [name, advice] of later) if (isSaid(value[name])) throw refuseField(prefix + name, advice);
}

function isSaid(member: unknown): boolean {
  const isEmpty = Array.isArray(member) && member.length === 0;
  return member !== undefined && member !== null && !isEmpty;
}
