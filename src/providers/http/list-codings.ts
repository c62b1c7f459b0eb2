/**
 * The codings that `content-encoding` names, in lower case, in the order in which they were applied; none for content as it is. Names
 * are case-insensitive, and a list may have empty elements (RFC 9110, 8.4.1 and 5.6.1).
 */
export function listCodings(contentEncoding: string | undefined): readonly string[] {
  if (contentEncoding === undefined) return [];
  const names = contentEncoding.split(',').map((name) => name.trim().toLowerCase());
  return names.filter((name) => name !== '' && name !== 'identity');
}
