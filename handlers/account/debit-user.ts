import type { Handler } from '../../src/core/handler.ts';
import { readActor } from './render-admin-user.ts';
import { readMove, renderMove } from './render-move.ts';

/** POST /api/admin/users/{id}/debit: takes from what a user may spend. */
export const debitUser: Handler<'debitUser'> = async (request, { accounts }) => {
  const move = readMove(request.pathParameters.id, request.body.value);
  return renderMove(await accounts.admin.debit(move, readActor(request)));
};
