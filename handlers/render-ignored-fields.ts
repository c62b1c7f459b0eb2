const none: Readonly<Record<string, string>> = Object.freeze({});

/** Longest list, in characters; HTTP clients refuse answers with large heads. */
const maxListLength = 4_096;

/** Characters of one name that are shown. */
const maxNameLength = 128;

/**
 * `x-specway-ignored` names the request fields that had no effect, so that nothing is dropped silently. A list that
 * would be too long ends in `...`. `earlier` is a list that this one continues.
 */
export function renderIgnoredFields(
  fields: readonly string[],
  earlier = '',
): Readonly<Record<string, string>> {
  if (fields.length === 0) return none;
  if (earlier.endsWith('...')) return { 'x-specway-ignored': earlier };
  let list = earlier;
  for (const field of fields) {
    const name = encodeName(field);
    if (list.length + name.length > maxListLength) return { 'x-specway-ignored': `${list}, ...` };
    list = list === '' ? name : `${list}, ${name}`;
  }
  return { 'x-specway-ignored': list };
}

/**
 * Header values are ASCII; a client's field name may be anything, and a cut may go through a character. The brackets of
 * an index stay readable.
 */
function encodeName(name: string): string {
  const encoded = encodeURIComponent(name.slice(0, maxNameLength).toWellFormed());
  return encoded.replaceAll('%5B', '[').replaceAll('%5D', ']');
}
