/** Longest name, in characters. */
const maxLength = 512;

/** Folders and a file name, none of which begins with a dot. */
const namePattern = /^(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9._-]*$/;

/** Throws for a name that no object may have: names come from the program, so that it is a fault of it. */
export function checkObjectName(name: string): void {
  if (name.length <= maxLength && namePattern.test(name)) return;
  throw new TypeError('This is no name of an object');
}

/** The same for what names begin with. */
export function checkObjectPrefix(prefix: string): void {
  if (prefix !== '') checkObjectName(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
}
