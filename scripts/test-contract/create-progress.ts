/** Where progress is written. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Says how far a run is: on a terminal in one line that is written anew, elsewhere in a line now and then. */
export interface Progress {
  /** After each case. */
  step(outcome: 'passed' | 'failed'): void;
  /** Before anything else is written, and at the end. */
  clear(): void;
}

/** Pause between two lines where there is no terminal, in milliseconds. */
const linePauseMs = 10_000;

/** Pause between two versions of the line of a terminal, in milliseconds. */
const redrawPauseMs = 100;

/** Progress of so many cases; `now` is in milliseconds. */
export function createProgress(
  total: number,
  stream: ProgressStream,
  now: () => number = () => performance.now(),
): Progress {
  const startedAt = now();
  const isTerminal = stream.isTTY === true;
  const pauseMs = isTerminal ? redrawPauseMs : linePauseMs;
  let writtenAt = startedAt;
  let asked = 0;
  let failed = 0;
  return {
    step: (outcome) => {
      asked += 1;
      if (outcome === 'failed') failed += 1;
      if (now() - writtenAt < pauseMs) return;
      writtenAt = now();
      const seconds = Math.round((writtenAt - startedAt) / 1000);
      const line = `${String(asked)} of ${String(total)} asked, ${String(failed)} failed, ${String(seconds)} s`;
      stream.write(isTerminal ? `\r\u{1b}[2K${line}` : `${line}\n`);
    },
    clear: () => {
      if (isTerminal) stream.write('\r\u{1b}[2K');
    },
  };
}
