import type { Clock } from '../../core/clock.ts';

const periodSeconds = 30;
const secretBytes = 20;

/** A new secret, base32. */
export async function createTotpSecret(): Promise<string> {
  const { generateSecret } = await import('otplib');
  return generateSecret({ length: secretBytes });
}

/** The `otpauth` address by which authenticators take a secret. */
export async function renderTotpAddress(username: string, secret: string): Promise<string> {
  const { generateURI } = await import('otplib');
  return generateURI({ strategy: 'totp', issuer: 'Specway', label: username, secret });
}

/**
 * The time step whose code this is (RFC 6238: SHA-1, six digits, 30 seconds): the present one, the one before or the next. `null`
 * for any other code.
 */
export async function findTotpStep(
  { secret, code }: { readonly secret: string; readonly code: string },
  clock: Clock,
): Promise<number | null> {
  const { verify } = await import('otplib');
  const epoch = Math.floor(clock.now() / 1000);
  const result = await verify({
    secret,
    token: code,
    epoch,
    epochTolerance: periodSeconds,
  });
  if (!result.valid) return null;
  return Math.floor(epoch / periodSeconds) + result.delta;
}
