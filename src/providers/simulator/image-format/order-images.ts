import type { PictureFacts, PicturePlace, PictureSource, PictureTools } from '../../../core/picture.ts';
import { countPixels, holdPixels } from '../../../core/pixel-account.ts';
import type { UpstreamCall } from '../../../core/provider.ts';
import { countInputImageTokens } from '../../../formats/images/index.ts';
import { estimateTokens } from '../text/estimate-tokens.ts';
import { findTransparency } from './find-transparency.ts';
import type { PictureOrder } from './picture-order.ts';
import type { ImagePrompt } from './read-image-prompt.ts';
import { resolveBackground, resolveQuality, resolveSize } from './resolve-image.ts';

/** A request with everything decided that it left to the model. */
export interface ImagesOrder {
  readonly picture: PictureOrder;
  readonly count: number;
  readonly inputTokens: { readonly text: number; readonly image: number };
}

/** Looks at the inputs and settles size, quality and background. Throws what counting the pixels throws. */
export async function orderImages(
  prompt: ImagePrompt,
  pictures: PictureTools,
  { signal, request }: Pick<UpstreamCall, 'signal' | 'request'>,
): Promise<ImagesOrder> {
  const facts: PictureFacts[] = [];
  for (const image of prompt.images) facts.push(await pictures.readHeader(image, signal));
  const mask = prompt.mask && (await pictures.readHeader(prompt.mask, signal));
  const first = facts[0] ?? null;
  const { text, format, compression, fidelity } = prompt;
  const [source] = prompt.images;
  const input = source && first ? { source, facts: first } : null;
  const counted = [...facts, ...(mask ? [mask] : [])];
  const { transparency, hole } = await holdPixels(request.pixels, countPixels(counted), async () => ({
    transparency: await findTransparency(input, pictures, signal),
    hole: prompt.mask && mask && (await findHole(prompt.mask, mask, { pictures, signal })),
  }));
  return {
    picture: {
      prompt: text,
      seed: prompt.seed,
      size: resolveSize(prompt.size, text, first),
      quality: resolveQuality(prompt.quality),
      ...resolveBackground({ asked: prompt.background, prompt: text, format, transparency }),
      encoding: { format, compression },
      inputs: prompt.images,
      inputPixels: countPixels(counted),
      mask: prompt.mask && hole ? { source: prompt.mask, hole } : null,
      fidelity,
    },
    count: prompt.count,
    inputTokens: {
      text: estimateTokens(text),
      image: counted.reduce((sum, size) => sum + countInputImageTokens(size, fidelity), 0),
    },
  };
}

const everywhere: PicturePlace = { left: 0, top: 0, width: 1, height: 1 };

/** The mask is looked at in this many columns and rows. */
const sampleSide = 64;

interface HoleSearch {
  readonly pictures: PictureTools;
  readonly signal: AbortSignal;
}

/** Where the transparent part of a mask lies, roughly; the whole picture where it is too small to be seen. */
async function findHole(
  source: PictureSource,
  { width, height }: PictureFacts,
  { pictures, signal }: HoleSearch,
): Promise<PicturePlace> {
  const scale = Math.min(1, sampleSide / Math.max(width, height));
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const { data } = await pictures.decode(source, { size, signal });
  const columns: number[] = [];
  const rows: number[] = [];
  for (let index = 0; index < size.width * size.height; index += 1) {
    if ((data[index * 4 + 3] ?? 255) >= 128) continue;
    columns.push(index % size.width);
    rows.push(Math.floor(index / size.width));
  }
  if (columns.length === 0) return everywhere;
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    left: left / size.width,
    top: top / size.height,
    width: (Math.max(...columns) + 1 - left) / size.width,
    height: (Math.max(...rows) + 1 - top) / size.height,
  };
}
