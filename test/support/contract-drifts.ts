import type { AnyHandler } from '../../src/core/handler.ts';
import {
  changeBody,
  changeData,
  changeEvents,
  changeStatus,
  rename,
  type Body,
  type Drift,
} from './contract-drift-changes.ts';
import { imageDrifts } from './contract-image-drifts.ts';
import { videoDrifts } from './contract-video-drifts.ts';

export type { Drift } from './contract-drift-changes.ts';

/** The request header that asks for a drift. */
export const driftHeader = 'x-contract-drift';

const messages: readonly Omit<Drift, 'operationId'>[] = [
  {
    name: 'message with a renamed field',
    delivery: 'whole',
    evidence: /stop_reason/,
    enforce: 'refused',
    change: changeBody((body) => rename(body, 'stop_reason', 'stopReason')),
  },
  {
    name: 'message with a number as text',
    delivery: 'whole',
    evidence: /output_tokens/,
    enforce: 'refused',
    change: changeBody((body) => ({ ...body, usage: { ...(body.usage as Body), output_tokens: '7' } })),
  },
  {
    name: 'message with a value that is not in its enumeration',
    delivery: 'whole',
    evidence: /\/role/,
    enforce: 'refused',
    change: changeBody((body) => ({ ...body, role: 'bot' })),
  },
  {
    name: 'message with an extra field',
    delivery: 'whole',
    evidence: /debug/,
    enforce: 'not noticed',
    change: changeBody((body) => ({ ...body, debug: true })),
  },
  {
    name: 'message with another success status',
    delivery: 'whole',
    evidence: /status 201/,
    enforce: 'refused',
    change: changeStatus(201),
  },
  {
    name: 'message with the status of a failure',
    delivery: 'whole',
    evidence: /status is 503/,
    enforce: 'refused',
    change: changeStatus(503),
  },
];

const messageEvents: readonly Omit<Drift, 'operationId'>[] = [
  {
    name: 'message stream with a renamed field',
    delivery: 'streamed',
    evidence: /content_block_delta.*text/,
    enforce: 'refused',
    change: changeData('content_block_delta', (data) => ({
      ...data,
      delta: rename(data.delta as Body, 'text', 'txt'),
    })),
  },
  {
    name: 'message stream with an extra field',
    delivery: 'streamed',
    // The vendor profile leaves events open, as the vendor adds fields.
    profile: 'neutral',
    evidence: /message_delta.*debug/,
    enforce: 'not noticed',
    change: changeData('message_delta', (data) => ({ ...data, debug: true })),
  },
  {
    name: 'message stream with a renamed event',
    delivery: 'streamed',
    evidence: /message_end/,
    enforce: 'refused',
    change: changeEvents((events) =>
      events.map((event) => (event.event === 'message_stop' ? { ...event, event: 'message_end' } : event)),
    ),
  },
  ...['message_start', 'content_block_start', 'content_block_stop', 'message_delta', 'message_stop'].map(
    (name): Omit<Drift, 'operationId'> => ({
      name: `message stream without ${name}`,
      delivery: 'streamed',
      evidence: /out of order|ends without/,
      enforce: 'not noticed',
      change: changeEvents((events) => events.filter((event) => event.event !== name)),
    }),
  ),
  {
    name: 'message stream with an event after its end',
    delivery: 'streamed',
    evidence: /after the end/,
    enforce: 'not noticed',
    change: changeEvents((events) => [...events, { event: 'ping', data: '{"type":"ping"}' }]),
  },
  {
    name: 'message stream that is not streamed',
    delivery: 'streamed',
    evidence: /content type is application\/json/,
    enforce: 'refused',
    change: (response) =>
      response.kind === 'whole'
        ? response
        : { kind: 'whole', status: 200, headers: {}, body: { type: 'message' }, bytes: null },
  },
];

const contents: readonly Omit<Drift, 'operationId'>[] = [
  {
    name: 'content with a renamed field',
    delivery: 'whole',
    evidence: /choices/,
    enforce: 'not noticed',
    change: changeBody((body) => rename(body, 'candidates', 'choices')),
  },
  {
    name: 'content with an object for a list',
    delivery: 'whole',
    evidence: /candidates must be array/,
    enforce: 'refused',
    change: changeBody((body) => ({ ...body, candidates: {} })),
  },
  {
    name: 'content with an extra field in a candidate',
    delivery: 'whole',
    evidence: /debug/,
    enforce: 'not noticed',
    change: changeBody((body) => ({
      ...body,
      candidates: (body.candidates as readonly Body[]).map((candidate) => ({ ...candidate, debug: true })),
    })),
  },
  {
    name: 'content with another success status',
    delivery: 'whole',
    evidence: /status 202/,
    enforce: 'refused',
    change: changeStatus(202),
  },
];

const contentChunks: readonly Omit<Drift, 'operationId'>[] = [
  {
    name: 'content stream with a renamed field',
    delivery: 'streamed',
    evidence: /chunk \d+: .*(usageMetadata|usage)/,
    enforce: 'refused',
    change: changeData(null, (data) => ({
      ...data,
      usageMetadata: { ...(data.usageMetadata as Body), promptTokenCount: '7' },
    })),
  },
  {
    name: 'content stream with an extra field',
    delivery: 'streamed',
    evidence: /debug/,
    enforce: 'not noticed',
    change: changeData(null, (data) => ({ ...data, debug: true })),
  },
  {
    name: 'content stream without its last chunk',
    delivery: 'streamed',
    evidence: /never gets a finishReason/,
    enforce: 'not noticed',
    change: changeEvents((events) => events.slice(0, -1)),
  },
  {
    name: 'content stream with its last chunk twice',
    delivery: 'streamed',
    evidence: /goes on after its finishReason/,
    enforce: 'not noticed',
    change: changeEvents((events) => [...events, ...events.slice(-1)]),
  },
  {
    name: 'content stream with changing ids',
    delivery: 'streamed',
    evidence: /responseId is not the same/,
    enforce: 'not noticed',
    change: changeEvents((events) =>
      events.map((event, index) => ({
        ...event,
        data: JSON.stringify({ ...(JSON.parse(event.data) as Body), responseId: `r${String(index)}` }),
      })),
    ),
  },
];

/** Operations with the field that every answer of theirs must have; lists of models have two shapes. */
const requiredFields: readonly (readonly [operationId: string, ...fields: readonly string[]])[] = [
  ['countMessageTokens', 'input_tokens'],
  ['countContentTokens', 'totalTokens'],
  ['listModels', 'data', 'models'],
  ['getModel', 'id', 'name'],
  ['listContentModels', 'models'],
  ['getContentModel', 'name'],
  ['getHealth', 'status'],
  ['getReadiness', 'checks'],
  ['createRealtimeSession', 'client_secret'],
  ['createRealtimeClientSecret', 'value'],
];

const others = requiredFields.map(([operationId, ...fields]): Drift => ({
  name: `${operationId} without ${fields.join(' or ')}`,
  operationId,
  delivery: 'whole',
  evidence: new RegExp(fields.join('|')),
  enforce: 'refused',
  change: changeBody((body) => fields.reduce((changed, field) => rename(changed, field, `${field}_`), body)),
}));

/** The one answer that is no JSON: the gateway does not look at its type. */
const metrics: Drift = {
  name: 'metrics of another type',
  operationId: 'getMetrics',
  delivery: 'whole',
  evidence: /content type/,
  enforce: 'not noticed',
  change: (response) => ({ ...response, headers: { ...response.headers, 'content-type': 'text/html' } }),
};

/** Calls over WebRTC: their answers have no JSON, so that the status is what there is to change. */
const calls: readonly Drift[] = [
  ['connectRealtime', 200],
  ['createRealtimeCall', 200],
  ['hangUpRealtimeCall', 204],
].map(([operationId, status]) => ({
  name: `${String(operationId)} with status ${String(status)}`,
  operationId: String(operationId),
  delivery: 'whole',
  evidence: new RegExp(`status (is )?${String(status)}`),
  enforce: 'refused',
  change: changeStatus(Number(status)),
}));

/** Every drift that the contract suite must notice. */
export const drifts: readonly Drift[] = [
  ...[...messages, ...messageEvents].map((drift) => ({ ...drift, operationId: 'createMessage' })),
  ...contents.map((drift) => ({ ...drift, operationId: 'generateContent' })),
  ...contentChunks.map((drift) => ({ ...drift, operationId: 'streamGenerateContent' })),
  ...imageDrifts,
  ...videoDrifts,
  ...others,
  ...calls,
  metrics,
];

/** The program's handlers with drifts: always those that are named, and the one a request asks for. */
export function createDriftingHandlers(
  handlers: Readonly<Record<string, AnyHandler>>,
  always: readonly string[] = [],
): Readonly<Record<string, AnyHandler>> {
  const unknown = always.filter((name) => !drifts.some((drift) => drift.name === name));
  if (unknown.length > 0) throw new Error(`There is no drift called ${unknown.join(' or ')}.`);
  return Object.fromEntries(
    Object.entries(handlers).map(([operationId, handler]) => [
      operationId,
      async (request, services) => {
        const wanted = [...always, request.headers[driftHeader]];
        const found = drifts.filter(
          (drift) => drift.operationId === operationId && wanted.includes(drift.name),
        );
        const response = await handler(request, services);
        return found.reduce((changed, drift) => drift.change(changed), response);
      },
    ]),
  );
}
