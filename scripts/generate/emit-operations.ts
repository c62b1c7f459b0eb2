import { listOperations, type OpenApiOperation } from './openapi-operations.ts';
import { toList, type JsonObject } from './json.ts';

const banner = '// Generated from specs/ by `npm run generate`. Do not edit.\n';

/**
 * The table of all operations as TypeScript: those of the neutral profile, then those that the vendor profile adds. Throws
 * where an operation lacks its id, area or error format, and where the vendor profile lacks one of the neutral.
 */
export function emitOperations(neutral: JsonObject, vendor: JsonObject): string {
  const shared = listOperations(neutral);
  const known = new Set(shared.map(identify));
  const added = listOperations(vendor).filter((located) => !known.has(identify(located)));
  const lost = shared.length + added.length - listOperations(vendor).length;
  if (lost !== 0) throw new Error(`The vendor profile lacks ${String(lost)} operations of the neutral one.`);
  return `${banner}
/** Every operation of the contract, in the order of the document; those that only the vendor profile has come last. */
export const operations = [
${[...shared, ...added].map(emitRow).join('\n')}
] as const;

/** The operations that only the vendor profile has. */
export const vendorOperationIds = [${added.map(({ operation }) => quote(String(operation.operationId))).join(', ')}] as const;

/** One operation of the contract. */
export type Operation = (typeof operations)[number];

export type OperationId = Operation['operationId'];
`;
}

function identify({ method, path, operation }: OpenApiOperation): string {
  return `${method} ${path} ${String(operation.operationId)}`;
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
