import type { AccountServices, UserView } from '../../src/core/accounts/account-services.ts';
import type { AccountStores } from '../../src/core/accounts/account-stores.ts';
import { findUser } from './find-user.ts';
import { parseUsd, renderUsd, type AdminCommand } from './parse-command.ts';

export interface CommandParts {
  readonly stores: AccountStores;
  readonly accounts: AccountServices;
}

/** Whoever may run commands here may do everything; the trail says that it was nobody who is logged in. */
const actor = { id: 'system', address: null };

const maxListed = 1_000;
const more = 'There are more; name a part of those you look for.';

/** Does what a command says; what to print, line by line. Rejects with GatewayError, or TypeError, for what is refused. */
export async function runCommand(command: AdminCommand, parts: CommandParts): Promise<readonly string[]> {
  const { name, args, password } = command;
  const { admin } = parts.accounts;
  if (name === 'user:list') return await listUsers(parts, args[0] ?? null);
  if (name === 'user:create') return await createUser(command, parts);
  if (name === 'key:list') return await listKeys(parts, args[0] ?? null);
  if (name === 'key:revoke') {
    await admin.revokeKey(args[0] ?? '', actor);
    return ['The key is revoked; every node knows within a second.'];
  }
  const id = await requireUserId(parts, args[0] ?? '');
  switch (name) {
    case 'user:credit':
    case 'user:debit':
      return [await moveQuota(command, parts, id)];
    case 'user:disable':
      return [renderUser(await admin.change(id, { status: 'disabled' }, actor))];
    case 'user:enable':
      return [renderUser(await admin.change(id, { status: 'enabled' }, actor))];
    case 'user:role':
      return [renderUser(await admin.change(id, { role: parseRole(args[1] ?? '') }, actor))];
    case 'user:password':
      return renderPassword(await admin.setPassword(id, password, actor));
    case 'user:2fa-reset':
      await admin.resetTwoFactor(id, actor);
      return ['Two-factor authentication is off, and every login has ended.'];
    default:
      await admin.remove(id, actor);
      return ['The user is gone.'];
  }
}

async function listUsers({ accounts }: CommandParts, text: string | null): Promise<readonly string[]> {
  const lines: string[] = [];
  let cursor: string | null = null;
  do {
    const page = { limit: 100, cursor };
    const { items, nextCursor } = await accounts.admin.list({ text, role: null, status: null, page });
    lines.push(...items.map(renderUser));
    cursor = nextCursor;
  } while (cursor !== null && lines.length < maxListed);
  return cursor === null ? lines : [...lines, more];
}

async function listKeys({ accounts }: CommandParts, text: string | null): Promise<readonly string[]> {
  const page = { limit: maxListed, cursor: null };
  const { items, nextCursor } = await accounts.admin.listKeys({ userId: null, text }, page);
  const lines = items.map(({ key, username, isDisabled }) =>
    [key.id, key.prefix, `${username ?? ''}${isDisabled ? ' (disabled)' : ''}`, key.name].join('  '),
  );
  return nextCursor === null ? lines : [...lines, more];
}

async function createUser(command: AdminCommand, { accounts }: CommandParts): Promise<readonly string[]> {
  const { args, role, quota, password } = command;
  const draft = {
    username: parseUsername(args[0] ?? ''),
    password,
    role: parseRole(role ?? 'user'),
    quota: quota === null ? null : parseUsd(quota),
  };
  const created = await accounts.admin.create(draft, actor);
  return [renderUser(created.view), ...renderPassword(created.password)];
}

async function moveQuota(
  { name, args, reason }: AdminCommand,
  { accounts }: CommandParts,
  userId: string,
): Promise<string> {
  const amount = parseUsd(args[1] ?? '');
  if (amount === 0n) throw new TypeError('An amount is above 0.');
  const move = { userId, amount, reason: reason ?? 'by command', idempotencyKey: null };
  const { quota } = await accounts.admin[name === 'user:credit' ? 'credit' : 'debit'](move, actor);
  return `${renderUsd(quota)} USD are left to spend.`;
}

async function requireUserId({ stores }: CommandParts, text: string): Promise<string> {
  const user = await findUser(stores.users, text);
  if (user === null) throw new TypeError(`There is no user ${JSON.stringify(text)}.`);
  return user.id;
}

function parseRole(text: string): 'user' | 'admin' {
  if (text === 'user' || text === 'admin') return text;
  throw new TypeError('A role is user or admin.');
}

/** As the contract has it for those who register. */
const usernamePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/;

function parseUsername(text: string): string {
  if (usernamePattern.test(text)) return text;
  throw new TypeError(
    'A name has 3 to 32 letters, digits, dots, underscores and hyphens, and begins with a letter or digit.',
  );
}

function renderUser({ user, quota, twoFactor }: UserView): string {
  const money = quota.isUnlimited ? 'unlimited' : `${renderUsd(quota.available)} USD`;
  const factor = twoFactor.isEnabled ? ['2fa'] : [];
  return [user.id, user.username, user.role, user.status, money, ...factor].join('  ');
}

function renderPassword(made: string | null): readonly string[] {
  const rule = 'It opens nothing but the change of itself.';
  return made === null ? [rule] : [`The password is ${made}`, rule];
}
