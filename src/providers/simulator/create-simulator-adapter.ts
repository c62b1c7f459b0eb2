import type { Clock } from '../../core/clock.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { PictureTools } from '../../core/picture.ts';
import type { ProviderAdapter, UpstreamAnswer, UpstreamCall } from '../../core/provider.ts';
import { answerCall } from './answer-call.ts';
import { renderContent } from './content-format/render-content.ts';
import { renderContentTokenCount } from './content-format/render-usage.ts';
import { streamContent } from './content-format/stream-content.ts';
import { renderMessage } from './message-format/render-message.ts';
import { streamMessage } from './message-format/stream-message.ts';
import { planAnswer } from './plan/plan-answer.ts';
import { checkToolNames } from './prompt/check-tool-names.ts';
import type { Prompt } from './prompt/prompt.ts';
import { readContentPrompt } from './prompt/read-content-prompt.ts';
import { readMessagePrompt } from './prompt/read-message-prompt.ts';
import { timerDelay, type Delay, type WaiterOptions } from './stream/create-waiter.ts';

export interface SimulatorOptions {
  readonly clock: Clock;
  readonly pictures: PictureTools;
  /** How the simulator waits; it rejects when the signal aborts. Default: the machine's timers. */
  readonly delay?: Delay;
}

/**
 * The built-in provider: it needs no network and no key and answers as a careful imitation of a model would. The same
 * request gets the same answer. Prompts can ask for any outcome of the contract with the directives of
 * docs/simulator.md. Shared; holds nothing between two calls.
 */
export function createSimulatorAdapter({ clock, delay = timerDelay }: SimulatorOptions): ProviderAdapter {
  const options: WaiterOptions = { clock, delay };
  return {
    provider: 'simulator',
    createMessage: async (call) => await createMessage(call, options),
    countMessageTokens: async (call) => await countMessageTokens(call, options),
    generateContent: async (call) => await generateContent(call, options),
    countContentTokens: async (call) => await countContentTokens(call, options),
    close: () => Promise.resolve(),
  };
}

async function createMessage(call: UpstreamCall, options: WaiterOptions): Promise<UpstreamAnswer> {
  const prompt = readMessagePrompt(call);
  checkToolNames(prompt, call.deployment.id);
  const context = { model: call.upstreamModel, input: prompt.input };
  const answer = {
    prompt,
    whole: () => renderMessage(planAnswer(prompt), context),
    stream: () => streamMessage(planAnswer(prompt), context),
  };
  return await answerCall(call, answer, options);
}

async function countMessageTokens(call: UpstreamCall, options: WaiterOptions): Promise<UpstreamAnswer> {
  const prompt = readMessagePrompt(call, 'MessageTokenCountRequest');
  const whole = () => ({ input_tokens: prompt.input.total });
  return await answerCall(call, { prompt, whole, stream: null }, options);
}

async function generateContent(call: UpstreamCall, options: WaiterOptions): Promise<UpstreamAnswer> {
  const prompt = readContentPrompt(call);
  checkToolNames(prompt, call.deployment.id);
  const context = { model: call.upstreamModel, prompt };
  const createPlan = () => {
    checkOutput(prompt, call.deployment.id);
    return planAnswer(prompt);
  };
  const answer = {
    prompt,
    whole: () => renderContent(createPlan(), context),
    stream: () => streamContent(createPlan(), context),
  };
  return await answerCall(call, answer, options);
}

async function countContentTokens(call: UpstreamCall, options: WaiterOptions): Promise<UpstreamAnswer> {
  const prompt = readContentPrompt(call);
  const whole = () => renderContentTokenCount(prompt.input);
  return await answerCall(call, { prompt, whole, stream: null }, options);
}

/** The simulator does not draw yet. */
function checkOutput({ output }: Prompt, deploymentId: string): void {
  if (output.kind !== 'image') return;
  throw new GatewayError(
    'not_implemented',
    'The simulator does not draw images yet; ask for responseModalities TEXT.',
    {
      reason: 'not_implemented',
      param: 'generationConfig.responseModalities',
      upstream: { deploymentId, status: 501, kind: 'rejected_request', retryAfterMs: null },
    },
  );
}
