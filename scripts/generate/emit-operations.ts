import { listOperations, type OpenApiOperation } from './openapi-operations.ts';
import { toList, type JsonObject } from './json.ts';

const banner = '// Generated from specs/ by `npm run generate`. Do not edit.\n';

/** The table of all operations as TypeScript. Throws where an operation lacks its id, area or error format. */
export function emitOperations(document: JsonObject): string {
  const rows = listOperations(document).map(emitRow);
  return `${banner}
/** Every operation of the contract, in the order of the document. */
export const operations = [
${rows.join('\n')}
] as const;

/** One operation of the contract. */
export type Operation = (typeof operations)[number];

export type OperationId = Operation['operationId'];
`;
}

function emitRow(located: OpenApiOperation): string {
  const { operation, path, method } = located;
  const fields = {
    operationId: operation.operationId,
    method,
    path,
    area: toList(operation.tags)[0],
    errorFormat: operation['x-error-format'],
  };
  const written = Object.entries(fields).map(([name, value]) => {
    if (typeof value !== 'string') throw new Error(`${method.toUpperCase()} ${path} lacks its ${name}.`);
    return `${name}: ${quote(value)}`;
  });
  return `  { ${written.join(', ')} },`;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
