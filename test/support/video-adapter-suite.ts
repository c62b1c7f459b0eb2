import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  UpstreamVideoState,
  VideoAdapter,
  VideoProviderAdapter,
} from '../../src/core/video/video-upstream.ts';
import type { HttpAdapterOptions } from '../../src/providers/http/call-upstream.ts';
import type { ProviderName } from '../../src/providers/provider-table.ts';
import { catchError, testCredential } from './create-upstream-call.ts';
import { createVideoCall, type TestVideoOptions } from './create-video-call.ts';
import {
  answerBody,
  answerHtml,
  answerJson,
  answerRaw,
  answerStatus,
  answerSteps,
  keepSilent,
  resetAtOnce,
} from './fake-answers.ts';
import { createFakeUpstream, type FakeAnswer, type FakeUpstream } from './fake-upstream.ts';

/** One adapter that makes videos over HTTP. */
export interface VideoAdapterSuite {
  readonly provider: ProviderName;
  readonly createAdapter: (options: HttpAdapterOptions) => VideoProviderAdapter;
  /** Behind the origin, as the configuration makes base URLs of this provider. Default: nothing. */
  readonly place?: string;
  /** What the upstream answers who submits, and the id that is taken from it. */
  readonly submitted: unknown;
  readonly upstreamId: string;
  /** What it answers about a task that is being made. */
  readonly running: unknown;
}

/** An adapter and its upstream, new for each test. */
export interface VideoBench {
  readonly upstream: () => FakeUpstream;
  submit(options?: Partial<TestVideoOptions>): Promise<string>;
  poll(options?: Partial<TestVideoOptions>): Promise<UpstreamVideoState>;
}

/** Registers the hooks; the bench may be used within tests only. */
export function useVideoBench(suite: VideoAdapterSuite, options: HttpAdapterOptions = {}): VideoBench {
  const { provider, createAdapter, place = '', upstreamId } = suite;
  let upstream: FakeUpstream;
  let adapter: VideoProviderAdapter;
  beforeEach(async () => {
    upstream = await createFakeUpstream();
    adapter = createAdapter({ maxAnswerBytes: 8_000_000, ...options });
  });
  afterEach(async () => {
    await adapter.close();
    await upstream.close();
  });
  const find = (): VideoAdapter => {
    if (!adapter.video) throw new Error('The adapter makes no videos.');
    return adapter.video;
  };
  const create = (changes: Partial<TestVideoOptions>) =>
    createVideoCall({ provider, url: upstream.url + place, upstreamId, ...changes });
  return {
    upstream: () => upstream,
    submit: (changes = {}) => find().submit(create(changes)),
    poll: (changes = {}) => find().poll(create(changes)),
  };
}

type Fault = readonly [
  what: string,
  answer: FakeAnswer,
  expected: { readonly code: string; readonly kind: string },
];

const invalid = { code: 'bad_gateway', kind: 'invalid_answer' };

const faults: readonly Fault[] = [
  ['an HTML page with status 200', answerHtml(200), invalid],
  ['an empty body', answerBody(''), invalid],
  ['text that is not JSON', answerBody('{"name":'), invalid],
  ['a JSON array', answerJson([]), invalid],
  ['a JSON string', answerJson('operations/one'), invalid],
  ['an object of somebody else', answerJson({ hello: 'world' }), invalid],
  [
    'wrong types',
    answerJson({ name: 7, id: [], done: 'yes', status: {}, response: 'x', error: null }),
    invalid,
  ],
  ['bytes that are not HTTP', answerRaw('garbage\r\n\r\n'), invalid],
  ['a redirect', answerStatus(302, { location: 'http://127.0.0.1:1/' }), invalid],
  ['an HTML page with status 502', answerHtml(502), { code: 'bad_gateway', kind: 'server_error' }],
  [
    'an empty 429',
    answerStatus(429, { 'retry-after': '3' }),
    { code: 'resource_exhausted', kind: 'rate_limited' },
  ],
  ['an empty 401', answerStatus(401), { code: 'bad_gateway', kind: 'rejected_credential' }],
  ['a reset before the first byte', resetAtOnce(), { code: 'bad_gateway', kind: 'reset' }],
  [
    'a reset after the first byte',
    answerSteps({ steps: ['{'], end: 'reset', headers: { 'content-type': 'application/json' } }),
    { code: 'bad_gateway', kind: 'reset' },
  ],
];

/** What every adapter that makes videos over HTTP promises, whatever its upstream answers. */
export function describeVideoAdapter(suite: VideoAdapterSuite): void {
  const bench = useVideoBench(suite);
  const answers = { submit: suite.submitted, poll: suite.running };

  it('takes nothing for the state of a task that is said of another one', async () => {
    const text = JSON.stringify(suite.running).replaceAll(suite.upstreamId, `${suite.upstreamId}0`);
    bench.upstream().answer(answerJson(JSON.parse(text)));
    const { upstream } = await catchError(bench.poll());
    expect(upstream?.kind).toBe('invalid_answer');
  });

  describe.each(['submit', 'poll'] as const)('%s', (call) => {
    it('keeps the place of the base URL, and the credential in one header', async () => {
      bench.upstream().answer(answerJson(answers[call]));
      await bench[call]();
      const [made] = bench.upstream().calls;
      const headers = Object.values(made?.headers ?? {}).filter((value) =>
        String(value).includes(testCredential),
      );
      expect(headers).toHaveLength(1);
      expect(made?.path.startsWith(`${suite.place ?? ''}/`)).toBe(true);
      expect(`${made?.path ?? ''}${made?.body.toString() ?? ''}`).not.toContain(testCredential);
    });

    it('sends no credential without one', async () => {
      bench.upstream().answer(answerJson(answers[call]));
      await bench[call]({ credential: null });
      expect(bench.upstream().calls[0]?.headers).not.toHaveProperty('authorization');
      expect(bench.upstream().calls[0]?.headers).not.toHaveProperty('x-goog-api-key');
    });

    it.each(faults)('reports %s', async (_what, answer, { code, kind }) => {
      bench.upstream().answer(answer);
      const error = await catchError(bench[call]());
      expect(error).toMatchObject({ code, upstream: { deploymentId: 'primary', kind } });
      expect(error.message).not.toContain('127.0.0.1');
      expect(error.message).not.toContain(testCredential);
      expect(bench.upstream().calls).toHaveLength(1);
    });

    it('reports an error with status 200', async () => {
      bench.upstream().answer(answerJson({ error: { code: 503, message: 'Later.' } }));
      expect((await catchError(bench[call]())).upstream?.kind).toMatch(/^(?:unavailable|server_error)$/u);
    });

    it('shows what it is told of a refusal, without names of hosts and credentials', async () => {
      const text = `The prompt ${testCredential} was sent to https://10.1.2.3/x and is not valid.`;
      const error = {
        message: text,
        code: 400,
        status: 'INVALID_ARGUMENT',
        type: 'invalid_request_error',
        param: null,
      };
      bench.upstream().answer(answerJson({ error }, { status: 400 }));
      const { message, code } = await catchError(bench[call]());
      expect(code).toBe('invalid_argument');
      expect(message).toMatch(/^The prompt .* was sent to .* and is not valid\.$/u);
      expect(message).not.toMatch(/10\.1\.2\.3|secret/u);
    });

    it('waits for an answer as long as it may', async () => {
      bench.upstream().answerAlways(keepSilent());
      const error = await catchError(bench[call]({ answerMs: 100 }));
      expect(error).toMatchObject({ code: 'deadline_exceeded', upstream: { kind: 'timeout' } });
    });

    it('waits as long for an answer that trickles in', async () => {
      const steps = Array.from({ length: 100 }, () => [' ', 50]).flat();
      bench.upstream().answer(answerSteps({ steps, headers: { 'content-type': 'application/json' } }));
      const error = await catchError(bench[call]({ answerMs: 300 }));
      expect(error).toMatchObject({ code: 'deadline_exceeded', upstream: { kind: 'timeout' } });
    });

    it('ends at once when nobody waits any more', async () => {
      bench.upstream().answerAlways(keepSilent());
      const leaving = new AbortController();
      const asking = catchError(bench[call]({ signal: leaving.signal }));
      const made = await bench.upstream().waitForCall(0);
      leaving.abort();
      expect((await asking).code).toBe('cancelled');
      expect(await made.outcome).toBe('left');
    });

    it('gives up an answer that does not end', async () => {
      const piece = Buffer.alloc(1024 * 1024, ' ');
      const steps = Array.from({ length: 64 }, () => piece);
      bench.upstream().answer(answerSteps({ steps, headers: { 'content-type': 'application/json' } }));
      expect((await catchError(bench[call]())).upstream?.kind).toBe('invalid_answer');
      expect(await bench.upstream().calls[0]?.outcome).toBe('left');
    });

    it('counts what an upstream hides in a compressed answer', async () => {
      const { gzipSync } = await import('node:zlib');
      const body = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
      bench.upstream().answer(answerBody(body, { headers: { 'content-encoding': 'gzip' } }));
      expect((await catchError(bench[call]())).upstream?.kind).toBe('invalid_answer');
    });
  });

  it('gives the id of the task', async () => {
    bench.upstream().answer(answerJson(suite.submitted));
    expect(await bench.submit()).toBe(suite.upstreamId);
  });

  it('says that the task is being made, and when to ask again', async () => {
    bench.upstream().answer(answerJson(suite.running, { headers: { 'retry-after': '7' } }));
    expect(await bench.poll()).toMatchObject({ kind: 'running', retryAfterMs: 7_000 });
  });

  it('says that an operation is unknown', async () => {
    bench.upstream().answer(answerJson({ error: { code: 404, message: 'No.' } }, { status: 404 }));
    expect((await catchError(bench.poll())).upstream).toMatchObject({ status: 404, kind: 'not_found' });
  });
}
