import { hash, timingSafeEqual } from 'node:crypto';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** Says that a request may have what only operators may. Throws `unauthenticated` for one without their token. */
export type CheckOperator = (exchange: Pick<Exchange, 'req'>) => true;

/** Asks for the token that the operator has set; where there is none, for nothing. */
export function createOperatorCheck(token: string | null): CheckOperator {
  const expected = token === null ? null : digest(token);
  return ({ req }) => {
    if (expected === null) return true;
    const [, given] = /^bearer +(\S+) *$/i.exec(req.headers.authorization ?? '') ?? [];
    if (given !== undefined && timingSafeEqual(digest(given), expected)) return true;
    throw new GatewayError(
      'unauthenticated',
      'The figures of this gateway need the token of its operator, as Authorization: Bearer <token>.',
      { reason: given === undefined ? 'missing_api_key' : 'invalid_api_key' },
    );
  };
}

/** Of one length, so that comparing takes one time. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
