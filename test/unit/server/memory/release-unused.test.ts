import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseUnused } from '../../../../src/server/memory/release-unused.ts';

const mebibyte = 1024 * 1024;
const tenMinutesMs = 600_000;

describe('releaseUnused', () => {
  let memory = 0;
  let cpuMs = 0;
  let released = 0;
  let stop: () => void = () => undefined;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    [memory, cpuMs, released] = [160 * mebibyte, 5_000, 0];
    stop = releaseUnused({
      readMemory: () => memory,
      readCpuMs: () => cpuMs,
      release: () => {
        released += 1;
        memory = 170 * mebibyte;
      },
    });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  const pass = (usedMs: number) => {
    cpuMs += usedMs;
    vi.advanceTimersByTime(tenMinutesMs);
  };

  it('gives back what a busy time took, when ten minutes have hardly used the process', () => {
    memory = 320 * mebibyte;
    pass(12_001);
    expect(released).toBe(0);
    pass(12_000);
    expect(released).toBe(1);
  });

  it('leaves a process alone whose memory has hardly grown since then', () => {
    memory = 191 * mebibyte;
    pass(0);
    expect(released).toBe(0);
    memory = 192 * mebibyte;
    pass(0);
    expect(released).toBe(1);
    memory = 201 * mebibyte;
    pass(0);
    expect(released).toBe(1);
    memory = 202 * mebibyte;
    pass(0);
    expect(released).toBe(2);
  });
});
