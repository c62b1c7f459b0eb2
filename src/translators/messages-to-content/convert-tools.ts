import type {
  ContentTool,
  ContentToolConfig,
  CustomTool,
  FunctionCallingConfig,
  FunctionDeclaration,
  GenerateContentRequest,
  MessageToolChoice,
} from '../../../generated/contract-types.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import type { MessageFields } from '../chat/message-fields.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { ignoreOthers, type RequestConversion } from './conversion.ts';
import { convertToolName } from './tool-names.ts';

const toolMembers: ReadonlySet<string> = new Set<keyof CustomTool>([
  'type',
  'name',
  'description',
  'input_schema',
]);

type ContentFields = Unchecked<GenerateContentRequest>;

/** `tools`, where there are any. Throws `invalid_argument` for tools that only models of format B know. */
export function convertTools(
  { tools }: MessageFields,
  conversion: RequestConversion,
): Pick<ContentFields, 'tools'> {
  const functionDeclarations = listObjects<CustomTool>(tools).map(
    (tool, index): Unchecked<FunctionDeclaration> => {
      const path = `tools[${String(index)}]`;
      if (tool.type !== undefined && tool.type !== 'custom') throw refuseTool(tool, path);
      ignoreOthers(tool, toolMembers, { path, conversion });
      return {
        name: convertToolName(tool.name),
        ...(asString(tool.description) === null ? {} : { description: tool.description }),
        parametersJsonSchema: asObject(tool.input_schema),
      };
    },
  );
  if (functionDeclarations.length === 0) return {};
  return { tools: [{ functionDeclarations } satisfies Unchecked<ContentTool>] };
}

function refuseTool({ type }: Unchecked<CustomTool>, path: string): Error {
  const name = asString(type) ?? 'This tool';
  return refuseField(
    path,
    `${name} is not known to this model; offer a tool of your own with an input_schema.`,
  );
}

/** `toolConfig`, where the request chooses. Throws `invalid_argument` for a choice among no tools. */
export function convertToolChoice({
  tool_choice: choice,
  tools,
}: MessageFields): Pick<ContentFields, 'toolConfig'> {
  const { type, name } = asObject<MessageToolChoice>(choice);
  if (type === undefined) return {};
  const isCall = type === 'any' || type === 'tool';
  if (listObjects(tools).length === 0) {
    if (isCall) throw refuseField('tool_choice', 'There are no tools to choose from; offer some in tools.');
    return {};
  }
  const toolConfig: Unchecked<ContentToolConfig> = { functionCallingConfig: convertMode(type, name) };
  return { toolConfig };
}

function convertMode(type: unknown, name: unknown): Unchecked<FunctionCallingConfig> {
  switch (type) {
    case 'auto':
      return { mode: 'AUTO' };
    case 'any':
      return { mode: 'ANY' };
    case 'tool':
      return { mode: 'ANY', allowedFunctionNames: [convertToolName(name)] };
    case 'none':
      return { mode: 'NONE' };
    default:
      throw refuseField('tool_choice.type', 'This model knows auto, any, tool and none.');
  }
}

/** How many calls an answer may have: format C cannot be told to make one only, so the gateway keeps the first. */
export function countAllowedCalls({ tool_choice: choice }: MessageFields): number {
  return asObject<MessageToolChoice>(choice).disable_parallel_tool_use === true
    ? 1
    : Number.POSITIVE_INFINITY;
}
