import { createRequire } from 'node:module';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import {
  mapValues,
  resolvePointer,
  toObject,
  type JsonObject,
  type JsonValue,
} from '../../scripts/generate/json.ts';
import { stripAnnotations } from '../../scripts/generate/strip-annotations.ts';

const addFormats = (createRequire(import.meta.url)('ajv-formats') as { default: (ajv: Ajv2020) => Ajv2020 })
  .default;

/** Compiles schemas of one bundled document. */
export interface SchemaCompiler {
  /** The validator of the schema at a JSON pointer (as a URI fragment), always the same. Throws when nothing is there. */
  compile(pointer: string): ValidateFunction;
  /** The validator of a schema whose references lead into the document. */
  compileSchema(schema: JsonValue): ValidateFunction;
}

/** A compiler of its own, so that the contract is not judged by the code that is held to it. */
export function createSchemaCompiler(source: Readonly<Record<string, unknown>>): SchemaCompiler {
  const document = source as JsonObject;
  const ajv = new Ajv2020({ strict: false, discriminator: true, validateSchema: false, inlineRefs: false });
  addFormats(ajv);
  const schemas = mapValues(toObject(toObject(document.components).schemas), (schema) =>
    stripAnnotations(schema, (reference) => reference),
  );
  ajv.addSchema({ components: { schemas } }, 'contract');
  const compileSchema = (schema: JsonValue) =>
    ajv.compile(stripAnnotations(schema, (reference) => `contract${reference}`) as JsonObject);
  const compiled = new Map<string, ValidateFunction>();
  const compile = (pointer: string): ValidateFunction => {
    const validate = compiled.get(pointer) ?? compileSchema(resolvePointer(document, pointer));
    compiled.set(pointer, validate);
    return validate;
  };
  return { compileSchema, compile };
}
