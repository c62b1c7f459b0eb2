import type { SettleOperation } from './ledger-batch.ts';
import type { JournalPart, SettlementJournal } from './settlement-journal.ts';

export interface JournalReplayOptions {
  readonly journal: SettlementJournal;
  /** Charges one; `away` where that is to be tried again. Never rejects. */
  readonly charge: (operation: SettleOperation) => Promise<'done' | 'away'>;
  readonly isAway: () => boolean;
  /** Told of a journal, or lines of it, that nobody can read. */
  readonly onUnreadable: (reason: string) => void;
}

/** Charges what is in a journal, one part after another. Shared. */
export class JournalReplay {
  readonly #options: JournalReplayOptions;
  #running: Promise<void> | null = null;
  #isWanted = false;

  constructor(options: JournalReplayOptions) {
    this.#options = options;
  }

  /** What is under way. */
  get running(): Promise<void> | null {
    return this.#running;
  }

  /** As far as that can be done now; what was tried before this was called is tried once more. Never rejects. */
  run(): Promise<void> {
    this.#isWanted = true;
    return (this.#running ??= this.#runWanted()
      .catch((error: unknown) => {
        this.#options.onUnreadable(`the journal cannot be read: ${String(error)}`);
      })
      .finally(() => {
        this.#running = null;
        if (this.#isWanted) void this.run();
      }));
  }

  async #runWanted(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.#runOnce();
    }
  }

  async #runOnce(): Promise<void> {
    const { journal, isAway, onUnreadable } = this.#options;
    // Of what waits for accounts that are locked one part is tried, and then those behind it that nobody has tried.
    for (let left = await journal.readLeft(); left !== null; left = await journal.readLeft())
      if (!(await this.#charge(left))) break;
    while (!isAway()) {
      const part = await journal.read();
      if (part === null) return;
      if (part.damagedCount > 0) onUnreadable('lines of the journal cannot be read');
      await this.#charge(part);
    }
  }

  /** Whether all of it is charged. */
  async #charge(part: JournalPart): Promise<boolean> {
    const { journal, charge } = this.#options;
    const outcomes = await Promise.all(part.settlements.map(charge));
    const areCharged = outcomes.map((outcome) => outcome === 'done');
    await journal.finish(part, areCharged);
    return !areCharged.includes(false);
  }
}
