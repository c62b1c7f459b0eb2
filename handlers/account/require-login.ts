import type { Login } from '../../src/core/accounts/session.ts';
import type { OperationRequest } from '../../src/core/operation.ts';

/** The login of an operation that needs one; the server lets nobody through without. */
export function requireLogin({ login, operationId }: OperationRequest): Login {
  if (login === null) throw new Error(`${operationId} was let through without a login`);
  return login;
}
