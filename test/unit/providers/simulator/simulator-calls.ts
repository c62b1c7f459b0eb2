import type { Clock } from '../../../../src/core/clock.ts';
import type {
  CallRequest,
  Deployment,
  UpstreamAnswer,
  UpstreamCall,
  UpstreamEvent,
} from '../../../../src/core/provider.ts';
import { providers } from '../../../../src/providers/provider-table.ts';
import { endlessPixels } from '../../../support/create-upstream-call.ts';

type Json = Readonly<Record<string, unknown>>;

const deployment: Deployment = {
  id: 'test-deployment',
  provider: providers.simulator,
  baseUrl: '',
  credential: null,
  models: {},
  timeouts: { connectMs: 1_000, firstByteMs: 30_000, idleMs: 20_000, totalMs: 100_000 },
};

/** A clock that stands still unless it is told to move. */
export function createTestClock(): Clock & { advance(ms: number): void } {
  let now = 1_000_000;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}

export type CallOverrides = Partial<UpstreamCall & Pick<CallRequest, 'profile'>>;

/** A call with this body; everything else as in an ordinary request of a vendor SDK. */
export function createCall(value: Json, overrides: CallOverrides = {}): UpstreamCall {
  const { profile = 'vendor', ...rest } = overrides;
  return {
    request: { requestId: 'req_test', passed: ['specway-0123456789ab'], profile, pixels: endlessPixels },
    deployment,
    upstreamModel: 'chatfam-opus-4-8',
    body: { value, bytes: null },
    files: [],
    memory: { take: () => undefined, give: () => undefined },
    delivery: 'whole',
    headers: {},
    signal: new AbortController().signal,
    notes: {},
    ...rest,
  };
}

/** A format B body with one user message. */
export function createMessageBody(content: unknown, rest: Json = {}): Json {
  return { model: 'chatfam-opus-4-8', max_tokens: 1_000, messages: [{ role: 'user', content }], ...rest };
}

/** A format C body with one user text. */
export function createContentBody(text: string, rest: Json = {}): Json {
  return { contents: [{ role: 'user', parts: [{ text }] }], ...rest };
}

/** The value of a whole answer. */
export function readWhole(answer: UpstreamAnswer): Json {
  if (answer.kind !== 'whole') throw new Error('The answer is streamed');
  return answer.value;
}

/** Every event of a streamed answer, parsed; and the error that ended it, if one did. */
export async function readStream(
  answer: UpstreamAnswer,
): Promise<{ readonly events: readonly Json[]; readonly error: unknown }> {
  if (answer.kind !== 'stream') throw new Error('The answer is whole');
  const events: Json[] = [];
  try {
    for await (const batch of answer.batches) events.push(...batch.map(parseEvent));
  } catch (error) {
    return { events, error };
  }
  return { events, error: null };
}

export function parseEvent({ data }: UpstreamEvent): Json {
  return JSON.parse(data) as Json;
}

export const weatherTool = {
  name: 'get_weather',
  description: 'Get the current weather in a given location.',
  input_schema: {
    type: 'object',
    properties: { location: { type: 'string' }, unit: { type: 'string', enum: ['celsius', 'fahrenheit'] } },
    required: ['location'],
  },
};

export const weatherDeclaration = {
  name: 'get_weather',
  description: 'Get the current weather in a given location.',
  parameters: {
    type: 'OBJECT',
    properties: { location: { type: 'STRING' }, days: { type: 'INTEGER', minimum: 1, maximum: 5 } },
    required: ['location', 'days'],
  },
};
