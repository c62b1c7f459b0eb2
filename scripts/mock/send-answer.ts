import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PrismAnswer } from './ask-prism.ts';

/** Pause between the events of a stream, in milliseconds: a reader sees them come. */
export const defaultPaceMs = 20;

/** The end of an event: an empty line, in either framing. */
const eventEnd = /(?<=\r?\n\r?\n)/;

/** Writes an answer: events one by one, everything else at once. Ends early when the client leaves. */
export async function sendAnswer(
  response: ServerResponse,
  { status, headers, body }: PrismAnswer,
  paceMs: number,
): Promise<void> {
  const isStream = headers['content-type']?.startsWith('text/event-stream') === true;
  const length = isStream ? {} : { 'content-length': String(body.length) };
  response.writeHead(status, { ...headers, ...(hasNoBody(response, status) ? {} : length) });
  if (!isStream) {
    response.end(body);
    return;
  }
  for (const event of body.toString('utf8').split(eventEnd)) {
    if (response.destroyed) return;
    response.write(event);
    await sleep(paceMs);
  }
  response.end();
}

function hasNoBody({ req }: ServerResponse, status: number): boolean {
  return req.method === 'HEAD' || status === 204 || status === 304;
}
