import { describe, expect, it } from 'vitest';
import { listIgnoredFields, parsePrediction } from '../../../../handlers/video/parse-prediction.ts';

const parts = { idempotencyKey: 'boat-1', picture: null };
const instances = [{ prompt: 'A boat' }];

describe('parsePrediction', () => {
  it('leaves to the gateway what the client does not say', () => {
    expect(parsePrediction('veo-3.1', { instances }, { ...parts, idempotencyKey: undefined })).toEqual({
      modelName: 'veo-3.1',
      prompt: 'A boat',
      negativePrompt: null,
      seconds: null,
      aspectRatio: null,
      resolution: null,
      sampleCount: null,
      personGeneration: null,
      storageUri: null,
      picture: null,
      idempotencyKey: null,
      fieldNames: {
        seconds: 'parameters.durationSeconds',
        aspectRatio: 'parameters.aspectRatio',
        resolution: 'parameters.resolution',
        sampleCount: 'parameters.sampleCount',
        storageUri: 'parameters.storageUri',
        negativePrompt: 'parameters.negativePrompt',
        picture: 'instances[0].image',
      },
    });
  });

  it('takes every parameter as it is', () => {
    const parameters = {
      sampleCount: 2,
      durationSeconds: 4,
      aspectRatio: '9:16',
      resolution: '1080p',
      negativePrompt: 'text',
      personGeneration: 'dont_allow',
      storageUri: 's3://films/out/',
    };
    const { durationSeconds: seconds, ...others } = parameters;
    expect(parsePrediction('veo-3.1', { instances, parameters }, parts)).toMatchObject({
      ...others,
      seconds,
      idempotencyKey: 'boat-1',
    });
  });
});

describe('listIgnoredFields', () => {
  it('names what has no effect, and nothing else', () => {
    const parameters = { sampleCount: 1, seed: 7, generateAudio: true };
    expect(listIgnoredFields({ instances, parameters, labels: {} } as never)).toEqual([
      'labels',
      'parameters.seed',
      'parameters.generateAudio',
    ]);
    expect(listIgnoredFields({ instances })).toEqual([]);
  });
});
