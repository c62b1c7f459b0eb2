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
import { refuseField } from '../../core/refuse-field.ts';
import { convertParameters } from './convert-parameters.ts';
import { convertFunctionName } from './function-names.ts';

/** The fields of format B that say which tools there are. */
export interface ToolFields {
  readonly tools?: readonly Unchecked<CustomTool>[];
  readonly tool_choice?: Unchecked<MessageToolChoice>;
}

/** Functions and how the model may choose among them, as format B has them. */
export interface ConvertedTools {
  /** `tools` and `tool_choice`, as far as they are needed. */
  readonly fields: ToolFields;
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
  readonly tools: readonly Unchecked<CustomTool>[];
  readonly ignoredFields: readonly string[];
}

const none: ConvertedTools = { fields: {}, choice: 'free', ignoredFields: [] };

/** Throws `invalid_argument` naming a tool, a name or a mode that models of format B do not have. */
export function convertTools(
  { tools, toolConfig }: Unchecked<GenerateContentRequest>,
  { prefix, contract }: ToolOptions,
): ConvertedTools {
  if (tools === undefined && toolConfig === undefined) return none;
  const declared = convertDeclarations(tools, prefix);
  const { functionCallingConfig, ...otherConfigs } = asObject<ContentToolConfig>(toolConfig);
  const { mode, allowedFunctionNames, ...otherChoices } =
    asObject<FunctionCallingConfig>(functionCallingConfig);
  const names = new Set<unknown>(listStrings(allowedFunctionNames).map(convertFunctionName));
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

function listStrings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Where each function that the upstream is offered stands in the request, in the order in which it gets them. */
export function listFunctionPaths({
  tools,
  toolConfig,
}: Unchecked<GenerateContentRequest>): readonly string[] {
  const { functionCallingConfig } = asObject<ContentToolConfig>(toolConfig);
  const { mode, allowedFunctionNames } = asObject<FunctionCallingConfig>(functionCallingConfig);
  const names = new Set<unknown>(Array.isArray(allowedFunctionNames) ? allowedFunctionNames : []);
  const areAllOffered = names.size === 0 || mode === 'NONE' || (mode === 'ANY' && names.size === 1);
  return listObjects<ContentTool>(tools).flatMap(({ functionDeclarations }, toolIndex) =>
    listObjects<FunctionDeclaration>(functionDeclarations).flatMap(({ name }, index) =>
      areAllOffered || names.has(name)
        ? [`tools[${String(toolIndex)}].functionDeclarations[${String(index)}]`]
        : [],
    ),
  );
}

function forbidTools(tools: Declarations['tools'], contract: ToolOptions['contract']): ToolFields {
  if (tools.length === 0 || contract === 'neutral') return {};
  return { tools, tool_choice: { type: 'none' } };
}

/** Format B can name one tool; where several are allowed the others are not offered. */
function selectTools(
  tools: Declarations['tools'],
  names: ReadonlySet<unknown>,
  path: string,
): Declarations['tools'] {
  if (names.size === 0) return tools;
  const known = new Set(tools.map(({ name }) => name));
  if ([...names].every((name) => known.has(name))) return tools.filter(({ name }) => names.has(name));
  throw refuseField(`${path}.allowedFunctionNames`, 'Every name must be that of a declared function.');
}

function convertDeclarations(tools: unknown, prefix: string): Declarations {
  const converted = listObjects<ContentTool>(tools).map((tool, index) =>
    convertTool(tool, `${prefix}tools[${String(index)}]`),
  );
  return {
    tools: converted.flatMap((declarations) => declarations.tools),
    ignoredFields: converted.flatMap(({ ignoredFields }) => ignoredFields),
  };
}

function convertTool(
  { functionDeclarations, ...others }: Unchecked<ContentTool>,
  path: string,
): Declarations {
  const [other] = Object.keys(others);
  if (other !== undefined) {
    throw refuseField(`${path}.${other}`, 'This model has no such tool; it calls declared functions only.');
  }
  const converted = listObjects<FunctionDeclaration>(functionDeclarations).map((declaration, index) =>
    convertDeclaration(declaration, `${path}.functionDeclarations[${String(index)}]`),
  );
  return {
    tools: converted.map(({ tool }) => tool),
    ignoredFields: converted.flatMap(({ ignoredFields }) => ignoredFields),
  };
}

interface ConvertedDeclaration {
  readonly tool: Unchecked<CustomTool>;
  readonly ignoredFields: readonly string[];
}

function convertDeclaration(declaration: Unchecked<FunctionDeclaration>, path: string): ConvertedDeclaration {
  const { name, description, parameters, parametersJsonSchema, behavior, ...others } = declaration;
  const givenName = asString(name) ?? '';
  if (givenName === '') throw refuseField(`${path}.name`, 'Give the function a name.');
  if (behavior === 'NON_BLOCKING') {
    throw refuseField(`${path}.behavior`, 'This model waits for the results of its calls; leave it out.');
  }
  return {
    tool: {
      name: convertFunctionName(givenName),
      ...(typeof description === 'string' ? { description } : {}),
      input_schema: convertParameters(asObject(parametersJsonSchema ?? parameters)),
    },
    ignoredFields: Object.keys(others).map((member) => `${path}.${member}`),
  };
}
