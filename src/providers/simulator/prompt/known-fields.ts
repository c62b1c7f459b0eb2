import openapi from '../../../../generated/openapi.json' with { type: 'json' };
import { compileFieldShapes, type FieldSchema, type FieldSchemas } from './compile-field-shapes.ts';

const contract = openapi.components.schemas as unknown as FieldSchemas;

const any: FieldSchema = {};

function refer(name: string): FieldSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function close(properties: Readonly<Record<string, FieldSchema>>, required: readonly string[]): FieldSchema {
  return { properties, required, additionalProperties: false };
}

/** The contract's schema with more fields. */
function extend(name: string, properties: Readonly<Record<string, FieldSchema>>): FieldSchema {
  const schema = contract[name];
  if (!schema) throw new Error(`The contract has no schema ${name}`);
  return { ...schema, properties: { ...schema.properties, ...properties } };
}

function unite(...names: readonly string[]): FieldSchema {
  return { 'x-discriminator': 'type', oneOf: names.map(refer) };
}

/** A later version of a tool the model was trained on: the same name before the date. */
function renew(name: string, prefix: string): FieldSchema {
  return { ...extend(name, { type: { pattern: `^${prefix}` } }), required: ['name'] };
}

const format = close({ type: any, schema: any }, []);
const vendorMessageFields = {
  cache_control: refer('CacheControl'),
  output_config: close({ format }, []),
  output_format: format,
};

/** What the simulator makes use of beyond the neutral contract, by the name of the schema it stands in for. */
const honoured: FieldSchemas = {
  MessageRequest: extend('MessageRequest', vendorMessageFields),
  MessageTokenCountRequest: extend('MessageTokenCountRequest', vendorMessageFields),
  MessageSystemPrompt: { items: refer('TextBlock') },
  EnabledThinking: extend('EnabledThinking', { display: any }),
  AdaptiveThinking: close({ type: { const: 'adaptive' }, display: any, budget_tokens: any }, ['type']),
  MessageThinking: unite('EnabledThinking', 'DisabledThinking', 'AdaptiveThinking'),
  NoneToolChoice: close({ type: { const: 'none' }, disable_parallel_tool_use: any }, ['type']),
  MessageToolChoice: unite('AutoToolChoice', 'AnyToolChoice', 'SpecificToolChoice', 'NoneToolChoice'),
  CustomTool: extend('CustomTool', { strict: any }),
  TypedCustomTool: {
    ...extend('CustomTool', { type: any, strict: any }),
    required: ['name', 'input_schema'],
  },
  LaterComputerTool: renew('ComputerTool', 'computer_'),
  LaterBashTool: renew('BashTool', 'bash_'),
  LaterTextEditorTool: renew('TextEditorTool', 'text_editor_'),
  MessageTool: unite(
    'CustomTool',
    'TypedCustomTool',
    'LaterComputerTool',
    'LaterBashTool',
    'LaterTextEditorTool',
  ),
  Base64ImageSource: extend('ImageSource', {}),
  FileDocumentSource: close({ type: { const: 'file' }, file_id: any }, ['type', 'file_id']),
  DocumentSource: unite(
    'PdfDocumentSource',
    'TextDocumentSource',
    'ContentDocumentSource',
    'UrlDocumentSource',
    'FileDocumentSource',
  ),
  ImageSource: unite('Base64ImageSource', 'UrlDocumentSource', 'FileDocumentSource'),
  ToolResultContentBlock: refer('MessageContentBlock'),
  ThinkingConfig: extend('ThinkingConfig', { thinkingLevel: any }),
  ContentSchema: any,
};

/** The request fields that the simulator knows in the vendor profile. Made once, from the published contract. */
export const knownFields = compileFieldShapes({ ...contract, ...honoured });
