import { createCancellation } from '../../core/create-cancellation.ts';
import { createModelNotFound } from '../../core/create-model-not-found.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { noteModel } from '../../core/note-model.ts';
import { ObjectStoreError } from '../../core/object-store.ts';
import type { OperationRequest } from '../../core/operation.ts';
import type { Principal } from '../../core/principal.ts';
import type { ServedModel } from '../../core/router.ts';
import type { NewTask, StoredTask } from '../../core/video/task-store.ts';
import type { InputPicture, VideoOrder } from '../../core/video/video-order.ts';
import type { SubmittedTask, VideoTasks, VideoWish } from '../../core/video/video-tasks.ts';
import { createTaskId } from '../create-task-id.ts';
import { nameInput } from '../object-names.ts';
import { digestOrder } from '../orders/digest-order.ts';
import { explainObstacle } from '../orders/find-obstacle.ts';
import { resolveOrder, type ResolvedOrder } from '../orders/resolve-order.ts';
import type { TaskParts } from '../task-parts.ts';
import { describeTask } from './describe-task.ts';
import { createKeyReused, createQueueRefusal, createStorageUnavailable } from './refusals.ts';

/**
 * Accepts tasks. What is refused is refused in this order: model, permission, fields, a reused idempotency key, limits of requests,
 * the store, the queue, money.
 */
export function createSubmitter(
  parts: TaskParts,
  onAccepted: (task: StoredTask) => void,
): VideoTasks['submit'] {
  return async (request, wish) => {
    const draft = createDraft(parts, request, wish);
    const earlier = await findEarlier(parts, draft, wish);
    if (earlier !== null) return earlier;
    await parts.admission.enter(request);
    await checkStore(parts);
    const submitted = await store(parts, draft, wish);
    if (submitted.isReplay) return submitted;
    parts.admission.leave(request);
    onAccepted(submitted.stored);
    return submitted;
  };
}

/** A task that could be accepted. */
interface Draft {
  readonly request: OperationRequest;
  readonly principal: Principal;
  readonly model: ServedModel;
  readonly order: ResolvedOrder;
  readonly orderDigest: string;
}

interface StoredSubmission extends SubmittedTask {
  readonly stored: StoredTask;
}

function createDraft(parts: TaskParts, request: OperationRequest, wish: VideoWish): Draft {
  const { principal } = request;
  if (principal === null) throw new Error('A submission has a credential');
  const model = findModel(parts, request, wish.modelName);
  parts.admission.checkModel(request, model);
  const configured = parts.admission.findAbilities(model);
  const order = resolveOrder(wish, { model, configured, storageUris: parts.video.storageUris });
  checkPlaces(parts, wish, { model, order });
  return { request, principal, model, order, orderDigest: digestOrder(order, wish.picture) };
}

function findModel({ router }: TaskParts, request: OperationRequest, name: string): ServedModel {
  const { notes, profile } = request;
  const model = router.findModel(name);
  if (model?.operations.has('createVideo') !== true) {
    const finding = model === null ? {} : { finding: 'makes no videos here.' };
    const served = router.listModels();
    const missing = createModelNotFound({ name, operation: 'createVideo', profile, served, ...finding });
    // The video area knows no 404 for models, but its aliases of format C do.
    if (request.errorFormat === 'generateContent') throw missing;
    throw new GatewayError('invalid_argument', missing.message, {
      reason: 'model_not_found',
      param: 'model',
    });
  }
  noteModel(notes, model, name);
  return model;
}

function checkPlaces(
  { places }: TaskParts,
  wish: VideoWish,
  { model, order }: Pick<Draft, 'model' | 'order'>,
): void {
  const whole: VideoOrder = { ...order, picture: wish.picture && { ...wish.picture, objectName: '' } };
  const canTake = (wanted: VideoOrder) => places.canTake({ model: model.id, order: wanted });
  if (!canTake(whole)) throw explainObstacle(whole, wish, canTake);
}

async function findEarlier(
  { store: tasks }: TaskParts,
  { principal, orderDigest }: Draft,
  { idempotencyKey }: VideoWish,
): Promise<SubmittedTask | null> {
  if (idempotencyKey === null) return null;
  const earlier = await tasks.findReplay(principal.keyId, idempotencyKey);
  return earlier === null ? null : answerReplay(earlier, orderDigest);
}

interface Earlier {
  readonly task: StoredTask;
  readonly orderDigest: string;
}

function answerReplay({ task, orderDigest }: Earlier, wantedDigest: string): StoredSubmission {
  if (orderDigest !== wantedDigest) throw createKeyReused();
  return { task: describeTask(task), isReplay: true, stored: task };
}

async function checkStore({ objects }: TaskParts): Promise<void> {
  await asStorageError(objects.check());
}

async function store(parts: TaskParts, draft: Draft, wish: VideoWish): Promise<StoredSubmission> {
  const id = createTaskId(parts.clock.now());
  const picture = await storePicture(parts, id, wish);
  try {
    // The store may have been slow, and nobody is to pay for what nobody waits for any more.
    const { signal } = draft.request;
    if (signal.aborted) throw createCancellation(signal);
    const task = await createTask(parts, draft, { id, picture, idempotencyKey: wish.idempotencyKey });
    const outcome = await parts.store.submit(task, parts.video);
    if (outcome.kind === 'queue_full') throw createQueueRefusal(outcome.whose);
    if (outcome.kind === 'accepted')
      return { task: describeTask(outcome.task), isReplay: false, stored: outcome.task };
    const replay = answerReplay(outcome, draft.orderDigest);
    await dropPicture(parts, picture);
    return replay;
  } catch (error) {
    if (isRefusal(error)) await dropPicture(parts, picture);
    throw error;
  }
}

/** Where the answer of the database was lost the task may be there, and want its picture. Otherwise the janitor finds that. */
function isRefusal(error: unknown): boolean {
  return error instanceof GatewayError && error.reason !== 'storage_unavailable';
}

interface TaskIdentity {
  readonly id: string;
  readonly picture: InputPicture | null;
  readonly idempotencyKey: string | null;
}

async function createTask(
  parts: TaskParts,
  { request, principal, model, order, orderDigest }: Draft,
  { id, picture, idempotencyKey }: TaskIdentity,
): Promise<NewTask> {
  const price = parts.admission.findPrice(model, order.resolution);
  const amount = (price ?? 0n) * BigInt(order.seconds * order.sampleCount);
  return {
    id,
    keyId: principal.keyId,
    userId: principal.userId,
    accountId: principal.accountId,
    requestId: request.requestId,
    operationId: request.operationId,
    order: { ...order, picture },
    model: model.id,
    price,
    amount,
    hold: price === null ? null : parts.admission.createHold(request, amount),
    expectedMs: await parts.store.findExpectation(model.id),
    idempotencyKey,
    orderDigest,
  };
}

async function storePicture(
  { objects }: TaskParts,
  id: string,
  { picture }: VideoWish,
): Promise<InputPicture | null> {
  if (picture === null) return null;
  const { mediaType, sizeBytes, bytes } = picture;
  const objectName = nameInput(id);
  const signal = AbortSignal.timeout(pictureTimeoutMs);
  await asStorageError(objects.put(objectName, yieldOnce(bytes), { maxBytes: bytes.byteLength, signal }));
  return { mediaType, sizeBytes, objectName };
}

/** Longest time to store a picture, in milliseconds. */
const pictureTimeoutMs = 30_000;

async function* yieldOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

/** A file that cannot be deleted now is found by the janitor. */
async function dropPicture({ objects, observer }: TaskParts, picture: InputPicture | null): Promise<void> {
  if (picture === null) return;
  await objects.delete(picture.objectName).catch((error: unknown) => {
    observer.onTrouble('a picture that is not needed cannot be deleted', error);
  });
}

/** Throws `unavailable` (`storage_unavailable`) where the store fails. */
export async function asStorageError<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    throw error instanceof ObjectStoreError ? createStorageUnavailable(error) : error;
  }
}
