import type { FilePath } from './parse-config-file.ts';
import type { Environment } from './read-environment.ts';

/** A configuration value with every `${NAME}` replaced. */
export interface ResolvedValue {
  readonly value: unknown;
  /** Every name that was used, found or not. */
  readonly names: ReadonlySet<string>;
  readonly problems: readonly ReferenceProblem[];
}

export interface ReferenceProblem {
  readonly path: FilePath;
  readonly message: string;
  /** The variable that is not set; `null` where the reference itself is at fault. */
  readonly unset: string | null;
}

const referencePattern = /\$\$\{|\$\{([^}]*)\}?/g;
const namePattern = /^[A-Za-z_][A-Za-z0-9_]*$/;

/**
 * Replaces `${NAME}` in every string by the environment variable of that name; `$${` stands for a literal `${`.
 * Strings are replaced after the file has been parsed, so what a variable holds is never read as YAML.
 */
export function resolveReferences(value: unknown, environment: Environment): ResolvedValue {
  const names = new Set<string>();
  const problems: ReferenceProblem[] = [];
  const replace = (text: string, path: FilePath) =>
    text.replace(referencePattern, (match, name: string | undefined) => {
      if (name === undefined) return '${';
      const found = namePattern.test(name) && match.endsWith('}') ? readVariable(environment, name) : null;
      if (found === null)
        problems.push({ path, message: 'holds a ${ that is not a reference such as ${NAME}', unset: null });
      else names.add(name);
      if (found === undefined || found === '') {
        const message = `refers to the environment variable ${name}, which is not set`;
        problems.push({ path, message, unset: name });
      }
      return found ?? match;
    });
  return { value: mapStrings(value, [], replace), names, problems };
}

/** Not what every object has. */
function readVariable(environment: Environment, name: string): string | undefined {
  return Object.hasOwn(environment, name) ? environment[name] : undefined;
}

function mapStrings(
  value: unknown,
  path: FilePath,
  replace: (text: string, path: FilePath) => string,
): unknown {
  if (typeof value === 'string') return replace(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapStrings(item, [...path, index], replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, [...path, key], replace)]),
  );
}
