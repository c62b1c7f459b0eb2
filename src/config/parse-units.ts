const millisecondsOfUnit: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};
const bytesOfUnit: Readonly<Record<string, number>> = { KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

/** `500ms`, `30s`, `10m`, `1h` or `2d` in milliseconds. Throws RangeError for anything else. */
export function parseDuration(text: string): number {
  return parseQuantity(text, millisecondsOfUnit);
}

/** The same, or 0 with or without a unit. */
export function parseDurationOrZero(value: string | number): number {
  return Number(value) === 0 ? 0 : parseDuration(String(value));
}

/** A number of days in milliseconds, or `forever`, which is `null`. Throws RangeError for anything else. */
export function parseRetention(text: string): number | null {
  return text === 'forever' ? null : parseDuration(text);
}

/**
 * An amount in USD as whole micro-USD. Throws RangeError for one with more than 6 decimals, or that is negative or above 1e9.
 * A division is rounded as a written number is, so that 0.3 is recognised as 300000 millionths although neither is exact.
 */
export function parseUsd(usd: number): bigint {
  const micro = Math.round(usd * 1e6);
  if (!(usd >= 0 && usd <= 1e9) || micro / 1e6 !== usd)
    throw new RangeError(`${String(usd)} is not an amount in USD with at most 6 decimals`);
  return BigInt(micro);
}

/** `512KiB`, `32MiB` or `1GiB` in bytes. Throws RangeError for anything else. */
export function parseSize(text: string): number {
  return parseQuantity(text, bytesOfUnit);
}

function parseQuantity(text: string, units: Readonly<Record<string, number>>): number {
  const [, digits, unit] = /^([0-9]{1,9})([A-Za-z]+)$/.exec(text) ?? [];
  const factor = unit !== undefined && Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (digits === undefined || factor === undefined) {
    throw new RangeError(
      `${JSON.stringify(text)} is not a number with one of the units ${Object.keys(units).join(', ')}`,
    );
  }
  return Number(digits) * factor;
}
