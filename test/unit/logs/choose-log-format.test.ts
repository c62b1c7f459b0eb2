import { afterEach, describe, expect, it } from 'vitest';
import { chooseLogFormat } from '../../../src/logs/choose-log-format.ts';

const real = process.stdout.isTTY;

describe('chooseLogFormat', () => {
  afterEach(() => {
    process.stdout.isTTY = real;
  });

  it.each([
    { isTTY: true, configured: null, chosen: 'pretty' },
    { isTTY: false, configured: null, chosen: 'json' },
    { isTTY: true, configured: 'json', chosen: 'json' },
    { isTTY: false, configured: 'pretty', chosen: 'pretty' },
  ] as const)('is $chosen with $configured where isTTY is $isTTY', ({ isTTY, configured, chosen }) => {
    process.stdout.isTTY = isTTY;
    expect(chooseLogFormat(configured)).toBe(chosen);
  });
});
