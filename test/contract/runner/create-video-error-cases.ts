import type { Contract, RequestExample } from '../../support/contract-document.ts';
import { imageFiles } from '../../support/contract-image-files.ts';
import { planFault, replaceKey, setHeader } from './change-request.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';
import type { Fault } from './create-faulty-handlers.ts';
import { createFailingOrder, share } from './create-video-cases.ts';
import { refusedOperations, videoOperations } from './operations-under-test.ts';

/** Statuses that no request of a key brings about at will, and what does. */
export const faultsByStatus: Readonly<Record<number, Fault>> = {
  403: 'permission_denied',
  410: 'gone',
  429: 'resource_exhausted',
  500: 'crash',
  503: 'unavailable',
  504: 'deadline_exceeded',
};

/** Every error that the contract has for video tasks asked for with a key, and what is refused by name. */
export function createVideoErrorCases(contract: Contract): readonly ContractCase[] {
  const plans = [
    ...planGenerationRefusals(contract),
    ...planSubmissionRefusals(contract),
    ...planTaskRefusals(),
    ...planDownloadRefusals(),
    ...planListRefusals(),
    ...refusedOperations.map((operationId) =>
      refuseAs(operationId, 'unsupported', { note: 'plain', expectation: { status: 400 } }),
    ),
    refuseAs('getVideoCharacter', 'unsupported', {
      note: 'a character whose name is an operation of tasks',
      request: { path: { character_id: 'content' } },
    }),
    ...[...videoOperations, ...refusedOperations].flatMap((operationId) => planShared(contract, operationId)),
  ];
  return plans.map((plan) => createCase(contract, plan));
}

/** What a request gets wrong, and the status it gets for that. */
function refuse(
  operationId: string,
  status: number,
  { note, ...rest }: Partial<CasePlan> & Pick<CasePlan, 'note'>,
): CasePlan {
  return { operationId, note, expectation: { status }, ...rest };
}

/** A refusal for which the contract has an example. */
function refuseAs(
  operationId: string,
  example: string,
  { expectation = { status: 400 }, ...rest }: Partial<CasePlan> & Pick<CasePlan, 'note'>,
): CasePlan {
  return { operationId, ...rest, expectation: { ...expectation, example } };
}

/** What is refused of every operation, and what only faults bring about. */
function planShared(contract: Contract, operationId: string): readonly CasePlan[] {
  const { responses } = contract.find(operationId);
  const examples = responses.get(400)?.content.get('application/json')?.examples;
  const namesQuery = examples?.has('unknownQuery') === true;
  const faults = Object.entries(faultsByStatus).filter(([status]) => responses.has(Number(status)));
  return [
    refuse(operationId, 401, {
      note: 'no key',
      expectation: { status: 401, example: 'missingKey' },
      request: { scheme: null },
    }),
    refuse(operationId, 401, {
      note: 'a wrong key',
      expectation: { status: 401, example: 'invalidKey' },
      change: replaceKey,
    }),
    ...(contract.profile === 'neutral'
      ? [
          refuse(operationId, 400, {
            note: 'an unknown query parameter',
            expectation: { status: 400, ...(namesQuery && { example: 'unknownQuery' }) },
            request: { query: { verbose: '1' } },
          }),
        ]
      : []),
    ...faults.map(([status, fault]) => planFault(operationId, Number(status), fault)),
  ];
}

const tooLong = 'x'.repeat(32_001);
/** Beyond a mebibyte, whatever stands around it. */
const tooLarge = 'x'.repeat(1024 * 1024);

function planGenerationRefusals({ profile }: Contract): readonly CasePlan[] {
  const operationId = 'createVideoGeneration';
  const ask = (note: string, more: object) => ({ note, request: { body: createFailingOrder(more) } });
  const of = (note: string, metadata: object) => ask(note, { metadata });
  return [
    refuseAs(operationId, 'missingPrompt', {
      note: 'no prompt',
      request: { body: { model: 'vidfam-3.1-generate-preview' } },
    }),
    refuseAs(operationId, 'unknownModel', ask('an unknown model', { model: 'no-such-model' })),
    refuseAs(operationId, 'storageUri', of('a store of nobody', { storageUri: 'gs://nobody/' })),
    refuseAs(operationId, 'duration', of('seven seconds', { durationSeconds: 7 })),
    planReusedKey(operationId, profile),
    refuse(operationId, 400, ask('a model of words', { model: 'chatfam-opus-4-8' })),
    refuse(operationId, 400, ask('a prompt of 32001 characters', { prompt: tooLong })),
    refuse(operationId, 400, ask('an unknown field', { nonsense: 1 })),
    refuse(operationId, 400, {
      ...ask('an idempotency key with a space', {}),
      change: (request) => setHeader(request, 'idempotency-key', 'a b'),
    }),
    ...planBrokenBodies(operationId),
  ];
}

function planReusedKey(operationId: string, profile: string): CasePlan {
  return refuseAs(operationId, 'idempotencyKey', {
    note: 'an idempotency key with another order',
    needs: 'simulator',
    request: { body: createFailingOrder({ prompt: 'Another boat [[failed]]' }) },
    before: createFailingOrder(),
    change: (request) => setHeader(request, 'idempotency-key', `contract-${profile}-${operationId}`),
  });
}

/** Bodies that no operation with a JSON body takes. */
function planBrokenBodies(operationId: string): readonly CasePlan[] {
  return [
    refuse(operationId, 400, { note: 'not JSON', change: (request) => ({ ...request, body: '{' }) }),
    refuse(operationId, 400, { note: 'an empty body', change: (request) => ({ ...request, body: '' }) }),
    refuse(operationId, 415, {
      note: 'neither JSON nor a form',
      change: (request) => setHeader(request, 'content-type', 'text/plain'),
    }),
    refuse(operationId, 415, {
      note: 'a compressed body',
      change: (request) => setHeader(request, 'content-encoding', 'gzip'),
    }),
    ...(operationId === 'createVideo'
      ? []
      : [
          refuse(operationId, 413, {
            note: 'a body over a mebibyte',
            change: (request) => ({ ...request, body: JSON.stringify({ prompt: tooLarge }) }),
          }),
        ]),
  ];
}

function planSubmissionRefusals(contract: Contract): readonly CasePlan[] {
  const operationId = 'createVideo';
  const find = (mediaType: string): { readonly example?: RequestExample } => {
    const example = contract.find(operationId).requests.find((each) => each.mediaType === mediaType);
    return example ? { example } : {};
  };
  const form = find('multipart/form-data');
  const encoded = find('application/x-www-form-urlencoded');
  const ask = (note: string, more: object) => ({ note, request: { body: createFailingOrder(more) } });
  const send = (note: string, file: string | Uint8Array) => ({
    note,
    request: { ...form, body: createFailingOrder({ input_reference: file }) },
  });
  const large = Buffer.alloc(20_000_000);
  Buffer.from(imageFiles.png, 'base64').copy(large);
  const plain = { image_url: 'http://example.com/first-frame.png' };
  return [
    refuseAs(operationId, 'missingPrompt', {
      note: 'no prompt',
      request: { body: { model: 'vidfam-3.1-generate-preview' } },
    }),
    refuseAs(operationId, 'unknownModel', ask('an unknown model', { model: 'no-such-model' })),
    refuseAs(operationId, 'imageUrl', ask('a picture by http', { input_reference: plain })),
    refuseAs(operationId, 'fileId', ask('a file by its id', { input_reference: { file_id: 'file_1' } })),
    refuseAs(operationId, 'seconds', ask('seven seconds', { seconds: '7' })),
    refuseAs(operationId, 'imageFile', send('a file of words', Buffer.from('no picture').toString('base64'))),
    refuseAs(operationId, 'imageTooLarge', send('a picture of 20 MB', large)),
    planReusedKey(operationId, contract.profile),
    refuse(operationId, 400, ask('a size of words', { size: 'large' })),
    refuse(operationId, 400, ask('an unknown field', { nonsense: 1 })),
    ...planBrokenBodies(operationId),
    refuse(operationId, 413, {
      note: 'an encoded form over a mebibyte',
      request: { ...encoded, body: createFailingOrder({ prompt: tooLarge }) },
    }),
  ];
}

/** What is asked about tasks in vain. */
function planTaskRefusals(): readonly CasePlan[] {
  const strangers = ['task_00000000000000000000000000', 'no-task'];
  const named = ['getVideo', 'getVideoGeneration', 'deleteVideo', 'getVideoContent', 'headVideoContent'];
  return [
    ...[...named, 'createVideoLink'].flatMap((operationId) =>
      strangers.map((task_id) =>
        refuse(operationId, 404, { note: `the task ${task_id}`, request: { path: { task_id } } }),
      ),
    ),
    refuseAs('deleteVideo', 'notCompleted', {
      note: 'a task that is running',
      needs: 'simulator',
      task: share('running'),
    }),
    refuse('createVideoLink', 400, {
      note: 'for a second',
      task: share('completed'),
      request: { body: { expires_in: 1 } },
    }),
    ...planBrokenBodies('createVideoLink').map((plan) => ({ ...plan, task: share('completed') })),
  ];
}

function planDownloadRefusals(): readonly CasePlan[] {
  const get = 'getVideoContent';
  const simulated = { needs: 'simulator' } as const;
  const notFound = { status: 404 };
  const shared = { task: share('completed') };
  return [
    ...[get, 'createVideoLink'].flatMap((operationId) => [
      refuseAs(operationId, 'notCompleted', {
        note: 'a task that is running',
        task: share('running'),
        ...simulated,
      }),
      refuseAs(operationId, 'failed', { note: 'a task that is failed', task: share('failed'), ...simulated }),
      refuseAs(operationId, 'filtered', {
        note: 'a task that is filtered',
        expectation: notFound,
        task: share('filtered'),
        ...simulated,
      }),
    ]),
    refuse('headVideoContent', 400, { note: 'a task that is failed', task: share('failed'), ...simulated }),
    refuseAs(get, 'index', { note: 'a second video of one', ...shared, request: { query: { index: '1' } } }),
    refuseAs(get, 'variant', {
      note: 'a thumbnail',
      ...shared,
      request: { query: { variant: 'thumbnail' } },
    }),
    refuseAs(get, 'range', {
      note: 'bytes beyond its end',
      expectation: { status: 416 },
      ...shared,
      change: (request) => setHeader(request, 'range', 'bytes=99999999999-'),
    }),
    refuseAs(get, 'condition', {
      note: 'another video',
      expectation: { status: 412 },
      ...shared,
      change: (request) => setHeader(request, 'if-match', '"another"'),
    }),
    refuse('headVideoContent', 412, {
      note: 'another video',
      ...shared,
      change: (request) => setHeader(request, 'if-match', '"another"'),
    }),
    ...[get, 'headVideoContent'].map((operationId) =>
      refuse(operationId, 401, {
        note: 'a wrong token',
        ...shared,
        request: { scheme: 'videoLink' },
        change: replaceKey,
      }),
    ),
  ];
}

function planListRefusals(): readonly CasePlan[] {
  return [
    refuseAs('listVideos', 'after', {
      note: 'after a task that is none',
      request: { query: { after: 'task_00000000000000000000000000' } },
    }),
    ...[{ limit: '0' }, { limit: '101' }, { order: 'up' }].map((query) =>
      refuse('listVideos', 400, {
        note: `query ${new URLSearchParams(Object.entries(query) as [string, string][]).toString()}`,
        request: { query },
      }),
    ),
  ];
}
