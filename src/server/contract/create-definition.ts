import type { Document } from 'openapi-backend';
import type { LocatedOperation, OpenApiDocument, ParameterObject } from './openapi-document.ts';

/**
 * The part of the contract that openapi-backend routes and asks for security by. It has no schemas: openapi-backend would
 * put a copy of each in place of every reference to it. What is left is the same in OpenAPI 3.0, the only version that
 * openapi-backend can check documents of.
 */
export function createDefinition(
  { info, components }: OpenApiDocument,
  operations: readonly LocatedOperation[],
): Document {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operation, parameters } of operations) {
    const { operationId, tags, security } = operation;
    (paths[path] ??= {})[method] = {
      operationId,
      tags,
      security: security ?? [],
      parameters: parameters.filter((parameter) => parameter.in === 'path').map(describeParameter),
      responses: { default: { description: 'See the contract.' } },
    };
  }
  const { title, version } = info;
  const { securitySchemes = {} } = components ?? {};
  return { openapi: '3.0.3', info: { title, version }, paths, components: { securitySchemes } } as Document;
}

function describeParameter({ name }: ParameterObject): object {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
}
