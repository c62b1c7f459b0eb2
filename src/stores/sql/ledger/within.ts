/** Stands for a result that did not come in time. */
export const late: unique symbol = Symbol('late');

/** What `promise` gives, or `late` when that takes longer; the promise goes on. */
export function within<Value>(promise: Promise<Value>, maxMs: number): Promise<Value | typeof late> {
  // Every charge comes by here: a race, and an async function around it, would be three promises more.
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, maxMs, late);
    promise.then(
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
