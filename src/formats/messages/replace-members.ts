import { isObject, type JsonObject } from '../../core/json/json-object.ts';

/** The same list where nothing in it was changed; what is no list of objects is as it was. */
export function mapList(list: unknown, change: (one: JsonObject) => JsonObject): unknown {
  if (!Array.isArray(list)) return list;
  let isChanged = false;
  const mapped = list.map((one: unknown) => {
    const next = isObject(one) ? change(one) : one;
    isChanged ||= next !== one;
    return next;
  });
  return isChanged ? mapped : list;
}

/** The same object where its members are these already. */
export function replaceMembers(holder: JsonObject, members: JsonObject): JsonObject {
  const changed = Object.entries(members).filter(([name, member]) => holder[name] !== member);
  return changed.length === 0 ? holder : { ...holder, ...Object.fromEntries(changed) };
}
