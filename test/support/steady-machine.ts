/** For tests of times: what the machine has failed is tried again, and nothing else is. */
export const retryOnSteadyMachine = { count: 5, condition: /^The machine stood still/ };

/** Does what needs a machine that is never away for so long, in milliseconds. What fails although it was there fails as it is. */
export async function onSteadyMachine(maxPauseMs: number, act: () => Promise<void>): Promise<void> {
  let longest = 0;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 5);
  try {
    await act();
  } catch (error) {
    look();
    if (longest <= maxPauseMs) throw error;
    throw new Error(`The machine stood still for ${longest.toFixed(0)} ms`, { cause: error });
  } finally {
    clearInterval(timer);
  }
}
