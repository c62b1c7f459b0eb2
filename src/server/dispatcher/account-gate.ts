import { RequestThrottle } from '../../accounts/index.ts';
import type { AccountStores } from '../../core/accounts/account-stores.ts';
import { adminLoginMs, type Login } from '../../core/accounts/session.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Admission } from '../admission/create-admission.ts';
import type { ClientAddresses } from '../admission/resolve-client-address.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { CredentialAudit } from '../observe/create-credential-audit.ts';
import { checkOrigin } from './check-origin.ts';
import type { OperationRule } from './create-operation-rules.ts';
import { createUnauthorized, findSessionProof } from './find-session-proof.ts';

export interface AccountGateOptions {
  readonly stores: Pick<AccountStores, 'sessions' | 'throttles'>;
  readonly clients: ClientAddresses;
  readonly audit: CredentialAudit;
  readonly admission: Pick<Admission, 'admitUser'>;
  /** Origins that may act for people who are logged in; they may change while the gateway runs. */
  readonly readOrigins: () => readonly string[];
}

/** Lets requests of the account area in. An API key counts for nothing there. Shared. */
export interface AccountGate {
  /** Throws `permission_denied` (`cross_site`) for what the page of another site asks a browser to change. */
  checkSite(exchange: Exchange, rule: OperationRule): void;
  /**
   * Finds out who is logged in and notes it on the exchange. Throws `unauthenticated`, and `unavailable` while the database is
   * away.
   */
  authenticate(exchange: Exchange): Promise<Login>;
  /** Throws `permission_denied` for what this login may not, and `resource_exhausted` for too many requests. */
  admit(exchange: Exchange, rule: OperationRule): Promise<void>;
  /**
   * The same once more, with the login as it is now, for a request that was waited for since: throws `unauthenticated` where it has
   * ended, and `permission_denied`. Counts nothing.
   */
  readmit(exchange: Exchange, rule: OperationRule): Promise<void>;
}

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The gate over the stores. */
export function createAccountGate(options: AccountGateOptions): AccountGate {
  const { stores, clients, audit, admission, readOrigins } = options;
  const requests = new RequestThrottle(stores.throttles);
  const find = async (exchange: Exchange): Promise<Login> => {
    const proof = findSessionProof(exchange.req);
    exchange.credentialSource = proof.kind === 'cookie' ? 'sessionCookie' : 'accessToken';
    const finding = await stores.sessions.authenticate(proof);
    if (finding.state === 'live') return finding.login;
    if (finding.state === 'ended') throw createExpired();
    const error = createUnauthorized();
    audit(exchange, error);
    throw error;
  };
  return {
    checkSite: ({ req, operationId }, { schemes }) => {
      const isSafe = safeMethods.has(req.method ?? '') && operationId !== 'logoutUser';
      // No page can make a browser send this header without having asked (Fetch standard, 4.8).
      const isByToken = schemes.size > 0 && req.headers.authorization !== undefined;
      if (!isSafe && !isByToken) checkOrigin(req, { clients, origins: readOrigins() });
    },
    authenticate: async (exchange) => {
      try {
        exchange.login = await find(exchange);
        return exchange.login;
      } catch (error) {
        if (error instanceof GatewayError && error.code === 'unauthenticated')
          await requests.count({ address: exchange.address.id });
        throw error;
      }
    },
    admit: async (exchange, rule) => {
      const { login } = exchange;
      if (login === null) {
        await requests.count({ address: exchange.address.id });
        return;
      }
      exchange.key = admission.admitUser(login.userId, exchange.req);
      await requests.count({ userId: login.userId });
      checkPrivilege(login, rule);
    },
    readmit: async (exchange, rule) => {
      if (exchange.login === null) return;
      const finding = await stores.sessions.authenticate(findSessionProof(exchange.req));
      if (finding.state !== 'live') throw createExpired();
      exchange.login = finding.login;
      checkPrivilege(finding.login, rule);
    },
  };
}

function checkPrivilege(login: Login, { access }: OperationRule): void {
  if (login.status === 'disabled') {
    throw createDenied('user_disabled', 'This user has been disabled.');
  }
  if (access === 'password-change') return;
  if (login.mustChangePassword) {
    const message =
      'The password was given by somebody else. Choose one of your own: POST /api/user/password.';
    throw createDenied('password_change_required', message);
  }
  if (access !== 'admin') return;
  if (login.role !== 'admin')
    throw createDenied('permission_denied', 'This login may not use this operation.');
  if (login.now - login.confirmedAt < adminLoginMs) return;
  throw createDenied('login_too_old', 'Log in again, or confirm who you are: POST /api/user/confirm.');
}

function createDenied(
  reason: 'user_disabled' | 'password_change_required' | 'permission_denied' | 'login_too_old',
  message: string,
): GatewayError {
  return new GatewayError('permission_denied', message, { reason });
}

function createExpired(): GatewayError {
  return new GatewayError('unauthenticated', 'The login has expired. Log in again.', {
    reason: 'token_expired',
  });
}
