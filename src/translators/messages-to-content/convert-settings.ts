import type { GenerationConfig } from '../../../generated/contract-types.ts';
import { asObject, type Unchecked } from '../../core/json/json-object.ts';
import type { MessageFields, OutputConfig } from '../chat/message-fields.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { convertThinkingConfig } from './convert-thinking.ts';
import { ignoreOthers, type RequestConversion } from './conversion.ts';

/** Most stop sequences of format C. */
const maxStopSequences = 5;

const outputMembers: ReadonlySet<string> = new Set<keyof OutputConfig>(['format', 'effort']);

type Settings = Unchecked<GenerationConfig>;

/** `generationConfig`. Throws `invalid_argument` naming a setting that cannot be mapped. */
export function convertSettings(value: MessageFields, conversion: RequestConversion): Settings {
  if (value.max_tokens === 0) {
    throw refuseField('max_tokens', 'This model has no cache that could be filled ahead; ask for 1 or more.');
  }
  const settings: { -readonly [Name in keyof Settings]: Settings[Name] } = {
    maxOutputTokens: value.max_tokens,
  };
  for (const [from, to, least] of samplingSettings) {
    const member = value[from];
    if (typeof member === 'number' && member >= least) settings[to] = member;
  }
  return Object.assign(
    settings,
    convertStopSequences(value),
    convertThinkingConfig(value, conversion),
    convertOutputFormat(value, conversion),
  );
}

/** What is less stands for none: some clients send -1 for it. */
const samplingSettings: readonly (readonly [from: keyof MessageFields, to: keyof Settings, least: number])[] =
  [
    ['temperature', 'temperature', 0],
    ['top_p', 'topP', 0],
    ['top_k', 'topK', 1],
  ];

function convertStopSequences({ stop_sequences: stopSequences }: MessageFields): Settings {
  if (!Array.isArray(stopSequences) || stopSequences.length === 0) return {};
  if (stopSequences.length > maxStopSequences) {
    throw refuseField('stop_sequences', `This model takes at most ${String(maxStopSequences)}.`);
  }
  return { stopSequences };
}

/** The schema of a structured answer stands in `output_config.format`, or in `output_format` as clients used to write it. */
function convertOutputFormat(value: MessageFields, conversion: RequestConversion): Settings {
  const output = asObject<OutputConfig>(value.output_config);
  ignoreOthers(output, outputMembers, { path: 'output_config', conversion });
  const isNested = output.format !== undefined && output.format !== null;
  const format = isNested ? output.format : value.output_format;
  if (format === undefined || format === null) return {};
  const { type, schema } = asObject<OutputConfig['format']>(format);
  if (type !== 'json_schema') {
    const field = isNested ? 'output_config.format' : 'output_format';
    throw refuseField(field, 'This model writes text, or JSON by a schema of type json_schema.');
  }
  return { responseMimeType: 'application/json', responseJsonSchema: asObject(schema) };
}
