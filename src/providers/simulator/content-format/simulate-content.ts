import type { UpstreamAnswer, UpstreamCall } from '../../../core/provider.ts';
import { checkContentMedia, refuseImageConfig } from '../../../formats/content/index.ts';
import { answerCall } from '../answer-call.ts';
import type { Simulation } from '../simulation.ts';
import { createRejection } from '../create-failure.ts';
import { planAnswer } from '../plan/plan-answer.ts';
import { checkToolNames } from '../prompt/check-tool-names.ts';
import type { Prompt } from '../prompt/prompt.ts';
import { isImageModel, readContentPrompt } from '../prompt/read-content-prompt.ts';
import { renderContent } from './render-content.ts';
import { renderContentTokenCount } from './render-usage.ts';
import { streamContent } from './stream-content.ts';

export async function generateContent(call: UpstreamCall, simulation: Simulation): Promise<UpstreamAnswer> {
  checkContentMedia(call.body.value);
  const prompt = readContentPrompt(call);
  if (!isImageModel(prompt.model)) refuseImageConfig(call.body.value);
  checkToolNames(prompt, call.deployment.id);
  checkModalities(prompt, call.deployment.id);
  checkCandidates(prompt, call.deployment.id);
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

/** Models that draw do not speak; some of them write, those of `imgfam2-` only draw. */
function checkModalities({ model, output }: Prompt, deploymentId: string): void {
  if (!isImageModel(model) || output.kind === 'image') return;
  if (output.kind !== 'speech' && !model.startsWith('imgfam2-')) return;
  const field = 'generationConfig.responseModalities';
  const deed = output.kind === 'speech' ? 'speak' : 'write';
  throw createRejection(`${field}: this model does not ${deed}; ask for IMAGE.`, field, deploymentId);
}

/** Most candidates of one answer, as at the vendor. */
const maxCandidates = 8;

function checkCandidates({ candidateCount }: Prompt, deploymentId: string): void {
  if (candidateCount <= maxCandidates) return;
  const field = 'generationConfig.candidateCount';
  throw createRejection(`${field}: must be from 1 to ${String(maxCandidates)}.`, field, deploymentId);
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
