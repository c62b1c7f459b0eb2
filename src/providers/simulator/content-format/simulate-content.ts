import type { UpstreamAnswer, UpstreamCall } from '../../../core/provider.ts';
import { checkContentMedia, refuseImageConfig } from '../../../formats/content/index.ts';
import { answerCall } from '../answer-call.ts';
import type { Simulation } from '../simulation.ts';
import { planAnswer } from '../plan/plan-answer.ts';
import { checkToolNames } from '../prompt/check-tool-names.ts';
import { isImageModel, readContentPrompt } from '../prompt/read-content-prompt.ts';
import { renderContent } from './render-content.ts';
import { renderContentTokenCount } from './render-usage.ts';
import { streamContent } from './stream-content.ts';

export async function generateContent(call: UpstreamCall, simulation: Simulation): Promise<UpstreamAnswer> {
  checkContentMedia(call.body.value);
  const prompt = readContentPrompt(call);
  if (!isImageModel(prompt.model)) refuseImageConfig(call.body.value);
  checkToolNames(prompt, call.deployment.id);
  const { output } = prompt;
  if (output.kind === 'image') {
    const { answerContentImages } = await import('./answer-content-images.ts');
    const drawn = await answerContentImages(call, { prompt, output }, simulation);
    return await answerCall(call, drawn, simulation);
  }
  const context = { model: call.upstreamModel, prompt };
  const answer = {
    prompt,
    whole: () => renderContent(planAnswer(prompt, simulation.createId), context),
    stream: () => streamContent(planAnswer(prompt, simulation.createId), context),
  };
  return await answerCall(call, answer, simulation);
}

export async function countContentTokens(
  call: UpstreamCall,
  simulation: Simulation,
): Promise<UpstreamAnswer> {
  checkContentMedia(call.body.value);
  const prompt = readContentPrompt(call);
  const whole = () => renderContentTokenCount(prompt.input);
  return await answerCall(call, { prompt, whole, stream: null }, simulation);
}
