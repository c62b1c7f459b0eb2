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
import type { SubmittedTask, VideoTasks, VideoWish, WishedPicture } from '../../core/video/video-tasks.ts';
import { createTaskId } from '../create-task-id.ts';
import { nameInput } from '../object-names.ts';
import { digestOrder } from '../orders/digest-order.ts';
import { explainObstacle } from '../orders/find-obstacle.ts';
import { resolveOrder, type ResolvedOrder } from '../orders/resolve-order.ts';
import type { TaskParts } from '../task-parts.ts';
import { describeTask } from './describe-task.ts';
import { createKeyReused, createNoOther, createQueueRefusal, createStorageUnavailable } from './refusals.ts';

/**
 * Accepts tasks. What is refused is refused in this order: model, permission, fields, a reused idempotency key, limits of requests,
 * the store, the queue, money, the picture; and once more what others have had meanwhile. A repetition is known by its picture, too, so that one with a picture passes the limits
 * first; it is not asked whether there is room for it.
 */
export function createSubmitter(
  parts: TaskParts,
  onAccepted: (task: StoredTask) => void,
): VideoTasks['submit'] {
  return async (request, wish) => {
    const draft = createDraft(parts, request, wish);
    const earlier = await findEarlier(parts, draft);
    if (earlier !== null) return await repeat(parts, draft, earlier);
    const money = findMoney(parts, draft);
    await parts.admission.enter(request);
    await checkRoom(parts, draft, money.hold);
    const submitted = await store(parts, { ...(await complete(draft)), money });
    if (submitted.isReplay) return submitted;
    parts.admission.leave(request);
    onAccepted(submitted.stored);
    return submitted;
  };
}

/** The same order has a task already. */
async function repeat(parts: TaskParts, draft: Draft, earlier: Earlier): Promise<SubmittedTask> {
  if (draft.wish.picture !== null) await parts.admission.enter(draft.request);
  const { orderDigest } = await complete(draft);
  return answerReplay(earlier, orderDigest);
}

/** A task that could be accepted, were its picture in order. */
interface Draft {
  readonly request: OperationRequest;
  readonly wish: VideoWish;
  readonly principal: Principal;
  readonly model: ServedModel;
  readonly order: ResolvedOrder;
}

/** Its picture is in order. */
interface WholeDraft extends Draft {
  readonly picture: WishedPicture | null;
  readonly orderDigest: string;
}

/** A task that could be accepted. */
interface PricedDraft extends WholeDraft {
  readonly money: Pick<NewTask, 'price' | 'amount' | 'hold'>;
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
  checkPlaces(parts, { request, wish, model, order });
  return { request, wish, principal, model, order };
}

/** What the task costs, and what is to be held for it; nothing is held yet. */
function findMoney({ admission }: TaskParts, { request, model, order }: Draft): PricedDraft['money'] {
  const price = admission.findPrice(model, order.resolution);
  const amount = (price ?? 0n) * BigInt(order.seconds * order.sampleCount);
  return { price, amount, hold: price === null ? null : admission.createHold(request, amount) };
}

async function complete(draft: Draft): Promise<WholeDraft> {
  const picture = draft.wish.picture === null ? null : await draft.wish.picture();
  return { ...draft, picture, orderDigest: digestOrder(draft.order, picture) };
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

function checkPlaces({ places }: TaskParts, { request, wish, model, order }: Omit<Draft, 'principal'>): void {
  const { passed } = request;
  const whole: VideoOrder = { ...order, picture: wish.picture && unreadPicture, passed };
  const canTake = (wanted: VideoOrder) => places.canTake({ model: model.id, order: wanted });
  if (canTake(whole)) return;
  const isReturned = canTake({ ...whole, passed: [] });
  throw isReturned ? createNoOther() : explainObstacle(whole, wish, canTake);
}

/** Whether there is a picture decides who can take an order, and not what it is. */
const unreadPicture: InputPicture = { mediaType: 'image/png', sizeBytes: 0, objectName: '' };

async function findEarlier(
  { store: tasks }: TaskParts,
  { principal, wish: { idempotencyKey } }: Draft,
): Promise<Earlier | null> {
  return idempotencyKey === null ? null : await tasks.findReplay(principal.keyId, idempotencyKey);
}

interface Earlier {
  readonly task: StoredTask;
  readonly orderDigest: string;
}

function answerReplay({ task, orderDigest }: Earlier, wantedDigest: string): StoredSubmission {
  if (orderDigest !== wantedDigest) throw createKeyReused();
  return { task: describeTask(task), isReplay: true, stored: task };
}

/**
 * A picture is not read for a task for which there is no room, or no money. Whether there is, the database says for certain when the task
 * is stored; and another request may have stored the same one meanwhile.
 */
async function checkRoom(parts: TaskParts, draft: Draft, hold: NewTask['hold']): Promise<void> {
  await asStorageError(parts.objects.check());
  if (draft.wish.picture === null) return;
  try {
    const full = await parts.store.findFullQueue(draft.principal.keyId, parts.video);
    if (full !== null) throw createQueueRefusal(full);
    if (hold !== null) await parts.store.checkMoney(hold);
  } catch (error) {
    if (!isRefusal(error) || (await findEarlier(parts, draft)) === null) throw error;
  }
}

async function store(parts: TaskParts, draft: PricedDraft): Promise<StoredSubmission> {
  const id = createTaskId(parts.clock.now());
  const picture = await storePicture(parts, id, draft.picture);
  try {
    // The store may have been slow, and nobody is to pay for what nobody waits for any more.
    const { signal } = draft.request;
    if (signal.aborted) throw createCancellation(signal);
    const task = await createTask(parts, draft, { id, picture });
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

async function createTask(
  parts: TaskParts,
  { request, wish, principal, model, order, money, orderDigest }: PricedDraft,
  { id, picture }: Pick<NewTask, 'id'> & Pick<VideoOrder, 'picture'>,
): Promise<NewTask> {
  return {
    id,
    keyId: principal.keyId,
    userId: principal.userId,
    accountId: principal.accountId,
    requestId: request.requestId,
    operationId: request.operationId,
    order: { ...order, picture, passed: request.passed },
    model: model.id,
    ...money,
    expectedMs: await parts.store.findExpectation(model.id),
    idempotencyKey: wish.idempotencyKey,
    orderDigest,
  };
}

async function storePicture(
  { objects }: TaskParts,
  id: string,
  picture: WishedPicture | null,
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
