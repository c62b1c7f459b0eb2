/**
 * The configuration is refused. `message` holds every problem found, one per line, written for the operator; it never
 * holds the value of a secret.
 */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}
