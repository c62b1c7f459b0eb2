import { GatewayError, type ErrorReason } from '../../core/gateway-error.ts';
import { shortenName } from '../../core/shorten-name.ts';
import type { Violation } from './load-validators.ts';

/**
 * Turns the failure of a request validator into one error that names the field and how to repair it. Of the errors of
 * a union's branches the deepest is reported: it belongs to the branch the client came closest to.
 */
export function convertViolation(errors: readonly Violation[]): GatewayError {
  const error = pickError(errors);
  const place = locate(error);
  const description = describe(error);
  if (place.part === 'header' && error.keyword === 'required' && place.field.endsWith('-version')) {
    return new GatewayError('invalid_argument', `The header ${place.field} is required.`, {
      reason: 'missing_version_header',
      param: place.field,
    });
  }
  const subject = place.field === '' ? 'The request body' : `${partNames[place.part]}${place.field}`;
  return new GatewayError('invalid_argument', `${subject} ${description}.`, {
    reason: mapReason(error),
    ...(place.field === '' ? {} : { param: place.field }),
    violations: [{ field: place.field, description: `${capitalise(description)}.` }],
  });
}

/** JSON pointer of the failing value and the keyword that failed: for logs and metrics, without content. */
export function describeFinding(errors: readonly Violation[]): string {
  const error = pickError(errors);
  return `${error.instancePath === '' ? '/' : error.instancePath} ${error.keyword}`;
}

/** Keywords that only say that a branch failed, which another error explains. */
const summaries = new Set(['oneOf', 'anyOf', 'if', 'not', 'then', 'else', 'allOf']);

function pickError(errors: readonly Violation[]): Violation {
  const first = errors[0];
  if (!first) throw new Error('A failed validator reported no error');
  const telling = errors.filter((error) => !summaries.has(error.keyword));
  return (telling.length > 0 ? telling : errors).reduce(
    (best, error) => (rank(error) > rank(best) ? error : best),
    first,
  );
}

/** Deeper is better; at the same depth a wrong type says the least, since another branch takes another type. */
function rank(error: Violation): number {
  const depth = error.instancePath.split('/').length * 10;
  if (summaries.has(error.keyword)) return depth - 9;
  return error.keyword === 'type' ? depth : depth + 1;
}

type RequestPart = 'requestBody' | 'header' | 'query' | 'path' | 'cookie';

const partNames: Readonly<Record<RequestPart, string>> = {
  requestBody: '',
  header: 'The header ',
  query: 'The query parameter ',
  path: 'The path parameter ',
  cookie: 'The cookie ',
};

function locate(error: Violation): { readonly part: RequestPart; readonly field: string } {
  const [part, ...tokens] = error.instancePath.split('/').slice(1).map(unescapeToken);
  const extra = findExtraToken(error);
  if (part === undefined) return { part: (extra as RequestPart | null) ?? 'requestBody', field: '' };
  return { part: part as RequestPart, field: joinField(extra === null ? tokens : [...tokens, extra]) };
}

/** The property that is missing or too many stands in the parameters of the error, not in its path. */
function findExtraToken(error: Violation): string | null {
  const { params } = error;
  for (const name of ['missingProperty', 'additionalProperty', 'unevaluatedProperty']) {
    if (typeof params[name] === 'string') return params[name];
  }
  return error.keyword === 'discriminator' && typeof params.tag === 'string' ? params.tag : null;
}

function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** `messages/0/content` reads as `messages[0].content`. */
function joinField(tokens: readonly string[]): string {
  const path = tokens.reduce((field, token) => {
    if (/^\d+$/.test(token)) return `${field}[${token}]`;
    return field === '' ? token : `${field}.${token}`;
  }, '');
  return shortenName(path);
}

function mapReason(error: Violation): ErrorReason {
  if (error.keyword === 'required') return 'missing_required_parameter';
  if (error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties')
    return 'unknown_parameter';
  if (error.keyword === 'discriminator') {
    return error.params.error === 'mapping' ? 'unsupported_block' : 'missing_required_parameter';
  }
  return error.keyword === 'maxLength' ? 'string_above_max_length' : 'invalid_value';
}

/** What is wrong with the field, as the end of a sentence that begins with its name. */
function describe(error: Violation): string {
  const { params } = error;
  switch (error.keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not a field of this request';
    case 'enum':
      return `must be one of ${listAllowed(params.allowedValues as readonly unknown[])}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'maxLength':
      return `must have at most ${count(params.limit, 'character')}`;
    case 'minLength':
      return `must have at least ${count(params.limit, 'character')}`;
    case 'maxItems':
      return `must have at most ${count(params.limit, 'item')}`;
    case 'minItems':
      return `must have at least ${count(params.limit, 'item')}`;
    case 'type':
      return describeType(params.type as string | readonly string[]);
    case 'pattern':
      return 'does not have the form this field needs; see its description in the contract';
    case 'discriminator':
      return describeDiscriminator(params);
    default:
      return error.message ?? 'is not valid';
  }
}

/** `null` stands in some schemas for absence; nobody needs to be told to send it. */
function listAllowed(values: readonly unknown[]): string {
  return [...new Set(values.filter((value) => value !== null).map(String))].join(', ');
}

function describeType(types: string | readonly string[]): string {
  const named = [types].flat().filter((type) => type !== 'null');
  return `must be ${named.map((type) => (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`)).join(' or ')}`;
}

function count(limit: unknown, noun: string): string {
  return `${String(limit)} ${noun}${limit === 1 ? '' : 's'}`;
}

function describeDiscriminator(params: Readonly<Record<string, unknown>>): string {
  if (params.error !== 'mapping') return 'is required and must be a string';
  const value =
    typeof params.tagValue === 'string' ? JSON.stringify(params.tagValue.slice(0, 64)) : 'that value';
  return `must name a supported kind; ${value} is not one`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
