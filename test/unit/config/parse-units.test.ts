import { describe, expect, it } from 'vitest';
import {
  parseDuration,
  parseDurationOrZero,
  parseRetention,
  parseSize,
  parseUsd,
} from '../../../src/config/parse-units.ts';

describe('parseDuration', () => {
  it.each([
    ['0s', 0],
    ['500ms', 500],
    ['30s', 30_000],
    ['10m', 600_000],
    ['1h', 3_600_000],
    ['99h', 356_400_000],
    ['24d', 2_073_600_000],
  ])('reads %s', (text, expected) => {
    expect(parseDuration(text)).toBe(expected);
  });

  it.each(['', '30', '30 s', '1.5s', '-1s', '1w', '1constructor', 's'])('refuses %j', (text) => {
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

  it.each([1, '1', '0w', 'ms'])('refuses %j', (value) => {
    expect(() => parseDurationOrZero(value)).toThrow(RangeError);
  });
});

describe('parseRetention', () => {
  it('reads days, and for ever as null', () => {
    expect(parseRetention('400d')).toBe(34_560_000_000);
    expect(parseRetention('forever')).toBeNull();
  });
});

describe('parseUsd', () => {
  it.each([
    [0, 0n],
    [0.3, 300_000n],
    [0.000001, 1n],
    [0.1 + 0.2, null],
    [1.000001, 1_000_001n],
    [999_999.999999, 999_999_999_999n],
    [1_000_000, 1_000_000_000_000n],
    [0.0000001, null],
    [-1, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('reads %d as %s micro-USD, and refuses what is no such amount', (usd, expected) => {
    if (expected === null) expect(() => parseUsd(usd)).toThrow(RangeError);
    else expect(parseUsd(usd)).toBe(expected);
  });

  it('reads every amount of up to three decimals exactly', () => {
    for (let thousandths = 0; thousandths < 200_000; thousandths += 7)
      expect(parseUsd(Number(`${String(thousandths)}e-3`))).toBe(BigInt(thousandths) * 1000n);
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
