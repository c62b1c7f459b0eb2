import { randomUUID } from 'node:crypto';
import type { NewTask } from '../../src/core/video/task-store.ts';
import type { VideoOrder } from '../../src/core/video/video-order.ts';
import { createTaskId } from '../../src/tasks/create-task-id.ts';

/** A film of eight seconds; `overrides` replace single fields. */
export function createOrder(overrides: Partial<VideoOrder> = {}): VideoOrder {
  return {
    modelName: 'veo-3.1-generate-preview',
    prompt: 'A paper boat',
    negativePrompt: null,
    seconds: 8,
    aspectRatio: '16:9',
    resolution: '720p',
    sampleCount: 1,
    personGeneration: null,
    storageUri: null,
    picture: null,
    ...overrides,
  };
}

/** A task of the key `key_a` that costs 10 a second of the account `user_1`; `overrides` replace single fields. */
export function createNewTask(overrides: Partial<NewTask> = {}): NewTask {
  const requestId = `req_${randomUUID()}`;
  const payer = { accountId: 'user_1', keyId: 'key_a' };
  const amount = 80n;
  return {
    id: createTaskId(Date.now()),
    keyId: 'key_a',
    userId: 'user_1',
    accountId: 'user_1',
    requestId,
    operationId: 'createVideo',
    order: createOrder(),
    model: 'vidfam-3.1-generate-preview',
    price: 10n,
    amount,
    hold: { id: requestId, owner: 'task', ...payer, amount, isUnlimited: false, budget: null },
    expectedMs: null,
    idempotencyKey: null,
    orderDigest: 'digest',
    ...overrides,
  };
}
