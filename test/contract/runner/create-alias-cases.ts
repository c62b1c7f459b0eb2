import type { Contract } from '../../support/contract-document.ts';
import { imageFiles } from '../../support/contract-image-files.ts';
import { listSchemes, type WireRequest } from '../../support/contract-request.ts';
import { contractVideoModel, type VideoOutcome } from '../../support/contract-videos.ts';
import { setHeader } from './change-request.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';
import { share } from './create-video-cases.ts';
import { aliasOperations } from './operations-under-test.ts';

const json = { status: 200, mediaType: 'application/json' };
const film = { status: 200, mediaType: 'video/mp4' };
const part = { status: 206, mediaType: 'video/mp4' };

/** The operations that submit a task. */
export const predictions = ['predictVideos', 'predictPublisherVideos'] as const;

/** The operations that ask how far a task is. */
const questions = ['getVideoOperation', 'fetchVideoOperation'] as const;

/** The body of a submission that no upstream accepts, so that nothing is made of it. */
export function createFailingPrediction(parameters: object = {}, instance: object = {}): object {
  return { instances: [{ prompt: 'A paper boat [[failed]]', ...instance }], parameters };
}

/** The body of a question to Vertex AI's form. */
export function createQuestion(operation: string): object {
  return { operationName: `publishers/google/models/${contractVideoModel}/operations/${operation}` };
}

/** What a question about a task needs beside it. */
export function askAbout(operationId: string): Pick<CasePlan, 'createBody'> {
  return operationId === 'fetchVideoOperation' ? { createBody: createQuestion } : {};
}

/** What becomes of tasks by directives of the simulator. */
const directed: readonly VideoOutcome[] = ['several', 'failed', 'filtered', 'base64', 'running'];

/** Every success that the contract has for video tasks in the form of Google's clients; none where the profile lacks them. */
export function createAliasCases(contract: Contract): readonly ContractCase[] {
  if (contract.profile === 'neutral') return [];
  const plans = [
    ...predictions.flatMap((operationId) => planExamples(contract, operationId)),
    ...predictions.flatMap((operationId) => planOrders(contract, operationId)),
    ...planQuestions(),
    ...planFiles(),
    ...aliasOperations.flatMap((operationId) => planKeys(contract, operationId)),
    ...planSpellings(),
  ];
  return plans.map((plan) => createCase(contract, plan));
}

/** A request about a task that is completed, or for one that fails. */
function planGood(operationId: string, note: string, rest: Partial<CasePlan> = {}): CasePlan {
  const isDownload = operationId === 'downloadVideoFile' || operationId === 'headVideoFile';
  const isSubmission = predictions.some((name) => name === operationId);
  return {
    operationId,
    note,
    expectation: isDownload ? film : json,
    ...(isSubmission ? {} : { task: share('completed'), ...askAbout(operationId) }),
    ...rest,
  };
}

function planExamples(contract: Contract, operationId: string): readonly CasePlan[] {
  const { requests } = contract.find(operationId);
  return requests.map((example) =>
    planGood(operationId, `example ${example.name}`, { request: { example } }),
  );
}

function planOrders({ profile }: Contract, operationId: string): readonly CasePlan[] {
  const direct = (note: string, body: object, rest: Partial<CasePlan> = {}): CasePlan =>
    planGood(operationId, note, { needs: 'simulator', request: { body }, ...rest });
  const every = { sampleCount: 2, durationSeconds: 8, aspectRatio: '9:16', resolution: '1080P' };
  const order = createFailingPrediction();
  return [
    direct(
      'every choice made',
      createFailingPrediction({ ...every, negativePrompt: 'text', personGeneration: 'dont_allow' }),
    ),
    direct('parameters without effect', createFailingPrediction({ seed: 7, enhancePrompt: null })),
    ...(['png', 'jpeg', 'webp'] as const).map((kind) =>
      direct(
        `a ${kind} picture`,
        createFailingPrediction({}, { image: { bytesBase64Encoded: imageFiles[kind] } }),
      ),
    ),
    direct('an idempotency key twice', order, {
      before: order,
      change: (request) => setHeader(request, 'idempotency-key', `contract-${profile}-${operationId}-again`),
    }),
  ];
}

function planQuestions(): readonly CasePlan[] {
  const long = (operation: string) => {
    const { operationName } = createQuestion(operation) as { readonly operationName: string };
    return { operationName: `projects/films/locations/us-central1/${operationName}` };
  };
  return [
    ...questions.flatMap((operationId) => [
      planGood(operationId, 'a task that is completed'),
      ...directed.map((outcome) =>
        planGood(operationId, `a task that is ${outcome}`, { task: share(outcome), needs: 'simulator' }),
      ),
    ]),
    planGood('fetchVideoOperation', 'a name with project and place', { createBody: long }),
  ];
}

function planFiles(): readonly CasePlan[] {
  const get = 'downloadVideoFile';
  const ask = (name: string, value: string) => ({
    change: (request: WireRequest) => setHeader(request, name, value),
  });
  const known = { ...ask('if-none-match', '*'), expectation: { status: 304 } };
  const second: Partial<CasePlan> = { task: { ...share('several'), index: 1 }, needs: 'simulator' };
  return [
    ...['getVideoFile', get, 'headVideoFile'].flatMap((operationId) => [
      planGood(operationId, 'of one video'),
      planGood(operationId, 'the second video', second),
    ]),
    ...[get, 'headVideoFile'].flatMap((operationId) => [
      planGood(operationId, 'alt=media', { request: { query: { alt: 'media' } } }),
      planGood(operationId, 'known already', known),
    ]),
    ...['bytes=0-15', 'bytes=100-', 'bytes=-7'].map((range) =>
      planGood(get, `range ${range}`, { ...ask('range', range), expectation: part }),
    ),
    planGood(get, 'ranges that are none', ask('range', 'bytes=0-1,3-4')),
    planGood(get, 'a range of another video', {
      change: (request) => setHeader(setHeader(request, 'range', 'bytes=0-15'), 'if-range', '"another"'),
    }),
    planGood('headVideoFile', 'a range, which has no effect', ask('range', 'bytes=0-15')),
  ];
}

/** The places of a key, all of which lead to the one profile that has the operation. */
function planKeys(contract: Contract, operationId: string): readonly CasePlan[] {
  const isSubmission = predictions.some((name) => name === operationId);
  return listSchemes(contract.find(operationId), contract.profile).map((scheme) =>
    planGood(operationId, `key by ${scheme}`, {
      request: { scheme, ...(isSubmission ? { body: createFailingPrediction() } : {}) },
    }),
  );
}

/** Beginnings of paths that clients choose, and what official ones put into them. */
const spellings: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  predictVideos: [
    ['/v1beta/models/', '/v1/models/'],
    ['/v1beta/models/', '/v1alpha/models/'],
    ['/v1beta/models/', '/v1beta/models/models%2F'],
    [':predict', '%3Apredict'],
  ],
  predictPublisherVideos: [
    ['/v1beta1/', '/v1/'],
    ['/v1beta1/', '/v1beta/'],
    [':predict', '%3Apredict'],
  ],
  getVideoOperation: [
    ['/v1beta/', '/v1/'],
    ['/v1beta/', '/v1alpha/'],
  ],
  fetchVideoOperation: [
    ['/v1beta1/', '/v1/'],
    ['/v1beta1/', '/v1beta/'],
    [':fetch', '%3Afetch'],
  ],
  getVideoFile: ['/v1/', '/v1alpha/', '/v1beta1/'].map((version) => ['/v1beta/', version]),
  downloadVideoFile: [
    ...['/v1/', '/v1alpha/', '/v1beta1/'].map((version) => ['/v1beta/', version] as const),
    ['/v1beta/files/', '/v1beta/files/http://films.example/v1beta/files/'],
  ],
  headVideoFile: [['/v1beta/', '/v1/']],
};

function planSpellings(): readonly CasePlan[] {
  return Object.entries(spellings).flatMap(([operationId, pairs]) =>
    pairs.map(([from, to]) =>
      planGood(operationId, `${to} for ${from}`, {
        ...(predictions.some((name) => name === operationId)
          ? { request: { body: createFailingPrediction() } }
          : {}),
        change: (request) => ({ ...request, target: request.target.replace(from, to) }),
      }),
    ),
  );
}
