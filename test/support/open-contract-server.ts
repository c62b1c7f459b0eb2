import type { ContractLogin, ContractServer } from './contract-client.ts';
import { createVideoShelf, type VideoServer } from './contract-videos.ts';

/** The password of the administrator of gateways that cases log in to. */
export const testAdminPassword = 'correct horse battery';

/** A gateway with the video tasks that cases ask about, and a login of its administrator, whose password is the one above. */
export async function openContractServer({ url, apiKey }: VideoServer): Promise<ContractServer> {
  return { url, apiKey, videos: createVideoShelf({ url, apiKey }), login: await logIn(url) };
}

async function logIn(url: string): Promise<ContractLogin> {
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: testAdminPassword }),
  });
  const { data } = (await response.json()) as { readonly data?: { readonly token: string } };
  const cookie = /specway_session=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (data === undefined || cookie === undefined)
    throw new Error(`A login is answered ${String(response.status)}.`);
  return { accessToken: data.token, cookie };
}
