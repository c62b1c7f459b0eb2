import { tracingChannel } from 'node:diagnostics_channel';
import { pino, type Logger } from 'pino';
import type { RequestLine } from './request-line.ts';

/** Says that a request was answered. */
export interface RequestLogger {
  info(line: RequestLine, message: 'request'): void;
}

const { symbols } = pino;

/** What of a logger makes its lines. `pino.symbols` is there for integrations that override how a logger renders. */
interface Rendering {
  /** The beginning of a line, by level. */
  readonly [symbols.lsCacheSym]: Readonly<Record<number, string>>;
  /** The fields of the logger itself, each behind a comma. */
  readonly [symbols.chindingsSym]: string;
  /** The field of the time, behind a comma. */
  readonly [symbols.timeSym]: () => string;
  readonly [symbols.asJsonSym]: RenderLine;
}

type RenderLine = (this: Rendering, ...parts: LineParts) => string;

type LineParts = [line: object, message: string, level: number, time: string];

const infoLevel = 30;

/** Where agents that watch a program subscribe to pino's rendering, and may change what it renders. */
const renderingChannel = tracingChannel('pino_asJson');

/** Every field, so that whatever a logger does to one of them shows. */
const sampleLine: RequestLine = {
  requestId: 'req_1',
  operationId: 'createMessage',
  method: 'POST',
  status: 200,
  profile: 'vendor',
  clientAddress: '127.0.0.1',
  keyId: 'key_1',
  userId: 'usr_1',
  model: 'model-1',
  fallbackModel: 'model-2',
  deploymentId: 'deployment-1',
  attempts: 2,
  durationMs: 1.5,
  firstByteMs: 0.5,
  tokens: { input: 1, cacheRead: 2, cacheWrite: 3, output: 4, thought: 5, source: 'upstream' },
};

/**
 * A logger for the lines of answered requests that renders them with one call of JSON.stringify. pino looks up a serializer
 * and a redaction for every field and builds the line from some fifty strings, which took twice as long. Level, time,
 * hooks and destination stay pino's, and so do the lines: where serializers, redaction, formatters or other keys would
 * make them differ, the logger itself is returned. Shared.
 */
export function createRequestLogger(logger: Logger): RequestLogger {
  const rendering = logger as unknown as Rendering;
  const renderAsPino = rendering[symbols.asJsonSym];
  const sample: LineParts = [sampleLine, 'request', infoLevel, rendering[symbols.timeSym]()];
  if (renderAsPino.apply(rendering, sample) !== renderLine.apply(rendering, sample)) return logger;
  const render: RenderLine = function (...parts) {
    return renderingChannel.hasSubscribers ? renderAsPino.apply(this, parts) : renderLine.apply(this, parts);
  };
  return Object.create(logger, { [symbols.asJsonSym]: { value: render } }) as RequestLogger;
}

function renderLine(this: Rendering, ...[line, message, level, time]: LineParts): string {
  const head = `${this[symbols.lsCacheSym][level] ?? ''}${time}${this[symbols.chindingsSym]},`;
  return `${head}${JSON.stringify(line).slice(1, -1)},"msg":"${message}"}\n`;
}
