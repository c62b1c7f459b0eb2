import type { Deployment } from '../../src/core/provider.ts';
import { providers, type ProviderName } from '../../src/providers/provider-table.ts';
import type { TestGateway } from './create-test-gateway.ts';
import { goodContent, goodMessage } from './interface-bad-input.ts';
import { sendContent, sendMessage, type Answer, type SendOptions } from './interface-client.ts';
import { createUpstreamDeployment } from './interface-deployments.ts';
import { sendImage } from './interface-images.ts';
import type { FixtureProvider } from './read-fixture.ts';

/** One way from a client's format to that of an upstream. */
export interface RelayDirection {
  readonly name: string;
  readonly provider: ProviderName;
  /** The format of the upstream, and what it answers when all is well. */
  readonly fixtures: FixtureProvider;
  readonly stream: string;
  readonly whole: string;
  readonly send: (
    gateway: TestGateway,
    delivery: 'whole' | 'stream',
    options?: SendOptions,
  ) => Promise<Answer>;
}

const messages = { fixtures: 'anthropic', stream: 'text', whole: 'message' } as const;
const content = { fixtures: 'gemini', stream: 'text', whole: 'content' } as const;
const images = { fixtures: 'openai', stream: 'image', whole: 'image' } as const;

const sendMessageTo =
  (model: string): RelayDirection['send'] =>
  (gateway, delivery, options = {}) =>
    sendMessage(gateway, { ...goodMessage, model, stream: delivery === 'stream' }, options);

const sendContentTo =
  (model: string): RelayDirection['send'] =>
  (gateway, delivery, options = {}) => {
    const streamed = { verb: 'streamGenerateContent', query: 'alt=sse' };
    return sendContent(gateway, goodContent, {
      ...options,
      model,
      ...(delivery === 'stream' ? streamed : {}),
    });
  };

const sendImageTo =
  (model: string): RelayDirection['send'] =>
  (gateway, delivery) => {
    const size = { quality: 'low', size: '1024x1024' };
    return sendImage(gateway, { model, prompt: 'A cat', stream: delivery === 'stream', ...size });
  };

const [chat, gemini, picture] = ['chatfam-opus-4-8', 'genfam-2.5-flash', 'imgfam-2'];

/** Every provider in its own format, and the chat formats on one another. */
export const relayDirections: readonly RelayDirection[] = [
  { name: 'B to anthropic', provider: 'anthropic', ...messages, send: sendMessageTo(chat!) },
  { name: 'B to specway', provider: 'specway', ...messages, send: sendMessageTo(chat!) },
  { name: 'C to gemini', provider: 'gemini', ...content, send: sendContentTo(gemini!) },
  { name: 'C to vertex', provider: 'vertex', ...content, send: sendContentTo(gemini!) },
  { name: 'C to specway', provider: 'specway', ...content, send: sendContentTo(gemini!) },
  { name: 'A to openai', provider: 'openai', ...images, send: sendImageTo(picture!) },
  { name: 'A to specway', provider: 'specway', ...images, send: sendImageTo(picture!) },
  { name: 'B on gemini', provider: 'gemini', ...content, send: sendMessageTo(gemini!) },
  { name: 'C on anthropic', provider: 'anthropic', ...messages, send: sendContentTo(chat!) },
];

const modelsOf = { anthropic: 'anthropic', gemini: 'gemini', openai: 'openai' } as const;

/** A deployment for this direction; what may have been served is repeated, pictures too. */
export function createDirectionDeployment(
  { provider, fixtures }: RelayDirection,
  id: string,
  url: string,
): Deployment {
  const place = provider === 'vertex' ? '/v1/projects/p/locations/global/publishers/google' : '';
  const common = createUpstreamDeployment(modelsOf[fixtures], url);
  return { ...common, id, provider: providers[provider], baseUrl: url + place, retryAmbiguous: true };
}
