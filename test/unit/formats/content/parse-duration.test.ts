import { describe, expect, it } from 'vitest';
import { parseDuration } from '../../../../src/formats/content/parse-duration.ts';

describe('parseDuration', () => {
  it.each([
    ['34s', 34_000],
    ['34.074824224s', 34_075],
    ['0s', 0],
    // The longest that protobuf has.
    ['315576000000.999999999s', 86_400_000],
    ['34', null],
    ['-1s', null],
    ['s', null],
    [34, null],
    [undefined, null],
  ])('reads %j as %j', (duration, expected) => {
    expect(parseDuration(duration)).toBe(expected);
  });
});
