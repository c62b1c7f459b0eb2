import { describe, expect, it } from 'vitest';
import { catchError, testCredential } from './create-upstream-call.ts';
import {
  answerBody,
  answerEventStream,
  answerHtml,
  answerJson,
  answerRaw,
  answerStatus,
  answerSteps,
  keepSilent,
  resetAtOnce,
} from './fake-answers.ts';
import type { FakeAnswer } from './fake-upstream.ts';
import { useBench } from './http-adapter-bench.ts';
import type { Bench, HttpAdapterSuite } from './http-adapter-bench.ts';
import { describeAdapterStreams } from './http-adapter-stream-suite.ts';
import { playWhole, readJsonFixture } from './read-fixture.ts';

/**
 * What every adapter that speaks HTTP promises, whatever its format: the answers as they came, and every fault of an
 * upstream as the right error, without a word about its address or its key.
 */
export function describeHttpAdapter(suite: HttpAdapterSuite): void {
  describe(suite.operation, () => {
    const bench = useBench(suite);
    describeWholeAnswers(suite, bench);
    describeFailures(bench);
    if (suite.stream !== null) describeAdapterStreams({ ...suite, stream: suite.stream }, bench);
  });
}

function describeWholeAnswers(suite: HttpAdapterSuite, { upstream, perform }: Bench): void {
  const { fixtures, whole, requestType = 'application/json' } = suite;

  it('returns a whole answer as value and bytes', async () => {
    upstream().answer(playWhole(fixtures, whole));
    const answer = await perform();
    const value = readJsonFixture(fixtures, whole);
    if (answer.kind !== 'whole') throw new Error('The answer is a stream.');
    expect(answer.value).toEqual(value);
    expect(JSON.parse(answer.bytes?.toString() ?? '')).toEqual(value);
    expect(answer.ignoredFields).toEqual([]);
  });

  it('keeps the prefix of the base URL', async () => {
    upstream().answerAlways(playWhole(fixtures, whole));
    await perform({ url: `${upstream().url}/prefix` });
    expect(upstream().calls[0]?.path).toMatch(/^\/prefix\/[^/]/u);
  });

  it('sends the credential in a header and nowhere else', async () => {
    upstream().answer(playWhole(fixtures, whole));
    await perform();
    const [call] = upstream().calls;
    expect(
      Object.values(call?.headers ?? {}).filter((value) => String(value).includes(testCredential)),
    ).toHaveLength(1);
    expect(`${call?.path ?? ''}${call?.body.toString() ?? ''}`).not.toContain(testCredential);
  });

  it('sends no credential header without a credential', async () => {
    upstream().answer(playWhole(fixtures, whole));
    await perform({ credential: null });
    expect(upstream().calls[0]?.headers).not.toHaveProperty('x-api-key');
    expect(upstream().calls[0]?.headers).not.toHaveProperty('x-goog-api-key');
    expect(upstream().calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('asks for an uncompressed answer', async () => {
    upstream().answer(playWhole(fixtures, whole));
    await perform();
    expect(upstream().calls[0]?.headers).toMatchObject({
      accept: 'application/json',
      'accept-encoding': 'identity',
      'content-type': expect.stringMatching(`^${requestType}`) as string,
    });
  });
}

type Fault = readonly [
  name: string,
  answer: FakeAnswer,
  expected: { readonly code: string; readonly kind: string },
];

const invalid = { code: 'bad_gateway', kind: 'invalid_answer' };

const wholeFaults: readonly Fault[] = [
  ['an HTML page with status 200', answerHtml(200), invalid],
  ['an empty body', answerBody(''), invalid],
  ['text that is not JSON', answerBody('{"a":'), invalid],
  ['a JSON array', answerJson([]), invalid],
  ['a JSON string', answerJson('hello'), invalid],
  ['an answer over the limit', answerBody(Buffer.alloc(1_000_001, ' ')), invalid],
  ['an event stream instead', answerEventStream(['data: {}\n\n']), invalid],
  ['bytes that are not HTTP', answerRaw('garbage\r\n\r\n'), invalid],
  ['a redirect', answerStatus(302, { location: 'http://127.0.0.1:1/' }), invalid],
  ['an HTML page with status 502', answerHtml(502), { code: 'bad_gateway', kind: 'server_error' }],
  ['an HTML page with status 503', answerHtml(503), { code: 'unavailable', kind: 'unavailable' }],
  ['an empty 500', answerStatus(500), { code: 'bad_gateway', kind: 'server_error' }],
  ['a reset before the first byte', resetAtOnce(), { code: 'bad_gateway', kind: 'reset' }],
  [
    'a reset after the first byte',
    answerSteps({ steps: ['{'], end: 'reset', headers: { 'content-type': 'application/json' } }),
    { code: 'bad_gateway', kind: 'reset' },
  ],
  [
    'an error whose body is reset',
    answerSteps({ steps: ['{'], end: 'reset', status: 429 }),
    { code: 'resource_exhausted', kind: 'rate_limited' },
  ],
];

function describeFailures({ upstream, perform }: Bench): void {
  it.each(wholeFaults)('reports %s', async (_name, answer, { code, kind }) => {
    upstream().answer(answer);
    const error = await catchError(perform());
    expect(error.code).toBe(code);
    expect(error.upstream).toMatchObject({ deploymentId: 'primary', kind });
    expect(error.message).not.toMatch(/127\.0\.0\.1|localhost|nginx|ECONN|sk-/u);
  });

  it('makes one attempt only', async () => {
    upstream().answerAlways(answerStatus(503));
    await catchError(perform());
    expect(upstream().calls).toHaveLength(1);
  });

  it('reports an upstream that keeps silent', async () => {
    upstream().answer(keepSilent());
    const error = await catchError(perform({ timeouts: { totalMs: 100 } }));
    expect(error).toMatchObject({ code: 'deadline_exceeded', upstream: { kind: 'timeout' } });
  });

  it('hangs up when the client leaves', async () => {
    upstream().answer(keepSilent());
    const controller = new AbortController();
    const pending = catchError(perform({ signal: controller.signal }));
    const call = await upstream().waitForCall(0);
    controller.abort();
    expect(await pending).toMatchObject({ code: 'cancelled', upstream: null });
    expect(await call.outcome).toBe('left');
  });

  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after-ms': '30' }, 30],
    [{}, null],
  ])('reads how long to wait from %j', async (headers, retryAfterMs) => {
    upstream().answer(answerStatus(429, headers));
    const error = await catchError(perform());
    expect(error).toMatchObject({
      code: 'resource_exhausted',
      retryAfterMs,
      upstream: { retryAfterMs, status: 429 },
    });
  });
}
