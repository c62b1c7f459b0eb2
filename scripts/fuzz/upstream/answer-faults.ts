import { gzipSync } from 'node:zlib';
import { mutateJsonText } from '../mutations/mutate-json-text.ts';
import { mutateValue } from '../mutations/mutate-value.ts';
import { writeErrorBody, writeSecretText } from './error-texts.ts';
import { streamFaults } from './stream-faults.ts';
import { renderPayload, type AnswerFault, type FaultPlace, type UpstreamAnswer } from './upstream-answer.ts';

type Plant = AnswerFault['plant'];

/** Statuses of vendors, of proxies, and of nobody. */
const errorStatuses = [
  400, 400, 400, 401, 402, 403, 404, 404, 405, 406, 408, 409, 410, 411, 413, 415, 416, 418, 422, 425, 429,
  429, 431, 451, 499, 500, 500, 501, 502, 503, 503, 504, 507, 520, 529, 529, 598, 599, 600, 999,
];

const oddStatuses = [201, 202, 203, 204, 205, 206, 207, 226, 300, 301, 302, 303, 304, 307, 308, 399];

/** An error of the vendor, with secrets in its text. */
const refuse: Plant = (answer, place) => ({
  ...answer,
  status: place.random.pick(errorStatuses),
  headers: [['content-type', 'application/json']],
  payload: { kind: 'json', value: writeErrorBody(place) },
});

const refuseOddly: Plant = (answer, place) => {
  const { random } = place;
  const text = writeSecretText(place);
  const bytes = random.pick([
    Buffer.alloc(0),
    Buffer.from(`<html><head><title>502 Bad Gateway</title></head><body>${text}</body></html>`),
    Buffer.from(text),
    Buffer.from('null'),
    Buffer.from('[]'),
    Buffer.from('{"error":null}'),
    Buffer.from(JSON.stringify({ error: text })),
    Buffer.from(JSON.stringify({ error: { message: { text } }, message: [text] })),
    Buffer.from(JSON.stringify([writeErrorBody(place)])),
    Buffer.alloc(70_000, text),
    Buffer.from([0xff, 0xfe, 0x00]),
  ]);
  return {
    ...answer,
    status: random.pick(errorStatuses),
    payload: { kind: 'bytes', bytes },
    headers: [['content-type', random.pick(['text/html', 'application/json', '', 'x'])]],
  };
};

/** Statuses that are neither a success nor an error. */
const changeStatus: Plant = (answer, { random, address }) => ({
  ...answer,
  status: random.pick(oddStatuses),
  headers: [
    ...answer.headers,
    ['location', random.pick([`http://${address}/elsewhere`, '/x', '', '//', 'javascript:1'])],
  ],
});

/** Errors that come with 200. */
const succeedInError: Plant = (answer, place) => ({
  ...answer,
  payload: { kind: 'json', value: writeErrorBody(place) },
  headers: [['content-type', 'application/json']],
});

const headerValues: readonly (readonly [name: string, values: readonly string[]])[] = [
  [
    'content-type',
    [
      '',
      'text/html',
      'application/json; charset=utf-16',
      'text/event-stream',
      'application/octet-stream',
      'text/event-stream; charset=latin1',
    ],
  ],
  ['content-encoding', ['gzip', 'br', 'identity', 'x', 'gzip, gzip']],
  [
    'retry-after',
    [
      '-1',
      '0',
      '1',
      '1e9',
      '999999999999',
      'soon',
      'Thu, 01 Jan 1970 00:00:00 GMT',
      'Fri, 31 Dec 9999 23:59:59 GMT',
      'NaN',
    ],
  ],
  ['retry-after-ms', ['-5', 'x', '1e400']],
  ['x-should-retry', ['true', 'false', 'maybe']],
  [
    'x-specway-ignored',
    ['a', '%', '%ff%00', 'x'.repeat(3000), 'a,b,,c', '%0d%0ax-injected:1', '%F0%9F%99%82'],
  ],
  ['set-cookie', ['a=b']],
  ['server', ['nginx']],
  ['x-request-id', ['upstream-request-id-1']],
  ['request-id', ['upstream-request-id-2']],
  ['transfer-encoding', ['chunked, gzip']],
  ['content-length', ['0', '5', '99999']],
  ['connection', ['close', 'upgrade']],
  ['x-long', ['x'.repeat(20_000), 'x'.repeat(200_000)]],
];

const changeHeader: Plant = (answer, { random }) => {
  const [name, values] = random.pick(headerValues);
  const others = answer.headers.filter(([each]) => each !== name);
  const value = random.pick(values);
  const isZipped = value === 'gzip' && random.chance(0.5);
  const payload = isZipped
    ? { kind: 'bytes' as const, bytes: gzipSync(renderPayload(answer.payload)) }
    : answer.payload;
  return { ...answer, payload, headers: [...others, [name, value]] };
};

/** Some field of it is not what it should be. */
const changeBody: Plant = (answer, { random }) => {
  if (answer.payload.kind !== 'json') return answer;
  let { value } = answer.payload;
  for (let count = random.between(1, 3); count > 0; count -= 1)
    value = mutateValue(value, random, null).value;
  return { ...answer, payload: { kind: 'json', value } };
};

/** It is written in an odd way, or is no JSON. */
const changeText: Plant = (answer, { random }) => {
  const text = renderPayload(answer.payload).toString('utf8');
  if (answer.payload.kind !== 'json' || !text.startsWith('{"')) return answer;
  return { ...answer, payload: { kind: 'bytes', bytes: mutateJsonText(text, random).bytes } };
};

/** What comes of the connection. */
const breakTransport: Plant = (answer, { random }) => {
  const share = random.next();
  return random.weigh<UpstreamAnswer>([
    [3, { ...answer, sentShare: 0, end: random.pick(['reset', 'close'] as const) }],
    [4, { ...answer, sentShare: share, end: random.pick(['reset', 'close'] as const) }],
    [3, { ...answer, sentShare: share, end: 'end' }],
    [4, { ...answer, writes: random.pick([2, 10, 50]) }],
    [0.2, { ...answer, sentShare: random.pick([0, share]), end: 'hold' }],
  ]);
};

const rawAnswers = [
  'SSH-2.0-OpenSSH_9.6\r\n',
  'HTTP/1.1 200 OK\r\n\r\n{}',
  'HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n',
  'HTTP/1.1 999 \r\n\r\n',
  'HTTP/1.1 100 Continue\r\n\r\n',
  'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
  'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\ncontent-length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: 10\r\n\r\ndata: {}\n\ndata: {}\n\n',
  '\0\0\0\0',
  'HTTP/1.1 103 Early Hints\r\nlink: <x>\r\n\r\nHTTP/1.1 500 Oops\r\ncontent-length: 0\r\n\r\n',
  'HTTP/1.1 200 OK\r\nbad header\r\n\r\n',
  '\r\n',
];

/** No HTTP, or nearly. */
const writeRaw: Plant = (answer, { random }) => ({
  ...answer,
  raw: Buffer.from(random.pick(rawAnswers), 'latin1'),
});

/** Every way in which an upstream fails, with how often it does. */
export const answerFaults: readonly (readonly [weight: number, fault: AnswerFault])[] = [
  [5, { name: 'an error', tells: 'secrets', plant: refuse }],
  [3, { name: 'an odd error', tells: 'secrets', plant: refuseOddly }],
  [1, { name: 'an odd status', plant: changeStatus }],
  [1, { name: 'an error with 200', tells: 'secrets', plant: succeedInError }],
  [2, { name: 'an odd header', plant: changeHeader }],
  [6, { name: 'a changed body', plant: changeBody }],
  [3, { name: 'an odd text', plant: changeText }],
  [3, { name: 'a broken transport', plant: breakTransport }],
  [1, { name: 'a raw answer', plant: writeRaw }],
  ...streamFaults,
];

/** Plants the faults of a plan, one after the other. */
export function plantFaults(
  answer: UpstreamAnswer,
  faults: readonly AnswerFault[],
  place: FaultPlace,
): UpstreamAnswer {
  return faults.reduce((sum, { plant }) => plant(sum, place), answer);
}
