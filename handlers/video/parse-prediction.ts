import type { PredictVideoInstance, PredictVideosRequest } from '../../generated/contract-types.ts';
import type { VideoWish } from '../../src/core/video/video-tasks.ts';
import type { WishParts } from './parse-wish.ts';

/** The field that errors about an input picture name. */
export const predictedPictureField = 'instances[0].image';

/** The one instance of a request, which the contract sees to. */
export function findInstance({ instances }: PredictVideosRequest): PredictVideoInstance {
  const [instance] = instances;
  if (instance === undefined) throw new Error('A request without an instance was let through');
  return instance;
}

/** What a client of Google's wishes: the same as the other forms of submission, in other words. */
export function parsePrediction(
  modelName: string,
  body: PredictVideosRequest,
  { idempotencyKey, picture }: WishParts,
): VideoWish {
  const { parameters = {} } = body;
  return {
    modelName,
    prompt: findInstance(body).prompt,
    negativePrompt: parameters.negativePrompt ?? null,
    seconds: parameters.durationSeconds ?? null,
    aspectRatio: parameters.aspectRatio ?? null,
    resolution: parameters.resolution ?? null,
    sampleCount: parameters.sampleCount ?? null,
    personGeneration: parameters.personGeneration ?? null,
    storageUri: parameters.storageUri ?? null,
    picture,
    idempotencyKey: idempotencyKey ?? null,
    fieldNames,
  };
}

const fieldNames: VideoWish['fieldNames'] = {
  seconds: 'parameters.durationSeconds',
  aspectRatio: 'parameters.aspectRatio',
  resolution: 'parameters.resolution',
  sampleCount: 'parameters.sampleCount',
  storageUri: 'parameters.storageUri',
  negativePrompt: 'parameters.negativePrompt',
  picture: predictedPictureField,
};

const knownParameters: ReadonlySet<string> = new Set([
  'sampleCount',
  'durationSeconds',
  'aspectRatio',
  'resolution',
  'negativePrompt',
  'personGeneration',
  'storageUri',
]);

/** The fields of a request that have no effect. */
export function listIgnoredFields({
  instances: _,
  parameters = {},
  ...others
}: PredictVideosRequest): readonly string[] {
  const unknown = Object.keys(parameters).filter((name) => !knownParameters.has(name));
  return [...Object.keys(others), ...unknown.map((name) => `parameters.${name}`)];
}
