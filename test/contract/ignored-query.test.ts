import { describe, expect, it } from 'vitest';
import { toList, toObject } from '../../scripts/generate/json.ts';
import { listOperations } from '../../scripts/generate/openapi-operations.ts';
import { readOpenApi } from '../support/read-contract.ts';

/** The account area refuses what it does not know in either profile. */
const operations = listOperations(readOpenApi('vendor', 'open'))
  .map(({ operation }) => operation)
  .filter(({ tags }) => !toList(tags).includes('account'));

const answers = operations.flatMap((operation) =>
  Object.entries(toObject(operation.responses))
    .filter(([status]) => status.startsWith('2'))
    .map(([status, response]) => [String(operation.operationId), status, toObject(response)] as const),
);

describe('answers of the vendor contract', () => {
  it('are there', () => {
    expect(answers.length).toBeGreaterThan(20);
  });

  it.each(answers)(
    '%s %s may name query parameters that the contract does not know',
    (_id, _status, { headers }) => {
      expect(Object.keys(toObject(headers))).toContain('x-specway-ignored');
    },
  );
});
