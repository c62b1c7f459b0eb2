import { convertToJsonSchema } from '../chat/schema.ts';
import { asObject, asString, listObjects, type JsonObject } from '../read-json.ts';
import { refuseField } from '../refuse-field.ts';

/** Functions and how the model may choose among them, as format B has them. */
export interface ConvertedTools {
  /** `tools` and `tool_choice`, as far as they are needed. */
  readonly fields: JsonObject;
  /** Whether the model must call one of them. */
  readonly choice: 'free' | 'forced';
  readonly ignoredFields: readonly string[];
}

export interface ToolOptions {
  /** What stands before `tools` in the names of fields. */
  readonly prefix: string;
  /** Whether the upstream takes `tool_choice: {type: none}`. */
  readonly contract: 'neutral' | 'vendor';
}

interface Declarations {
  readonly tools: readonly JsonObject[];
  readonly ignoredFields: readonly string[];
}

const namePattern = /^[A-Za-z0-9_-]{1,64}$/u;

const none: ConvertedTools = { fields: {}, choice: 'free', ignoredFields: [] };

/** Throws `invalid_argument` naming a tool, a name or a mode that models of format B do not have. */
export function convertTools(
  { tools, toolConfig }: JsonObject,
  { prefix, contract }: ToolOptions,
): ConvertedTools {
  if (tools === undefined && toolConfig === undefined) return none;
  const declared = convertDeclarations(tools, prefix);
  const { functionCallingConfig, ...otherConfigs } = asObject(toolConfig);
  const { mode, allowedFunctionNames, ...otherChoices } = asObject(functionCallingConfig);
  const names = new Set(Array.isArray(allowedFunctionNames) ? (allowedFunctionNames as unknown[]) : []);
  const path = `${prefix}toolConfig.functionCallingConfig`;
  const ignoredFields = [
    ...declared.ignoredFields,
    ...Object.keys(otherConfigs).map((name) => `${prefix}toolConfig.${name}`),
    ...Object.keys(otherChoices).map((name) => `${path}.${name}`),
  ];
  if (mode === 'NONE')
    return { fields: forbidTools(declared.tools, contract), choice: 'free', ignoredFields };
  const allowed = selectTools(declared.tools, names, path);
  if (mode !== 'ANY') {
    return { fields: allowed.length === 0 ? {} : { tools: allowed }, choice: 'free', ignoredFields };
  }
  if (allowed.length === 0) throw refuseField(`${path}.mode`, 'ANY needs functions; declare at least one.');
  const [name] = names;
  const fields =
    names.size === 1
      ? { tools: declared.tools, tool_choice: { type: 'tool', name } }
      : { tools: allowed, tool_choice: { type: 'any' } };
  return { fields, choice: 'forced', ignoredFields };
}

function forbidTools(tools: readonly JsonObject[], contract: ToolOptions['contract']): JsonObject {
  if (tools.length === 0 || contract === 'neutral') return {};
  return { tools, tool_choice: { type: 'none' } };
}

/** Format B can name one tool; where several are allowed the others are not offered. */
function selectTools(
  tools: readonly JsonObject[],
  names: ReadonlySet<unknown>,
  path: string,
): readonly JsonObject[] {
  if (names.size === 0) return tools;
  const known = new Set(tools.map(({ name }) => name));
  if ([...names].every((name) => known.has(name))) return tools.filter(({ name }) => names.has(name));
  throw refuseField(`${path}.allowedFunctionNames`, 'Every name must be that of a declared function.');
}

function convertDeclarations(tools: unknown, prefix: string): Declarations {
  const converted = listObjects(tools).map((tool, index) =>
    convertTool(tool, `${prefix}tools[${String(index)}]`),
  );
  return {
    tools: converted.flatMap((declarations) => declarations.tools),
    ignoredFields: converted.flatMap(({ ignoredFields }) => ignoredFields),
  };
}

function convertTool({ functionDeclarations, ...others }: JsonObject, path: string): Declarations {
  const [other] = Object.keys(others);
  if (other !== undefined) {
    throw refuseField(`${path}.${other}`, 'This model has no such tool; it calls declared functions only.');
  }
  const converted = listObjects(functionDeclarations).map((declaration, index) =>
    convertDeclaration(declaration, `${path}.functionDeclarations[${String(index)}]`),
  );
  return {
    tools: converted.map(({ tool }) => tool),
    ignoredFields: converted.flatMap(({ ignoredFields }) => ignoredFields),
  };
}

interface ConvertedDeclaration {
  readonly tool: JsonObject;
  readonly ignoredFields: readonly string[];
}

function convertDeclaration(declaration: JsonObject, path: string): ConvertedDeclaration {
  const { name, description, parameters, parametersJsonSchema, behavior, ...others } = declaration;
  if (!namePattern.test(asString(name) ?? '')) {
    const rule = 'Names have 1 to 64 letters, digits, underscores and hyphens with this model.';
    throw refuseField(`${path}.name`, rule);
  }
  if (behavior === 'NON_BLOCKING') {
    throw refuseField(`${path}.behavior`, 'This model waits for the results of its calls; leave it out.');
  }
  const schema = parametersJsonSchema ?? convertToJsonSchema(asObject(parameters));
  return {
    tool: {
      name,
      ...(typeof description === 'string' ? { description } : {}),
      input_schema: { type: 'object', ...asObject(schema) },
    },
    ignoredFields: Object.keys(others).map((member) => `${path}.${member}`),
  };
}
