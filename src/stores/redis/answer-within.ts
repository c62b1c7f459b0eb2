/**
 * What `answer` gives. Rejects when Redis takes longer. That this process was busy, or stopped, for as long says nothing of Redis:
 * what has arrived meanwhile is read before anybody gives up, and a time that began late is not counted from earlier on.
 */
export function answerWithin<Answer>(answer: Promise<Answer>, maxMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A timer that is set at the end of a long turn of the event loop is counted from the beginning of that turn.
    const startedAt = performance.now();
    const giveUp = () => {
      reject(new Error(`Redis did not answer within ${String(maxMs)} ms`));
    };
    const look = () => {
      const leftMs = maxMs - (performance.now() - startedAt);
      if (leftMs >= 1) timer = setTimeout(look, leftMs);
      // Sockets are read after the timers of a turn, and before its immediates.
      else setImmediate(giveUp);
    };
    let timer = setTimeout(look, maxMs);
    answer.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error as Error);
      },
    );
  });
}
