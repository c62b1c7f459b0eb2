import type { Effect, WirePlan } from '../fuzz-case.ts';
import type { FuzzRandom } from '../fuzz-random.ts';
import { addHeader, renderHead, renderRequest, type Draft } from '../requests/draft.ts';

/** How a request goes over the wire, and what that means. */
export interface MutatedFraming {
  readonly wire: WirePlan;
  readonly note: string;
  readonly effect: Effect;
  readonly alsoAllowed?: readonly number[];
  readonly leads?: 'anywhere' | 'nowhere';
}

/** How often a gateway asks its upstreams for one request. */
export type Attempts = 'one' | 'several';

type Change = (draft: Draft, random: FuzzRandom, attempts: Attempts) => MutatedFraming | null;

/** As any client would send it. */
export function frameRequest(draft: Draft, connection: WirePlan['connection']): WirePlan {
  const answers = connection === 'own' ? 'any' : 'exact';
  return {
    steps: [renderRequest(draft)],
    connection,
    after: 'read',
    methods: [draft.method],
    subject: 0,
    followUp: 'none',
    answers,
  };
}

/** Changes how the bytes of a request are framed, cut or sent. */
export function mutateFraming(draft: Draft, random: FuzzRandom, attempts: Attempts): MutatedFraming {
  for (;;) {
    const changed = random.weigh(changes)(draft, random, attempts);
    if (changed !== null) return changed;
  }
}

const changes: readonly (readonly [weight: number, change: Change])[] = [
  [4, chunk],
  [4, split],
  [4, pipeline],
  [3, breakChunks],
  [3, sayWrongLength],
  [2, contradict],
  [2, breakOff],
  [2, leave],
  [2, expectContinue],
  [2, useOldVersion],
  [2, breakLines],
  [1, announceTooMuch],
  [1, closeAfter],
];

function plan(draft: Draft, steps: WirePlan['steps'], more: Partial<WirePlan> = {}): WirePlan {
  return { ...frameRequest(draft, 'shared'), steps, ...more };
}

const own: Partial<WirePlan> = { connection: 'own', answers: 'any' };

function renderChunked(draft: Draft): string {
  return `${renderHead(draft)}transfer-encoding: chunked\r\n\r\n`;
}

function renderChunk(bytes: Buffer, extension = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}${extension}\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
}

function chunk(draft: Draft, random: FuzzRandom): MutatedFraming | null {
  const { body } = draft;
  if (body === null || body.length === 0 || body.length > 100_000) return null;
  const size = random.pick([1, 7, 100, 5000]);
  const extension = random.pick(['', '', ';x=1', ';a="b;c"']);
  const pieces = Array.from(
    { length: Math.min(Math.ceil(body.length / size), 400) },
    (_, index, { length } = body) => {
      const isLast = index === Math.min(Math.ceil(length / size), 400) - 1;
      return renderChunk(body.subarray(index * size, isLast ? undefined : (index + 1) * size), extension);
    },
  );
  const end = random.pick(['0\r\n\r\n', '000\r\n\r\n', '0\r\nx-trailer: 1\r\n\r\n']);
  const bytes = Buffer.concat([Buffer.from(renderChunked(draft), 'latin1'), ...pieces, Buffer.from(end)]);
  return { wire: plan(draft, [bytes]), note: `in chunks of ${String(size)} bytes`, effect: 'keeps' };
}

/** In several writes, with or without a pause between them. */
function split(draft: Draft, random: FuzzRandom): MutatedFraming {
  const bytes = renderRequest(draft);
  const cuts = Array.from({ length: random.between(1, 6) }, () => random.below(bytes.length)).toSorted(
    (a, b) => a - b,
  );
  const pause = random.pick([0, 1, 5]);
  const pieces = [0, ...cuts].map((from, index) => bytes.subarray(from, cuts[index] ?? bytes.length));
  return {
    wire: plan(
      draft,
      pieces.flatMap((piece) => [piece, pause]),
    ),
    note: `in ${String(pieces.length)} writes`,
    effect: 'keeps',
  };
}

const health = Buffer.from('GET /healthz HTTP/1.1\r\nhost: gateway\r\n\r\n');

/** Between two other requests, all in one write. */
function pipeline(draft: Draft, random: FuzzRandom): MutatedFraming {
  const [before, after] = random.pick([
    [1, 1],
    [0, 1],
    [3, 0],
  ] as const);
  const around = (count: number) => Array.from({ length: count }, () => health);
  const methods = [...around(before).map(() => 'GET'), draft.method, ...around(after).map(() => 'GET')];
  const bytes = Buffer.concat([...around(before), renderRequest(draft), ...around(after)]);
  return {
    wire: plan(draft, [bytes], { methods, subject: before }),
    note: 'between other requests in one write',
    effect: 'keeps',
  };
}

const brokenChunks = [
  'zz\r\nabc\r\n',
  '-1\r\n',
  'fffffffffffffffff\r\n',
  '5\r\nabc\r\n0\r\n\r\n',
  '3\r\nabcd\r\n0\r\n\r\n',
  ' 3\r\nabc\r\n0\r\n\r\n',
  '3 \r\nabc\r\n0\r\n\r\n',
  '0x3\r\nabc\r\n0\r\n\r\n',
  '3\nabc\n0\n\n',
  '\r\n',
  '3;\0\r\nabc\r\n0\r\n\r\n',
] as const;

function breakChunks(draft: Draft, random: FuzzRandom): MutatedFraming | null {
  if (draft.body === null) return null;
  const chunks = random.pick(brokenChunks);
  const steps = [Buffer.from(renderChunked(draft) + chunks, 'latin1')];
  const wire = plan(draft, steps, { ...own, answers: 'maybe', after: 'half-close' });
  return { wire, note: `with the chunk ${JSON.stringify(chunks)}`, effect: 'breaks', leads: 'anywhere' };
}

/** A length that is not that of the body. */
function sayWrongLength(draft: Draft, random: FuzzRandom): MutatedFraming | null {
  const { body } = draft;
  if (body === null || body.length < 2) return null;
  const isTooLong = random.chance(0.5);
  const length = isTooLong ? body.length + random.pick([1, 1000]) : random.below(body.length);
  const head = `${renderHead(draft)}content-length: ${String(length)}\r\n\r\n`;
  const steps = [Buffer.concat([Buffer.from(head, 'latin1'), body])];
  const wire = plan(draft, steps, { ...own, after: 'half-close', answers: 'maybe' });
  const note = `with a length of ${String(length)} for ${String(body.length)} bytes`;
  // What the body is cut to may be a request all the same: a form of the right length, for example.
  return { wire, note, effect: 'open', alsoAllowed: [504], leads: 'anywhere' };
}

/** Two ways to find the end of the body, which a proxy could read differently (RFC 9112, 6.3). */
function contradict(draft: Draft, random: FuzzRandom): MutatedFraming | null {
  const { body } = draft;
  if (body === null) return null;
  const chunked = Buffer.concat([renderChunk(body), Buffer.from('0\r\n\r\n')]);
  const [note, lines, bytes] = random.pick<readonly [string, string, Buffer]>([
    [
      'length and chunks',
      `content-length: ${String(body.length)}\r\ntransfer-encoding: chunked\r\n`,
      chunked,
    ],
    ['chunks and length', `transfer-encoding: chunked\r\ncontent-length: 3\r\n`, chunked],
    [
      'two lengths',
      `content-length: ${String(body.length)}\r\ncontent-length: ${String(body.length + 1)}\r\n`,
      body,
    ],
    ['a list of lengths', `content-length: ${String(body.length)}, ${String(body.length + 1)}\r\n`, body],
    ['a coding after chunked', 'transfer-encoding: chunked, gzip\r\n', chunked],
    ['an odd coding', 'transfer-encoding: xchunked\r\n', chunked],
  ]);
  const steps = [Buffer.concat([Buffer.from(`${renderHead(draft)}${lines}\r\n`, 'latin1'), bytes])];
  // 501 is for a coding that nobody knows (RFC 9112, 6.1).
  return {
    wire: plan(draft, steps, own),
    note: `with ${note}`,
    effect: 'breaks',
    alsoAllowed: [501],
    leads: 'nowhere',
  };
}

/** The client closes its side, or the whole connection, in the middle of the request. */
function breakOff(draft: Draft, random: FuzzRandom): MutatedFraming {
  const bytes = renderRequest(draft);
  const size = random.below(bytes.length - 1);
  const after = random.pick(['half-close', 'leave'] as const);
  const wire = plan(draft, [bytes.subarray(0, size)], { ...own, after, answers: 'maybe' });
  return {
    wire,
    note: `broken off after ${String(size)} of ${String(bytes.length)} bytes (${after})`,
    effect: 'breaks',
    alsoAllowed: [504],
    leads: 'anywhere',
  };
}

/** The client leaves before its answer; where it is asked again after that nobody could tell whose call it was. */
function leave(draft: Draft, _random: FuzzRandom, attempts: Attempts): MutatedFraming | null {
  if (attempts === 'several') return null;
  const wire = plan(draft, [renderRequest(draft)], { ...own, after: 'leave-asked', answers: 'maybe' });
  return { wire, note: 'left by its client', effect: 'open' };
}

function expectContinue(draft: Draft, random: FuzzRandom): MutatedFraming | null {
  if (draft.body === null) return null;
  const asking = addHeader(draft, 'expect', random.pick(['100-continue', '100-Continue']));
  const bytes = renderRequest(asking);
  const head = bytes.subarray(0, bytes.length - draft.body.length);
  return { wire: plan(draft, [head, 5, draft.body]), note: 'asking for 100 Continue', effect: 'keeps' };
}

/** A body beyond every limit, which the client does not send before it is asked to. */
function announceTooMuch(draft: Draft): MutatedFraming | null {
  if (draft.body === null) return null;
  const head = `${renderHead(draft)}content-length: ${String(500 * 1024 * 1024)}\r\nexpect: 100-continue\r\n\r\n`;
  const wire = plan(draft, [Buffer.from(head, 'latin1')], own);
  return { wire, note: 'announcing 500 MiB', effect: 'breaks', alsoAllowed: [503] };
}

function useOldVersion(draft: Draft, random: FuzzRandom): MutatedFraming {
  const [version, effect] = random.pick<readonly [string, Effect]>([
    ['HTTP/1.0', 'open'],
    ['HTTP/0.9', 'open'],
    ['HTTP/1.2', 'breaks'],
    ['HTTP/2.0', 'open'],
    ['HTTP/9.9', 'breaks'],
    ['http/1.1', 'breaks'],
    ['HTTP/1.1 ', 'breaks'],
    ['', 'breaks'],
    ['ICE/1.0', 'breaks'],
  ]);
  const body = draft.body ?? Buffer.alloc(0);
  const head = `${renderHead(draft, version)}content-length: ${String(body.length)}\r\n\r\n`;
  const wire = plan(draft, [Buffer.concat([Buffer.from(head, 'latin1'), body])], own);
  return {
    wire,
    note: `as ${version}`,
    effect,
    ...(effect === 'breaks' ? { leads: 'nowhere' as const } : {}),
  };
}

/** Line ends that are none, and lines before the first one. */
function breakLines(draft: Draft, random: FuzzRandom): MutatedFraming {
  const bytes = renderRequest(draft);
  const headSize = bytes.indexOf('\r\n\r\n') + 4;
  const head = bytes.subarray(0, headSize).toString('latin1');
  const [note, changed, effect] = random.pick<readonly [string, string, Effect]>([
    ['line feeds alone', head.replaceAll('\r\n', '\n'), 'breaks'],
    ['carriage returns alone', head.replaceAll('\r\n', '\r'), 'breaks'],
    ['an empty line before it', `\r\n${head}`, 'open'],
    ['many empty lines before it', '\r\n'.repeat(50) + head, 'open'],
    ['a blank before it', ` ${head}`, 'breaks'],
    ['a line without a colon', head.replace(/\r\n\r\n$/u, '\r\nnonsense\r\n\r\n'), 'breaks'],
    ['a TLS hello before it', `\u{16}\u{3}\u{1}${head}`, 'breaks'],
    ['two blanks in its first line', head.replace(' ', '  '), 'open'],
    ['a NUL in its first line', head.replace(' HTTP', '\0 HTTP'), 'breaks'],
  ]);
  const steps = [Buffer.concat([Buffer.from(changed, 'latin1'), bytes.subarray(headSize)])];
  const wire = plan(draft, steps, own);
  return {
    wire,
    note: `with ${note}`,
    effect,
    ...(effect === 'breaks' ? { leads: 'nowhere' as const } : {}),
  };
}

/** The client asks for the end of the connection. */
function closeAfter(draft: Draft): MutatedFraming {
  const closing = addHeader(draft, 'connection', 'close');
  return {
    wire: plan(closing, [renderRequest(closing)], own),
    note: 'with connection: close',
    effect: 'keeps',
  };
}
