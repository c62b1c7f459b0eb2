import { GatewayError } from '../gateway-error.ts';

const maxLength = 64;

/** Controls, characters without shape or meaning, halves of pairs, private ones, and separators of lines. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** Spaces, letters without ink (fillers of Hangul, the empty pattern of Braille), and what only shapes another character. */
const blank = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/** The field that a name came in. */
export type NameField = 'display_name' | 'name';

/** A name of a user or a key, composed (NFC), without spaces around it. Throws `invalid_argument` for one that cannot be shown. */
export function parseShownName(text: string, field: NameField): string {
  const name = text.normalize('NFC').trim();
  const length = [...name].length;
  if (length === 0) throw refuse(field, 'must not be empty');
  if (length > maxLength) throw refuse(field, `must have at most ${String(maxLength)} characters`);
  if (unwanted.test(name)) throw refuse(field, 'must have no control or invisible characters');
  if (blank.test(name)) throw refuse(field, 'must have a character that can be seen');
  return name;
}

function refuse(field: NameField, rule: string): GatewayError {
  return new GatewayError('invalid_argument', `${field} ${rule}.`, { reason: 'invalid_value', param: field });
}
