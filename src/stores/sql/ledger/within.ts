/** Stands for a result that did not come in time. */
export const late: unique symbol = Symbol('late');

/** What `promise` gives, or `late` when that takes longer; the promise goes on. */
export async function within<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => {
      resolve(late);
    }, limitMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
