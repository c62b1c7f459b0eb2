import { describe, expect, it } from 'vitest';
import { findSteps, type StepsQuery } from '../../../../handlers/account/series-steps.ts';

const hour = 3_600_000;

function find(from: string, to: string, options: Partial<StepsQuery> = {}) {
  return findSteps({ from: Date.parse(from), to: Date.parse(to), bucket: null, timeZone: 'UTC', ...options });
}

const list = (edges: readonly number[]) => edges.map((edge) => new Date(edge).toISOString());
const lengths = (edges: readonly number[]) =>
  edges.slice(1).map((edge, index) => (edge - (edges[index] ?? 0)) / hour);

describe('findSteps', () => {
  it('moves times to the beginning and end of a step', () => {
    const { edges } = find('2026-03-01T10:20:00Z', '2026-03-01T12:00:01Z', { bucket: 'hour' });
    expect(list(edges)).toEqual([
      '2026-03-01T10:00:00.000Z',
      '2026-03-01T11:00:00.000Z',
      '2026-03-01T12:00:00.000Z',
      '2026-03-01T13:00:00.000Z',
    ]);
    const exact = find('2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z', { bucket: 'hour' });
    expect(exact.edges).toHaveLength(2);
  });

  it('takes the shortest steps of which there are few enough', () => {
    expect(find('2026-03-01T10:00:00Z', '2026-03-01T11:36:00Z').bucket).toBe('minute');
    expect(find('2026-03-01T10:00:00Z', '2026-03-01T11:37:00Z').bucket).toBe('hour');
    expect(find('2026-03-01T00:00:00Z', '2026-03-05T00:00:00Z').edges).toHaveLength(97);
    expect(find('2026-03-01T00:00:00Z', '2026-03-05T00:00:01Z').bucket).toBe('day');
  });

  it.each([
    ['Europe/Berlin', '2026-03-28T12:00:00Z', [24, 23, 24], '2026-03-27T23:00:00.000Z'],
    ['America/New_York', '2026-10-31T12:00:00Z', [24, 25, 24], '2026-10-31T04:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-28T12:00:00Z', [24, 24, 24], '2026-03-27T18:15:00.000Z'],
    // There is no midnight on the day that clocks go forward.
    ['America/Santiago', '2026-09-05T12:00:00Z', [24, 23, 24], '2026-09-05T04:00:00.000Z'],
  ])('knows how long days are in %s', (timeZone, from, hours, start) => {
    const to = new Date(Date.parse(from) + 48 * hour).toISOString();
    const { edges } = find(from, to, { bucket: 'day', timeZone });
    expect(lengths(edges)).toEqual(hours);
    expect(list(edges)[0]).toBe(start);
  });

  it('begins hours where clocks do', () => {
    const span = ['2026-03-01T10:20:00Z', '2026-03-01T10:30:00Z'] as const;
    const { edges } = find(...span, { bucket: 'hour', timeZone: 'Asia/Kathmandu' });
    expect(list(edges)).toEqual(['2026-03-01T10:15:00.000Z', '2026-03-01T11:15:00.000Z']);
  });

  it.each([
    // 02:00 becomes 02:30 at 15:30Z.
    ['2026-10-03', ['13:30', '14:30', '16:00', '17:00']],
    // 02:00 becomes 01:30 at 15:00Z.
    ['2026-04-04', ['13:00', '14:00', '15:30', '16:30']],
  ])('begins them where clocks do after a change by half an hour on %s', (day, starts) => {
    const whole = { bucket: 'hour', timeZone: 'Australia/Lord_Howe' } as const;
    const times = starts.map((time) => `${day}T${time}:00.000Z`);
    const [first = '', , , last = ''] = times;
    expect(list(find(first, last, whole).edges)).toEqual(times);
    for (const within of ['14:40', '14:59', '15:10', '15:29'])
      expect(list(find(`${day}T${within}:00Z`, last, whole).edges)).toEqual(times.slice(1));
  });

  it('has two steps for an hour that clocks go through twice', () => {
    const span = ['2026-10-24T23:00:00Z', '2026-10-25T03:00:00Z'] as const;
    const { edges } = find(...span, { bucket: 'hour', timeZone: 'Europe/Berlin' });
    expect(lengths(edges)).toEqual([1, 1, 1, 1]);
  });

  it.each(['day', 'hour', 'minute'] as const)('begins no %s before there is time', (bucket) => {
    for (const timeZone of ['Europe/Berlin', 'Asia/Kathmandu', 'Africa/Monrovia', 'America/New_York']) {
      const { edges } = find('1970-01-01T00:00:00Z', '1970-01-01T01:00:00Z', { bucket, timeZone });
      expect(edges[0]).toBe(0);
    }
  });

  it('refuses too many steps and places that do not exist', () => {
    const long = ['2020-01-01T00:00:00Z', '2026-01-01T00:00:00Z'] as const;
    expect(() => find(...long)).toThrow(/more than 96 days/);
    expect(() => find(...long, { bucket: 'hour' })).toThrow(/more than 96 steps of an hour/);
    expect(() => find(...long, { timeZone: 'Nowhere' })).toThrow(/time_zone/);
  });
});
