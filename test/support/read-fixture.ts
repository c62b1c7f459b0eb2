import { readFileSync } from 'node:fs';
import { answerBody, answerEventStream } from './fake-answers.ts';
import type { BodyEnd } from './fake-answers.ts';
import type { FakeAnswer } from './fake-upstream.ts';

/** Whose shape a fixture has: a folder of test/fixtures. */
export type FixtureProvider = 'anthropic' | 'gemini' | 'openai';

/** The bytes of test/fixtures/<provider>/<name>. */
export function readFixture(provider: FixtureProvider, name: string): Buffer {
  return readFileSync(new URL(`../fixtures/${provider}/${name}`, import.meta.url));
}

/** A `*.json` fixture as a value. */
export function readJsonFixture(provider: FixtureProvider, name: string): Record<string, unknown> {
  return JSON.parse(readFixture(provider, `${name}.json`).toString('utf8')) as Record<string, unknown>;
}

/** The payloads of a `*.chunks.txt` fixture, which holds one JSON event on each line. */
export function readChunks(provider: FixtureProvider, name: string): readonly string[] {
  return readFixture(provider, `${name}.chunks.txt`)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** One payload as its vendor writes it to the wire: Anthropic and OpenAI name their events, Gemini ends lines with CRLF. */
export function writeEvent(provider: FixtureProvider, payload: string): string {
  if (provider === 'gemini') return `data: ${payload}\r\n\r\n`;
  const { type } = JSON.parse(payload) as { readonly type: string };
  return `event: ${type}\ndata: ${payload}\n\n`;
}

/** Plays `<name>.json` as a whole answer, or with `status` as an error. */
export function playWhole(provider: FixtureProvider, name: string, status = 200): FakeAnswer {
  return answerBody(readFixture(provider, `${name}.json`), { status, headers: vendorHeaders[provider] });
}

export interface PlayStreamOptions {
  /** Milliseconds between events. Default 0: as fast as the socket takes them. */
  readonly paceMs?: number;
  /** Stops after this many events. Default all. */
  readonly events?: number;
  /** Default `end`. */
  readonly end?: BodyEnd;
}

/** Plays `<name>.chunks.txt` as a stream, each event in a write of its own. */
export function playStream(
  provider: FixtureProvider,
  name: string,
  { paceMs = 0, events = Infinity, end = 'end' }: PlayStreamOptions = {},
): FakeAnswer {
  const written = readChunks(provider, name)
    .slice(0, events)
    .map((payload) => writeEvent(provider, payload));
  const steps = paceMs === 0 ? written : written.flatMap((event) => [event, paceMs]);
  return answerEventStream(steps, end);
}

const vendorHeaders: Readonly<Record<FixtureProvider, Readonly<Record<string, string>>>> = {
  anthropic: { 'content-type': 'application/json', 'request-id': 'req_011CSHoEeqs5C35K2UUqR7Fy' },
  gemini: { 'content-type': 'application/json; charset=UTF-8' },
  openai: {
    'content-type': 'application/json',
    'openai-organization': 'org-a1b2c3d4e5f6',
    'x-request-id': 'req_3f2b8a0c94d14d7f9d9b7a36f1c2e5d8',
  },
};
