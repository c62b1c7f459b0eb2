import type { IncomingHttpHeaders } from 'node:http';
import type { Deployment } from '../../core/provider.ts';
import type { CallNotes } from '../../core/usage.ts';

/** Where vendors write how they call a request; many other servers and gateways use the first. */
const names = ['x-request-id', 'request-id', 'x-goog-request-id', 'apim-request-id'] as const;

/** One word, as it fits into a line of the log. */
const requestId = /^[\w.:/+=~-]{1,128}$/u;

/** Notes how the upstream calls the request, from the head of any answer; what is no such name, or holds our credential, is left out. */
export function noteRequestId(
  headers: IncomingHttpHeaders,
  { deployment: { credential }, notes }: { readonly deployment: Deployment; readonly notes: CallNotes },
): void {
  for (const name of names) {
    const value = headers[name];
    if (typeof value !== 'string' || !requestId.test(value)) continue;
    if (credential === null || !value.includes(credential)) notes.upstreamRequestId = value;
    return;
  }
}
