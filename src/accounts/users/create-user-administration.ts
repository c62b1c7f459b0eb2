import type {
  Actor,
  MovedQuota,
  QuotaMove,
  UserAdministration,
  UserDraft,
} from '../../core/accounts/account-services.ts';
import type { AuditEvent } from '../../core/audit-event.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { createAccountId, type MoveOutcome } from '../../core/ledger.ts';
import { parseShownName } from '../../core/accounts/parse-shown-name.ts';
import type { AccountParts } from '../account-parts.ts';
import { createRandomPassword } from '../create-random-text.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashRandomPassword } from '../passwords/create-password-hasher.ts';
import { createUserNotFound } from '../refusals.ts';
import { listKeys, revokeKey } from './administer-keys.ts';
import { createNameTaken, createNewUser } from './create-registration.ts';
import { completeUserView, completeUserViews, readUserView } from './read-user-view.ts';

/** What admins do about users, over the stores. Every act leaves a line in the trail; where it moves money, in the same transaction. */
export function createUserAdministration(parts: AccountParts): UserAdministration {
  const { stores } = parts;
  const note = (act: Act, actor: Actor) => stores.audit.append(describeAct(act, actor));
  const expect = async (userId: string) => {
    const user = await stores.users.find(userId);
    if (user === null) throw createUserNotFound();
    return user;
  };
  return {
    list: async (query) => {
      const { items, nextCursor } = await stores.users.list(query);
      return { items: await completeUserViews(stores, items), nextCursor };
    },
    show: (userId) => readUserView(stores, userId),
    create: (draft, actor) => createUser(parts, draft, actor),
    change: async (userId, { displayName, ...changes }, actor) => {
      const named =
        displayName === undefined ? {} : { displayName: parseShownName(displayName, 'display_name') };
      const user = await stores.users.update(userId, { ...changes, ...named });
      if (user === null) throw createUserNotFound();
      const { role, status } = changes;
      const reason = [role, status].filter(Boolean).join(', ') || null;
      await note({ action: 'user.update', target: userId, reason }, actor);
      return await completeUserView(stores, user);
    },
    remove: async (userId, actor) => {
      const event = describeAct({ action: 'user.delete', target: userId, reason: null }, actor);
      if (!(await stores.users.remove(userId, actor.id, event))) throw createUserNotFound();
    },
    credit: (move, actor) => moveQuota(parts, { move, kind: 'credit' }, actor),
    debit: (move, actor) => moveQuota(parts, { move, kind: 'debit' }, actor),
    logout: async (userId, actor) => {
      await expect(userId);
      await stores.sessions.endAll(userId);
      await note({ action: 'user.logout', target: userId, reason: null }, actor);
    },
    resetTwoFactor: async (userId, actor) => {
      await expect(userId);
      await stores.twoFactor.disable(userId, 'always');
      await stores.sessions.endAll(userId);
      await note({ action: 'user.2fa_reset', target: userId, reason: null }, actor);
    },
    setPassword: (userId, password, actor) => setPassword(parts, { userId, password }, actor),
    listKeys: (search, page) => listKeys(stores, search, page),
    revokeKey: (id, actor) => revokeKey(stores, { id, clock: parts.clock }, actor),
    listAudit: (query) => stores.audit.list(query),
  };
}

type Act = Pick<AuditEvent, 'action' | 'target' | 'reason'>;

function describeAct({ action, target, reason }: Act, { id, address }: Actor): AuditEvent {
  return { action, actor: id, target, address, reason, outcome: 'done' };
}

/** A password that was chosen, or one that is made up. Whoever chose it, somebody else than the user knows it. */
async function preparePassword(
  { hasher }: AccountParts,
  { chosen, username }: { readonly chosen: string | null; readonly username: string },
  actor: Actor,
) {
  if (chosen === null) {
    const password = createRandomPassword();
    return { made: password, passwordHash: hashRandomPassword(password) };
  }
  await checkPassword(chosen, username);
  return { made: null, passwordHash: await hasher.hash(chosen, { userId: actor.id }) };
}

async function createUser(parts: AccountParts, draft: UserDraft, actor: Actor) {
  const { stores } = parts;
  const { username, role, quota } = draft;
  const { made, passwordHash } = await preparePassword(parts, { chosen: draft.password, username }, actor);
  const user = createNewUser({ username, role, passwordHash, isOneTime: true });
  const startQuota = quota ?? parts.config.startQuotaMicroUsd;
  const registered = await stores.users.register(
    user,
    { startQuota, affCode: null, inviterReward: 0n, inviteeReward: 0n, maxRewards: 0 },
    describeAct({ action: 'user.create', target: user.id, reason: role }, actor),
  );
  if (registered.outcome !== 'created') throw createNameTaken();
  return { view: await completeUserView(stores, registered.user), password: made };
}

async function setPassword(
  parts: AccountParts,
  { userId, password }: { readonly userId: string; readonly password: string | null },
  actor: Actor,
): Promise<string | null> {
  const { stores } = parts;
  const user = await stores.users.find(userId);
  if (user === null) throw createUserNotFound();
  const { made, passwordHash } = await preparePassword(
    parts,
    { chosen: password, username: user.username },
    actor,
  );
  const isSet = await stores.users.setPassword(userId, { hash: passwordHash, isOneTime: true });
  if (!isSet) throw createUserNotFound();
  await stores.audit.append(describeAct({ action: 'user.password', target: userId, reason: null }, actor));
  return made;
}

async function moveQuota(
  { stores }: AccountParts,
  { move, kind }: { readonly move: QuotaMove; readonly kind: 'credit' | 'debit' },
  actor: Actor,
): Promise<MovedQuota> {
  const { userId, ...rest } = move;
  if ((await stores.users.find(userId)) === null) throw createUserNotFound();
  const accountId = createAccountId(userId, 'quota');
  const event = describeAct({ action: `user.${kind}`, target: userId, reason: move.reason }, actor);
  const outcome = await stores.moves[kind]({ ...rest, accountId, actor: actor.id }, event);
  if (outcome.status !== 'moved') throw explainMove(outcome);
  return { quota: outcome.available, entryId: outcome.entryId };
}

function explainMove({ status }: Exclude<MoveOutcome, { readonly status: 'moved' }>): GatewayError {
  if (status === 'conflict') {
    const message = 'This idempotency_key stands for another movement.';
    return new GatewayError('conflict', message, {
      reason: 'idempotency_key_reused',
      param: 'idempotency_key',
    });
  }
  if (status === 'unknown_account') return createUserNotFound();
  return new GatewayError('failed_precondition', 'The user has less than that available.', {
    reason: 'insufficient_quota',
    param: 'amount',
  });
}
