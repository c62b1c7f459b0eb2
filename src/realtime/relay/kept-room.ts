/** Most characters that are kept of all responses of a session that are open. */
const maxKept = 16 * 1_048_576;

/** Room for what is kept of the responses of a session, for the events that end them. Per session. */
export class KeptRoom {
  #kept = 0;

  createShare(): RoomShare {
    let taken = 0;
    return {
      take: (length) => {
        if (this.#kept + length > maxKept) return false;
        this.#kept += length;
        taken += length;
        return true;
      },
      free: () => {
        this.#kept -= taken;
        taken = 0;
      },
    };
  }
}

/** What one response has of it. */
export interface RoomShare {
  /** Whether there is room for so many characters more, which are kept then. */
  take(length: number): boolean;
  /** Nothing of it is kept any more. */
  free(): void;
}
