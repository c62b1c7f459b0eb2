/** The words of a name in camelCase, snake_case or kebab-case, in lower case: `filePath` is `file`, `path`. */
export function splitName(name: string): readonly string[] {
  const separated = name.slice(0, maxNameLength).replace(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, '$1 ');
  return separated.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Characters of a name that are looked at. */
const maxNameLength = 200;
