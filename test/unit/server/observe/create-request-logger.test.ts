import { channel } from 'node:diagnostics_channel';
import fc from 'fast-check';
import { pino, type Logger, type LoggerOptions } from 'pino';
import { describe, expect, it } from 'vitest';
import { createRequestLogger } from '../../../../src/server/observe/create-request-logger.ts';
import type { RequestLine } from '../../../../src/server/observe/request-line.ts';

const line: RequestLine = {
  requestId: 'req_1',
  operationId: 'createMessage',
  method: 'POST',
  status: 200,
  profile: 'vendor',
  clientAddress: '203.0.113.7',
  keyId: 'key_1',
  userId: undefined,
  model: 'claude',
  fallbackModel: undefined,
  deploymentId: 'main',
  attempts: 1,
  durationMs: 2.5,
  firstByteMs: 1.5,
  tokens: {
    input: 3,
    cacheRead: undefined,
    cacheWrite: 2,
    output: 4,
    thought: undefined,
    source: 'upstream',
  },
};

/** A logger whose lines stay in memory, at a time that stands still. */
function openLogger(options: LoggerOptions = {}) {
  const written: string[] = [];
  const timestamp = () => ',"time":1700000000000';
  const logger = pino({ timestamp, ...options }, { write: (text: string) => void written.push(text) });
  return { logger, written };
}

/** What pino and the fast logger write of the same line. */
function writeTwice(logger: Logger, written: string[], value: RequestLine = line) {
  written.length = 0;
  const requestLogger = createRequestLogger(logger);
  logger.info(value, 'request');
  requestLogger.info(value, 'request');
  expect(written).toHaveLength(2);
  const [expected = '', actual = ''] = written;
  return { expected, actual, isFast: requestLogger !== logger };
}

const awkward = [
  '"',
  '\\',
  '\n',
  '\0',
  '\u001f',
  '\u007f',
  'é',
  '日本',
  '😀',
  '\u2028',
  '\u2029',
  '\ud800',
  '\udfff',
];
const name = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', '-', ...awkward), maxLength: 120 }),
  fc.string({ unit: 'binary' }),
);
const count = fc.oneof(fc.nat(), fc.constantFrom(0, Number.MAX_SAFE_INTEGER, Number.NaN));
const milliseconds = fc.oneof(
  fc.nat({ max: 1e7 }).map((tenths) => tenths / 10),
  fc.constantFrom(-0, 1e-7, 1e21, Number.POSITIVE_INFINITY),
);
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const tokens = fc.record({
  input: count,
  cacheRead: maybe(count),
  cacheWrite: maybe(count),
  output: count,
  thought: maybe(count),
  source: fc.constantFrom('upstream', 'estimated'),
});
const requestLines: fc.Arbitrary<RequestLine> = fc.record({
  requestId: name,
  operationId: fc.option(name),
  method: maybe(name),
  status: fc.integer({ min: 100, max: 599 }),
  profile: fc.constantFrom('neutral', 'vendor'),
  clientAddress: maybe(name),
  keyId: maybe(name),
  userId: maybe(name),
  model: maybe(name),
  fallbackModel: maybe(name),
  deploymentId: maybe(name),
  attempts: maybe(count),
  durationMs: milliseconds,
  firstByteMs: maybe(milliseconds),
  tokens: maybe(tokens),
});

describe('createRequestLogger', () => {
  it('writes what pino would write, whatever names and numbers a line holds', () => {
    const { logger, written } = openLogger({ base: null });
    fc.assert(
      fc.property(requestLines, (value) => {
        const { expected, actual, isFast } = writeTwice(logger, written, value);
        expect(isFast).toBe(true);
        expect(actual.indexOf('\n')).toBe(actual.length - 1);
        expect(JSON.parse(actual)).toEqual(JSON.parse(expected));
        expect(Object.keys(JSON.parse(actual) as object)).toEqual(
          Object.keys(JSON.parse(expected) as object),
        );
      }),
    );
  });

  it('writes the very text of pino where no surrogate stands alone', () => {
    const { logger, written } = openLogger();
    const model = awkward.slice(0, -2).join('');
    const { expected, actual, isFast } = writeTwice(logger, written, { ...line, model });
    expect(isFast).toBe(true);
    expect(actual).toBe(expected);
  });

  const settings: readonly { name: string; options: LoggerOptions; isFast: boolean }[] = [
    { name: 'process id and host', options: {}, isFast: true },
    { name: 'bindings', options: { base: { node: 'a "b"' } }, isFast: true },
    { name: 'times as text', options: { timestamp: () => ',"time":"noon"' }, isFast: true },
    { name: 'no times', options: { timestamp: false }, isFast: true },
    {
      name: 'levels as text',
      options: { formatters: { level: (label) => ({ level: label }) } },
      isFast: true,
    },
    { name: 'a mixin', options: { base: null, mixin: () => ({ trace: '1' }) }, isFast: true },
    {
      name: 'a hook',
      options: { hooks: { streamWrite: (text) => text.replace('key', '***') } },
      isFast: true,
    },
    { name: 'redaction', options: { redact: ['keyId'] }, isFast: false },
    { name: 'redaction deep down', options: { redact: ['*.source'] }, isFast: false },
    {
      name: 'serializers',
      options: { serializers: { status: (value) => `${String(value)}!` } },
      isFast: false,
    },
    {
      name: 'formatters',
      options: { formatters: { log: (value) => ({ ...value, more: 1 }) } },
      isFast: false,
    },
    { name: 'another key of the message', options: { messageKey: 'message' }, isFast: false },
    { name: 'a key around the fields', options: { nestedKey: 'request' }, isFast: false },
  ];

  it.each(settings)('writes what pino would write with $name', ({ options, isFast }) => {
    const { logger, written } = openLogger(options);
    const result = writeTwice(logger, written);
    expect(result.actual).toBe(result.expected);
    expect(result.isFast).toBe(isFast);
  });

  it('writes the bindings and the redaction of a child', () => {
    const { logger, written } = openLogger();
    const bound = writeTwice(logger.child({ part: 'http' }), written);
    expect(bound.actual).toBe(bound.expected);
    expect(bound.actual).toContain('"part":"http"');
    const redacted = writeTwice(logger.child({}, { redact: ['keyId'] }), written);
    expect(redacted.actual).toBe(redacted.expected);
    expect(redacted.actual).not.toContain('key_1');
  });

  it('follows the level of the logger', () => {
    const { logger, written } = openLogger({ level: 'warn' });
    const requestLogger = createRequestLogger(logger);
    requestLogger.info(line, 'request');
    expect(written).toEqual([]);
    logger.level = 'info';
    requestLogger.info(line, 'request');
    expect(written).toHaveLength(1);
  });

  it('lets pino render while somebody watches its rendering', () => {
    const { logger, written } = openLogger();
    const requestLogger = createRequestLogger(logger);
    const seen: unknown[] = [];
    const watch = (message: unknown) => void seen.push(message);
    const start = channel('tracing:pino_asJson:start');
    start.subscribe(watch);
    try {
      requestLogger.info(line, 'request');
    } finally {
      start.unsubscribe(watch);
    }
    requestLogger.info(line, 'request');
    expect(seen).toHaveLength(1);
    expect(written[0]).toBe(written[1]);
  });
});
