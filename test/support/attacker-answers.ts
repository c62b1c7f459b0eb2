import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Attack, AttackTarget } from './attack.ts';
import { askWire, countStatuses, openWire, writeWireHead, type WireRequest } from './attack-wire.ts';
import { answerBody, answerSteps, waitForDrain } from './fake-answers.ts';
import type { FakeAnswer, FakeUpstream } from './fake-upstream.ts';
import { writeTinyChunks } from './write-tiny-chunks.ts';

const chunkedBytes = 30_000_000;
const bombBytes = 300_000_000;
const eventBytes = 60_000_000;
const chunkCount = 5_000_000;
/** How long all answers wait for their last bytes, so that they are held at once. */
const heldForMs = 3_000;
const answeredWithinMs = 30_000;

type Kind =
  'chunked text' | 'chunked pictures' | 'tiny chunks' | 'text bombs' | 'picture bombs' | 'long events';

/** An upstream that answers `size` requests at once with more than anybody should keep. */
export const answerHugely: Attack = async (target, { size, kind, upstream }) => {
  upstream.answerAlways(createAnswer(kind as Kind));
  const request = kind.includes('picture') ? askForPicture(target) : askForContent(target, kind as Kind);
  if (kind === 'chunked pictures') return await leaveUnread(target, request, { size, upstream });
  const asking = Array.from({ length: size }, () =>
    askWire(target, request, { timeoutMs: answeredWithinMs }),
  );
  const answers = await Promise.all(asking);
  return countStatuses(answers);
};

/** Nobody reads these. */
async function leaveUnread(
  target: AttackTarget,
  request: WireRequest,
  { size, upstream }: { readonly size: number; readonly upstream: FakeUpstream },
): Promise<Readonly<Record<string, number>>> {
  for (let count = 0; count < size; count++) {
    openWire(target).write(writeWireHead(request) + String(request.body));
  }
  await sleep(2 * heldForMs);
  return { calls: upstream.calls.length };
}

function createAnswer(kind: Kind): FakeAnswer {
  switch (kind) {
    case 'chunked text':
      return answerInChunks(text, chunkedBytes);
    case 'chunked pictures':
      return answerInChunks(picture, chunkedBytes);
    case 'tiny chunks':
      return answerInTinyChunks();
    case 'text bombs':
      return answerBomb(text);
    case 'picture bombs':
      return answerBomb(picture);
    case 'long events':
      return answerLongEvent;
  }
}

/** What is before and after the letters of an answer. */
type Frame = readonly [string, string];

const text: Frame = [
  '{"candidates":[{"content":{"role":"model","parts":[{"text":"',
  '"}]},"finishReason":"STOP","index":0}]}',
];
const picture: Frame = ['{"created":1700000000,"data":[{"b64_json":"', '"}]}'];

function answerInChunks([before, after]: Frame, sizeBytes: number): FakeAnswer {
  return answerSteps({
    steps: [before, Buffer.alloc(sizeBytes, 'A'), heldForMs, after],
    headers: { 'content-type': 'application/json' },
  });
}

function answerInTinyChunks(): FakeAnswer {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
  const body = writeTinyChunks(chunkCount);
  return ({ socket }) => {
    socket.write(head);
    socket.write(body);
  };
}

function answerBomb([before, after]: Frame): FakeAnswer {
  const body = gzipSync(before + 'A'.repeat(bombBytes) + after);
  return answerBody(body, { headers: { 'content-encoding': 'gzip' } });
}

/** An event whose end does not come for a while. */
const answerLongEvent: FakeAnswer = async (exchange) => {
  const { response } = exchange;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`data: ${text[0]}`);
  if (!response.write(Buffer.alloc(eventBytes, 'A'))) await waitForDrain(exchange);
  await exchange.pause(heldForMs);
  response.end(`${text[1]}\r\n\r\n`);
};

function askForContent({ apiKey }: AttackTarget, kind: Kind): WireRequest {
  const method = kind === 'long events' ? 'streamGenerateContent?alt=sse' : 'generateContent';
  return {
    path: `/v1beta/models/genfam-2.5-flash:${method}`,
    headers: { 'x-goog-api-key': apiKey, 'content-type': 'application/json' },
    body: '{"contents":[{"role":"user","parts":[{"text":"Good morning."}]}]}',
  };
}

function askForPicture({ apiKey }: AttackTarget): WireRequest {
  return {
    path: '/v1/images/generations',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: '{"prompt":"a red circle"}',
  };
}
