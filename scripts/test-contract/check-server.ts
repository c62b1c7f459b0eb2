import type { Contract } from '../../test/support/contract-document.ts';
import { sendRequest, type ContractServer, type WireAnswer } from '../../test/support/contract-client.ts';
import { createRequest } from '../../test/support/contract-request.ts';

/** Why a server cannot be asked anything, in one sentence; `null` where it can. */
export async function checkServer(contract: Contract, server: ContractServer): Promise<string | null> {
  const request = await createRequest(contract, 'listModels', { apiKey: server.apiKey });
  try {
    return describeRefusal(server, await sendRequest(server, request));
  } catch (error) {
    const { message, cause } = error as Error;
    return `Nothing answers at ${server.url}: ${cause instanceof Error ? describeCause(cause) : message}.`;
  }
}

/** Anything but a refused key may be one of the things that the suite is to find. */
function describeRefusal({ url }: ContractServer, { status, body }: WireAnswer): string | null {
  if (status !== 401 && status !== 403) return null;
  const [message] = /(?<="message":")(?:[^"\\]|\\.)*/.exec(body.toString('utf8')) ?? [];
  const said = message === undefined ? '' : ` “${message}”`;
  return `The key is not accepted at ${url}, which answers ${String(status)}${said}.`;
}

function describeCause(cause: Error & { readonly code?: unknown }): string {
  return cause.message === '' ? String(cause.code) : cause.message.replace(/\.$/, '');
}
