import type { AccountMoves } from '../ledger.ts';
import type { AuditStore } from './audit.ts';
import type { KeyDirectory } from './keys.ts';
import type { FlowStore, SessionStore } from './session.ts';
import type { ThrottleStore } from './throttle.ts';
import type { TwoFactorStore } from './two-factor.ts';
import type { UserStore } from './user.ts';

/** What the account area keeps in the database. Shared. */
export interface AccountStores {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly flows: FlowStore;
  readonly twoFactor: TwoFactorStore;
  readonly throttles: ThrottleStore;
  readonly audit: AuditStore;
  readonly secrets: SecretStore;
  readonly moves: AccountMoves;
  readonly keys: KeyDirectory;
}

/** Secrets that the gateway made for itself. */
export interface SecretStore {
  /** The secret of this name; where there is none, `candidate` becomes it. Of several processes one's is taken by all. */
  ensure(name: string, candidate: string): Promise<string>;
}
