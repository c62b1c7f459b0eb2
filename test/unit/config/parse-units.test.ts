import { describe, expect, it } from 'vitest';
import { parseDuration, parseDurationOrZero, parseSize } from '../../../src/config/parse-units.ts';

describe('parseDuration', () => {
  it.each([
    ['0s', 0],
    ['500ms', 500],
    ['30s', 30_000],
    ['10m', 600_000],
    ['1h', 3_600_000],
    ['99h', 356_400_000],
  ])('reads %s', (text, expected) => {
    expect(parseDuration(text)).toBe(expected);
  });

  it.each(['', '30', '30 s', '1.5s', '-1s', '1d', '1constructor', 's'])('refuses %j', (text) => {
    expect(() => parseDuration(text)).toThrow(RangeError);
  });
});

describe('parseDurationOrZero', () => {
  it.each([
    [0, 0],
    ['0', 0],
    ['0ms', 0],
    ['0s', 0],
    ['16ms', 16],
  ])('reads %j', (value, expected) => {
    expect(parseDurationOrZero(value)).toBe(expected);
  });

  it.each([1, '1', '0d', 'ms'])('refuses %j', (value) => {
    expect(() => parseDurationOrZero(value)).toThrow(RangeError);
  });
});

describe('parseSize', () => {
  it.each([
    ['512KiB', 524_288],
    ['32MiB', 33_554_432],
    ['1GiB', 1_073_741_824],
  ])('reads %s', (text, expected) => {
    expect(parseSize(text)).toBe(expected);
  });

  it.each(['32', '32MB', '32mib', '0x10KiB'])('refuses %j', (text) => {
    expect(() => parseSize(text)).toThrow(RangeError);
  });
});
