import type { UpstreamAnswer, UpstreamCall } from '../../../core/provider.ts';
import { answerCall } from '../answer-call.ts';
import type { Simulation } from '../simulation.ts';
import { answerImages, type ImageEventPrefix } from './answer-images.ts';
import { readImagePrompt } from './read-image-prompt.ts';

export async function createImage(call: UpstreamCall, simulation: Simulation): Promise<UpstreamAnswer> {
  return await drawImages(call, 'image_generation', simulation);
}

export async function createImageEdit(call: UpstreamCall, simulation: Simulation): Promise<UpstreamAnswer> {
  return await drawImages(call, 'image_edit', simulation);
}

async function drawImages(
  call: UpstreamCall,
  prefix: ImageEventPrefix,
  simulation: Simulation,
): Promise<UpstreamAnswer> {
  const answer = answerImages(call, readImagePrompt(call), { ...simulation, prefix });
  return await answerCall(call, answer, simulation);
}
