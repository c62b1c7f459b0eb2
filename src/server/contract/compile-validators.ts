import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Profile } from '../../core/area.ts';
import type { SchemaCompiler } from './create-schema-compiler.ts';
import { escapePointer, type LocatedOperation, type ParameterObject } from './openapi-document.ts';

/** Checks one value; the errors of a failed check are on the function until its next call. */
export type Validator = ValidateFunction;

/** The compiled schemas of one operation. */
export interface OperationValidators {
  /** Takes `{ path, query, header, cookie, requestBody }`, as openapi-backend passes it. */
  readonly request: Validator;
  /** The same for a request whose body is a form; `null` for an operation that takes none. */
  readonly formRequest: Validator | null;
  /** Every status (or `default`) to the validator of its JSON body; `null` where it has none. */
  readonly responses: ReadonlyMap<string, Validator | null>;
}

/**
 * Compiles everything an operation needs, so that no request waits for a schema compile. Query parameters that the contract
 * does not name are refused in the neutral profile; vendors' clients send more of them than any contract lists.
 */
export function compileValidators(
  compiler: SchemaCompiler,
  located: LocatedOperation,
  profile: Profile,
): OperationValidators {
  const { content = {} } = located.operation.requestBody ?? {};
  const compile = (mediaType: string) => compiler.compile(createRequestSchema(located, mediaType, profile));
  return {
    request: compile('application/json'),
    formRequest: content['multipart/form-data'] ? compile('multipart/form-data') : null,
    responses: compileResponses(compiler, located),
  };
}

function createRequestSchema(located: LocatedOperation, mediaType: string, profile: Profile): object {
  const { operation, parameters } = located;
  const properties: Record<string, unknown> = {
    path: createParameterSchema(parameters, 'path'),
    query: { ...createParameterSchema(parameters, 'query'), additionalProperties: profile === 'vendor' },
    header: createParameterSchema(parameters, 'header'),
    cookie: createParameterSchema(parameters, 'cookie'),
  };
  const content = operation.requestBody?.content;
  if (content?.[mediaType]) {
    properties.requestBody = {
      $ref: pointTo(located, ['requestBody', 'content', mediaType, 'schema']),
    };
  }
  const required = content && operation.requestBody.required ? ['requestBody'] : [];
  return { type: 'object', properties, required };
}

function createParameterSchema(parameters: readonly ParameterObject[], place: ParameterObject['in']): object {
  const here = parameters.filter((parameter) => parameter.in === place);
  const name = (parameter: ParameterObject) =>
    place === 'header' ? parameter.name.toLowerCase() : parameter.name;
  return {
    type: 'object',
    properties: Object.fromEntries(here.map((parameter) => [name(parameter), allowTextFor(parameter)])),
    required: here.filter((parameter) => parameter.required).map(name),
  };
}

/** Parameters arrive as text: numbers and booleans are held to their written form. */
function allowTextFor(parameter: ParameterObject): unknown {
  const schema = parameter.schema as { readonly type?: string } | undefined;
  if (schema?.type === 'integer') return { type: 'string', pattern: '^-?\\d{1,15}$' };
  if (schema?.type === 'boolean') return { enum: ['true', 'false'] };
  return parameter.schema ?? {};
}

function compileResponses(
  compiler: SchemaCompiler,
  located: LocatedOperation,
): ReadonlyMap<string, Validator | null> {
  const compiled = Object.entries(located.operation.responses).map(([status, response]) => {
    if (response.content?.['application/json']?.schema === undefined) return [status, null] as const;
    const pointer = pointTo(located, ['responses', status, 'content', 'application/json', 'schema']);
    return [status, compiler.find(pointer)] as const;
  });
  return new Map(compiled);
}

function pointTo(located: LocatedOperation, tokens: readonly string[]): string {
  return [located.pointer, ...tokens.map(escapePointer)].join('/');
}
