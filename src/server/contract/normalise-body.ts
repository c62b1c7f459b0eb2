import { GatewayError } from '../../core/gateway-error.ts';
import { shortenName } from '../../core/shorten-name.ts';

/** How the JSON bodies of one area are brought to the contract's spelling before they are validated. */
export interface BodyRules {
  /** snake_case name to the contract's camelCase one; empty where there are no alternative spellings. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Keys whose value belongs to the client (tool arguments, JSON Schemas) and is never touched. */
  readonly opaqueKeys: ReadonlySet<string>;
  /** Keys whose value maps the client's own names to more of the contract (`properties` of a schema). */
  readonly nameMapKeys: ReadonlySet<string>;
}

/**
 * Brings a parsed body to the contract's spelling, in place: `null` for a field means that it is absent, and an alias
 * becomes the name it stands for. Returns whether anything changed. Throws `invalid_argument` when a field is given in
 * both spellings.
 */
export function normaliseBody(value: unknown, rules: BodyRules): 'changed' | 'unchanged' {
  const state = { rules, changed: false };
  visit(value, '', state);
  return state.changed ? 'changed' : 'unchanged';
}

interface VisitState {
  readonly rules: BodyRules;
  changed: boolean;
}

function visit(value: unknown, path: string, state: VisitState): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      visit(item, `${path}[${String(index)}]`, state);
    });
    return;
  }
  const object = value as Record<string, unknown>;
  for (const key of Object.keys(object)) visitField(object, key, { path, state });
}

function visitField(
  object: Record<string, unknown>,
  key: string,
  at: { path: string; state: VisitState },
): void {
  const { path, state } = at;
  if (object[key] === null) {
    Reflect.deleteProperty(object, key);
    state.changed = true;
    return;
  }
  const name = state.rules.aliases.get(key) ?? key;
  const field = path === '' ? name : `${path}.${name}`;
  if (name !== key) rename(object, { key, name, field, state });
  if (state.rules.opaqueKeys.has(name)) return;
  if (state.rules.nameMapKeys.has(name)) visitNameMap(object[name], field, state);
  else visit(object[name], field, state);
}

/** The keys are the client's own names; only their values are the contract's. */
function visitNameMap(map: unknown, path: string, state: VisitState): void {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return;
  for (const [name, value] of Object.entries(map)) visit(value, `${path}.${name}`, state);
}

interface Renaming {
  readonly key: string;
  readonly name: string;
  readonly field: string;
  readonly state: VisitState;
}

function rename(object: Record<string, unknown>, { key, name, field: path, state }: Renaming): void {
  if (Object.hasOwn(object, name) && object[name] !== null) {
    const field = shortenName(path);
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
  object[name] = object[key];
  Reflect.deleteProperty(object, key);
  state.changed = true;
}
