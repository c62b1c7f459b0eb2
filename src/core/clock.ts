/** The only source of time, so that tests can move it. Shared. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
}

/** The wall clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() };
