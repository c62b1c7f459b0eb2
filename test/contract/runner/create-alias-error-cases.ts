import type { Contract } from '../../support/contract-document.ts';
import { listSchemes } from '../../support/contract-request.ts';
import { planFault, replaceKey, setHeader } from './change-request.ts';
import { createCase, type CasePlan, type ContractCase } from './contract-case.ts';
import { askAbout, createFailingPrediction, createQuestion, predictions } from './create-alias-cases.ts';
import { share } from './create-video-cases.ts';
import { faultsByStatus } from './create-video-error-cases.ts';
import { aliasOperations } from './operations-under-test.ts';

type Rest = Partial<CasePlan> & Pick<CasePlan, 'note'>;

/** Every error that the contract has for video tasks in the form of Google's clients; none where the profile lacks them. */
export function createAliasErrorCases(contract: Contract): readonly ContractCase[] {
  if (contract.profile === 'neutral') return [];
  const plans = [
    ...predictions.flatMap((operationId) => planOrders(operationId)),
    ...planNames(),
    ...planFiles(),
    ...[...predictions, 'fetchVideoOperation'].flatMap((operationId) => planBrokenBodies(operationId)),
    ...aliasOperations.flatMap((operationId) => planShared(contract, operationId)),
  ];
  return plans.map((plan) => createCase(contract, plan));
}

function refuse(operationId: string, status: number, rest: Rest): CasePlan {
  return { operationId, expectation: { status }, ...rest };
}

/** A refusal for which the contract has an example. */
function refuseAs(operationId: string, [status, example]: readonly [number, string], rest: Rest): CasePlan {
  return { operationId, ...rest, expectation: { status, example } };
}

function planOrders(operationId: string): readonly CasePlan[] {
  const ask = (note: string, parameters: object, instance: object = {}) => ({
    note,
    request: { body: createFailingPrediction(parameters, instance) },
  });
  const name = (model: string) => ({ path: { model }, body: createFailingPrediction() });
  const words = Buffer.from('no picture').toString('base64');
  const order = createFailingPrediction();
  const [instance] = (order as { readonly instances: readonly object[] }).instances;
  return [
    refuseAs(operationId, [400, 'missingPrompt'], {
      note: 'no prompt',
      request: { body: { instances: [{}] } },
    }),
    refuseAs(operationId, [400, 'unknownField'], ask('a last frame', {}, { lastFrame: {} })),
    refuseAs(operationId, [400, 'duration'], ask('seven seconds', { durationSeconds: 7 })),
    refuseAs(operationId, [400, 'picture'], ask('words', {}, { image: { bytesBase64Encoded: words } })),
    refuseAs(operationId, [400, 'idempotencyKey'], {
      ...ask('an idempotency key with another order', {}, { prompt: 'Another boat [[failed]]' }),
      needs: 'simulator',
      before: order,
      change: (request) => setHeader(request, 'idempotency-key', `contract-alias-${operationId}`),
    }),
    refuse(operationId, 400, { note: 'no instance', request: { body: { instances: [] } } }),
    refuse(operationId, 400, {
      note: 'two instances',
      request: { body: { instances: [instance, instance] } },
    }),
    refuse(operationId, 400, ask('a prompt of 32001 characters', {}, { prompt: 'x'.repeat(32_001) })),
    refuse(
      operationId,
      400,
      ask('a wish of 32001 characters for nothing', { negativePrompt: 'x'.repeat(32_001) }),
    ),
    refuse(operationId, 400, ask('five videos', { sampleCount: 5 })),
    refuse(operationId, 400, ask('a store of nobody', { storageUri: 'gs://nobody/' })),
    refuse(operationId, 400, { note: 'another form', request: { query: { alt: 'media' } } }),
    refuseAs(operationId, [404, 'model'], { note: 'an unknown model', request: name('no-such-model') }),
    refuseAs(operationId, [404, 'otherKind'], { note: 'a model of words', request: name('gemini-2.5-pro') }),
  ];
}

/** Names that no operation and no file has: of nobody's task, too short, too long, in capitals. */
const strangers = [
  '00000000000000000000000000',
  '0000000000000000000000001',
  '0'.repeat(5_000),
  '0000000000000000000000000A',
  'task_00000000000000000000000000',
  'x',
] as const;

function shorten(name: string): string {
  return name.length < 1_000 ? name : `${String(name.length)} characters`;
}

/** What is asked about operations in vain. */
function planNames(): readonly CasePlan[] {
  const notFound = [404, 'notFound'] as const;
  const other = { path: { model: 'veo-3.1-generate-preview' } };
  const names = ['', ...strangers.map((operation) => String(Object.values(createQuestion(operation))[0]))];
  return [
    ...strangers.map((operation) =>
      refuseAs('getVideoOperation', notFound, {
        note: `the operation ${shorten(operation)}`,
        request: { path: { operation } },
      }),
    ),
    ...[...names, ...strangers].map((operationName) =>
      refuseAs('fetchVideoOperation', notFound, {
        note: `the operation “${shorten(operationName)}”`,
        request: { body: { operationName } },
      }),
    ),
    ...['getVideoOperation', 'fetchVideoOperation'].flatMap((operationId) => [
      refuseAs(operationId, notFound, {
        note: 'an operation of another model',
        task: share('completed'),
        request: other,
        ...askAbout(operationId),
      }),
      refuse(operationId, 400, {
        note: 'another form',
        task: share('completed'),
        request: { query: { alt: 'media' } },
        ...askAbout(operationId),
      }),
    ]),
    refuseAs('getVideoOperation', [400, 'form'], {
      note: 'a form that nobody has',
      task: share('completed'),
      request: { query: { alt: 'xml' } },
    }),
    refuseAs('fetchVideoOperation', [400, 'missingName'], { note: 'no name', request: { body: {} } }),
    refuse('fetchVideoOperation', 400, {
      note: 'a number as name',
      request: { body: { operationName: 7 } },
    }),
  ];
}

function planFiles(): readonly CasePlan[] {
  const get = 'downloadVideoFile';
  const task = share('completed');
  const set = (name: string, value: string): Pick<CasePlan, 'change'> => ({
    change: (request) => setHeader(request, name, value),
  });
  return [
    ...['getVideoFile', get, 'headVideoFile'].flatMap((operationId) => planMissingFiles(operationId)),
    refuse('getVideoFile', 400, { note: 'another form', task, request: { query: { alt: 'media' } } }),
    ...[get, 'headVideoFile'].flatMap((operationId) => [
      refuse(operationId, 400, { note: 'another form', task, request: { query: { alt: 'json' } } }),
      refuseAs(operationId, [412, 'condition'], {
        note: 'another video',
        task,
        ...set('if-match', '"another"'),
      }),
    ]),
    refuseAs(get, [416, 'range'], {
      note: 'bytes beyond its end',
      task,
      ...set('range', 'bytes=99999999999-'),
    }),
  ];
}

function planMissingFiles(operationId: string): readonly CasePlan[] {
  const needs = 'simulator';
  return [
    refuseAs(operationId, [400, 'notCompleted'], {
      note: 'a task that is running',
      task: share('running'),
      needs,
    }),
    refuseAs(operationId, [400, 'failed'], { note: 'a task that is failed', task: share('failed'), needs }),
    refuseAs(operationId, [404, 'filtered'], {
      note: 'a task that is filtered',
      task: share('filtered'),
      needs,
    }),
    refuseAs(operationId, [404, 'notFound'], {
      note: 'a second video of one',
      task: { ...share('completed'), index: 1 },
    }),
    ...strangers.flatMap((name) =>
      [name, `${name}0`].map((file) =>
        refuseAs(operationId, [404, 'notFound'], {
          note: `the file ${shorten(file)}`,
          request: { path: { file } },
        }),
      ),
    ),
  ];
}

const mebibyte = 1024 * 1024;

/** Bodies that no operation takes; the largest are as large as docs/errors.md says. */
function planBrokenBodies(operationId: string): readonly CasePlan[] {
  const mebibytes = operationId === 'fetchVideoOperation' ? 1 : 40;
  return [
    refuse(operationId, 400, { note: 'not JSON', change: (request) => ({ ...request, body: '{' }) }),
    refuse(operationId, 400, { note: 'an empty body', change: (request) => ({ ...request, body: '' }) }),
    refuse(operationId, 413, {
      note: `a body over ${String(mebibytes)} MiB`,
      change: (request) => ({ ...request, body: JSON.stringify('x'.repeat(mebibytes * mebibyte)) }),
    }),
    refuse(operationId, 415, {
      note: 'not application/json',
      change: (request) => setHeader(request, 'content-type', 'text/plain'),
    }),
    refuse(operationId, 415, {
      note: 'a compressed body',
      change: (request) => setHeader(request, 'content-encoding', 'gzip'),
    }),
  ];
}

/** What is refused of every operation, and what only faults bring about. */
function planShared(contract: Contract, operationId: string): readonly CasePlan[] {
  const operation = contract.find(operationId);
  const faults = Object.entries(faultsByStatus).filter(([status]) => operation.responses.has(Number(status)));
  return [
    refuseAs(operationId, [401, 'missingKey'], { note: 'no key', request: { scheme: null } }),
    ...listSchemes(operation, contract.profile).map((scheme) =>
      refuseAs(operationId, [401, 'invalidKey'], {
        note: `a wrong key by ${scheme}`,
        request: { scheme },
        change: replaceKey,
      }),
    ),
    ...faults.map(([status, fault]) => planFault(operationId, Number(status), fault)),
  ];
}
