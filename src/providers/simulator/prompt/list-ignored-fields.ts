import openapi from '../../../../generated/openapi.json' with { type: 'json' };
import { listUnknownFields, type FieldSchema } from './list-unknown-fields.ts';

type NamedSchemas = Readonly<Record<string, FieldSchema>>;

const contract = openapi.components.schemas as unknown as NamedSchemas;

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
const honoured: NamedSchemas = {
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
  MemoryTool: renew('BashTool', 'memory_'),
  MessageTool: unite(
    'CustomTool',
    'TypedCustomTool',
    'LaterComputerTool',
    'LaterBashTool',
    'LaterTextEditorTool',
    'MemoryTool',
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

const schemas = new Map(
  Object.entries({ ...contract, ...honoured }).map(([name, schema]) => [String(refer(name).$ref), schema]),
);

/** The requests that the simulator reads, as the contract calls them. */
export type RequestName =
  'MessageRequest' | 'MessageTokenCountRequest' | 'GenerateContentRequest' | 'ContentTokenCountRequest';

/** The paths of all fields of a request that the simulator does not know in the vendor profile. */
export function listIgnoredFields(value: unknown, name: RequestName): readonly string[] {
  return listUnknownFields(value, refer(name), schemas);
}
