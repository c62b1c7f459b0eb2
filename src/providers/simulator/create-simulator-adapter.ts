import { checkContentMedia, checkMessageMedia } from '../../core/check-media-data.ts';
import type { Clock } from '../../core/clock.ts';
import type { PictureTools } from '../../core/picture.ts';
import type { ProviderAdapter, UpstreamAnswer, UpstreamCall } from '../../core/provider.ts';
import { refuseImageConfig } from '../../core/refuse-image-config.ts';
import { answerCall, answerDrawnCall, type DeliveryOptions } from './answer-call.ts';
import { answerContentImages } from './content-format/answer-content-images.ts';
import { renderContent } from './content-format/render-content.ts';
import { renderContentTokenCount } from './content-format/render-usage.ts';
import { streamContent } from './content-format/stream-content.ts';
import { createRandomId, type CreateId } from './create-id.ts';
import { answerImages, type ImageEventPrefix } from './image-format/answer-images.ts';
import { readImagePrompt } from './image-format/read-image-prompt.ts';
import { renderMessage } from './message-format/render-message.ts';
import { streamMessage } from './message-format/stream-message.ts';
import { planAnswer } from './plan/plan-answer.ts';
import { checkToolNames } from './prompt/check-tool-names.ts';
import { isImageModel, readContentPrompt } from './prompt/read-content-prompt.ts';
import { readMessagePrompt } from './prompt/read-message-prompt.ts';
import { timerDelay, type Delay } from './stream/create-waiter.ts';

export interface SimulatorOptions {
  readonly clock: Clock;
  readonly pictures: PictureTools;
  /** How the simulator waits; it rejects when the signal aborts. Default: the machine's timers. */
  readonly delay?: Delay;
  /** Default: by chance. */
  readonly createId?: CreateId;
  /** Between the events of a stream whose prompt does not say otherwise, in milliseconds. Default 0. */
  readonly paceMs?: number;
}

/**
 * The built-in provider: it needs no network and no key and answers as a careful imitation of a model would. The same
 * request gets the same answer, but for its ids. Prompts can ask for any outcome of the contract with the directives of
 * docs/simulator.md. Shared; holds nothing between two calls.
 */
export function createSimulatorAdapter(options: SimulatorOptions): ProviderAdapter {
  const { clock, pictures, delay = timerDelay, createId = createRandomId, paceMs = 0 } = options;
  const simulation: Simulation = { clock, pictures, delay, createId, paceMs };
  return {
    provider: 'simulator',
    createMessage: async (call) => await createMessage(call, simulation),
    countMessageTokens: async (call) => await countMessageTokens(call, simulation),
    generateContent: async (call) => await generateContent(call, simulation),
    countContentTokens: async (call) => await countContentTokens(call, simulation),
    createImage: async (call) => await drawImages(call, 'image_generation', simulation),
    createImageEdit: async (call) => await drawImages(call, 'image_edit', simulation),
    close: () => Promise.resolve(),
  };
}

interface Simulation extends DeliveryOptions {
  readonly pictures: PictureTools;
  readonly createId: CreateId;
}

async function createMessage(call: UpstreamCall, simulation: Simulation): Promise<UpstreamAnswer> {
  checkMessageMedia(call.body.value);
  const prompt = readMessagePrompt(call);
  checkToolNames(prompt, call.deployment.id);
  const context = { model: call.upstreamModel, input: prompt.input };
  const answer = {
    prompt,
    whole: () => renderMessage(planAnswer(prompt, simulation.createId), context),
    stream: () => streamMessage(planAnswer(prompt, simulation.createId), context),
  };
  return await answerCall(call, answer, simulation);
}

async function countMessageTokens(call: UpstreamCall, simulation: Simulation): Promise<UpstreamAnswer> {
  checkMessageMedia(call.body.value);
  const prompt = readMessagePrompt(call, 'MessageTokenCountRequest');
  const whole = () => ({ input_tokens: prompt.input.total });
  return await answerCall(call, { prompt, whole, stream: null }, simulation);
}

async function generateContent(call: UpstreamCall, simulation: Simulation): Promise<UpstreamAnswer> {
  checkContentMedia(call.body.value);
  const prompt = readContentPrompt(call);
  if (!isImageModel(prompt.model)) refuseImageConfig(call.body.value);
  checkToolNames(prompt, call.deployment.id);
  const { output } = prompt;
  if (output.kind === 'image') {
    const drawn = await answerContentImages(call, { prompt, output }, simulation);
    return await answerDrawnCall(call, drawn, simulation);
  }
  const context = { model: call.upstreamModel, prompt };
  const answer = {
    prompt,
    whole: () => renderContent(planAnswer(prompt, simulation.createId), context),
    stream: () => streamContent(planAnswer(prompt, simulation.createId), context),
  };
  return await answerCall(call, answer, simulation);
}

async function countContentTokens(call: UpstreamCall, simulation: Simulation): Promise<UpstreamAnswer> {
  checkContentMedia(call.body.value);
  const prompt = readContentPrompt(call);
  const whole = () => renderContentTokenCount(prompt.input);
  return await answerCall(call, { prompt, whole, stream: null }, simulation);
}

async function drawImages(
  call: UpstreamCall,
  prefix: ImageEventPrefix,
  simulation: Simulation,
): Promise<UpstreamAnswer> {
  const answer = answerImages(call, readImagePrompt(call), { ...simulation, prefix });
  return await answerDrawnCall(call, answer, simulation);
}
