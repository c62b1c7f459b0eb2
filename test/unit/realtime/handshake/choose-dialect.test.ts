import { describe, expect, it } from 'vitest';
import { chooseDialect } from '../../../../src/realtime/index.ts';

const nobody = { betaMarker: null, isKnownForGa: false, subprotocol: 'none' } as const;
const noClue = { tokenDialect: null, hasCall: false, isGaUsual: false } as const;
const ga = { dialect: 'ga', profile: 'vendor' };

describe('chooseDialect', () => {
  it.each([
    ['the marker', { ...nobody, betaMarker: 'neutral' }, noClue, { dialect: 'beta', profile: 'neutral' }],
    [
      'its other spelling',
      { ...nobody, betaMarker: 'vendor' },
      noClue,
      { dialect: 'beta', profile: 'vendor' },
    ],
    [
      'the marker, whatever else is known',
      { betaMarker: 'neutral', isKnownForGa: true, subprotocol: 'realtime' },
      { tokenDialect: 'ga', hasCall: true, isGaUsual: true },
      { dialect: 'beta', profile: 'neutral' },
    ],
    ['a token of the present clients', nobody, { ...noClue, tokenDialect: 'ga' }, ga],
    ['who the client is', { ...nobody, isKnownForGa: true }, noClue, ga],
    ['a call that is under way', nobody, { ...noClue, hasCall: true }, ga],
    ['what is configured', nobody, { ...noClue, isGaUsual: true }, ga],
    [
      'who the client is before a token of the first clients',
      { ...nobody, isKnownForGa: true },
      { ...noClue, tokenDialect: 'beta' },
      ga,
    ],
  ] as const)('goes by %s', (_, handshake, clues, expected) => {
    expect(chooseDialect(handshake, clues)).toEqual(expected);
  });

  it.each([null, 'beta'] as const)('asks for the marker where nothing tells: token of %s', (tokenDialect) => {
    const expected = { code: 'invalid_argument', reason: 'missing_beta_header', param: 'rt-beta' };
    expect(() => chooseDialect(nobody, { ...noClue, tokenDialect })).toThrow(
      expect.objectContaining(expected),
    );
  });

  it('asks for realtime among the subprotocols, whatever else is known', () => {
    const handshake = { betaMarker: 'neutral', isKnownForGa: true, subprotocol: 'lacking' } as const;
    expect(() => chooseDialect(handshake, { ...noClue, isGaUsual: true })).toThrow(
      expect.objectContaining({ code: 'invalid_argument', reason: 'missing_beta_header', param: 'rt-beta' }),
    );
  });
});
