import { GatewayError } from '../../src/core/gateway-error.ts';
import { createZone, type Zone } from './time-zone.ts';

export type Bucket = 'minute' | 'hour' | 'day';

/** Steps of a series at most. */
const maxSteps = 96;

const lengthsMs: Readonly<Record<Bucket, number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 24 * 3_600_000,
};

export interface StepsQuery {
  /** Unix milliseconds. */
  readonly from: number;
  readonly to: number;
  /** `null` for the shortest that has few enough steps. */
  readonly bucket: Bucket | null;
  readonly timeZone: string;
}

export interface SeriesSteps {
  readonly bucket: Bucket;
  /** Where each step begins and where the last one ends, Unix milliseconds. */
  readonly edges: readonly number[];
}

/**
 * The steps that a time span has, moved to the beginning and end of one. Throws `invalid_argument` for an unknown time zone and
 * for more steps than there may be.
 */
export function findSteps({ from, to, bucket, timeZone }: StepsQuery): SeriesSteps {
  const zone = createZone(timeZone);
  if (bucket !== null) {
    const edges = listEdges(zone, { from, to, bucket });
    if (edges !== null) return { bucket, edges };
    const steps = bucket === 'minute' ? 'a minute' : bucket === 'hour' ? 'an hour' : 'a day';
    throw createRefusal(
      `more than ${String(maxSteps)} steps of ${steps}. Choose a shorter one, or longer steps.`,
      'bucket',
    );
  }
  for (const candidate of ['minute', 'hour', 'day'] as const) {
    const edges = listEdges(zone, { from, to, bucket: candidate });
    if (edges !== null) return { bucket: candidate, edges };
  }
  throw createRefusal(`more than ${String(maxSteps)} days. Choose a shorter one.`, 'from');
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly bucket: Bucket;
}

/** `null` where there are too many. */
function listEdges(zone: Zone, { from, to, bucket }: Span): readonly number[] | null {
  // Looked at before anything is reckoned: a time span may be thousands of years.
  if ((to - from) / lengthsMs[bucket] > maxSteps) return null;
  const start = findStart(zone, from, bucket);
  // The hour or day of a time soon after 0 may have begun before it; nothing is older.
  const edges = [Math.max(0, start)];
  for (let last = start; last < to && edges.length <= maxSteps + 1;) {
    last = findNext(zone, last, bucket);
    edges.push(last);
  }
  return edges.length - 1 > maxSteps ? null : edges;
}

function findStart(zone: Zone, time: number, bucket: Bucket): number {
  if (bucket === 'day') return zone.startOfDay(time);
  const length = lengthsMs[bucket];
  const goBack = (from: number): number => {
    const offset = zone.offsetAt(from);
    return Math.floor((from + offset) / length) * length - offset;
  };
  // Twice, since clocks may be changed in between, in some places by half an hour: that hour is part of a longer step.
  return goBack(goBack(time));
}

/** Where the step ends that begins at `start`: a step's length later, or after a change of clocks where they next say a full hour. */
function findNext(zone: Zone, start: number, bucket: Bucket): number {
  if (bucket === 'day') return zone.nextDay(start);
  const length = lengthsMs[bucket];
  const offset = zone.offsetAt(start + length);
  return Math.ceil((start + length + offset) / length) * length - offset;
}

function createRefusal(finding: string, param: string): GatewayError {
  return new GatewayError('invalid_argument', `The time span has ${finding}`, {
    reason: 'invalid_value',
    param,
  });
}
