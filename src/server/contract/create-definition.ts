import type { Document } from 'openapi-backend';
import type { ContractOutline } from './contract-outline.ts';

/**
 * The part of the contract that openapi-backend routes and asks for security by. It has no schemas: openapi-backend would
 * put a copy of each in place of every reference to it. What is left is the same in OpenAPI 3.0, the only version that
 * openapi-backend can check documents of.
 */
export function createDefinition({ title, version, securitySchemes, operations }: ContractOutline): Document {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operationId, area, security, pathNames } of operations) {
    (paths[path] ??= {})[method] = {
      operationId,
      tags: [area],
      security: security ?? [],
      parameters: pathNames.map(describeParameter),
      responses: { default: { description: 'See the contract.' } },
    };
  }
  return { openapi: '3.0.3', info: { title, version }, paths, components: { securitySchemes } } as Document;
}

function describeParameter(name: string): object {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
}
