/** A configuration file as it was read. */
export interface ConfigText {
  /** Empty where it could not be read. */
  readonly text: string;
  /** Why it could not be read, such as ENOENT; `null` where it could. */
  readonly errorCode: string | null;
  /** A stream, such as a pipe, can be read once only. */
  readonly source: 'file' | 'stream';
}

/** What a process that takes the place of another is told of the configuration. */
export interface HandedConfig {
  /** The file of the start, which decides what only a restart can change. */
  readonly started: ConfigText;
  /** That of the last reload that was taken; of the start where there was none. */
  readonly inForce: ConfigText;
}
