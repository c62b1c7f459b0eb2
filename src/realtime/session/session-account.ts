import { PartialAccount, type MemoryAccount } from '../../core/memory-account.ts';

/** What is taken and given back at a time, in bytes. Less than this is not counted: a small session costs nothing. */
const stepBytes = 64 * 1024;

/** What a session keeps for as long as it lasts, a byte for each character, about. Per session. */
export class SessionAccount {
  readonly #memory: PartialAccount;
  #keptBytes = 0;
  #takenBytes = 0;

  constructor(memory: MemoryAccount) {
    this.#memory = new PartialAccount(memory);
  }

  /** So much more is kept, or less. Throws as `MemoryAccount.take` does; then nothing has changed. */
  change(bytes: number): void {
    // What a session begins with is not counted, and may be given up.
    const takenBytes = Math.max(0, Math.floor((this.#keptBytes + bytes) / stepBytes)) * stepBytes;
    if (takenBytes > this.#takenBytes) this.#memory.take(takenBytes - this.#takenBytes);
    if (takenBytes < this.#takenBytes) this.#memory.give(this.#takenBytes - takenBytes);
    this.#keptBytes += bytes;
    this.#takenBytes = takenBytes;
  }

  /** Whether so much more can be kept at this moment. */
  hasRoom(bytes: number): boolean {
    try {
      this.change(bytes);
    } catch {
      return false;
    }
    this.change(-bytes);
    return true;
  }

  /** The session is over: gives everything back, and takes nothing any more. */
  close(): void {
    this.#memory.close();
  }
}
