/** Rejects with this message when there is no answer within this time; what comes of it then interests nobody. */
export async function withinTime<Answer>(
  answer: Promise<Answer>,
  maxMs: number,
  message: string,
): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, maxMs, new Error(message));
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
