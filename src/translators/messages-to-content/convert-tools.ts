import { asObject, asString, listObjects, type JsonObject } from '../read-json.ts';
import { refuseField } from '../refuse-field.ts';
import { ignoreOthers, type RequestConversion } from './conversion.ts';

const toolMembers: ReadonlySet<string> = new Set(['type', 'name', 'description', 'input_schema']);

/** `tools`, where there are any. Throws `invalid_argument` for tools that only models of format B know. */
export function convertTools({ tools }: JsonObject, conversion: RequestConversion): JsonObject {
  const functionDeclarations = listObjects(tools).map((tool, index) => {
    const path = `tools[${String(index)}]`;
    if (tool.type !== undefined && tool.type !== 'custom') throw refuseTool(tool, path);
    ignoreOthers(tool, toolMembers, { path, conversion });
    return {
      name: tool.name,
      ...(asString(tool.description) === null ? {} : { description: tool.description }),
      parametersJsonSchema: asObject(tool.input_schema),
    };
  });
  return functionDeclarations.length === 0 ? {} : { tools: [{ functionDeclarations }] };
}

function refuseTool({ type }: JsonObject, path: string): Error {
  const name = asString(type) ?? 'This tool';
  return refuseField(
    path,
    `${name} is not known to this model; offer a tool of your own with an input_schema.`,
  );
}

/** `toolConfig`, where the request chooses. Throws `invalid_argument` for a choice among no tools. */
export function convertToolChoice({ tool_choice: choice, tools }: JsonObject): JsonObject {
  const { type, name } = asObject(choice);
  if (type === undefined) return {};
  const isCall = type === 'any' || type === 'tool';
  if (listObjects(tools).length === 0) {
    if (isCall) throw refuseField('tool_choice', 'There are no tools to choose from; offer some in tools.');
    return {};
  }
  return { toolConfig: { functionCallingConfig: convertMode(type, name) } };
}

function convertMode(type: unknown, name: unknown): JsonObject {
  switch (type) {
    case 'auto':
      return { mode: 'AUTO' };
    case 'any':
      return { mode: 'ANY' };
    case 'tool':
      return { mode: 'ANY', allowedFunctionNames: [name] };
    case 'none':
      return { mode: 'NONE' };
    default:
      throw refuseField('tool_choice.type', 'This model knows auto, any, tool and none.');
  }
}

/** How many calls an answer may have: format C cannot be told to make one only, so the gateway keeps the first. */
export function countAllowedCalls({ tool_choice: choice }: JsonObject): number {
  return asObject(choice).disable_parallel_tool_use === true ? 1 : Number.POSITIVE_INFINITY;
}
