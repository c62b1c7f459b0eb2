import type {
  GenerationConfig,
  ImageGenerationRequest,
  MessageRequest,
  ThinkingConfig,
} from '../../../generated/contract-types.ts';
import { asObject, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamOperation } from '../../core/provider.ts';
import { readThinkingBudget } from '../../formats/content/index.ts';
import { isImageFact, readImageCount } from '../../formats/images/index.ts';
import { readPredictionCount } from '../../formats/predict/index.ts';
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

/** Of a request that names a class of sizes at most, such as `2K`: how many pixels that comes to is not known before the answer. */
const unknownKind = { size: null, quality: null } as const;

/** The demand of a request that the contract allows; `null` for an operation that generates nothing. */
export function readDemand(operation: UpstreamOperation, body: JsonObject): Demand | null {
  switch (operation) {
    case 'createMessage':
      return readMessageDemand(body);
    case 'generateContent':
      return readContentDemand(body);
    case 'createImage':
    case 'createImageEdit':
      return readImageDemand(body);
    case 'predictImages':
      return readPredictDemand(body);
    case 'countMessageTokens':
    case 'countContentTokens':
      return null;
  }
}

function readMessageDemand({ max_tokens, tools, speed }: Unchecked<MessageRequest> & JsonObject): Demand {
  return {
    maxOutputTokens: asCount(max_tokens),
    thoughtTokens: null,
    answers: 1,
    pictures: null,
    draws: 'never',
    speed: speed === 'fast' ? 'fast' : 'standard',
    ...readMessageTools(tools),
  };
}

function readContentDemand({ generationConfig, tools, cachedContent }: JsonObject): Demand {
  const found = readContentTools(tools);
  const { maxOutputTokens, candidateCount, thinkingConfig } = asObject<GenerationConfig>(generationConfig);
  const answers = asCount(candidateCount) ?? 1;
  return {
    maxOutputTokens: asCount(maxOutputTokens),
    thoughtTokens: readThinkingBudget(asObject<ThinkingConfig>(thinkingConfig)),
    answers,
    pictures: { count: answers, ...unknownKind },
    draws: 'perhaps',
    ...plain,
    ...found,
    readsMore: found.readsMore || cachedContent !== undefined,
  };
}

function readImageDemand(body: Unchecked<ImageGenerationRequest> & JsonObject): Demand {
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
    ...plain,
  };
}

function readPredictDemand(body: JsonObject): Demand {
  const answers = readPredictionCount(body);
  return {
    maxOutputTokens: null,
    thoughtTokens: null,
    answers,
    pictures: { count: answers, ...unknownKind },
    draws: 'only',
    ...plain,
  };
}

function asCount(value: unknown): number | null {
  return typeof value === 'number' && value > 0 ? value : null;
}
