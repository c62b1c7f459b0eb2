/** A timer counts from the beginning of the turn that sets it, and fires so much too soon: on a busy machine, milliseconds. */
const timerSlackMs = 50;

/** Whether a deadline has passed, or is so near that a timer may have said so already. Both are on the same clock. */
export function isDue(deadlineAt: number, at: number): boolean {
  return at >= deadlineAt - timerSlackMs;
}
