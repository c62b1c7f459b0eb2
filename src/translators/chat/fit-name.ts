import { createHash } from 'node:crypto';

const maxNameLength = 64;

/** Characters of a hash, by which names are told apart that look alike afterwards. */
const markLength = 8;

/** Which names of tools a format takes: those with up to 64 of its characters. */
export interface NameRule {
  /** The whole of a name that it takes. */
  readonly usable: RegExp;
  /** Single characters that it does not have, with the flag `g`. */
  readonly foreign: RegExp;
  /** What a name may not begin with, as an empty match before it; `null` where it begins with whatever it has. */
  readonly wrongStart: RegExp | null;
}

/** The name of a tool as a format takes it: the same for the same name each time, so that a conversation keeps it as it grows. */
export function fitName(name: string, { usable, foreign, wrongStart }: NameRule): string {
  if (usable.test(name)) return name;
  const mark = createHash('sha256').update(name).digest('hex').slice(0, markLength);
  const written = name.replace(foreign, '_');
  const begun = wrongStart === null ? written : written.replace(wrongStart, '_');
  return `${begun.slice(0, maxNameLength - markLength - 1)}_${mark}`;
}

/** Those of these names that the format has others for: by those, the ones that the client gave. */
export function listRefitted(given: readonly string[], rule: NameRule): ReadonlyMap<string, string> {
  const refitted = given.filter((name) => name !== '' && !rule.usable.test(name));
  return new Map(refitted.map((name) => [fitName(name, rule), name]));
}
