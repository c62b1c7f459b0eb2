import { GatewayError } from '../../../core/gateway-error.ts';
import type { PictureFacts, PictureTools } from '../../../core/picture.ts';
import { countPixels, describeExcess, holdPixels } from '../../../core/pixel-account.ts';
import type { UpstreamCall } from '../../../core/provider.ts';
import { createRejection } from '../create-failure.ts';
import { untilCancelled } from '../image-format/drawing-board.ts';
import type { PictureOrder } from '../image-format/picture-order.ts';
import { findTransparency } from '../image-format/find-transparency.ts';
import { resolveBackground } from '../image-format/resolve-image.ts';
import {
  aspectRatios,
  findContentImageSize,
  findNearestRatio,
  imageSizes,
} from '../plan/content-image-size.ts';
import { findLastUserParts, joinTexts, type ImageOutputRequest, type Prompt } from '../prompt/prompt.ts';
import { isImageModel } from '../prompt/read-content-prompt.ts';
import { listInlineImages, type InlineImage } from './list-inline-images.ts';

/** Pictures an edit may start from. */
const maxInputs = 16;

/**
 * What a format C request wants drawn. Throws `invalid_argument` naming the field for what the model cannot do and for
 * pictures that cannot be read.
 */
export async function orderContentImage(
  call: UpstreamCall,
  { prompt, output }: { readonly prompt: Prompt; readonly output: ImageOutputRequest },
  pictures: PictureTools,
): Promise<PictureOrder> {
  checkOutput(output, prompt, call.deployment.id);
  const images = listInlineImages(call.body.value, call.deployment.id);
  checkCount(images, prompt, call.deployment.id);
  call.memory.take(images.reduce((sum, { bytes }) => sum + bytes.length, 0));
  const facts = await readHeaders(images, call, pictures);
  const first = facts[0] ?? null;
  const transparency = await holdPixels(call.request.pixels, countPixels(facts), async () => {
    for (const image of images) await look(image, 'inspect', { call, pictures });
    const [source] = images;
    return await findTransparency(source && first ? { source, facts: first } : null, pictures, call.signal);
  });
  const text = joinTexts(findLastUserParts(prompt.turns)).trim();
  const ratio = output.aspectRatio ?? (first === null ? '1:1' : findNearestRatio(first));
  return {
    prompt: text,
    seed: prompt.seed,
    size: findContentImageSize(ratio, output.imageSize),
    quality: 'medium',
    ...resolveBackground({ asked: null, prompt: text, format: 'png', transparency }),
    encoding: { format: 'png', compression: 100 },
    inputs: images,
    inputPixels: countPixels(facts),
    mask: null,
    fidelity: 'low',
  };
}

const configField = 'generationConfig.imageConfig';

function checkOutput(output: ImageOutputRequest, { model }: Prompt, deploymentId: string): void {
  const { aspectRatio, imageSize } = output;
  const reject = (field: string, fault: string) => createRejection(`${field}: ${fault}`, field, deploymentId);
  if (!isImageModel(model)) {
    throw reject('generationConfig.responseModalities', 'this model does not draw; ask for TEXT.');
  }
  if (aspectRatio !== null && !aspectRatios.includes(aspectRatio)) {
    throw reject(`${configField}.aspectRatio`, `must be one of ${aspectRatios.join(', ')}.`);
  }
  if (imageSize !== null && !imageSizes.includes(imageSize)) {
    throw reject(`${configField}.imageSize`, `must be one of ${imageSizes.join(', ')}.`);
  }
}

function checkCount(images: readonly InlineImage[], { model }: Prompt, deploymentId: string): void {
  const field = images[0]?.field ?? '';
  if (images.length > 0 && model.startsWith('imgfam2-')) {
    throw createRejection(
      `${field}: this model makes pictures from words only; it edits none.`,
      field,
      deploymentId,
    );
  }
  if (images.length <= maxInputs) return;
  const message = `contents: at most ${String(maxInputs)} images can be edited at once.`;
  throw createRejection(message, 'contents', deploymentId);
}

/** Nobody has looked at these pictures yet: refuses too many pixels before anything is decoded. */
async function readHeaders(
  images: readonly InlineImage[],
  call: UpstreamCall,
  pictures: PictureTools,
): Promise<readonly PictureFacts[]> {
  const facts: PictureFacts[] = [];
  const { maxPixels } = call.request.pixels;
  for (const image of images) {
    facts.push(await look(image, 'readHeader', { call, pictures }));
    if (countPixels(facts) <= maxPixels) continue;
    const message = `${image.field}: ${describeExcess(facts, maxPixels)}`;
    throw createRejection(message, image.field, call.deployment.id);
  }
  return facts;
}

async function look(
  image: InlineImage,
  by: 'readHeader' | 'inspect',
  { call, pictures }: { readonly call: UpstreamCall; readonly pictures: PictureTools },
): Promise<PictureFacts> {
  return await untilCancelled(call.signal, async () => {
    try {
      return await pictures[by](image, call.signal);
    } catch (error) {
      if (call.signal.aborted || !(error instanceof GatewayError)) throw error;
      throw createRejection(`${image.field}: ${error.message}`, image.field, call.deployment.id);
    }
  });
}
