import { describe, expect, it } from 'vitest';
import { openSignature, openSignatureFor, sealSignature } from '../../../src/core/signature-envelope.ts';

describe('sealSignature', () => {
  const signature = 'EqQB+/8=:ü\n';
  const sealed = sealSignature({ provider: 'gemini', signature });

  it('is base64 that gives back what was put in, byte for byte', () => {
    expect(Buffer.from(sealed, 'base64').toString('base64')).toBe(sealed);
    expect(openSignature(sealed)).toEqual({ provider: 'gemini', signature });
  });

  it('survives a client that writes base64 in the other alphabet', () => {
    const other = Buffer.from(sealed, 'base64').toString('base64url');
    expect(openSignature(other)).toEqual({ provider: 'gemini', signature });
  });

  it('opens for the provider that made the thought only', () => {
    expect(openSignatureFor('gemini', sealed)).toBe(signature);
    expect(openSignatureFor('vertex', sealed)).toBeNull();
  });

  it('keeps an empty signature', () => {
    expect(openSignatureFor('vertex', sealSignature({ provider: 'vertex', signature: '' }))).toBe('');
  });

  it.each(['', 'EqQBCkYIBRgCKkDQ2L0m5w9Jt3oV1cYkH7xUeZr8sFbNaPq6', 'specway-1:gemini:x', '***'])(
    'is not taken for one where it is another text: %s',
    (text) => {
      expect(openSignature(text)).toBeNull();
    },
  );
});
