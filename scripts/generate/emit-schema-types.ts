import { isDeepStrictEqual } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { isObject, mapObjects, mapValues, type JsonObject, type JsonValue } from './json.ts';
import { branchLists } from './schema-composition.ts';

/** Named schemas, and those of them that nobody but clients writes. */
export interface NamedSchemas {
  readonly schemas: JsonObject;
  /** In what clients send `null` means that a field is absent, and is removed before anybody sees it; not with `x-null: value`. */
  readonly requestNames: ReadonlySet<string>;
}

/**
 * An exported TypeScript type for every named schema, in their order. Members are `readonly`. What a schema admits beside the
 * members that it names is not in its type: it may be there, and nobody can read it by name.
 */
export async function emitSchemaTypes({ schemas, requestNames }: NamedSchemas): Promise<string> {
  const prepared = mapValues(schemas, (schema, name) => {
    const named = mapObjects(schema, keepNamedMembers);
    return requestNames.has(name) ? mapObjects(named, dropNull) : named;
  });
  const document = { openapi: '3.1.0', info: {}, paths: {}, components: { schemas: prepared } };
  // Without `defaultNonNullable: false` a field with a default would have to be sent.
  const nodes = await openapiTypescript(document as never, {
    defaultNonNullable: false,
    immutable: true,
    silent: true,
  });
  return astToString([...nodes.filter(isHelper), ...listSchemas(nodes).map(createAlias)]);
}

/**
 * A schema with what its type is made of: the members it names, and alternatives that name some. Conditions alone, such as
 * "one of these must be there", would become a type that anything fits.
 */
function keepNamedMembers(schema: JsonObject): JsonObject {
  const { additionalProperties, unevaluatedProperties: _, ...rest } = schema;
  const kept = keepDescribing(rest);
  if (![schema.type].flat().includes('object')) return kept;
  if (isObject(additionalProperties)) return { ...kept, additionalProperties };
  if ([...branchLists, 'properties'].some((key) => key in kept)) return kept;
  const isCondition = branchLists.some((key) => key in schema);
  // openapi-typescript takes an object that names no members for one that has none.
  return isCondition ? {} : { ...kept, additionalProperties: true };
}

function keepDescribing(schema: JsonObject): JsonObject {
  const entries = Object.entries(schema).flatMap(([key, value]): [string, JsonValue][] => {
    if (Array.isArray(value) && branchLists.includes(key)) {
      const branches = value.filter(describesValue);
      return branches.length > 0 ? [[key, branches]] : [];
    }
    if (key !== 'properties' || !isObject(value)) return [[key, value]];
    const members = Object.entries(value).filter(([, member]) => !isDeepStrictEqual(member, { not: {} }));
    return members.length > 0 ? [[key, Object.fromEntries(members)]] : [];
  });
  return Object.fromEntries(entries);
}

const describing = ['$ref', 'type', 'const', 'enum', 'properties', ...branchLists];

function describesValue(schema: JsonValue): boolean {
  return isObject(schema) && describing.some((key) => key in schema);
}

/** `null` goes from the lists of types, values and alternatives, except where it is a value of its own. */
function dropNull(schema: JsonObject): JsonObject {
  if (schema['x-null'] === 'value') return schema;
  return mapValues(schema, (value, key) => {
    if (!Array.isArray(value)) return value;
    if (key === 'enum') return value.filter((item) => item !== null);
    if (key === 'oneOf') return value.filter((branch) => !isNullSchema(branch));
    if (key !== 'type') return value;
    const [first, ...others] = value.filter((name) => name !== 'null');
    return first === undefined || others.length > 0 ? [first ?? 'null', ...others] : first;
  });
}

function isNullSchema(schema: JsonValue): boolean {
  return isObject(schema) && schema.type === 'null';
}

/** The members of `components.schemas` in what openapi-typescript made. */
function listSchemas(nodes: readonly ts.Node[]): readonly ts.PropertySignature[] {
  const components = nodes.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === 'components',
  );
  const schemas = components?.members.find(
    (member) => member.name !== undefined && ts.isIdentifier(member.name) && member.name.text === 'schemas',
  );
  if (!schemas || !ts.isPropertySignature(schemas) || !schemas.type || !ts.isTypeLiteralNode(schemas.type))
    throw new Error('openapi-typescript made no components.schemas.');
  return schemas.type.members.filter(ts.isPropertySignature);
}

/** What openapi-typescript needs to make a member required that is optional elsewhere. */
function isHelper(node: ts.Node): boolean {
  return ts.isTypeAliasDeclaration(node) && node.name.text === 'WithRequired';
}

/** `components["schemas"]["Name"]` is just `Name` where every schema has a type of its own. */
function createAlias(member: ts.PropertySignature): ts.TypeAliasDeclaration {
  const shorten = (node: ts.Node): ts.Node =>
    ts.isIndexedAccessTypeNode(node) && ts.isIndexedAccessTypeNode(node.objectType)
      ? ts.factory.createTypeReferenceNode(readName(node.indexType))
      : ts.visitEachChild(node, shorten, undefined);
  const name = readName(member.name);
  const type = ts.visitNode(member.type, shorten, isWritable);
  if (!type) throw new Error(`The schema ${name} has no type.`);
  const exported = [ts.factory.createToken(ts.SyntaxKind.ExportKeyword)];
  const alias = ts.factory.createTypeAliasDeclaration(exported, name, undefined, type);
  return ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(member));
}

/** openapi-typescript writes texts as identifiers, which are no type nodes and yet come out as types. */
function isWritable(node: ts.Node): node is ts.TypeNode {
  return ts.isTypeNode(node) || ts.isIdentifier(node);
}

function readName(node: ts.Node): string {
  if (ts.isIdentifier(node) || ts.isStringLiteral(node)) return node.text;
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return node.literal.text;
  throw new Error('openapi-typescript named a schema in an unknown way.');
}
