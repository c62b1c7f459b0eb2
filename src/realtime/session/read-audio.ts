import { isBase64 } from '../../core/is-base64.ts';
import { refuse, type Refusal } from './refusal.ts';

/** The bytes of a base64 text, none for an empty one; a refusal where it is none. */
export function readAudio(text: string, param: string): Buffer | Refusal {
  if (text === '') return Buffer.alloc(0);
  if (isBase64(text)) return Buffer.from(text, 'base64');
  return refuse(
    'invalid_value',
    `${param} is not base64 (RFC 4648): send the bytes of the sound alone, without line breaks.`,
    param,
  );
}
