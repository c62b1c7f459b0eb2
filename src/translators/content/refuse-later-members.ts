import { isObject, type JsonObject } from '../../core/json/json-object.ts';
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

/** A list of formats, of which each says something of one kind of answer. */
const formatNames: ReadonlySet<string> = new Set(['responseFormat', 'response_format']);

const laterSettings: ReadonlyMap<string, string> = new Map([
  ...[...formatNames].map((name) => [name, noFormat] as const),
  ['translationConfig', noTranslation],
  ['translation_config', noTranslation],
]);

/** Throws `invalid_argument` naming such a field of a request. `prefix` stands before its name. */
export function refuseLaterFields(value: JsonObject, prefix: string): void {
  refuseMembers(value, laterFields, prefix);
}

/** The same for `generationConfig`. Formats that say nothing of any kind of answer are none, in a list or by themselves. */
export function refuseLaterSettings(config: JsonObject): void {
  const said = Object.entries(config).filter(
    ([name, value]) => !(formatNames.has(name) && isNoFormat(value)),
  );
  refuseMembers(Object.fromEntries(said), laterSettings, 'generationConfig.');
}

function isNoFormat(value: unknown): boolean {
  const formats = Array.isArray(value) ? value : [value];
  return formats.every((format) => isObject(format) && Object.keys(format).length === 0);
}

function refuseMembers(value: JsonObject, later: ReadonlyMap<string, string>, prefix: string): void {
  for (const [name, advice] of later) if (isSaid(value[name])) throw refuseField(prefix + name, advice);
}

function isSaid(member: unknown): boolean {
  const isEmpty = Array.isArray(member) && member.length === 0;
  return member !== undefined && member !== null && !isEmpty;
}
