import {
  OpenAPIRouter,
  type Document,
  type Operation,
  type ParsedRequest,
  type Request,
} from 'openapi-backend';

interface Route {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly literalLength: number;
  readonly operations: ReadonlyMap<string, Operation>;
}

/**
 * What the pipeline hands to openapi-backend: a request that is parsed once and is its own parsed form. `params` is
 * filled in by routing and `requestBody` after authentication.
 */
export interface BackendRequest extends Request {
  readonly method: string;
  readonly path: string;
  headers: Record<string, string | string[]>;
  query: Record<string, string | string[]>;
  params: Record<string, string>;
  requestBody: unknown;
  cookies: undefined;
}

/**
 * openapi-backend's router with everything computed once: the original lists all operations and compiles their patterns on
 * every call, and parses each request three times over (docs/decisions/0018-contract-core-in-truth.md has the measurements).
 */
export class ContractRouter extends OpenAPIRouter {
  readonly #operations: Operation[];
  readonly #byId: ReadonlyMap<string | undefined, Operation>;
  readonly #exact = new Map<string, Map<string, Operation>>();
  readonly #templates: readonly Route[];

  constructor(definition: Document) {
    super({ definition, apiRoot: '/' });
    this.#operations = super.getOperations();
    this.#byId = new Map(this.#operations.map((operation) => [operation.operationId, operation]));
    const byPath = Map.groupBy(this.#operations, (operation) => operation.path);
    const templates: Route[] = [];
    for (const [path, operations] of byPath) {
      const methods = new Map(operations.map((operation) => [operation.method, operation]));
      if (path.includes('{')) templates.push(compileRoute(path, methods));
      else this.#exact.set(path, methods);
    }
    this.#templates = templates.sort((a, b) => b.literalLength - a.literalLength);
  }

  override getOperations(): Operation[] {
    return this.#operations;
  }

  override getOperation(operationId: string): Operation | undefined {
    return this.#byId.get(operationId);
  }

  /** The request was parsed when its target was resolved, and routing reads what the path says. */
  override parseRequest(req: Request): ParsedRequest {
    return req as BackendRequest;
  }

  override matchOperation(req: Request): Operation;
  override matchOperation(req: Request): Operation {
    const methods = this.#find(req);
    const operation = methods && findOperation(methods, req.method);
    if (operation) return operation;
    throw new Error(methods ? '405-methodNotAllowed' : '404-notFound');
  }

  /** The methods of the path, upper-case, for an Allow header. */
  allowedMethods(req: Request): readonly string[] {
    const methods = [...(this.#find(req)?.keys() ?? [])].map((method) => method.toUpperCase());
    return methods.includes('GET') ? [...new Set([...methods, 'HEAD'])] : methods;
  }

  /** The path of the contract that this one is, with its parameters in braces; `null` where it is none. */
  findPath(path: string): string | null {
    const operations =
      this.#exact.get(path) ?? this.#templates.find(({ pattern }) => pattern.test(path))?.operations;
    return operations?.values().next().value?.path ?? null;
  }

  #find(req: Request): ReadonlyMap<string, Operation> | undefined {
    const exact = this.#exact.get(req.path);
    if (exact) return exact;
    const hits = this.#templates.filter((route) => route.pattern.test(req.path));
    const hit = hits.find((route) => findOperation(route.operations, req.method)) ?? hits[0];
    if (hit) Object.assign(req, { params: readParameters(hit, req.path) });
    return hit?.operations;
  }
}

/** HEAD is GET without the body, which Node leaves out by itself (RFC 9110, 9.3.2). */
function findOperation(operations: ReadonlyMap<string, Operation>, method: string): Operation | undefined {
  return operations.get(method) ?? (method === 'head' ? operations.get('get') : undefined);
}

function compileRoute(path: string, operations: ReadonlyMap<string, Operation>): Route {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
  const source = path
    .split(/\{[^}]+\}/)
    .map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/:]+)');
  const literalLength = path.replace(/\{[^}]+\}/g, '').length;
  return { pattern: new RegExp(`^${source}$`), names, literalLength, operations };
}

function readParameters(route: Route, path: string): Record<string, string> {
  const values = route.pattern.exec(path)?.slice(1) ?? [];
  return Object.fromEntries(route.names.map((name, index) => [name, decodeParameter(values[index] ?? '')]));
}

/** A parameter with broken percent-encoding is kept as it is; its pattern in the contract then refuses it. */
function decodeParameter(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
