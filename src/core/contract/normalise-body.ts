import { GatewayError } from '../gateway-error.ts';
import { shortenName } from '../shorten-name.ts';
import { raiseCase } from './raise-case.ts';
import { wrapLoneObjects } from './wrap-lone-objects.ts';

/** How the JSON bodies of one area are brought to the contract's spelling before they are validated. */
export interface BodyRules {
  /** snake_case name to the contract's camelCase one; empty where there are no alternative spellings. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Keys whose value belongs to the client (tool arguments, JSON Schemas) and is never touched. */
  readonly opaqueKeys: ReadonlySet<string>;
  /** Keys whose value maps the client's own names to more of the contract (`properties` of a schema). */
  readonly nameMapKeys: ReadonlySet<string>;
  /** Keys for which `null` is a value of its own, and not absence: `x-null: value` in the contract. */
  readonly nullableKeys: ReadonlySet<string>;
  /** By the `type` of an object: the one key of it for which `null` is a value of its own. */
  readonly nullableByType: ReadonlyMap<unknown, string>;
  /** The names that lead to values which the contract has in upper case, and clients may write in any. */
  readonly upperPaths: readonly (readonly string[])[];
  /** The names that lead to lists, through lists, that one object may stand for. */
  readonly listPaths: readonly (readonly string[])[];
}

/**
 * Brings a parsed body to the contract's spelling, in place: `null` for a field means that it is absent, except where the
 * contract makes it a value, an alias becomes the name it stands for, and then {@link normalisePlaces}. Returns whether anything changed.
 * Throws `invalid_argument` when a field is given in both spellings.
 */
export function normaliseBody(value: unknown, rules: BodyRules): 'changed' | 'unchanged' {
  const walk: Walk = { rules, path: [], changed: false };
  visit(value, walk);
  const places = normalisePlaces(value, rules);
  return walk.changed ? 'changed' : places;
}

/**
 * What is left to do for a body without `null` and aliases, where the rules say at which places: an object that stands for a list is
 * put into one, and values whose case does not matter are in upper case. Returns whether anything changed.
 */
export function normalisePlaces(
  value: unknown,
  { listPaths, upperPaths }: BodyRules,
): 'changed' | 'unchanged' {
  const wrapped = wrapLoneObjects(value, listPaths);
  const raised = raiseCase(value, upperPaths);
  return wrapped === 'changed' ? wrapped : raised;
}

interface Walk {
  readonly rules: BodyRules;
  /** Where the walk is; joined only when there is something to name. */
  readonly path: (string | number)[];
  changed: boolean;
}

function visit(value: unknown, walk: Walk): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) visitItems(value, walk);
  else visitFields(value as Record<string, unknown>, walk);
}

function visitItems(items: readonly unknown[], walk: Walk): void {
  const level = walk.path.push(0) - 1;
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (typeof item !== 'object') continue;
    walk.path[level] = index;
    visit(item, walk);
  }
  walk.path.pop();
}

function visitFields(object: Record<string, unknown>, walk: Walk): void {
  const level = walk.path.push('') - 1;
  for (const key of Object.keys(object)) {
    const name = walk.rules.aliases.get(key) ?? key;
    walk.path[level] = name;
    visitField(object, { key, name }, walk);
  }
  walk.path.pop();
}

/** A field as the client wrote it, and as the contract has it. */
interface FieldName {
  readonly key: string;
  readonly name: string;
}

function visitField(object: Record<string, unknown>, { key, name }: FieldName, walk: Walk): void {
  if (object[key] === null) {
    const { nullableKeys, nullableByType } = walk.rules;
    if (nullableKeys.has(name) || nullableByType.get(object.type) === name) return;
    Reflect.deleteProperty(object, key);
    walk.changed = true;
    return;
  }
  if (name !== key) rename(object, { key, name }, walk);
  if (walk.rules.opaqueKeys.has(name)) return;
  if (walk.rules.nameMapKeys.has(name)) visitNameMap(object[name], walk);
  else visit(object[name], walk);
}

/** The keys are the client's own names; only their values are the contract's. */
function visitNameMap(map: unknown, walk: Walk): void {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return;
  const level = walk.path.push('') - 1;
  for (const [name, value] of Object.entries(map)) {
    walk.path[level] = name;
    visit(value, walk);
  }
  walk.path.pop();
}

function rename(object: Record<string, unknown>, { key, name }: FieldName, walk: Walk): void {
  if (Object.hasOwn(object, name) && object[name] !== null) {
    const field = shortenName(renderPath(walk.path));
    throw new GatewayError(
      'invalid_argument',
      `${field} is given twice, as ${name} and as ${key}; send one of them.`,
      {
        reason: 'invalid_value',
        param: field,
        violations: [{ field, description: `Given both as ${name} and as ${key}.` }],
      },
    );
  }
  Object.defineProperty(object, name, Object.getOwnPropertyDescriptor(object, key) ?? {});
  Reflect.deleteProperty(object, key);
  walk.changed = true;
}

function renderPath(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${String(step)}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}
