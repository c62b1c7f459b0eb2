/** Environment variables by name, as a process sees them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A copy of this process's environment variables. Nothing else in the program reads them. */
export function readEnvironment(): Environment {
  return { ...process.env };
}
