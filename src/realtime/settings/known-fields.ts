import { isObject } from '../../core/json/json-object.ts';

/** What a contract names of a value: all that may stand there, the members of an object, or of each item of a list. */
export type KnownFields =
  'whole' | { readonly members: KnownMembers } | { readonly each: { readonly members: KnownMembers } };

export type KnownMembers = Readonly<Record<string, KnownFields>>;

/** A value without what is not named, and the paths of that (`tools[0].cost`). */
export interface SortedFields<Value> {
  readonly known: Value;
  readonly unknown: readonly string[];
}

/** Takes an object apart by what its contract names. What stands in the place of an object and is none stays. */
export function sortFields<Value extends object>(value: Value, members: KnownMembers): SortedFields<Value> {
  const unknown: string[] = [];
  // What is left out is what the type does not name.
  return { known: pickMembers(value, members, { path: '', unknown }) as Value, unknown };
}

interface Place {
  readonly path: string;
  readonly unknown: string[];
}

function pickMembers(value: object, members: KnownMembers, { path, unknown }: Place): object {
  const picked: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const fields = Object.hasOwn(members, name) ? members[name] : undefined;
    if (fields === undefined) unknown.push(path + name);
    else picked[name] = pick(member, fields, { path: path + name, unknown });
  }
  return picked;
}

function pick(value: unknown, fields: KnownFields, { path, unknown }: Place): unknown {
  if (fields === 'whole') return value;
  if ('members' in fields)
    return isObject(value) ? pickMembers(value, fields.members, { path: `${path}.`, unknown }) : value;
  if (!Array.isArray(value)) return value;
  return value.map((item, index) => pick(item, fields.each, { path: `${path}[${String(index)}]`, unknown }));
}
