import { randomBytes } from 'node:crypto';
import type { SecretStore } from '../../core/accounts/account-stores.ts';
import { nameGateway } from '../../core/passed-gateways.ts';

/** 12 digits in base 16. */
const nameBytes = 6;

/** What this gateway is called in `Via`: made once, and the same for all nodes that share a database. */
export async function ensureGatewayName(secrets: SecretStore): Promise<string> {
  return nameGateway(await secrets.ensure('gateway_name', randomBytes(nameBytes).toString('hex')));
}
