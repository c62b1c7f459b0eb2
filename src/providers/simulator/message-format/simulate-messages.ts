import type { UpstreamAnswer, UpstreamCall } from '../../../core/provider.ts';
import { checkMessageMedia } from '../../../formats/messages/index.ts';
import { answerCall } from '../answer-call.ts';
import type { Simulation } from '../simulation.ts';
import { planAnswer } from '../plan/plan-answer.ts';
import { checkToolNames } from '../prompt/check-tool-names.ts';
import { readMessagePrompt } from '../prompt/read-message-prompt.ts';
import { renderMessage } from './render-message.ts';
import { streamMessage } from './stream-message.ts';

export async function createMessage(call: UpstreamCall, simulation: Simulation): Promise<UpstreamAnswer> {
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

export async function countMessageTokens(
  call: UpstreamCall,
  simulation: Simulation,
): Promise<UpstreamAnswer> {
  checkMessageMedia(call.body.value);
  const prompt = readMessagePrompt(call, 'MessageTokenCountRequest');
  const whole = () => ({ input_tokens: prompt.input.total });
  return await answerCall(call, { prompt, whole, stream: null }, simulation);
}
