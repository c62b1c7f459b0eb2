import { createRequire } from 'node:module';
import type { ErrorObject, ValidateFunction } from 'ajv';

/** One violation of a configuration schema. */
export interface Violation {
  /** Keys and indexes that lead to the value at fault, or to the object that lacks or must not have `key`. */
  readonly path: readonly (string | number)[];
  readonly kind: 'unknown_key' | 'bad_key' | 'missing_key' | 'bad_value';
  /** The key of `unknown_key`, `bad_key` and `missing_key`; empty otherwise. */
  readonly key: string;
  /** What the schema wants, as the end of a sentence that begins with "must be". */
  readonly expects: string;
  readonly isSecret: boolean;
  /** The keys that are known where an unknown one was found, or the values where a list of them is allowed. */
  readonly candidates: readonly string[];
}

interface ConfigSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly enum?: readonly unknown[];
  readonly 'x-expects'?: string;
  readonly 'x-secret'?: boolean;
  readonly propertyNames?: ConfigSchema;
}

/** Reads a module at once, which `import` cannot. */
const requireModule = createRequire(import.meta.url);

/**
 * The validator of `specs/config/<name>.schema.json` (JSON Schema 2020-12), as `npm run generate` made it. The function it
 * returns fills in the schema's defaults in place and lists the violations, in the order of the schema.
 */
export function createSchemaValidator(
  name: 'environment' | 'specway',
): (value: unknown) => readonly Violation[] {
  const validators = requireModule('../../generated/validators/configuration.cjs') as Readonly<
    Record<typeof name, ValidateFunction>
  >;
  const validate = validators[name];
  return (value) => listViolations(validate, value);
}

/** What a validator that Ajv compiled finds wrong with a value. */
export function listViolations(validate: ValidateFunction, value: unknown): readonly Violation[] {
  return validate(value) ? [] : (validate.errors ?? []).flatMap((error) => convertError(error, value));
}

function convertError(error: ErrorObject, root: unknown): readonly Violation[] {
  const schema = error.parentSchema as ConfigSchema;
  const violation: Violation = {
    path: parsePointer(error.instancePath, root),
    kind: 'bad_value',
    key: '',
    expects: schema['x-expects'] ?? error.message ?? 'valid',
    isSecret: schema['x-secret'] ?? false,
    candidates: (schema.enum ?? []).map(String),
  };
  const params = error.params as Readonly<Record<string, string>>;
  switch (error.keyword) {
    case 'if':
    case 'propertyNames':
      return [];
    case 'additionalProperties':
      return [
        {
          ...violation,
          kind: 'unknown_key',
          key: params['additionalProperty'] ?? '',
          candidates: knownKeys(schema),
        },
      ];
    case 'required':
    case 'dependentRequired':
      return [{ ...violation, kind: 'missing_key', key: params['missingProperty'] ?? '' }];
    default:
      return [
        error.propertyName === undefined
          ? violation
          : { ...violation, kind: 'bad_key', key: error.propertyName },
      ];
  }
}

function knownKeys(schema: ConfigSchema): readonly string[] {
  return Object.keys(schema.properties ?? {});
}

/** JSON Pointer, RFC 6901. Array indexes become numbers. */
function parsePointer(pointer: string, root: unknown): readonly (string | number)[] {
  let value = root;
  return pointer
    .split('/')
    .slice(1)
    .map((token) => {
      const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(value) ? Number(key) : key;
      value = (value as Readonly<Record<string | number, unknown>>)[step];
      return step;
    });
}
