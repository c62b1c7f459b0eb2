import { createApiKey, createStoredApiKey } from '../../src/auth/index.ts';
import type { AccountStores } from '../../src/core/accounts/account-stores.ts';
import { parseShownName } from '../../src/core/accounts/parse-shown-name.ts';
import { systemClock } from '../../src/core/clock.ts';
import { suggestName } from '../../src/core/suggest-name.ts';
import { findUser } from '../admin/find-user.ts';
import { administer } from '../admin/run-admin.ts';
import { parseArguments, refuseName } from '../arguments/parse-arguments.ts';
import { findDatabaseHere, findMissingFile, openDatabaseHere, requireDatabase } from './database-here.ts';
import { explainRefusal } from './read-here.ts';
import type { RunCommand } from './run-command.ts';

/** What `specway keys` is asked for. */
export type KeyCommand =
  | { readonly action: 'create'; readonly name: string; readonly user: string }
  | { readonly action: 'list'; readonly text: string | null }
  | { readonly action: 'revoke'; readonly id: string };

const misunderstood = 2;
/** Who owns keys for which nobody is named: the user that the first start makes. */
const firstAdmin = 'admin';
const actions = ['create', 'list', 'revoke'];

/** `specway keys`, beside a running gateway or without one. */
export const runKeys: RunCommand = async (words) => {
  let command: KeyCommand;
  try {
    command = parseKeyCommand(words);
  } catch (error) {
    console.error((error as Error).message);
    return misunderstood;
  }
  return await explainRefusal(() => run(command));
};

/** Throws TypeError for what it does not understand, and GatewayError for a name that no key may have. */
export function parseKeyCommand(words: readonly string[]): KeyCommand {
  const { values, positionals } = parseArguments({
    args: [...words],
    allowPositionals: true,
    options: { user: { type: 'string' } },
  });
  const [action = '', argument, ...more] = positionals;
  if (!actions.includes(action))
    throw new TypeError(
      refuseName('Say keys create, keys list or keys revoke.', suggestName(action, actions)),
    );
  if (more.length > 0 || (action !== 'list' && argument === undefined))
    throw new TypeError(
      `keys ${action} takes ${action === 'create' ? 'a name' : 'an id'}, and nothing else.`,
    );
  if (values.user !== undefined && action !== 'create') throw new TypeError('Only keys create takes --user.');
  if (action === 'create')
    return { action, name: parseShownName(argument ?? '', 'name'), user: values.user ?? firstAdmin };
  return action === 'revoke' ? { action, id: argument ?? '' } : { action: 'list', text: argument ?? null };
}

async function run(command: KeyCommand): Promise<void> {
  if (command.action === 'create') {
    await createKey(command);
    return;
  }
  const [name, argument] =
    command.action === 'revoke' ? ['key:revoke', command.id] : ['key:list', command.text];
  const args = argument === null ? [] : [argument];
  await administer({ name, args, role: null, quota: null, password: null, reason: null });
}

/** It may be the first that is done here; a database is then made for the start that is to come. */
async function createKey(command: KeyCommand & { readonly action: 'create' }): Promise<void> {
  const place = findDatabaseHere(null);
  if (command.user !== firstAdmin) requireDatabase(place);
  const missing = findMissingFile(place);
  const database = await openDatabaseHere(place);
  if (missing !== null)
    console.error(`There was no database: ${missing} is made, for a gateway that is started here.`);
  try {
    console.log(await addKey(database.accounts, command));
  } finally {
    await database.close();
  }
}

/** Before the first start there is nobody; the key is then the administrator's whom that start makes. */
async function addKey(
  { users, keys, audit }: AccountStores,
  { name, user }: KeyCommand & { readonly action: 'create' },
): Promise<string> {
  const owner = await findUser(users, user);
  if (owner === null && (user !== firstAdmin || (await users.hasUsers())))
    throw new TypeError(`There is no user ${JSON.stringify(user)}; say --user, with one of admin user:list.`);
  if (owner?.status === 'disabled')
    throw new TypeError(
      `The user ${JSON.stringify(user)} is disabled, and so would be their key; say admin user:enable, or --user with another.`,
    );
  const apiKey = createApiKey();
  const key = createStoredApiKey(apiKey, { name, userId: owner?.id ?? null, clock: systemClock });
  const outcome = await keys.add(key);
  if (outcome === 'unknown_user')
    throw new TypeError(`The user ${JSON.stringify(user)} was removed at this moment.`);
  if (outcome !== 'added')
    throw new TypeError(`${user} has as many keys as one user may have; revoke one, or say --user.`);
  const event = { action: 'key.create', actor: 'system', target: key.id, address: null } as const;
  await audit.append({ ...event, reason: null, outcome: 'done' });
  return apiKey;
}
