const unitsMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** The wait in a text such as `Please try again in 1m12.5s.`, in milliseconds; `null` where there is none. */
export function parseDurationText(text: string): number | null {
  const written = /\btry again in ((?:\d+(?:\.\d+)?(?:ms|s|m|h)\s?){1,4})/u.exec(text)?.[1];
  if (written === undefined) return null;
  const parts = [...written.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/gu)];
  const total = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (unitsMs[unit ?? ''] ?? 0), 0);
  return Math.ceil(total);
}
