import type { ValidateFunction } from 'ajv/dist/2020.js';
import { followReference, toList, toObject, type JsonObject } from '../../scripts/generate/json.ts';
import { listOperations, type OpenApiOperation } from '../../scripts/generate/openapi-operations.ts';
import type { Area, ErrorFormat, Profile } from '../../src/core/area.ts';
import { createSchemaCompiler } from './compile-schema.ts';
import { readEvents, readOpenApi, type Strictness } from './read-contract.ts';

/** One profile of the contract, as a reader of answers needs it. */
export interface Contract {
  readonly profile: Profile;
  readonly strictness: Strictness;
  readonly operations: readonly ContractOperation[];
  /** Throws for an operation the contract does not have. */
  find(operationId: string): ContractOperation;
}

export interface ContractOperation {
  readonly operationId: string;
  readonly area: Area;
  readonly method: string;
  /** With `{parameters}`. */
  readonly path: string;
  readonly errorFormat: ErrorFormat;
  /** Names of the security schemes, any of which will do; empty for an operation open to all. */
  readonly schemes: readonly string[];
  readonly parameters: readonly ContractParameter[];
  readonly requests: readonly RequestExample[];
  /** By status. */
  readonly responses: ReadonlyMap<number, ContractResponse>;
  /** By name of the event: the validators of its stream. `null` where it has none. */
  readonly events: Readonly<Record<string, ValidateFunction>> | null;
}

export interface ContractParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly example: string;
}

/** One example of a request body. */
export interface RequestExample {
  readonly mediaType: string;
  readonly name: string;
  readonly value: unknown;
  /** Properties that are sent as files, for `multipart/form-data`. */
  readonly files: ReadonlySet<string>;
  /** Property to the content type of its part, for `multipart/form-data`. */
  readonly partTypes: ReadonlyMap<string, string>;
}

export interface ContractResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, ContractHeader>;
  /** By media type. */
  readonly content: ReadonlyMap<string, ContractContent>;
}

export interface ContractHeader {
  readonly required: boolean;
  readonly type: string;
  readonly validate: ValidateFunction;
}

export interface ContractContent {
  /** By name. */
  readonly examples: ReadonlyMap<string, unknown>;
  /** Compiled when it is first called. */
  readonly validate: () => ValidateFunction;
}

/** Reads one profile of the contract from generated/. */
export function loadContract(profile: Profile, strictness: Strictness = 'closed'): Contract {
  const document = readOpenApi(profile, strictness);
  const neutral = readEvents('neutral', strictness).streams;
  // A stream that the vendor profile does not describe is the neutral one.
  const streams =
    profile === 'neutral' ? neutral : { ...neutral, ...readEvents('vendor', strictness).streams };
  const reader = new ContractReader(document);
  const operations = listOperations(document).map((located) => ({
    ...reader.read(located),
    events: streams[String(located.operation.operationId)] ?? null,
  }));
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  return {
    profile,
    strictness,
    operations,
    find: (operationId) => {
      const operation = byId.get(operationId);
      if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
      return operation;
    },
  };
}

class ContractReader {
  readonly #document: JsonObject;
  readonly #compile: (pointer: string) => ValidateFunction;

  constructor(document: JsonObject) {
    this.#document = document;
    this.#compile = createSchemaCompiler(document).compile;
  }

  read({ path, method, operation, parameters }: OpenApiOperation): Omit<ContractOperation, 'events'> {
    const pointer = `#/paths/${escapePointer(path)}/${method}`;
    const requirements = toList(operation.security).map((item) => Object.keys(toObject(item)));
    const isOpen = requirements.some((schemes) => schemes.length === 0);
    return {
      operationId: String(operation.operationId),
      area: toList(operation.tags)[0] as Area,
      method,
      path,
      errorFormat: operation['x-error-format'] as ErrorFormat,
      schemes: isOpen ? [] : requirements.flat(),
      parameters: parameters.map((parameter) => ({
        name: String(parameter.name),
        in: String(parameter.in),
        required: parameter.required === true,
        example: String(parameter.example),
      })),
      requests: this.#readRequests(operation),
      responses: new Map(
        Object.entries(toObject(operation.responses)).map(([status, response]) => [
          Number(status),
          this.#readResponse(Number(status), toObject(response), `${pointer}/responses/${status}`),
        ]),
      ),
    };
  }

  #readRequests(operation: JsonObject): readonly RequestExample[] {
    const content = toObject(toObject(operation.requestBody).content);
    return Object.entries(content).flatMap(([mediaType, value]) => {
      const { schema, examples, encoding } = toObject(value);
      const partTypes = Object.entries(toObject(encoding)).map(([name, part]) => {
        return [name, String(toObject(part).contentType)] as const;
      });
      const properties = toObject(toObject(followReference(this.#document, schema ?? null)).properties);
      const files = Object.keys(properties).filter((name) => isFile(this.#document, properties[name]));
      return Object.entries(toObject(examples)).map(([name, example]) => ({
        mediaType,
        name,
        value: toObject(example).value,
        files: new Set(files),
        partTypes: new Map(partTypes),
      }));
    });
  }

  #readResponse(status: number, response: JsonObject, pointer: string): ContractResponse {
    const headers = Object.entries(toObject(response.headers)).map(([name, value]) => {
      const reference = toObject(value).$ref;
      const place = typeof reference === 'string' ? reference : `${pointer}/headers/${escapePointer(name)}`;
      const header = toObject(followReference(this.#document, value));
      const validate = this.#compile(`${place}/schema`);
      const type = String(toObject(header.schema).type);
      return [name.toLowerCase(), { required: header.required === true, type, validate }] as const;
    });
    const content = Object.entries(toObject(response.content)).map(([mediaType, value]) => {
      const place = `${pointer}/content/${escapePointer(mediaType)}/schema`;
      const named = Object.entries(toObject(toObject(value).examples));
      const examples = new Map(named.map(([key, example]) => [key, toObject(example).value]));
      return [mediaType, { examples, validate: () => this.#compile(place) }] as const;
    });
    return { status, headers: new Map(headers), content: new Map(content) };
  }
}

/** Whether a form sends a property as a file: one of its forms is a string of `format: binary`. */
function isFile(document: JsonObject, value: unknown): boolean {
  const schema = toObject(followReference(document, value as JsonObject));
  const branches = [...toList(schema.oneOf), ...toList(schema.anyOf)];
  return schema.format === 'binary' || branches.some((branch) => isFile(document, branch));
}

function escapePointer(token: string): string {
  return encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'));
}
