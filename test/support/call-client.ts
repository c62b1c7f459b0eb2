import { vi } from 'vitest';
import { connectPeer, createOffer, type Peer } from './media-client.ts';

/** A call to open at a gateway. */
export interface CallPlan {
  /** With its query. */
  readonly path: string;
  /** An API key or a token; asked for again where the call has to be tried again. */
  readonly credential: string | (() => Promise<string>);
  /** Sent with the offer, in a form. */
  readonly session?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly media?: 'both' | 'data';
}

/** An event as a client gets it. */
export interface CallEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A client in a call. */
export interface CallClient extends Peer {
  readonly answer: CallAnswer;
  /** As `location` names it. */
  readonly id: string;
  readonly events: () => readonly CallEvent[];
  send(event: CallEvent): void;
  /** The first event of this type; rejects where none comes within ten seconds. */
  waitFor(type: string): Promise<CallEvent>;
}

/** What the gateway answered an offer with. */
export interface CallAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Of an error. */
  readonly error: { readonly code?: string; readonly message?: string; readonly param?: string | null };
}

/** Sends any offer. */
export async function postOffer(url: string, offer: string, plan: CallPlan): Promise<CallAnswer> {
  const { path, credential, session, headers } = plan;
  const authorization = `Bearer ${typeof credential === 'string' ? credential : await credential()}`;
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      authorization,
      ...(session === undefined ? { 'content-type': 'application/sdp' } : {}),
      ...headers,
    },
    body: session === undefined ? offer : createForm(offer, session),
  });
  const text = await response.text();
  const isError = response.headers.get('content-type') === 'application/json';
  const { error = {} } = isError ? (JSON.parse(text) as Partial<Pick<CallAnswer, 'error'>>) : {};
  return { status: response.status, headers: response.headers, text, error };
}

/** Sends an offer that could be answered, and connects to nothing. */
export async function postGoodOffer(url: string, plan: CallPlan): Promise<CallAnswer> {
  const { connection, offer } = await createOffer(plan.media);
  try {
    return await postOffer(url, offer, plan);
  } finally {
    connection.close();
  }
}

/** Connects to a gateway as a browser would. Rejects with the answer's text where it is no 201. */
export async function openCall(url: string, plan: CallPlan): Promise<CallClient> {
  let answer: CallAnswer | null = null;
  const peer = await connectPeer(async (offer) => {
    answer = await postOffer(url, offer, plan);
    if (answer.status !== 201) throw new Error(`${String(answer.status)} ${answer.text}`);
    return answer.text;
  }, plan.media);
  const events = () => peer.texts.map((text) => JSON.parse(text) as CallEvent);
  const given: CallAnswer = answer!;
  return {
    ...peer,
    answer: given,
    id: given.headers.get('location')?.split('/').at(-1) ?? '',
    events,
    send: (event) => {
      peer.channel.sendMessage(JSON.stringify(event));
    },
    waitFor: (type) => vi.waitUntil(() => events().find((event) => event.type === type), { timeout: 10_000 }),
  };
}

function createForm(sdp: string, session: object): FormData {
  const form = new FormData();
  form.set('sdp', sdp);
  form.set('session', JSON.stringify(session));
  return form;
}
