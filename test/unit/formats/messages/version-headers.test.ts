import { describe, expect, it } from 'vitest';
import { listBetaNames } from '../../../../src/formats/messages/version-headers.ts';

describe('listBetaNames', () => {
  it.each([
    [{}, []],
    [{ 'anthropic-beta': 'a, b,a,' }, ['a', 'b']],
    [{ 'msg-beta': 'c' }, ['c']],
    [{ 'anthropic-beta': 'a', 'msg-beta': 'a,c' }, ['a', 'c']],
  ])('reads %j', (headers, expected) => {
    expect(listBetaNames(headers)).toEqual(expected);
  });
});
