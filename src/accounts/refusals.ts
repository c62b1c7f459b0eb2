import { GatewayError } from '../core/gateway-error.ts';

/** Refusals that several operations share. */

export function createInvalidCredentials(): GatewayError {
  return new GatewayError('unauthenticated', 'The user name or the password is wrong.', {
    reason: 'invalid_credentials',
  });
}

export function createUserDisabled(): GatewayError {
  return new GatewayError('permission_denied', 'This user has been disabled.', { reason: 'user_disabled' });
}

export function createTokenExpired(message = 'The login has expired. Log in again.'): GatewayError {
  return new GatewayError('unauthenticated', message, { reason: 'token_expired' });
}

export function isTokenExpired(error: unknown): boolean {
  return error instanceof GatewayError && error.reason === 'token_expired';
}

const codeMessage = 'The code is not valid. Use the one that the authenticator shows now.';

/** A wrong code at login. */
export function createLoginCodeRefusal(): GatewayError {
  return new GatewayError('unauthenticated', codeMessage, { reason: 'invalid_two_factor_code' });
}

/** A wrong code from somebody who is logged in. */
export function createCodeRefusal(): GatewayError {
  return new GatewayError('invalid_argument', codeMessage, {
    reason: 'invalid_two_factor_code',
    param: 'code',
  });
}

export function createTwoFactorOff(): GatewayError {
  return new GatewayError('failed_precondition', 'Two-factor authentication is not enabled.', {
    reason: 'two_factor_not_enabled',
  });
}

export function createMissing(param: string): GatewayError {
  return new GatewayError('invalid_argument', `${param} is required.`, {
    reason: 'missing_required_parameter',
    param,
  });
}

export function createUserNotFound(): GatewayError {
  return new GatewayError('not_found', 'There is no user with this identifier.', {
    reason: 'user_not_found',
  });
}
