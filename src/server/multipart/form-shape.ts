import { GatewayError } from '../../core/gateway-error.ts';
import { isObject } from '../../core/json/json-object.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import type { FieldShape, FormOutline } from '../contract/contract-outline.ts';

/** The fields of a form as the schema of its operation has them. Shared. */
export interface FormShape {
  readonly fields: ReadonlyMap<string, FieldShape>;
  /** Whether fields that the schema does not name are refused. */
  readonly isClosed: boolean;
}

/** A form in the shape in which its fields are asked for, whatever their names are. */
export function createFormShape({ fields, isClosed }: FormOutline): FormShape {
  return { fields: new Map(Object.entries(fields)), isClosed };
}

/**
 * Text fields as the values their schema asks for. What cannot be converted stays text, so that the schema refuses it by
 * name. An empty text in a field that may be null counts as absent: a form has no other way to say null. Numbers within a field that is
 * JSON may be texts, too: who fills in forms has nothing else.
 */
export function convertTexts(
  texts: ReadonlyMap<string, string>,
  shape: FormShape,
): Readonly<Record<string, unknown>> {
  const values = [...texts].flatMap(([name, text]): (readonly [string, unknown])[] => {
    const field = shape.fields.get(name);
    if (field?.isNullable && text === '') return [];
    return [[name, field === undefined ? text : convertText(text, field)]];
  });
  return Object.fromEntries(values);
}

/** A number as JSON writes it (RFC 8259, section 6). */
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function convertText(text: string, { kind, numbers = [] }: FieldShape): unknown {
  switch (kind) {
    case 'text':
      return text;
    case 'number':
      return readNumber(text);
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : text);
    case 'json':
      return convertMembers(parseOrKeep(text), numbers);
  }
}

function readNumber(text: string): number | string {
  return jsonNumber.test(text) && Number.isFinite(Number(text)) ? Number(text) : text;
}

function convertMembers(value: unknown, numbers: readonly string[]): unknown {
  if (!isObject(value) || numbers.length === 0) return value;
  const members = Object.entries(value).map(([name, member]) => [
    name,
    typeof member === 'string' && numbers.includes(name) ? readNumber(member) : member,
  ]);
  return Object.fromEntries(members);
}

/** Most values of a field that is JSON, as of the small bodies. */
const maxFieldValues = 20_000;

function parseOrKeep(text: string): unknown {
  try {
    return parseJson(text, maxFieldValues);
  } catch (error) {
    if (error instanceof GatewayError) return text;
    throw error;
  }
}
