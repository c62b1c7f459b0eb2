import { GatewayError } from '../../src/core/gateway-error.ts';

/** The clocks of one place. All times are Unix milliseconds. */
export interface Zone {
  /** How far its clocks are before UTC, in milliseconds. */
  offsetAt(time: number): number;
  /** The beginning of the day that a time is in. */
  startOfDay(time: number): number;
  /** The beginning of the day after. */
  nextDay(time: number): number;
}

const dayMs = 24 * 3_600_000;

/** By its name in the time zone database. Throws `invalid_argument` for one that is not in it. */
export function createZone(name: string): Zone {
  const readOffset = createOffsetReader(name);
  const toUtc = (local: number): number => {
    // Clocks may be changed on that day. Where they jump over its beginning it begins with the jump.
    const offsets = [readOffset(local - dayMs), readOffset(local + dayMs)];
    const times = offsets.map((offset) => local - offset).sort((a, b) => a - b);
    return times.find((time) => time + readOffset(time) >= local) ?? Math.max(...times);
  };
  const startOfLocalDay = (time: number) => Math.floor((time + readOffset(time)) / dayMs) * dayMs;
  return {
    offsetAt: readOffset,
    startOfDay: (time) => toUtc(startOfLocalDay(time)),
    nextDay: (time) => toUtc(startOfLocalDay(time) + dayMs),
  };
}

function createOffsetReader(name: string): (time: number) => number {
  const format = createFormat(name);
  return (time) => {
    const parts = format.formatToParts(time);
    const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
    const [, sign, hours = '0', minutes = '0', seconds = '0'] =
      /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
    const offset = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return (sign === '-' ? -offset : offset) * 1000;
  };
}

function createFormat(name: string): Intl.DateTimeFormat {
  try {
    // Offsets such as `+01:00` are no names.
    if (/^[A-Za-z]/.test(name))
      return new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
  } catch {
    // Said below.
  }
  throw new GatewayError(
    'invalid_argument',
    'The query parameter time_zone is no name of the time zone database.',
    { reason: 'invalid_value', param: 'time_zone' },
  );
}
