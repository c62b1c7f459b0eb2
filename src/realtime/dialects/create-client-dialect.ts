import { BetaDialect } from './beta/beta-dialect.ts';
import type { ClientDialect } from './client-dialect.ts';
import type { DialectOptions } from './dialect-options.ts';
import { openEventContract } from './event-contract.ts';
import { createEventWriter } from './event-writer.ts';
import { GaDialect } from './ga/ga-dialect.ts';

/**
 * How a client of this set of events is spoken to. Throws `invalid_argument` where the configuration of its token contradicts itself,
 * which whoever made the token was told.
 */
export function createClientDialect(options: DialectOptions): ClientDialect {
  const { set } = options;
  if (set === 'ga') {
    const contract = openEventContract(set);
    return new GaDialect(options, contract, createEventWriter(options, contract));
  }
  const contract = openEventContract(set);
  return new BetaDialect(options, contract, createEventWriter(options, contract));
}
