import type {
  GenerationConfig,
  ImageConfig,
  ImageGenerationRequest,
  MessageRequest,
  PredictParameters,
  ThinkingConfig,
} from '../../../generated/contract-types.ts';
import { asObject, listObjects, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import type { PictureSize } from '../../core/picture.ts';
import type { UpstreamOperation } from '../../core/provider.ts';
import { listPictures, readThinkingBudget } from '../../formats/content/index.ts';
import { isImageFact, readImageCount } from '../../formats/images/index.ts';
import { readPredictionCount } from '../../formats/predict/index.ts';
import { countClassTokens, countImageRequestTokens } from './count-picture-tokens.ts';
import type { FallbackEntry } from './list-named-models.ts';
import type { PictureCount } from './price-rates.ts';
import { readContentTools, readMessageTools } from './read-server-tools.ts';

/** How much a request asks for. */
export interface Demand {
  /** Most tokens of one answer; `null` where the request does not say. */
  readonly maxOutputTokens: number | null;
  /** Most tokens of thoughts, which come beside the answer where that is not bounded; `null` where the request does not say. */
  readonly thoughtTokens: number | null;
  /** Answers side by side: candidates, or pictures. */
  readonly answers: number;
  /** Most tokens of one picture of a model of format A, with its drafts; 0 where none is asked for. */
  readonly pictureTokens: number;
  /** The pictures it may bring; `null` where there are none. */
  readonly pictures: PictureCount | null;
  /** Whether it brings nothing but pictures. */
  readonly draws: 'only' | 'perhaps' | 'never';
  readonly speed: 'standard' | 'fast';
  /** What the upstream may look up on the web at most, as far as that is known. */
  readonly searches: number;
  /** Whether it may read what was not sent: what its own tools find, or a content that it keeps. */
  readonly readsMore: boolean;
}

const plain = { speed: 'standard', searches: 0, readsMore: false } as const;

/** Of pictures whose size is at most a class, such as `2K`: how many pixels that comes to is not known before the answer. */
export const unknownKind = { size: null, quality: null } as const;

/**
 * The demand of a request that the contract allows; `null` for an operation that generates nothing. `firstInput` is the size of the
 * first picture among its files, `null` where there is none or nobody knows.
 */
export function readDemand(
  operation: UpstreamOperation,
  body: JsonObject,
  firstInput: PictureSize | null = null,
): Demand | null {
  switch (operation) {
    case 'createMessage':
      return readMessageDemand(body);
    case 'generateContent':
      return readContentDemand(body);
    case 'createImage':
    case 'createImageEdit':
      return readImageDemand(body, firstInput);
    case 'predictImages':
      return readPredictDemand(body);
    case 'countMessageTokens':
    case 'countContentTokens':
      return null;
  }
}

function readMessageDemand(body: Unchecked<MessageRequest> & JsonObject): Demand {
  const { max_tokens, speed } = body;
  return {
    maxOutputTokens: asCount(max_tokens),
    thoughtTokens: null,
    answers: 1,
    pictures: null,
    draws: 'never',
    pictureTokens: 0,
    speed: speed === 'fast' ? 'fast' : 'standard',
    ...readMessageTools(body),
  };
}

/** What it comes to where an entry of `fallbacks` answers: what that does not say is as in the request. */
export function readFallbackDemand(demand: Demand, { max_tokens, speed }: FallbackEntry): Demand {
  const isFast = speed === undefined ? demand.speed === 'fast' : speed === 'fast';
  return {
    ...demand,
    maxOutputTokens: asCount(max_tokens) ?? demand.maxOutputTokens,
    speed: isFast ? 'fast' : 'standard',
  };
}

function readContentDemand({ contents, generationConfig, tools, cachedContent }: JsonObject): Demand {
  const found = readContentTools(tools);
  const { maxOutputTokens, candidateCount, thinkingConfig, imageConfig } =
    asObject<GenerationConfig>(generationConfig);
  const { imageSize, aspectRatio } = asObject<ImageConfig>(imageConfig);
  const sent = listPictures(listObjects(contents).map((content) => ({ content })));
  const purpose = sent.length > 0 ? 'edit' : 'drawing';
  const answers = asCount(candidateCount) ?? 1;
  return {
    maxOutputTokens: asCount(maxOutputTokens),
    thoughtTokens: readThinkingBudget(asObject<ThinkingConfig>(thinkingConfig)),
    answers,
    pictures: { count: answers, ...unknownKind },
    pictureTokens: countClassTokens({ imageSize, aspectRatio, purpose }),
    draws: 'perhaps',
    ...plain,
    ...found,
    readsMore: found.readsMore || cachedContent !== undefined,
  };
}

function readImageDemand(
  body: Unchecked<ImageGenerationRequest> & JsonObject,
  firstInput: PictureSize | null,
): Demand {
  const { size, quality } = body;
  const answers = readImageCount(body);
  return {
    maxOutputTokens: null,
    thoughtTokens: null,
    answers,
    pictures: {
      count: answers,
      // What `auto` comes to is not known before the answer.
      size: isImageFact('size', size) ? size : null,
      quality: isImageFact('quality', quality) ? quality : null,
    },
    draws: 'only',
    pictureTokens: countImageRequestTokens(body, firstInput),
    ...plain,
  };
}

function readPredictDemand(body: JsonObject): Demand {
  const answers = readPredictionCount(body);
  const { sampleImageSize: imageSize, aspectRatio } = asObject<PredictParameters>(body.parameters);
  return {
    maxOutputTokens: null,
    thoughtTokens: null,
    answers,
    pictures: { count: answers, ...unknownKind },
    pictureTokens: countClassTokens({ imageSize, aspectRatio, purpose: 'drawing' }),
    draws: 'only',
    ...plain,
  };
}

function asCount(value: unknown): number | null {
  return typeof value === 'number' && value > 0 ? value : null;
}
