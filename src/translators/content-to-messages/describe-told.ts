import { asString } from '../../core/json/json-object.ts';

/** The description of a schema with what the upstream does not take as members of it, in words. */
export function describeTold(description: unknown, told: readonly string[]): string {
  const words = `(${told.join(', ')})`;
  const text = asString(description);
  return text === null ? words : `${text} ${words}`;
}
