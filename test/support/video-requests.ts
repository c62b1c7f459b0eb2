import type { OperationRequest } from '../../src/core/operation.ts';
import type { Principal } from '../../src/core/principal.ts';
import type { VideoTask } from '../../src/core/video/video-task.ts';
import type { VideoTasks, VideoWish } from '../../src/core/video/video-tasks.ts';
import { createRequestId } from '../../src/server/exchange/create-request-id.ts';

/** The key `key_a` of `user_1`; `overrides` replace single fields. */
export function createTestPrincipal(overrides: Partial<Principal> = {}): Principal {
  return {
    keyId: 'key_a',
    keyHash: 'a'.repeat(64),
    userId: 'user_1',
    accountId: 'user_1',
    isUnlimited: false,
    models: null,
    keyLimits: null,
    userLimits: null,
    budget: null,
    expiresAt: null,
    ...overrides,
  };
}

/** What submissions ask of a request. */
export function createSubmission(principal: Principal = createTestPrincipal()): OperationRequest {
  const request: Pick<
    OperationRequest,
    'requestId' | 'operationId' | 'profile' | 'principal' | 'dues' | 'notes' | 'signal' | 'passed'
  > = {
    requestId: createRequestId(),
    passed: ['specway-0123456789ab'],
    operationId: 'createVideo',
    profile: 'vendor',
    principal,
    dues: null,
    notes: {},
    signal: new AbortController().signal,
  };
  // The rest of a request concerns nobody here.
  return request as OperationRequest;
}

/** A film of the default model; `overrides` replace single fields. */
export function createWish(overrides: Partial<VideoWish> = {}): VideoWish {
  return {
    modelName: 'veo-3.1-generate-preview',
    prompt: 'A paper boat',
    negativePrompt: null,
    personGeneration: null,
    storageUri: null,
    seconds: null,
    aspectRatio: null,
    resolution: null,
    sampleCount: null,
    picture: null,
    idempotencyKey: null,
    fieldNames: {
      seconds: 'seconds',
      aspectRatio: 'size',
      resolution: 'metadata.resolution',
      sampleCount: 'metadata.sampleCount',
      storageUri: 'metadata.storageUri',
      picture: 'input_reference',
      negativePrompt: 'metadata.negativePrompt',
    },
    ...overrides,
  };
}

/** Submits a film, and says which task it is. */
export async function submitWish(
  tasks: VideoTasks,
  overrides: Partial<VideoWish> = {},
  principal?: Principal,
): Promise<VideoTask> {
  return (await tasks.submit(createSubmission(principal), createWish(overrides))).task;
}

/** A picture to begin with, and how often it was read. */
export interface GivenPicture {
  readonly picture: NonNullable<VideoWish['picture']>;
  readonly reads: number;
}

/** What reads as these bytes, or fails. */
export function createPicture(content: string | Error = 'png'): GivenPicture {
  let reads = 0;
  return {
    picture: () => {
      reads += 1;
      if (content instanceof Error) return Promise.reject(content);
      const bytes = Buffer.from(content);
      return Promise.resolve({ mediaType: 'image/png', sizeBytes: bytes.length, bytes });
    },
    get reads() {
      return reads;
    },
  };
}
