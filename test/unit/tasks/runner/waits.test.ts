import { describe, expect, it } from 'vitest';
import { findQueueWait } from '../../../../src/tasks/runner/waits.ts';

describe('findQueueWait', () => {
  it.each([
    [0, null, 1_000],
    [3, null, 8_000],
    [20, null, 60_000],
    [0, 5_000, 5_000],
    [0, 3_600_000, 60_000],
    [0, 10, 1_000],
    // Else a task that is refused each time would be the first in line whenever the upstream may be asked again.
    [4, 1_000, 16_000],
    [20, 1_000, 60_000],
  ])(
    'after %i tries, of which the last was told to wait %s ms, is %i ms',
    (tries, retryAfterMs, expected) => {
      expect(findQueueWait(tries, retryAfterMs)).toBe(expected);
    },
  );
});
