import { GatewayError } from '../../core/gateway-error.ts';

const maxLength = 64;

/** Controls, characters without shape or meaning, halves of pairs, private ones, and separators of lines. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** A name to show, composed (NFC), without spaces around it. Throws `invalid_argument` for one that cannot be shown. */
export function parseDisplayName(text: string): string {
  const name = text.normalize('NFC').trim();
  const length = [...name].length;
  if (length === 0) throw invalid('display_name must not be empty.');
  if (length > maxLength) throw invalid(`display_name must have at most ${String(maxLength)} characters.`);
  if (unwanted.test(name)) throw invalid('display_name must have no control or invisible characters.');
  return name;
}

function invalid(message: string): GatewayError {
  return new GatewayError('invalid_argument', message, { reason: 'invalid_value', param: 'display_name' });
}
