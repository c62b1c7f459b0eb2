import { setTimeout as sleep } from 'node:timers/promises';
import { pick } from './create-random.ts';
import { RealtimeTalker } from './realtime-talker.ts';
import {
  answerPlainly,
  createTextResponse,
  type SentEvent,
  type UpgradeScript,
  type UpstreamSession,
} from './realtime-upstream.ts';

/** How a session ended for its client. */
export type StormEnd = 'refused' | 'lost' | 'closed by the gateway' | 'closed' | 'left' | 'hung';

export interface StormSession {
  readonly end: StormEnd;
  /** What somebody has to know who looks for a fault. */
  readonly note: string;
  /** Honest responses whose ends it saw. */
  readonly answers: number;
}

/** What clients do; the more often one stands here, the more of them. */
export const manners = ['polite', 'polite', 'polite', 'vanishing', 'never reading', 'rude'] as const;
export type Manners = (typeof manners)[number];

/** Tokens of an honest response. */
export const honestTokens = 10;

/** What becomes of upgrades, most of which are granted. */
export function scriptUpgrade(random: () => number): UpgradeScript {
  const number = random();
  if (number < 0.8) return { kind: 'session' };
  return pick<UpgradeScript>(
    [
      { kind: 'refuse', status: 503, headers: { 'retry-after': '1' } },
      { kind: 'refuse', status: 429 },
      { kind: 'refuse', status: 500, body: 'no JSON' },
      { kind: 'stall' },
      { kind: 'drop' },
      { kind: 'bytes', bytes: 'SSH-2.0-OpenSSH_9.6\r\n' },
      { kind: 'say', messages: ['{"type":'] },
      {
        kind: 'say',
        messages: [{ type: 'error', error: { type: 'x', code: 'y', message: 'z' } }],
        closeCode: 1011,
      },
      { kind: 'say', messages: [], closeCode: 1000 },
      { kind: 'say', messages: [{ type: 'session.created', session: {} }], closeCode: 1001 },
    ],
    random,
  );
}

let responses = 0;

/** Answers as upstreams do in their worst hour. Which usages are true is told by `honestTokens`. */
export function answerWildly(random: () => number): (event: SentEvent, session: UpstreamSession) => void {
  const misdeeds: readonly ((session: UpstreamSession) => void)[] = [
    (session) => session.cut(),
    (session) => void begin(session),
    (session) => void begin(session).cut(),
    (session) => begin(session).send('{"type":"response.output_text.delta",'),
    (session) => begin(session).send(Buffer.from([1, 2, 3])),
    (session) => begin(session).send('null', '[]'),
    (session) => session.send({ type: 'response.output_text.delta', response_id: 'resp_nobody', delta: 'x' }),
    (session) => session.send({ type: 'session.created', session: {} }),
    (session) => session.send({ type: 'error', error: { type: 'server_error', code: 'session_expired' } }),
    (session) => session.socket.close(1011, 'over'),
    (session) => session.send(...respond((usage) => ({ ...usage, output_tokens: -1 }))),
    (session) => session.send(...respond(() => null)),
    (session) => session.send(...respond(() => ({ input_tokens: 'many', output_tokens: { x: 1 } }))),
    (session) => session.send(...respond((usage) => ({ ...usage, output_tokens: 1.5, total_tokens: 1e300 }))),
  ];
  return (event, session) => {
    if (event.type !== 'response.create') answerPlainly(event, session);
    else if (random() < 0.35) pick(misdeeds, random)(session);
    else if (random() < 0.5) session.send(...respond());
    else void speakSlowly(session);
  };
}

function begin(session: UpstreamSession): UpstreamSession {
  session.send(...respond().slice(0, 5));
  return session;
}

type Usage = Readonly<Record<string, unknown>> | null;

function respond(lie: (usage: NonNullable<Usage>) => Usage = (usage) => usage): readonly SentEvent[] {
  responses += 1;
  return createTextResponse(`resp_${String(responses)}`, 'Well then.').map((event) => {
    if (event.type !== 'response.done') return event;
    const response = event['response'] as { readonly usage: NonNullable<Usage> };
    return { ...event, response: { ...response, usage: lie(response.usage) } };
  });
}

/** A response with a good deal of sound in it, over half a second. */
async function speakSlowly(session: UpstreamSession): Promise<void> {
  const events = respond();
  const delta = { ...events[4], type: 'response.output_audio.delta', delta: 'A'.repeat(200_000) };
  session.send(...events.slice(0, 5));
  for (let count = 0; count < 10; count += 1) {
    await sleep(50);
    session.send(delta);
  }
  session.send(...events.slice(5));
}

export interface StormClient {
  readonly url: string;
  readonly apiKey: string;
  readonly manners: Manners;
  readonly random: () => number;
  /** Resolves when those that never read may leave. */
  readonly over: Promise<unknown>;
}

/** After this a client calls its session hung, in milliseconds. */
const patienceMs = 20_000;

/** One client with its session. Never rejects. */
export async function weather(client: StormClient): Promise<StormSession> {
  const { url, apiKey, random } = client;
  const set = random() < 0.5 ? 'ga' : 'neutral';
  const opening = RealtimeTalker.open(url, { apiKey, set }).catch((error: unknown) => String(error));
  const talker = await Promise.race([opening, sleep(patienceMs, null)]);
  if (talker === null) return { end: 'hung', note: 'opening', answers: 0 };
  if (typeof talker === 'string')
    return { end: talker.includes('server response') ? 'refused' : 'lost', note: talker, answers: 0 };
  const end = await behave(talker, client);
  const answers = talker.find('response.done').filter(isHonest).length;
  const last = talker.events.slice(-3).map(({ type }) => type);
  talker.socket.terminate();
  return { ...end, answers, note: `${client.manners}, ${set}: ${end.note} ${last.join(' ')}` };
}

function isHonest(event: SentEvent): boolean {
  const { status, usage } = event['response'] as { readonly status: string; readonly usage: Usage };
  return status === 'completed' && usage?.['output_tokens'] === honestTokens;
}

type Ending = Pick<StormSession, 'end' | 'note'>;

async function behave(talker: RealtimeTalker, { manners: how, random, over }: StormClient): Promise<Ending> {
  if (how === 'vanishing') {
    talker.say({ type: 'response.create' });
    await sleep(random() * 400);
    return { end: 'left', note: '' };
  }
  if (how === 'never reading') {
    for (let count = 0; count < 5; count += 1) talker.say({ type: 'response.create' });
    talker.socket.pause();
    await over;
    return { end: 'left', note: '' };
  }
  for (let count = 1; count <= 3; count += 1) {
    if (how === 'rude')
      talker.say('{', Buffer.alloc(10), { type: 'x' }, { type: 'input_audio_buffer.append', audio: '?' });
    talker.say({ type: 'response.create' });
    const done = talker.waitFor('response.done', count).then(
      () => 'done' as const,
      () => 'closed' as const,
    );
    const news = await Promise.race([done, sleep(patienceMs, null)]);
    if (news === null) return { end: 'hung', note: `response ${String(count)}` };
    if (news === 'closed') return describeClose(talker);
  }
  talker.socket.close(1000);
  const closed = await Promise.race([talker.closed, sleep(patienceMs, null)]);
  return closed === null ? { end: 'hung', note: 'closing' } : { end: 'closed', note: String(closed.code) };
}

async function describeClose({ closed }: RealtimeTalker): Promise<Ending> {
  const { code, reason } = await closed;
  return { end: code === 1006 ? 'lost' : 'closed by the gateway', note: `${String(code)} ${reason}` };
}
