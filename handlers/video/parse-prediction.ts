import type { PredictVideoInstance, PredictVideosRequest } from '../../generated/contract-types.ts';
import { asObject } from '../../src/core/json/json-object.ts';
import { refuseField } from '../../src/core/refuse-field.ts';
import type { VideoWish } from '../../src/core/video/video-tasks.ts';
import type { GivenPicture } from './create-picture-reader.ts';
import type { WishParts } from './parse-wish.ts';

/** The field that errors about an input picture name. */
const pictureField = 'instances[0].image';

/** The picture to begin with, in either of the two places that the contract has for its bytes; `null` for none. */
export function findGivenPicture(image: PredictVideoInstance['image']): GivenPicture | null {
  if (image === undefined) return null;
  const { bytesBase64Encoded, inlineData } = image;
  const [base64, place] =
    inlineData === undefined
      ? [bytesBase64Encoded ?? '', 'bytesBase64Encoded']
      : [inlineData.data, 'inlineData.data'];
  return { kind: 'base64', base64, names: { picture: pictureField, source: `${pictureField}.${place}` } };
}

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
  picture: pictureField,
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

/** Parameters without which it would be another video; the ones that clients put into the instance are no fields of the contract there. */
const decisiveParameters: ReadonlySet<string> = new Set([
  'image',
  'lastFrame',
  'mask',
  'referenceImages',
  'video',
]);

/** Throws `invalid_argument` (`unsupported_parameter`), naming it, for a parameter that would make another video of it. */
export function refuseParameters({ parameters = {} }: PredictVideosRequest): void {
  const found = Object.keys(parameters).find((name) => decisiveParameters.has(name));
  if (found !== undefined) throw refuseField(`parameters.${found}`, 'Videos are made without it here.');
  const { generateAudio } = asObject<{ readonly generateAudio: boolean }>(parameters);
  if (generateAudio === false)
    throw refuseField('parameters.generateAudio', 'Videos may have sound here; leave it out.');
}

/** The fields of a request that have no effect. */
export function listIgnoredFields({
  instances: _,
  parameters = {},
  ...others
}: PredictVideosRequest): readonly string[] {
  const unknown = Object.keys(parameters).filter((name) => !knownParameters.has(name));
  return [...Object.keys(others), ...unknown.map((name) => `parameters.${name}`)];
}
