import { writeFileSync } from 'node:fs';
import type { Profile } from '../../../src/core/area.ts';
import { checkAnswer } from '../../support/contract-answer.ts';
import type { WireAnswer } from '../../support/contract-client.ts';
import { loadContract, type ContractOperation } from '../../support/contract-document.ts';
import { imageOperations } from '../runner/operations-under-test.ts';
import { adaptImageRequest } from './adapt-image-request.ts';
import { adaptRequest } from './adapt-request.ts';
import type { DreddOutcome, DreddTransaction } from './dredd-transaction.ts';
import { findSkipReason } from './skip-reasons.ts';

export interface HookOptions {
  readonly profile: Profile;
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
export function createHooks({ profile, apiKey, reportPath }: HookOptions): DreddHooks {
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
      const status = Number(transaction.expected.statusCode);
      const mediaType = readMediaType(transaction);
      transaction.skip ||= findSkipReason(operation.operationId, status) !== null;
      if (transaction.skip) return;
      const options = { operation, profile, apiKey, status, mediaType };
      const operationId = imageOperations.find((name) => name === operation.operationId);
      if (operationId === undefined) adaptRequest(transaction, options);
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
        describe(transaction, find(transaction).operationId, failures.get(transaction) ?? null),
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

function describe(
  { name, expected, test }: DreddTransaction,
  operationId: string,
  failure: string | null,
): DreddOutcome {
  const status = Number(expected.statusCode);
  const outcome = test?.status ?? 'none';
  return {
    name,
    operationId,
    status,
    outcome,
    skipReason: outcome === 'skip' ? findSkipReason(operationId, status) : null,
    failure,
  };
}
