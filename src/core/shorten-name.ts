/** Longest name a client chose that is repeated to it, in characters, where nothing shorter is asked for. */
const maxNameLength = 256;

/** A name fit to be repeated in a message or header: cut where it is too long, and well-formed Unicode. */
export function shortenName(name: string, maxLength = maxNameLength): string {
  return name.length <= maxLength ? name : `${name.slice(0, maxLength).toWellFormed()}…`;
}
