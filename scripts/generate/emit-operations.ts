import { describeForm } from './describe-form.ts';
import { isObject, mapObjects, toList, toObject, type JsonObject, type JsonValue } from './json.ts';
import { listContentNames } from './list-content-names.ts';
import { listCaselessNames } from './list-caseless-names.ts';
import { listLoneNames } from './list-lone-names.ts';
import { listNullableNames } from './list-nullable-names.ts';
import { listOperations, type OpenApiOperation } from './openapi-operations.ts';

const banner = '// Generated from specs/ by `npm run generate`. Do not edit.\n';

/**
 * The contract without its schemas as TypeScript: what the gateway takes requests by. Operations of the neutral profile come
 * first, then those that the vendor profile adds. Throws where an operation lacks its id, area or error format, and where the
 * vendor profile lacks one of the neutral.
 */
export function emitOperations(neutral: JsonObject, vendor: JsonObject): string {
  const neutralRows = describeAll(neutral);
  const vendorRows = describeAll(vendor);
  const lost = [...neutralRows.keys()].filter((operation) => !vendorRows.has(operation));
  if (lost.length > 0) throw new Error(`The vendor profile lacks operations: ${lost.join(', ')}.`);
  const added = [...vendorRows].filter(([operation]) => !neutralRows.has(operation));
  const rows = [
    ...[...neutralRows].flatMap(([operation, row]) => joinProfiles(row, vendorRows.get(operation) ?? '')),
    ...added.map(([, row]) => renderRow(row, ['vendor'])),
  ];
  return `${banner}
/**
 * Every operation of the contract, in the order of the document; those that only the vendor profile has come last. Where the
 * profiles do not agree in what is said here, there is a row for each.
 */
export const operations = [
${rows.join('\n')}
] as const;

/** The operations that only the vendor profile has. */
export const vendorOperationIds = [${added.map(([operation]) => quote(readId(operation))).join(', ')}] as const;

/**
 * What each profile says of all of its operations. \`contentNames\`: those of format C that may be sent in snake_case too;
 * \`caselessNames\`: those whose values may be sent in either case; \`loneNames\`: lists that one object may stand for;
 * \`nullableNames\`: fields of an area's requests for which null is a value.
 */
export const profiles = {
  neutral: ${renderProfile(neutral)},
  vendor: ${renderProfile(vendor)},
} as const;

/** One operation of the contract. */
export type Operation = (typeof operations)[number];

export type OperationId = Operation['operationId'];
`;
}

/** Every operation's row, by what tells it from others. */
function describeAll(document: JsonObject): ReadonlyMap<string, string> {
  return new Map(
    listOperations(document).map((located) => [identify(located), describeOperation(document, located)]),
  );
}

function identify({ method, path, operation }: OpenApiOperation): string {
  return `${method} ${path} ${String(operation.operationId)}`;
}

function readId(identity: string): string {
  return identity.slice(identity.lastIndexOf(' ') + 1);
}

function joinProfiles(neutralRow: string, vendorRow: string): readonly string[] {
  if (neutralRow === vendorRow) return [renderRow(neutralRow, ['neutral', 'vendor'])];
  return [renderRow(neutralRow, ['neutral']), renderRow(vendorRow, ['vendor'])];
}

function renderRow(row: string, profiles: readonly string[]): string {
  return `  { ${row}, profiles: [${profiles.map(quote).join(', ')}] },`;
}

/** The members of a row. Who may call it is left out where the document does not say so, which the gateway refuses. */
function describeOperation(document: JsonObject, located: OpenApiOperation): string {
  const { operation, path, method, parameters } = located;
  const names = {
    operationId: operation.operationId,
    method,
    path,
    area: toList(operation.tags)[0],
    errorFormat: operation['x-error-format'],
  };
  for (const [name, value] of Object.entries(names))
    if (typeof value !== 'string') throw new Error(`${method.toUpperCase()} ${path} lacks its ${name}.`);
  const listNames = (place: string) =>
    parameters.filter((parameter) => parameter.in === place).map(({ name }) => String(name));
  const content = toObject(toObject(operation.requestBody).content);
  const form = content['multipart/form-data'];
  const members = {
    ...(names as Record<string, string>),
    ...(operation.security === undefined ? {} : { security: operation.security }),
    pathNames: listNames('path'),
    queryNames: listNames('query'),
    mediaTypes: Object.keys(content),
    form: form === undefined ? null : describeForm(document, toObject(form).schema ?? {}),
  };
  return renderMembers(members);
}

function renderProfile(document: JsonObject): string {
  const { title = '', version = '' } = toObject(document.info);
  const securitySchemes = toObject(toObject(document.components).securitySchemes);
  const members: JsonObject = {
    title,
    version,
    securitySchemes: mapObjects(securitySchemes, ({ description: _, ...scheme }) => scheme),
    contentNames: [...listContentNames(document)],
    caselessNames: [...listCaselessNames(document)],
    loneNames: [...listLoneNames(document)],
    nullableNames: {
      account: [...listNullableNames(document, 'account')],
      generateContent: [...listNullableNames(document, 'generateContent')],
      realtime: [...listNullableNames(document, 'realtime')],
    },
  };
  const lines = Object.entries(members).map(([name, value]) => `    ${renderMembers({ [name]: value })},`);
  return `{\n${lines.join('\n')}\n  }`;
}

/** A value as TypeScript on one line. */
function render(value: JsonValue): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(render).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return Object.keys(value).length === 0 ? '{}' : `{ ${renderMembers(value)} }`;
}

function renderMembers(object: JsonObject): string {
  const members = Object.entries(object);
  return members.map(([key, value]) => `${renderKey(key)}: ${render(value)}`).join(', ');
}

function renderKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
