const linesAtOnce = 1_024;

/**
 * Lines that make one text together. Thousands of them are put together at a time: millions of short ones by themselves, or a
 * text that grows by one after the other, take many times their bytes.
 */
export class LineList {
  readonly #texts: string[] = [];
  #lines: string[] = [];

  push(line: string): void {
    if (this.#lines.push(line) < linesAtOnce) return;
    this.#texts.push(this.#lines.join('\n'));
    this.#lines = [];
  }

  /** All of them, with LF in between. */
  join(): string {
    return [...this.#texts, ...this.#lines].join('\n');
  }
}
