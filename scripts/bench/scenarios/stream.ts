import { benchModel, paceMs, pacedModel, streamText } from '../upstream-answers.ts';
import type { Answer } from '../answer-reader.ts';
import {
  comparedPairs,
  comparedServers,
  type ClosedLoopScenario,
  type ScenarioRequest,
} from '../scenario.ts';
import { chatHeaders, chatTurns } from './chat.ts';

/** The data of an event. */
export interface StreamPayload {
  readonly type: string;
  readonly delta?: { readonly text?: string };
}

/** The small request, for a streamed answer of this model. */
export function createStreamRequest(model: string): ScenarioRequest {
  const body = Buffer.from(JSON.stringify({ model, max_tokens: 1024, stream: true, ...chatTurns }));
  const headers = { ...chatHeaders, accept: 'text/event-stream' };
  return { method: 'POST', path: '/v1/messages', headers, body };
}

/** The payloads of an SSE body (WHATWG HTML, 9.2.6); throws when a line is no JSON. */
export function parsePayloads(text: string): readonly StreamPayload[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => JSON.parse(line.slice(5)) as StreamPayload);
}

/** What is wrong with a streamed answer whose deltas should say this; `null` when it is right. */
export function findStreamFault(answer: Answer, hasRightText: (text: string) => boolean): string | null {
  if (answer.status !== 200) return `status ${String(answer.status)} instead of 200`;
  const payloads = parsePayloads(String(answer.body));
  const text = payloads.map((payload) => payload.delta?.text ?? '').join('');
  if (!hasRightText(text)) return 'the deltas do not add up to what the upstream said';
  if (payloads[0]?.type !== 'message_start') return 'the stream does not begin with message_start';
  if (payloads.at(-1)?.type !== 'message_stop') return 'the stream does not end with message_stop';
  return null;
}

function findFault(answer: Answer): string | null {
  return findStreamFault(answer, (text) => text === streamText);
}

const fastRequest = createStreamRequest(benchModel);
const pacedRequest = createStreamRequest(pacedModel);

/**
 * The small chat request answered by a stream of 200 events, as fast as they go through. Nearly all of the upstream's
 * work is one system call per event, and every server makes the same ones besides reading them: no upstream could be
 * twice as fast as a bare proxy here.
 */
export const stream: ClosedLoopScenario = {
  kind: 'closed-loop',
  name: 'stream',
  title: 'small chat request, answered by a stream of 200 events without pause',
  selection: 'default',
  servers: comparedServers,
  pairs: comparedPairs,
  connections: 16,
  load: 'saturating',
  requiredUpstreamLead: 1.2,
  requestFor: () => fastRequest,
  findFault,
};

/**
 * The same stream at a pace no server has trouble with, so that each event comes and goes alone, as tokens do. A server
 * that falls behind cannot save work by joining events; what it needs per stream is CPU time, not requests per second.
 */
export const pacedStream: ClosedLoopScenario = {
  kind: 'closed-loop',
  name: 'paced-stream',
  title: `the same stream, one event every ${String(paceMs)} ms`,
  selection: 'default',
  servers: comparedServers,
  pairs: comparedPairs,
  connections: 100,
  load: 'paced',
  requiredUpstreamLead: 1.2,
  requestFor: () => pacedRequest,
  findFault,
};
