import { GatewayError } from '../../core/gateway-error.ts';
import { normalisePassword } from './create-password-hasher.ts';

const minLength = 8;
const maxLength = 128;

/**
 * Throws `invalid_argument` for a password that is too short or too long (in characters, not bytes), is the user's name, or is
 * one of the thousand that are tried first. `param` is the field it came in.
 */
export async function checkPassword(password: string, username: string, param = 'password'): Promise<void> {
  const text = normalisePassword(password);
  const length = [...text].length;
  if (length < minLength)
    throw invalid(param, `${param} must have at least ${String(minLength)} characters.`);
  if (length > maxLength) throw invalid(param, `${param} must have at most ${String(maxLength)} characters.`);
  const plain = text.toLowerCase();
  if (plain === username.toLowerCase()) throw invalid(param, `${param} must not be the user name.`);
  const { listCommonPasswords } = await import('./common-passwords.ts');
  if (!listCommonPasswords().has(plain)) return;
  throw invalid(param, `${param} is one of the passwords that are tried first. Choose another.`);
}

function invalid(param: string, message: string): GatewayError {
  return new GatewayError('invalid_argument', message, { reason: 'invalid_value', param });
}
