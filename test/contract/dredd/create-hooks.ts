import { writeFileSync } from 'node:fs';
import type { Profile } from '../../../src/core/area.ts';
import { checkAnswer } from '../../support/contract-answer.ts';
import type { WireAnswer } from '../../support/contract-client.ts';
import { loadContract, type ContractOperation } from '../../support/contract-document.ts';
import type { ContractServer } from '../../support/contract-client.ts';
import { createVideoShelf } from '../../support/contract-videos.ts';
import { imageOperations, isOfTasks } from '../runner/operations-under-test.ts';
import { adaptImageRequest } from './adapt-image-request.ts';
import { adaptRequest } from './adapt-request.ts';
import { adaptVideoRequest, findVideoCase } from './adapt-video-request.ts';
import type { DreddOutcome, DreddPlace, DreddTransaction } from './dredd-transaction.ts';
import { findSkipReason } from './skip-reasons.ts';

export interface HookOptions {
  readonly profile: Profile;
  /** The server that Dredd asks, without a trailing slash. */
  readonly url: string;
  readonly apiKey: string;
  /** Where the outcomes are written, as JSON. */
  readonly reportPath: string;
}

/** What Dredd calls for every transaction, and at the end. */
export interface DreddHooks {
  beforeEach(transaction: DreddTransaction): Promise<void>;
  beforeEachValidation(transaction: DreddTransaction): void;
  afterEach(transaction: DreddTransaction): void;
  afterAll(transactions: readonly DreddTransaction[]): void;
}

/**
 * Dredd sends a request for every status and content type of every operation and compares status and content type. The
 * hooks make each request ask for that status, and hold the answer to the schemas of the contract itself: of OpenAPI 3
 * Dredd compares bodies with examples only.
 */
export function createHooks({ profile, url, apiKey, reportPath }: HookOptions): DreddHooks {
  const server: ContractServer = { url, apiKey, videos: createVideoShelf({ url, apiKey }) };
  const contract = loadContract(profile);
  const byPlace = new Map(contract.operations.map((operation) => [renderPlace(operation), operation]));
  // Dredd overwrites the reason of a failure, so it is kept here.
  const failures = new Map<DreddTransaction, string>();
  const find = (transaction: DreddTransaction): ContractOperation => {
    const [path = ''] = transaction.name.split(' > ');
    const operation = byPlace.get(renderPlace({ method: transaction.request.method, path }));
    if (!operation) throw new Error(`The contract has no operation for ${transaction.name}.`);
    return operation;
  };
  return {
    beforeEach: async (transaction) => {
      const operation = find(transaction);
      const place = locate(transaction, operation, profile);
      transaction.skip ||= findSkipReason(place) !== null;
      if (transaction.skip) return;
      const options = { ...place, operation, apiKey };
      const operationId = imageOperations.find((name) => name === operation.operationId);
      const videoCase = isOfTasks(operation) ? findVideoCase(place) : undefined;
      if (videoCase !== undefined) await adaptVideoRequest(transaction, videoCase, server);
      else if (operationId === undefined) adaptRequest(transaction, options);
      else await adaptImageRequest(transaction, { ...options, operationId, contract });
    },
    beforeEachValidation: ({ expected, real }) => {
      // Dredd compares content types letter by letter, and bodies with the example.
      const type = real?.headers['content-type'];
      if (real && type !== undefined) real.headers['content-type'] = type.replace(/;.*$/, '');
      delete expected.body;
    },
    afterEach: (transaction) => {
      if (transaction.skip || !transaction.real) return;
      const mediaType = readMediaType(transaction);
      const problems = checkAnswer(contract, find(transaction).operationId, {
        answer: convertAnswer(transaction.real),
        expectation: {
          status: Number(transaction.expected.statusCode),
          ...(mediaType === null ? {} : { mediaType }),
        },
      });
      if (problems.length === 0) return;
      transaction.fail = problems.join('\n');
      failures.set(transaction, transaction.fail);
    },
    afterAll: (transactions) => {
      const outcomes = transactions.map((transaction) =>
        describe(
          transaction,
          locate(transaction, find(transaction), profile),
          failures.get(transaction) ?? null,
        ),
      );
      writeFileSync(reportPath, JSON.stringify(outcomes));
    },
  };
}

function renderPlace({ method, path }: Pick<ContractOperation, 'method' | 'path'>): string {
  return `${method.toLowerCase()} ${path}`;
}

/** The content type a transaction expects; `null` where no body is expected. */
function readMediaType({ name }: DreddTransaction): string | null {
  return name.split(' > ')[3] ?? null;
}

function convertAnswer(real: NonNullable<DreddTransaction['real']>): WireAnswer {
  const { statusCode: status, headers, body = '', bodyEncoding = 'utf-8' } = real;
  return { status, headers, body: Buffer.from(body, bodyEncoding) };
}

function locate(
  transaction: DreddTransaction,
  { operationId }: ContractOperation,
  profile: Profile,
): DreddPlace {
  const status = Number(transaction.expected.statusCode);
  return { profile, operationId, status, mediaType: readMediaType(transaction) };
}

function describe({ name, test }: DreddTransaction, place: DreddPlace, failure: string | null): DreddOutcome {
  const outcome = test?.status ?? 'none';
  return {
    ...place,
    name,
    outcome,
    skipReason: outcome === 'skip' ? findSkipReason(place) : null,
    failure,
  };
}
