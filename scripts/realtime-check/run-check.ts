import { openCallPeer, type CallPeer, type WebRtcLibrary } from './call-peer.ts';
import type { CheckOptions } from './parse-check-options.ts';

/** Where sentences go, one at a time. */
export type Tell = (sentence: string) => void;

/** The library fails now and then as whoever offers. */
const maxAttempts = 3;

/** What the model is asked to say: the simulator says it, others something like it. */
const request = 'Say exactly: The sea is wide.';

/** Calls the gateway, and tells how far it got. */
export async function runCheck(
  options: CheckOptions,
  library: WebRtcLibrary,
  tell: Tell,
): Promise<'works' | 'fails'> {
  for (let attempt = 1; ; attempt += 1) {
    const peer = await openCallPeer(library, options.timeoutMs);
    try {
      const sentence = await call(options, peer, tell);
      if (sentence !== null) tell(sentence);
      return sentence === null ? 'works' : 'fails';
    } catch (error) {
      const isSlip = (error as Error).message.includes('without ICE transport');
      if (!isSlip || attempt === maxAttempts) throw error;
    } finally {
      peer.close();
    }
  }
}

/** What does not work; `null` where all does. */
async function call(options: CheckOptions, peer: CallPeer, tell: Tell): Promise<string | null> {
  const startedAt = performance.now();
  const answer = await postOffer(options, peer.offer);
  if ('problem' in answer) return answer.problem;
  const places = listPlaces(answer.sdp);
  tell(
    `The gateway has answered the offer after ${since(startedAt)}. It is to be reached over UDP at ${places.join(', ')}.`,
  );
  const askedAt = performance.now();
  try {
    await peer.connect(answer.sdp);
  } catch (error) {
    if ((error as Error).message.includes('without ICE transport')) throw error;
    return explainUnreached(places, since(askedAt));
  }
  const path = peer.path;
  tell(
    `UDP reaches the gateway: connected to ${path?.to ?? places.join(', ')}${path === null ? '' : ` from ${path.from}`} after ${since(askedAt)}.`,
  );
  return await talk(peer, tell);
}

/** The events and the sound of a call that is connected. */
async function talk(peer: CallPeer, tell: Tell): Promise<string | null> {
  const connectedAt = performance.now();
  try {
    await peer.waitForEvent('session.created');
  } catch {
    return 'No event has come, although the connection is there: the data channel does not work.';
  }
  tell(`Events come: the session began ${since(connectedAt)} after that.`);
  const content = [{ type: 'input_text', text: request }];
  peer.send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } });
  peer.send({ type: 'response.create' });
  const askedAt = performance.now();
  const came = await peer.waitForSound().catch(() => null);
  if (typeof came === 'number') {
    tell(`Sound comes: ${String(came)} packets of it after ${since(askedAt)}. WebRTC works.`);
    return null;
  }
  const finding =
    came === null
      ? 'the model has said nothing aloud in time.'
      : `the session says ${JSON.stringify(came.error)}.`;
  return `No sound has come, although events do: ${finding}`;
}

type Answer = { readonly sdp: string } | { readonly problem: string };

async function postOffer({ url, key, model, timeoutMs }: CheckOptions, offer: string): Promise<Answer> {
  try {
    const response = await fetch(`${url}/v1/realtime/calls?model=${encodeURIComponent(model)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/sdp' },
      body: offer,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.status === 201) return { sdp: text };
    return {
      problem: `The gateway has refused the offer with status ${String(response.status)}: ${readMessage(text)}`,
    };
  } catch (error) {
    const { message, cause } = error as Error;
    return {
      problem: `The gateway cannot be reached over HTTP: ${cause instanceof Error ? cause.message : message}.`,
    };
  }
}

const maxShownLength = 300;

function readMessage(text: string): string {
  try {
    return (JSON.parse(text) as { readonly error: { readonly message: string } }).error.message;
  } catch {
    return text.slice(0, maxShownLength);
  }
}

/** Address and port of each candidate of an answer (RFC 8839, 5.1). */
function listPlaces(sdp: string): readonly string[] {
  const found = sdp.matchAll(/^a=candidate:\S+ 1 UDP \d+ (\S+) (\d+) typ/gim);
  return [...new Set([...found].map(([, address = '', port = '']) => `${address}:${port}`))];
}

function explainUnreached(places: readonly string[], waited: string): string {
  return [
    `UDP does not reach the gateway: nothing has come back from ${places.join(', ')} within ${waited}.`,
    '- Does a firewall between here and there let UDP to this port through (realtime.webrtc.udpPort)?',
    '- Is this the address under which clients reach the gateway (realtime.webrtc.advertisedAddress)?',
    '- Does the gateway listen for more than its own machine (SPECWAY_HOST, realtime.webrtc.bindAddress)?',
  ].join('\n');
}

function since(startedAt: number): string {
  const milliseconds = Math.round(performance.now() - startedAt);
  return milliseconds < 1_000 ? `${String(milliseconds)} ms` : `${(milliseconds / 1_000).toFixed(1)} s`;
}
