import { describe, expect, it } from 'vitest';
import { parseRssBytes, parseSchedstat } from '../../../../scripts/bench/process-usage.ts';

describe('parseSchedstat', () => {
  it('reads time on a core and time waiting for one', () => {
    expect(parseSchedstat('1234567890 5000 42\n')).toEqual({ cpuNs: 1_234_567_890, waitNs: 5000 });
  });

  it('counts a thread that has ended as nothing', () => {
    expect(parseSchedstat('')).toEqual({ cpuNs: 0, waitNs: 0 });
  });
});

describe('parseRssBytes', () => {
  it('reads resident memory in bytes', () => {
    expect(parseRssBytes('Name:\tnode\nVmHWM:\t  9000 kB\nVmRSS:\t  2048 kB\nThreads:\t7\n')).toBe(2_097_152);
  });

  it('is 0 for a process without memory of its own', () => {
    expect(parseRssBytes('Name:\tkthreadd\n')).toBe(0);
  });
});
