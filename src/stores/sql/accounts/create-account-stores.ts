import type { AccountStores } from '../../../core/accounts/account-stores.ts';
import type { AccountMoves } from '../../../core/ledger.ts';
import { systemClock } from '../../../core/clock.ts';
import type { AccountDatabase } from './account-database.ts';
import { createAuditStore } from './create-audit-store.ts';
import { createKeyDirectory } from './create-key-directory.ts';
import { createFlowStore } from './create-flow-store.ts';
import { createSecretStore } from './create-secret-store.ts';
import { createSessionStore } from './create-session-store.ts';
import { createThrottleStore } from './create-throttle-store.ts';
import { createTwoFactorStore } from './create-two-factor-store.ts';
import { createUserStore } from './create-user-store.ts';
import { guardStore } from './guard-store.ts';

/** The account area in a SQL database. */
export function createAccountStores(database: AccountDatabase, moves: AccountMoves): AccountStores {
  return {
    users: guardStore(createUserStore(database)),
    sessions: guardStore(createSessionStore(database)),
    flows: guardStore(createFlowStore(database)),
    twoFactor: guardStore(createTwoFactorStore(database)),
    throttles: guardStore(createThrottleStore(database)),
    audit: guardStore(createAuditStore(database)),
    secrets: guardStore(createSecretStore(database)),
    moves: guardStore(moves),
    keys: guardStore(createKeyDirectory(database, systemClock)),
  };
}
