import { asObject, type JsonObject } from '../read-json.ts';
import { refuseField } from '../refuse-field.ts';
import { convertThinkingConfig } from './convert-thinking.ts';
import { ignoreOthers, type RequestConversion } from './conversion.ts';

/** Most stop sequences of format C. */
const maxStopSequences = 5;

const outputMembers: ReadonlySet<string> = new Set(['format', 'effort']);

/** `generationConfig`. Throws `invalid_argument` naming a setting that cannot be mapped. */
export function convertSettings(value: JsonObject, conversion: RequestConversion): JsonObject {
  if (value.max_tokens === 0) {
    throw refuseField('max_tokens', 'This model has no cache that could be filled ahead; ask for 1 or more.');
  }
  const settings: Record<string, unknown> = { maxOutputTokens: value.max_tokens };
  for (const [from, to] of samplingSettings) {
    const member = value[from];
    if (member !== undefined && member !== null) settings[to] = member;
  }
  return Object.assign(
    settings,
    convertStopSequences(value),
    convertThinkingConfig(value, conversion),
    convertOutputFormat(value, conversion),
  );
}

const samplingSettings: readonly (readonly [from: string, to: string])[] = [
  ['temperature', 'temperature'],
  ['top_p', 'topP'],
  ['top_k', 'topK'],
];

function convertStopSequences({ stop_sequences: stopSequences }: JsonObject): JsonObject {
  if (!Array.isArray(stopSequences) || stopSequences.length === 0) return {};
  if (stopSequences.length > maxStopSequences) {
    throw refuseField('stop_sequences', `This model takes at most ${String(maxStopSequences)}.`);
  }
  return { stopSequences };
}

/** The schema of a structured answer stands in `output_config.format`, or in `output_format` as clients used to write it. */
function convertOutputFormat(value: JsonObject, conversion: RequestConversion): JsonObject {
  const output = asObject(value.output_config);
  ignoreOthers(output, outputMembers, { path: 'output_config', conversion });
  const isNested = output.format !== undefined && output.format !== null;
  const format = isNested ? output.format : value.output_format;
  if (format === undefined || format === null) return {};
  const { type, schema } = asObject(format);
  if (type !== 'json_schema') {
    const field = isNested ? 'output_config.format' : 'output_format';
    throw refuseField(field, 'This model writes text, or JSON by a schema of type json_schema.');
  }
  return { responseMimeType: 'application/json', responseJsonSchema: asObject(schema) };
}
