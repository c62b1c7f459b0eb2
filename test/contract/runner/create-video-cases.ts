import type { Contract } from '../../support/contract-document.ts';
import { imageFiles } from '../../support/contract-image-files.ts';
import { contractVideoModel, type VideoOutcome } from '../../support/contract-videos.ts';
import { setHeader } from './change-request.ts';
import { createCase, type CasePlan, type ContractCase, type TaskPlan } from './contract-case.ts';

const json = { status: 200, mediaType: 'application/json' };
const film = { status: 200, mediaType: 'video/mp4' };
const part = { status: 206, mediaType: 'video/mp4' };

/** A task that other cases ask about as well. */
export function share(outcome: VideoOutcome): TaskPlan {
  return { outcome, use: 'shared' };
}

/** The body of a submission that no upstream accepts, so that nothing is made of it. */
export function createFailingOrder(more: object = {}): object {
  return { model: contractVideoModel, prompt: 'A paper boat [[failed]]', ...more };
}

/** A picture that needs no fetching. */
const pictureUrl = `data:image/png;base64,${imageFiles.png}`;

/** What becomes of tasks by directives of the simulator. */
const directed: readonly VideoOutcome[] = ['failed', 'filtered', 'base64', 'running'];

/** Every success that the contract has for video tasks, from submission to deletion, asked for with a key. */
export function createVideoCases(contract: Contract): readonly ContractCase[] {
  const plans = [
    ...planGenerations(contract),
    ...planSubmissions(contract),
    ...planStatuses(),
    ...planDownloads(),
    ...planOthers(),
  ];
  return plans.map((plan) => createCase(contract, plan));
}

/** A request that is answered with JSON, whoever serves it. */
function plan(operationId: string, note: string, rest: Partial<CasePlan> = {}): CasePlan {
  return { operationId, note, expectation: json, ...rest };
}

/** One that only the simulator answers like this. */
function direct(operationId: string, note: string, rest: Partial<CasePlan>): CasePlan {
  return plan(operationId, note, { needs: 'simulator', ...rest });
}

function planGenerations(contract: Contract): readonly CasePlan[] {
  const operationId = 'createVideoGeneration';
  const metadata = { aspectRatio: '9:16', durationSeconds: 6, negativePrompt: 'text', resolution: '720P' };
  const order = createFailingOrder();
  const [minimal] = contract.find(operationId).requests.filter(({ name }) => name === 'minimal');
  return [
    plan(operationId, 'example minimal', minimal === undefined ? {} : { request: { example: minimal } }),
    direct(operationId, 'every choice made', {
      request: { body: createFailingOrder({ metadata: { ...metadata, personGeneration: 'allow_adult' } }) },
    }),
    direct(operationId, 'an idempotency key twice', {
      request: { body: order },
      before: order,
      change: (request) => setHeader(request, 'idempotency-key', `contract-${contract.profile}-again`),
    }),
  ];
}

function planSubmissions(contract: Contract): readonly CasePlan[] {
  const operationId = 'createVideo';
  const { requests } = contract.find(operationId);
  const find = (mediaType: string) => requests.find((example) => example.mediaType === mediaType);
  const form = find('multipart/form-data');
  const encoded = find('application/x-www-form-urlencoded');
  const [metadata] = requests.filter(({ name }) => name === 'metadata');
  const referenced = { 'input_reference[image_url]': pictureUrl };
  return [
    plan(operationId, 'example metadata', metadata === undefined ? {} : { request: { example: metadata } }),
    direct(operationId, 'a picture by address', {
      request: { body: createFailingOrder({ input_reference: { image_url: pictureUrl } }) },
    }),
    ...(['png', 'jpeg', 'webp'] as const).map((kind) =>
      direct(operationId, `a form with a ${kind} file`, {
        request: {
          ...(form && { example: form }),
          body: createFailingOrder({ seconds: '4', input_reference: imageFiles[kind] }),
        },
      }),
    ),
    direct(operationId, 'an encoded form', {
      request: { ...(encoded && { example: encoded }), body: createFailingOrder(referenced) },
    }),
    ...['720x1280', '1920x1080', '3840x2160'].map((size) =>
      direct(operationId, `size ${size}`, { request: { body: createFailingOrder({ size }) } }),
    ),
  ];
}

function planStatuses(): readonly CasePlan[] {
  return ['getVideo', 'getVideoGeneration'].flatMap((operationId) => [
    plan(operationId, 'a task that is completed', { task: share('completed') }),
    plan(operationId, 'a task of several videos', { task: share('several'), needs: 'simulator' }),
    ...directed.map((outcome) => direct(operationId, `a task that is ${outcome}`, { task: share(outcome) })),
  ]);
}

function planDownloads(): readonly CasePlan[] {
  const get = (note: string, rest: Partial<CasePlan>): CasePlan =>
    plan('getVideoContent', note, { expectation: film, task: share('completed'), ...rest });
  const head = (note: string, rest: Partial<CasePlan>): CasePlan => ({
    ...get(note, rest),
    operationId: 'headVideoContent',
  });
  const ask = (name: string, value: string) => ({
    change: (request: Parameters<typeof setHeader>[0]) => setHeader(request, name, value),
  });
  const known = { ...ask('if-none-match', '*'), expectation: { status: 304 } };
  const link = { request: { scheme: 'videoLink' } };
  return [
    get('whole', {}),
    get('by a link', link),
    get('the second video', {
      task: share('several'),
      request: { query: { index: '1' } },
      needs: 'simulator',
    }),
    ...['bytes=0-15', 'bytes=100-', 'bytes=-7'].map((range) =>
      get(`range ${range}`, { ...ask('range', range), expectation: part }),
    ),
    get('ranges that are none', ask('range', 'bytes=0-1,3-4')),
    get('known already', known),
    head('whole', {}),
    head('by a link', link),
    head('a range, which has no effect', ask('range', 'bytes=0-15')),
    head('known already', known),
  ];
}

function planOthers(): readonly CasePlan[] {
  return [
    plan('listVideos', 'plain'),
    plan('listVideos', 'query limit=1&order=asc', { request: { query: { limit: '1', order: 'asc' } } }),
    plan('deleteVideo', 'a task that is completed', { task: { outcome: 'completed', use: 'own' } }),
    direct('deleteVideo', 'a task that is failed', { task: { outcome: 'failed', use: 'own' } }),
    plan('createVideoLink', 'for an hour', { task: share('completed'), request: { body: {} } }),
    direct('createVideoLink', 'for a minute, to the second video', {
      task: share('several'),
      request: { body: { expires_in: 60, index: 1 } },
    }),
  ];
}
