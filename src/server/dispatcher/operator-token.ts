import { hash, timingSafeEqual } from 'node:crypto';
import type { MetricsConfig } from '../../core/config.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** Says that a request may have what only operators may. Throws `unauthenticated` for one without their token. */
export type CheckOperator = (exchange: Pick<Exchange, 'req'>) => true;

/** Asks for the token that the operator has set; for nothing where there is none, or no figures that it would keep. */
export function createOperatorCheck({ enabled, token }: MetricsConfig): CheckOperator {
  const expected = token === null || !enabled ? null : digest(token);
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
