/**
 * The benchmark cannot give an honest answer. `message` says why and what to do about it; it is printed as it is,
 * without a stack, and the process exits with 1.
 */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}

/** A server needs something that this machine does not have. It is left out with a note, and nothing has failed. */
export class Unavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unavailable';
  }
}
