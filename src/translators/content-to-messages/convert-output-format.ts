import type { GenerationConfig } from '../../../generated/contract-types.ts';
import { convertContentSchema } from '../../formats/content/index.ts';
import { asObject, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { closeSchema } from './close-schema.ts';
import type { MessageFields, OutputConfig } from '../chat/message-fields.ts';

/**
 * How the text of the answer is read: as it is, or as an object whose only member is the answer, which format B wants
 * where a schema is not that of an object. That member is the answer as `json`, a `text` that is it, or a text in which it is
 * `written` as JSON.
 */
export type AnswerShape = 'plain' | 'wrapped-json' | 'wrapped-text' | 'wrapped-written';

export interface ConvertedOutput {
  /** `output_config` where there is a schema. */
  readonly fields: Pick<MessageFields, 'output_config'>;
  readonly shape: AnswerShape;
  readonly ignoredFields: readonly string[];
}

/** The member of a wrapped answer. */
export const wrappedName = 'answer';

/** Structured output has no schema for any JSON: its objects are closed. */
const writtenJson = {
  type: 'string',
  description: 'The whole answer, written as JSON: one value, and nothing before or behind it.',
};

/**
 * Throws `invalid_argument` for an enumeration without a schema, for a schema that structured output cannot hold to, and where the
 * upstream's contract has no structured output.
 */
export function convertOutputFormat(
  config: Unchecked<GenerationConfig>,
  contract: 'neutral' | 'vendor',
): ConvertedOutput {
  const { responseMimeType, responseSchema, responseJsonSchema } = config;
  const isText = responseMimeType === undefined || responseMimeType === 'text/plain';
  if (isText && responseSchema === undefined && responseJsonSchema === undefined) {
    return { fields: {}, shape: 'plain', ignoredFields: [] };
  }
  if (contract === 'neutral') {
    throw refuseField('generationConfig.responseMimeType', 'This model answers with text/plain only.');
  }
  if (responseMimeType === 'application/json' && (responseJsonSchema ?? responseSchema) === undefined) {
    const format = { type: 'json_schema', schema: wrap(writtenJson) } as const;
    return { fields: { output_config: { format } }, shape: 'wrapped-written', ignoredFields: [] };
  }
  const path = `generationConfig.${responseJsonSchema === undefined ? 'responseSchema' : 'responseJsonSchema'}`;
  const { schema, ignoredFields } = closeSchema(readSchema(responseSchema, responseJsonSchema), path);
  const isObjectSchema = responseMimeType !== 'text/x.enum' && schema.type === 'object';
  const shape = responseMimeType === 'text/x.enum' ? 'wrapped-text' : 'wrapped-json';
  const format: OutputConfig['format'] = {
    type: 'json_schema',
    schema: isObjectSchema ? schema : wrap(schema),
  };
  return {
    fields: { output_config: { format } satisfies Partial<OutputConfig> },
    shape: isObjectSchema ? 'plain' : shape,
    ignoredFields,
  };
}

function readSchema(schema: unknown, jsonSchema: unknown): JsonObject {
  const either = jsonSchema ?? schema;
  if (either !== undefined) return convertContentSchema(asObject(either));
  throw refuseField(
    'generationConfig.responseMimeType',
    'This model needs a schema for it: send responseSchema or responseJsonSchema too.',
  );
}

/** Definitions stay where references look for them. */
function wrap({ $defs, definitions, ...schema }: JsonObject): JsonObject {
  return {
    type: 'object',
    properties: { [wrappedName]: schema },
    required: [wrappedName],
    additionalProperties: false,
    ...($defs === undefined ? {} : { $defs }),
    ...(definitions === undefined ? {} : { definitions }),
  };
}
