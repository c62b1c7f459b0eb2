import { describe, expect, it } from 'vitest';
import { createOperatorCheck } from '../../../../src/server/dispatcher/operator-token.ts';

const token = 'metrics-token-of-prometheus';
const check = (authorization: string | undefined, expected: string | null) =>
  createOperatorCheck({ enabled: true, token: expected })({ req: { headers: { authorization } } } as never);

describe('createOperatorCheck', () => {
  it.each([`Bearer ${token}`, `bearer  ${token} `])('lets %j in', (authorization) => {
    expect(check(authorization, token)).toBe(true);
  });

  it.each([
    [undefined, 'missing_api_key'],
    [token, 'missing_api_key'],
    ['Basic abc', 'missing_api_key'],
    [`Bearer ${token}x`, 'invalid_api_key'],
    ['Bearer x', 'invalid_api_key'],
  ])('refuses %j', (authorization, reason) => {
    expect(() => check(authorization, token)).toThrow(
      expect.objectContaining({ code: 'unauthenticated', reason }) as Error,
    );
  });

  it('asks for nothing where there is no token', () => {
    expect(check(undefined, null)).toBe(true);
    expect(check('Bearer anything', null)).toBe(true);
  });
});
