import type { ConfigFile } from './parse-config-file.ts';

/** A shorter value would be found in words that have nothing to do with it, and is hardly a secret. */
const minLength = 4;

/** The file, whose problems show `${NAME}` where they would show what the variable holds. `value` is its content with all references replaced. */
export function hideReferences(file: ConfigFile, value: unknown): ConfigFile {
  const replaced = listReplaced(file.value, value).filter(([, text]) => text.length >= minLength);
  const hide = (message: string) =>
    replaced.reduce((shown, [written, text]) => {
      // What is shown as it is written may hold what is read: `$${` does `${`.
      const around = shown.split(written);
      return around.map((part) => part.replaceAll(text, () => written)).join(written);
    }, message);
  return {
    ...file,
    problemAt: (path, message) => file.problemAt(path, hide(message)),
    problemAtKey: (path, message) => file.problemAtKey(path, hide(message)),
  };
}

/** Every text with a reference, as it is written and as it is read. */
function listReplaced(
  written: unknown,
  read: unknown,
): readonly (readonly [written: string, read: string])[] {
  if (typeof written === 'string')
    return typeof read === 'string' && read !== written ? [[written, read]] : [];
  if (!isContainer(written) || !isContainer(read)) return [];
  return Object.entries(written).flatMap(([key, item]) => listReplaced(item, Reflect.get(read, key)));
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
