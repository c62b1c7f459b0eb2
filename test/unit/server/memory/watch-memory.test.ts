import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchMemory } from '../../../../src/server/memory/watch-memory.ts';

const mebibyte = 1024 * 1024;
const pressureBytes = 768 * mebibyte;

describe('watchMemory', () => {
  let memory = 0;
  let requests = 0;
  let released = 0;
  let collected = 0;
  let stop: () => void = () => undefined;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    [memory, requests, released, collected] = [160 * mebibyte, 0, 0, 0];
    stop = watchMemory({
      countRequests: () => requests,
      pressureBytes,
      readMemory: () => memory,
      collect: () => {
        collected += 1;
        memory = 170 * mebibyte;
      },
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
    stop = watchMemory({
      countRequests: () => 0,
      pressureBytes,
      readMemory: () => memory,
      collect: () => (collected += 1),
      release: () => (released += 1),
    });
    memory = 600 * mebibyte;
    vi.advanceTimersByTime(600_000);
    expect(released).toBe(1);
  });

  it('collects garbage under pressure, whatever there is to do', () => {
    requests = 100;
    memory = 768 * mebibyte;
    vi.advanceTimersByTime(60_000);
    expect(collected).toBe(0);
    memory = 769 * mebibyte;
    vi.advanceTimersByTime(100);
    expect(collected).toBe(1);
    memory = 769 * mebibyte;
    vi.advanceTimersByTime(100);
    expect(collected).toBe(2);
  });

  it('does so only for each 128 MiB more where a process needs that much', () => {
    stop();
    requests = 100;
    memory = 900 * mebibyte;
    stop = watchMemory({
      countRequests: () => requests,
      pressureBytes,
      readMemory: () => memory,
      collect: () => (collected += 1),
      release: () => (released += 1),
    });
    vi.advanceTimersByTime(60_000);
    expect(collected).toBe(1);
    memory = 1_028 * mebibyte;
    vi.advanceTimersByTime(60_000);
    expect(collected).toBe(1);
    memory = 1_029 * mebibyte;
    vi.advanceTimersByTime(60_000);
    expect(collected).toBe(2);
  });
});
