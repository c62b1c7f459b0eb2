import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseIdleMemory } from '../../../src/server/release-idle-memory.ts';

const mebibyte = 1024 * 1024;

describe('releaseIdleMemory', () => {
  let memory = 0;
  let requests = 0;
  let released = 0;
  let stop: () => void = () => undefined;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    [memory, requests, released] = [160 * mebibyte, 0, 0];
    stop = releaseIdleMemory({
      countRequests: () => requests,
      readMemory: () => memory,
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

  it('gives back what a flood took, once it is over', () => {
    requests = 100;
    memory = 600 * mebibyte;
    vi.advanceTimersByTime(60_000);
    expect(released).toBe(0);
    requests = 0;
    vi.advanceTimersByTime(2_000);
    expect(released).toBe(0);
    vi.advanceTimersByTime(1_000);
    expect(released).toBe(1);
    vi.advanceTimersByTime(600_000);
    expect(released).toBe(1);
  });

  it('leaves a process alone whose memory has hardly grown', () => {
    memory = 400 * mebibyte;
    vi.advanceTimersByTime(600_000);
    expect(released).toBe(0);
  });

  it('does not try again what brought nothing back', () => {
    stop();
    stop = releaseIdleMemory({
      countRequests: () => 0,
      readMemory: () => memory,
      release: () => {
        released += 1;
      },
    });
    memory = 600 * mebibyte;
    vi.advanceTimersByTime(600_000);
    expect(released).toBe(1);
  });
});
