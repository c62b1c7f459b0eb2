/** The parts of an OpenAPI 3.1 document that the server reads. The bundles in generated/ have this shape. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: { readonly securitySchemes?: object };
}

export type PathItem = Readonly<Partial<Record<HttpMethod, OperationObject>>> & {
  readonly parameters?: readonly ParameterObject[];
};

export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

export const httpMethods: readonly HttpMethod[] = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
];

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly 'x-error-format': string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly required?: boolean; readonly content: MediaTypes };
  readonly responses: Readonly<Record<string, { readonly content?: MediaTypes }>>;
}

export type MediaTypes = Readonly<Record<string, MediaType>>;

export interface MediaType {
  readonly schema?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

export interface ParameterObject {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema?: unknown;
}

/** One operation with the path and method it stands under. */
export interface LocatedOperation {
  readonly path: string;
  readonly method: HttpMethod;
  readonly operation: OperationObject;
  /** The operation's own and its path's parameters, references resolved. */
  readonly parameters: readonly ParameterObject[];
  /** JSON pointer to the operation within the document. */
  readonly pointer: string;
}

/** Every operation of a document, in document order. */
export function listOperations(document: OpenApiDocument): readonly LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(operation.parameters ?? []), ...(item.parameters ?? [])];
      return [
        {
          path,
          method,
          operation,
          parameters: parameters.map((parameter) => resolveParameter(document, parameter)),
          pointer: `#/paths/${escapePointer(path)}/${method}`,
        },
      ];
    }),
  );
}

/** Escapes one JSON pointer token as a URI fragment (RFC 6901, sections 3 and 6). */
export function escapePointer(token: string): string {
  return encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** The value at a JSON pointer in its URI fragment form (RFC 6901, section 6); `undefined` where there is none. */
export function readPointer(document: OpenApiDocument, pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .map((token) => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}

function resolveParameter(document: OpenApiDocument, parameter: ParameterObject): ParameterObject {
  if (parameter.$ref === undefined) return parameter;
  return readPointer(document, parameter.$ref) as ParameterObject;
}
