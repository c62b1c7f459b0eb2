import { GatewayError } from '../../core/gateway-error.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import { readPointer, type OpenApiDocument } from '../contract/openapi-document.ts';

/** What the text of a form field stands for. */
type FieldKind = 'text' | 'number' | 'boolean' | 'json';

interface FieldShape {
  readonly kind: FieldKind;
  /** Whether the field may be null in JSON, where null means that it is absent. */
  readonly isNullable: boolean;
}

/** The fields of a form as the schema of its operation has them. Shared. */
export interface FormShape {
  readonly fields: ReadonlyMap<string, FieldShape>;
  /** Whether fields that the schema does not name are refused. */
  readonly isClosed: boolean;
}

/** Reads a form's schema, references followed. */
export function createFormShape(document: OpenApiDocument, schema: unknown): FormShape {
  const { properties = {}, additionalProperties } = resolve(document, schema);
  const fields = Object.entries(properties).map(([name, property]): [string, FieldShape] => {
    const types = listTypes(document, property);
    return [name, { kind: findKind(types), isNullable: types.has('null') }];
  });
  return { fields: new Map(fields), isClosed: additionalProperties === false };
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly additionalProperties?: unknown;
  readonly oneOf?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
}

function resolve(document: OpenApiDocument, schema: unknown): Schema {
  const found = (schema ?? {}) as Schema;
  return found.$ref === undefined ? found : resolve(document, readPointer(document, found.$ref));
}

function listTypes(document: OpenApiDocument, schema: unknown): ReadonlySet<string> {
  const { type = [], oneOf = [], anyOf = [] } = resolve(document, schema);
  const inner = [...oneOf, ...anyOf].flatMap((branch) => [...listTypes(document, branch)]);
  return new Set([type, inner].flat());
}

/** Where a text will do, it stays one. */
function findKind(types: ReadonlySet<string>): FieldKind {
  if (types.has('string')) return 'text';
  if (types.has('integer') || types.has('number')) return 'number';
  if (types.has('boolean')) return 'boolean';
  return types.has('object') || types.has('array') ? 'json' : 'text';
}

/**
 * Text fields as the values their schema asks for. What cannot be converted stays text, so that the schema refuses it by
 * name. An empty text in a field that may be null counts as absent: a form has no other way to say null.
 */
export function convertTexts(
  texts: ReadonlyMap<string, string>,
  shape: FormShape,
): Readonly<Record<string, unknown>> {
  const values = [...texts].flatMap(([name, text]): (readonly [string, unknown])[] => {
    const field = shape.fields.get(name);
    if (field?.isNullable && text === '') return [];
    return [[name, convertText(text, field?.kind ?? 'text')]];
  });
  return Object.fromEntries(values);
}

/** A number as JSON writes it (RFC 8259, section 6). */
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function convertText(text: string, kind: FieldKind): unknown {
  switch (kind) {
    case 'text':
      return text;
    case 'number':
      return jsonNumber.test(text) && Number.isFinite(Number(text)) ? Number(text) : text;
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : text);
    case 'json':
      return parseOrKeep(text);
  }
}

function parseOrKeep(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof GatewayError) return text;
    throw error;
  }
}
