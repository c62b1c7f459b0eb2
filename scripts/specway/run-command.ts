/** What a command does with the words behind its name; the exit status: 0 done, 1 refused, 2 not understood. */
export type RunCommand = (words: readonly string[]) => Promise<number>;
