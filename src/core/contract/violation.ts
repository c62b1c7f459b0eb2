import { shortenName } from '../shorten-name.ts';

/** One thing that is wrong with a value (an error of Ajv). */
export interface Violation {
  /** JSON pointer (RFC 6901). */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Checks one value; the errors of a failed check are on the function until its next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly Violation[] | null;
}

/** JSON pointer of the failing value and the keyword that failed: for logs and metrics, without content. */
export function describeFinding(errors: readonly Violation[]): string {
  const error = pickViolation(errors);
  return `${error.instancePath === '' ? '/' : error.instancePath} ${error.keyword}`;
}

/** Keywords that only say that a branch failed, which another error explains. */
const summaries = new Set(['oneOf', 'anyOf', 'if', 'not', 'then', 'else', 'allOf']);

/**
 * The error to report of all that a validator found. Of the errors of a union's branches it is the deepest: it belongs to the
 * branch the sender came closest to. Throws where there is none.
 */
export function pickViolation(errors: readonly Violation[]): Violation {
  const first = errors[0];
  if (!first) throw new Error('A failed validator reported no error');
  const telling = errors.filter((error) => !isSummary(error));
  const best = (telling.length > 0 ? telling : errors).reduce(
    (best, error) => (rank(error) > rank(best) ? error : best),
    first,
  );
  return addOtherTypes(best, errors);
}

/** Of a union, the types of its other branches that the value is not of either. */
function addOtherTypes(best: Violation, errors: readonly Violation[]): Violation {
  const fixed = listFixed(best);
  const isPlain = best.keyword === 'type' && isOfUnion(best, errors);
  if (fixed.length === 0 && !isPlain) return best;
  const types = errors
    .filter(({ keyword, instancePath }) => keyword === 'type' && instancePath === best.instancePath)
    .flatMap(({ params }) => [params.type].flat());
  if (isPlain) return { ...best, params: { ...best.params, type: types } };
  const others = types.filter((type) => type !== 'null' && !fixed.some((value) => isOfType(value, type)));
  return others.length === 0 ? best : { ...best, params: { ...best.params, otherTypes: others } };
}

/** Whether the value itself may be of several kinds, as opposed to what it stands in. */
function isOfUnion({ instancePath: path }: Violation, errors: readonly Violation[]): boolean {
  return errors.some(
    ({ keyword, instancePath }) => instancePath === path && (keyword === 'anyOf' || keyword === 'oneOf'),
  );
}

function isOfType(value: unknown, type: unknown): boolean {
  if (value === null) return type === 'null';
  return typeof value === (type === 'integer' ? 'number' : type);
}

function listFixed({ keyword, params }: Violation): readonly unknown[] {
  if (keyword === 'const') return [params.allowedValue];
  return keyword === 'enum' ? (params.allowedValues as readonly unknown[]) : [];
}

function isSummary(error: Violation): boolean {
  return summaries.has(error.keyword) && !fitsSeveral(error);
}

/** A value of more than one branch of a union, for which it is no use to know why it is none of the others. */
function fitsSeveral({ keyword, params }: Violation): boolean {
  return keyword === 'oneOf' && Array.isArray(params.passingSchemas);
}

/** Deeper is better; at the same depth a wrong type says the least, since another branch takes another type. */
function rank(error: Violation): number {
  const depth = error.instancePath.split('/').length * 10;
  if (isSummary(error)) return depth - 9;
  if (fitsSeveral(error)) return depth + 2;
  return error.keyword === 'type' ? depth : depth + 1;
}

/** The steps to the field at fault, with the property that is missing or too many. Empty for the value itself. */
export function listSteps(error: Violation): readonly string[] {
  const steps = error.instancePath.split('/').slice(1).map(unescapeToken);
  const extra = findExtraToken(error);
  return extra === null ? steps : [...steps, extra];
}

/** The property that is missing or too many stands in the parameters of the error, not in its path; of several, the last. */
function findExtraToken(error: Violation): string | null {
  const { params } = error;
  for (const name of ['missingProperty', 'additionalProperty', 'unevaluatedProperty']) {
    if (typeof params[name] === 'string') return params[name];
  }
  const excluded = listExcluded(error).at(-1);
  if (excluded !== undefined) return excluded;
  return error.keyword === 'discriminator' && typeof params.tag === 'string' ? params.tag : null;
}

/** The fields that must not stand together, which our validators say of a `not`. */
function listExcluded({ keyword, params }: Violation): readonly string[] {
  return keyword === 'not' && Array.isArray(params.together) ? (params.together as readonly string[]) : [];
}

/** The fields that there are, which our validators say of accounts. */
function listFields({ params }: Violation): readonly string[] {
  return Array.isArray(params.fields) ? (params.fields as readonly string[]) : [];
}

function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** `messages/0/content` reads as `messages[0].content`. Shortened where a sender chose long names. */
export function joinSteps(steps: readonly string[]): string {
  const path = steps.reduce((field, token) => {
    if (/^\d+$/.test(token)) return `${field}[${token}]`;
    return field === '' ? token : `${field}.${token}`;
  }, '');
  return shortenName(path);
}

/** What a sender did wrong with the field, by the codes of docs/errors.md. */
export type ViolationReason =
  | 'missing_required_parameter'
  | 'unknown_parameter'
  | 'string_above_max_length'
  | 'unsupported_block'
  | 'invalid_value';

/** `unsupported_block` is a kind, of several that have a schema each, that is none of them. */
export function mapViolationReason({ keyword, params }: Violation): ViolationReason {
  if (keyword === 'required') return 'missing_required_parameter';
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'unknown_parameter';
  if (keyword === 'maxLength') return 'string_above_max_length';
  if (keyword !== 'discriminator') return 'invalid_value';
  if (params.error === 'mapping') return 'unsupported_block';
  return params.tagValue === undefined ? 'missing_required_parameter' : 'invalid_value';
}

/** What is wrong with the field of a `whole`, as the end of a sentence that begins with its name. */
export function describeViolation(error: Violation, whole: 'request' | 'event'): string {
  const { params } = error;
  switch (error.keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `is not a field of this ${whole}${describeFields(listFields(error))}`;
    case 'enum':
      return `${describeAllowed(listFixed(error))}${describeOtherTypes(params)}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}${describeOtherTypes(params)}`;
    case 'maxLength':
      return `must have at most ${count(params.limit, 'character')}`;
    case 'minLength':
      return `must have at least ${count(params.limit, 'character')}`;
    case 'maxItems':
      return `must have at most ${count(params.limit, 'item')}`;
    case 'minItems':
      return `must have at least ${count(params.limit, 'item')}`;
    case 'uniqueItems':
      return `must not have the same item twice: [${String(params.j)}] and [${String(params.i)}] are equal`;
    case 'maxProperties':
      return `must have at most ${count(params.limit, 'field')}`;
    case 'minProperties':
      return describeLeast(params.limit, listFields(error));
    case 'type':
      return describeType(params.type as string | readonly string[]);
    case 'multipleOf':
      return params.multipleOf === 1
        ? 'must be a whole number'
        : `must be a multiple of ${String(params.multipleOf)}`;
    case 'pattern':
      return describeForm(params);
    case 'discriminator':
      return describeDiscriminator(params);
    case 'not':
      return describeExclusion(listExcluded(error));
    case 'oneOf':
      return 'is of several kinds that exclude each other; send one of them';
    default:
      return error.message ?? 'is not valid';
  }
}

/** Our validators of accounts say in words what a pattern means. */
function describeForm({ expects }: Violation['params']): string {
  return typeof expects === 'string'
    ? `must be ${expects}`
    : 'does not have the form this field needs; see its description in the contract';
}

function describeFields(names: readonly string[]): string {
  return names.length === 0 ? '' : `; known here: ${names.join(', ')}`;
}

function describeLeast(limit: unknown, names: readonly string[]): string {
  const isOne = limit === 1 && names.length > 0;
  return `must have at least ${isOne ? `one of ${names.join(', ')}` : count(limit, 'field')}`;
}

function describeExclusion(names: readonly string[]): string {
  const others = names.slice(0, -1).join(' and ');
  return others === ''
    ? 'is excluded here; see its description in the contract'
    : `cannot be sent together with ${others}; send one of them`;
}

/** `null` stands in some schemas for absence; nobody needs to be told to send it. */
function describeAllowed(values: readonly unknown[]): string {
  const allowed = [...new Set(values.filter((value) => value !== null).map(String))];
  return `must be ${allowed.length === 1 ? '' : 'one of '}${allowed.join(', ')}`;
}

function describeType(types: string | readonly string[]): string {
  return `must be ${nameTypes([types].flat().filter((type) => type !== 'null'))}`;
}

function describeOtherTypes({ otherTypes }: Violation['params']): string {
  return Array.isArray(otherTypes) ? ` or ${nameTypes(otherTypes as readonly string[])}` : '';
}

function nameTypes(types: readonly string[]): string {
  const named = types.map((type) => (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`));
  return [...new Set(named)].join(' or ');
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
