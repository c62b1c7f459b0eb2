import { createRequire } from 'node:module';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { addLengthKeywords } from './add-length-keywords.ts';
import { readPointer, type OpenApiDocument } from './openapi-document.ts';

type AddFormats = (ajv: Ajv2020) => Ajv2020;
/** The types of ajv-formats do not fit Node's module resolution, hence the require. */
const addFormats = (createRequire(import.meta.url)('ajv-formats') as { default: AddFormats }).default;

/** The id under which a contract's document is known to its Ajv instance. */
const documentId = 'contract';

/** Compiles schemas of one document, each of them once. */
export interface SchemaCompiler {
  /** The validator of the schema at a JSON pointer of the document, such as `#/components/schemas/Message`. */
  find(pointer: string): ValidateFunction;
  /** Compiles a schema made at run time; its references are pointers into the document. */
  compile(schema: object): ValidateFunction;
}

/**
 * A compiler over one Ajv instance that knows the whole document, so that all validators of a contract share the
 * compiled schemas. `x-discriminator` becomes Ajv's `discriminator`, which picks the one branch a client meant and so
 * gives short errors.
 */
export function createSchemaCompiler(document: OpenApiDocument): SchemaCompiler {
  const ajv = new Ajv2020({
    strict: false,
    discriminator: true,
    validateSchema: false,
    allErrors: false,
    inlineRefs: false,
    addUsedSchema: false,
    code: { optimize: false },
  });
  addFormats(ajv);
  addLengthKeywords(ajv);
  ajv.addSchema(rewriteDiscriminators(document) as object, documentId);
  return {
    find: (pointer) => {
      const validate = ajv.getSchema(`${documentId}${followReferences(document, pointer)}`);
      if (!validate) throw new Error(`The document has no schema at ${pointer}`);
      return validate;
    },
    compile: (schema) => ajv.compile(anchorReferences(schema) as object),
  };
}

/** A schema that only refers to another is that other, which is then compiled once for all who refer to it. */
function followReferences(document: OpenApiDocument, pointer: string): string {
  const schema = readPointer(document, pointer) as { readonly $ref?: unknown };
  const isReference = typeof schema.$ref === 'string' && Object.keys(schema).length === 1;
  return isReference ? followReferences(document, schema.$ref as string) : pointer;
}

/** A schema outside of the document must say in which document its references lead. */
function anchorReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(anchorReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      key === '$ref' && typeof item === 'string'
        ? [key, `${documentId}${item}`]
        : [key, anchorReferences(item)],
    ),
  );
}

function rewriteDiscriminators(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteDiscriminators);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] =>
    key === 'x-discriminator'
      ? ['discriminator', { propertyName: item }]
      : [key, rewriteDiscriminators(item)],
  );
  return Object.fromEntries(entries);
}
