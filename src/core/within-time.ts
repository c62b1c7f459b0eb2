/** Stands for an answer that did not come in time. */
export const late: unique symbol = Symbol('late');

/**
 * What `answer` gives, or `late` where that takes longer; what comes of it then is not looked at. That this process was busy, or
 * stopped, for as long says nothing of who is asked: what has arrived meanwhile is read before anybody gives up, and a time that
 * began late is not counted from earlier on.
 */
export function within<Answer>(answer: Promise<Answer>, maxMs: number): Promise<Answer | typeof late> {
  // Every charge comes by here: a race, and an async function around it, would be three promises more.
  return new Promise((resolve, reject) => {
    // A timer that is set at the end of a long turn of the event loop is counted from the beginning of that turn.
    const startedAt = performance.now();
    const look = () => {
      const leftMs = maxMs - (performance.now() - startedAt);
      if (leftMs >= 1) timer = setTimeout(look, leftMs);
      // Sockets are read after the timers of a turn, and before its immediates.
      else setImmediate(resolve, late);
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

/** As {@link within}, and rejects with this message instead. */
export async function withinTime<Answer>(
  answer: Promise<Answer>,
  maxMs: number,
  message: string,
): Promise<Answer> {
  const given = await within(answer, maxMs);
  if (given === late) throw new Error(message);
  return given;
}
