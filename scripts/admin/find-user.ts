import type { User, UserStore } from '../../src/core/accounts/user.ts';

/**
 * The user whom an operator names, by identifier or name; `null` where there is none. The identifier comes first: people choose their
 * names, and one of them may have chosen what identifies another.
 */
export async function findUser(
  users: Pick<UserStore, 'find' | 'findCredentials'>,
  text: string,
): Promise<User | null> {
  return (await users.find(text)) ?? (await users.findCredentials({ username: text }))?.user ?? null;
}
