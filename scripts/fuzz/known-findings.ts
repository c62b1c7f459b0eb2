/** Something that a run finds, is no news, and does not fail it. */
export interface KnownFinding {
  readonly name: string;
  /** Why it is left as it is. */
  readonly reason: string;
  /** Whether a problem of a case with this title is it. */
  readonly matches: (problem: string, title: string) => boolean;
}

/** Every known finding. Each is counted at the end of a run; one that no longer occurs is to be taken off the list. */
export const knownFindings: readonly KnownFinding[] = [];
