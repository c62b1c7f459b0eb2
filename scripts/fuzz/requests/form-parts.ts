import { isObject, toList, toObject, type JsonObject } from '../../generate/json.ts';
import type { RequestExample } from '../../../test/support/contract-document.ts';
import type { SchemaGuide } from './schema-guide.ts';

/** One part of a form (RFC 7578). */
export interface FormPart {
  readonly name: string;
  /** `null` for a text. */
  readonly fileName: string | null;
  /** The part's own content type; `null` for none. */
  readonly type: string | null;
  readonly bytes: Buffer;
  /** Further header lines, without their ends. */
  readonly lines?: readonly string[];
}

export const formBoundary = 'fuzz-boundary-7MA4YWxk';

/** The content type of a form with this boundary. */
export const formType = `multipart/form-data; boundary=${formBoundary}`;

/** The parts of an example, whose files are written as base64. */
export function createParts({ value, files }: RequestExample): readonly FormPart[] {
  return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([name, item]) =>
    (Array.isArray(item) ? (item as unknown[]) : [item]).map((each) =>
      files.has(name) ? createFile(name, Buffer.from(String(each), 'base64')) : createText(name, each),
    ),
  );
}

export function createFile(name: string, bytes: Buffer, fileName = 'picture.png'): FormPart {
  return { name, fileName, type: 'image/png', bytes };
}

export function createText(name: string, value: unknown): FormPart {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { name, fileName: null, type: null, bytes: Buffer.from(text) };
}

/** The whole body of a form. */
export function renderForm(parts: readonly FormPart[]): Buffer {
  const pieces = parts.flatMap((part) => [
    Buffer.from(renderPartHead(part)),
    part.bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${formBoundary}--\r\n`)]);
}

function renderPartHead({ name, fileName, type, lines = [] }: FormPart): string {
  const file = fileName === null ? '' : `; filename="${fileName}"`;
  const all = [
    `content-disposition: form-data; name="${name}"${file}`,
    ...(type === null ? [] : [`content-type: ${type}`]),
    ...lines,
  ];
  return `--${formBoundary}\r\n${all.join('\r\n')}\r\n\r\n`;
}

/** The form as its schema sees it: texts as the values they stand for, files as empty texts. */
export function readParts(parts: readonly FormPart[], schema: JsonObject, guide: SchemaGuide): object {
  const names = [...new Set(parts.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const same = parts.filter((part) => part.name === name);
      const values = same.map((part) => (part.fileName === null ? readText(part, schema, guide) : ''));
      return [name, values.length === 1 || name !== 'image[]' ? values[0] : values];
    }),
  );
}

function readText({ name, bytes }: FormPart, schema: JsonObject, guide: SchemaGuide): unknown {
  const text = bytes.toString('utf8');
  const types = guide
    .listSchemas(schema, [name])
    .flatMap(({ type }) => (Array.isArray(type) ? type : [type ?? null]));
  if (text === '' && types.includes('null')) return null;
  if (types.includes('object') && !types.includes('string')) return readObject(text);
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u.test(text)) return Number(text);
  return types.includes('boolean') && /^(?:true|false)$/u.test(text) ? text === 'true' : text;
}

/** An object in a form is JSON; what is none stays a text, which is no object. */
function readObject(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Fields of a form that are texts, as its schema has them. */
export function listTextFields(schema: JsonObject, guide: SchemaGuide): readonly string[] {
  const all = guide.expand([schema]).flatMap(({ properties }) => Object.entries(toObject(properties)));
  return all.flatMap(([name, property]) => {
    const isFile = guide
      .expand([property].filter(isObject))
      .some((each) => each.format === 'binary' || toList(each.oneOf).length > 0);
    return isFile ? [] : [name];
  });
}
