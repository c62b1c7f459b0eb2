import type { Profile } from '../../src/core/area.ts';
import type { Contract, ContractOperation, RequestExample } from './contract-document.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
}

export interface CreateRequestOptions {
  readonly apiKey: string;
  /** Which example is the body; default the first. */
  readonly example?: RequestExample;
  /** Replaces the value of a JSON example. */
  readonly body?: unknown;
  /** The security scheme the key travels by; default the one that leads to the profile. `null`: no key. */
  readonly scheme?: string | null;
  /** Replaces examples of path parameters. */
  readonly path?: Readonly<Record<string, string>>;
  /** Query parameters beside the required ones. */
  readonly query?: Readonly<Record<string, string>>;
}

/** A valid request made of the examples of the contract, in the spelling of its profile. */
export async function createRequest(
  contract: Contract,
  operationId: string,
  options: CreateRequestOptions,
): Promise<WireRequest> {
  const operation = contract.find(operationId);
  const example = options.example ?? operation.requests[0] ?? null;
  const credential = createCredential(chooseScheme(operation, contract.profile, options), options.apiKey);
  const query = { ...listExamples(operation, 'query'), ...options.query, ...credential.query };
  const body = example === null ? null : await createBody(example, options);
  return {
    method: operation.method.toUpperCase(),
    target: fillPath(operation, options.path) + renderQuery(query),
    headers: {
      ...listExamples(operation, 'header'),
      ...createVersionHeader(operation, contract.profile),
      ...credential.headers,
      ...(body ? { 'content-type': body.type } : {}),
    },
    body: body ? body.bytes : null,
  };
}

/** Whether the spelling of a request chooses its profile (docs/profiles.md). */
export function isSpelt({ errorFormat }: ContractOperation): boolean {
  return ['messages', 'generateContent'].includes(errorFormat);
}

/** Whether a path of the contract is one of videos for Google's clients. */
export function isVideoAlias(path: string): boolean {
  return /^\/v1beta\/files\/|\/operations\/|:(?:predictLongRunning|fetchPredictOperation)$/u.test(path);
}

/** Paths of pictures and videos, by whose spelling no request can ask for a profile. */
const fixed = /^\/v1\/(?:images|videos?)\b|^\/api\/(?:user|admin)\/tasks\b/;

/**
 * The profiles in which the suite calls an operation: those a request can ask for, and of pictures and videos both, which an operator
 * can fix (docs/profiles.md). Videos for Google's clients are in one only.
 */
export function listProfiles(operation: ContractOperation): readonly Profile[] {
  if (isVideoAlias(operation.path)) return ['vendor'];
  const hasBoth = isSpelt(operation) || fixed.test(operation.path);
  return hasBoth ? ['neutral', 'vendor'] : ['neutral'];
}

/** The security schemes by which a request gets into a profile; for videos of Google's clients that is any. */
export function listSchemes(operation: ContractOperation, profile: Profile): readonly string[] {
  if (operation.errorFormat !== 'generateContent' || isVideoAlias(operation.path)) return operation.schemes;
  return operation.schemes.filter((scheme) => (scheme === 'queryKey') === (profile === 'neutral'));
}

function chooseScheme(
  operation: ContractOperation,
  profile: Profile,
  { scheme }: CreateRequestOptions,
): string | null {
  return scheme === undefined ? (listSchemes(operation, profile)[0] ?? null) : scheme;
}

interface Credential {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

function createCredential(scheme: string | null, apiKey: string): Credential {
  switch (scheme) {
    case null:
      return { headers: {}, query: {} };
    case 'headerKey':
      return { headers: { 'x-api-key': apiKey }, query: {} };
    case 'googleHeaderKey':
      return { headers: { 'x-goog-api-key': apiKey }, query: {} };
    case 'queryKey':
      return { headers: {}, query: { key: apiKey } };
    case 'videoLink':
      return { headers: {}, query: { token: apiKey } };
    case 'sessionCookie':
      return { headers: { cookie: `specway_session=${apiKey}` }, query: {} };
    case 'bearerKey':
    case 'ephemeralToken':
    case 'accessToken':
      return { headers: { authorization: `Bearer ${apiKey}` }, query: {} };
    default:
      throw new Error(`The security scheme ${scheme} is not known here.`);
  }
}

/** Format B tells the profiles apart by the name of the version header. */
function createVersionHeader(operation: ContractOperation, profile: Profile): Record<string, string> {
  if (operation.errorFormat !== 'messages') return {};
  return { [profile === 'neutral' ? 'msg-version' : 'anthropic-version']: '2023-06-01' };
}

function listExamples(operation: ContractOperation, place: string): Record<string, string> {
  const here = operation.parameters.filter((parameter) => parameter.in === place && parameter.required);
  return Object.fromEntries(here.map(({ name, example }) => [name, example]));
}

function fillPath(operation: ContractOperation, values: Readonly<Record<string, string>> = {}): string {
  const examples = listExamples(operation, 'path');
  return operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? examples[name] ?? ''),
  );
}

function renderQuery(query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}

interface WireBody {
  readonly type: string;
  readonly bytes: string | Uint8Array;
}

async function createBody(example: RequestExample, options: CreateRequestOptions): Promise<WireBody> {
  const type = example.mediaType;
  const value = 'body' in options ? options.body : example.value;
  if (type === 'application/json') return { type, bytes: JSON.stringify(value) };
  if (typeof value === 'string') return { type, bytes: value };
  const fields = Object.entries(value as Record<string, unknown>);
  if (type === 'application/x-www-form-urlencoded') {
    const pairs = fields.map(([name, item]): [string, string] => [name, renderField(item)]);
    return { type, bytes: new URLSearchParams(pairs).toString() };
  }
  if (type === 'multipart/form-data') return await createForm(example, fields);
  throw new Error(`No body of type ${type} can be made here.`);
}

async function createForm(
  example: RequestExample,
  fields: readonly (readonly [string, unknown])[],
): Promise<WireBody> {
  const form = new FormData();
  for (const [name, value] of fields) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const type = example.partTypes.get(name)?.split(',')[0] ?? 'image/png';
      const file = readFile(example, name, item);
      if (file === null) form.append(name, renderField(item));
      else form.append(name, new Blob([file], { type }), 'file');
    }
  }
  // Fetch knows how to write a form; its boundary is in the content type.
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    type: request.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await request.arrayBuffer()),
  };
}

/** A part's bytes: themselves, or written as base64 where the contract has a file. `null` for a text part. */
function readFile(example: RequestExample, name: string, item: unknown): Uint8Array<ArrayBuffer> | null {
  if (item instanceof Uint8Array) return item as Uint8Array<ArrayBuffer>;
  return example.files.has(name) && typeof item === 'string' ? Buffer.from(item, 'base64') : null;
}

function renderField(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
