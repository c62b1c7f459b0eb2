import {
  asObject,
  asString,
  isObject,
  listObjects,
  type JsonObject,
} from '../../../core/json/json-object.ts';
import { readStrings } from '../read-json.ts';
import { convertContentSchema } from '../../../formats/content/index.ts';
import { estimateTokens } from '../text/estimate-tokens.ts';
import type { InputMeter } from './create-input-meter.ts';
import type { ToolChoice, ToolSpec } from './prompt.ts';

/** What `tools` of a format C request offers. */
export interface ContentTools {
  readonly functions: readonly ToolSpec[];
  readonly codeExecution: 'on' | 'off';
}

export function readContentTools(tools: unknown, meter: InputMeter): ContentTools {
  const list = listObjects(tools);
  return {
    functions: list.flatMap((tool) =>
      listObjects(tool.functionDeclarations).flatMap((declaration) => {
        meter.add(estimateTokens(JSON.stringify(declaration)), 'TEXT');
        return readDeclaration(declaration) ?? [];
      }),
    ),
    codeExecution: list.some((tool) => isObject(tool.codeExecution)) ? 'on' : 'off',
  };
}

/** Parameters come as a Schema of format C or, from newer clients, as JSON Schema. */
function readDeclaration(declaration: JsonObject): ToolSpec | null {
  const name = asString(declaration.name);
  if (name === null) return null;
  const { parametersJsonSchema, parameters } = declaration;
  const schema = parametersJsonSchema ?? parameters;
  return {
    name,
    kind: 'custom',
    description: asString(declaration.description) ?? '',
    schema: isObject(schema) ? convertContentSchema(schema) : schema,
  };
}

/** No choice, `AUTO` and `VALIDATED` leave it to the model; `ANY` demands a call, `NONE` forbids one. */
export function readContentToolChoice(toolConfig: unknown): ToolChoice {
  const { mode, allowedFunctionNames } = asObject(asObject(toolConfig).functionCallingConfig);
  const allowed = readStrings(allowedFunctionNames);
  const names = allowed.length === 0 ? null : allowed;
  const base = {
    names,
    calls: 'many',
    param: 'toolConfig.functionCallingConfig.allowedFunctionNames',
  } as const;
  if (mode === 'ANY') return { ...base, mode: 'required' };
  return { ...base, mode: mode === 'NONE' ? 'none' : 'auto' };
}
