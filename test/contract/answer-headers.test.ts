import { describe, expect, it } from 'vitest';
import { followReference, toObject } from '../../scripts/generate/json.ts';
import { listOperations } from '../../scripts/generate/openapi-operations.ts';
import type { Profile } from '../../src/core/area.ts';
import { readOpenApi } from '../support/read-contract.ts';

/** The gateway sends these with every answer of such a status; whoever describes an operation must not forget them. */
function listCommonHeaders(status: number): readonly string[] {
  return [
    'x-request-id',
    ...(status >= 400 ? ['x-should-retry'] : []),
    ...(status === 401 ? ['www-authenticate'] : []),
    ...(status === 429 || status === 503 ? ['retry-after', 'retry-after-ms'] : []),
  ];
}

/** Its 503 says that the gateway is not ready, which is no error and repeated by whoever asks. */
const withoutErrors = 'getReadiness';

describe.each<Profile>(['neutral', 'vendor'])('answers of the %s contract', (profile) => {
  const document = readOpenApi(profile, 'open');
  const operations = listOperations(document).filter(
    ({ operation }) => operation.operationId !== withoutErrors,
  );

  it.each(operations.map(({ operation }) => [String(operation.operationId), operation] as const))(
    'of %s name the headers that every answer of their status has',
    (_operationId, operation) => {
      const answers = Object.entries(toObject(operation.responses));
      expect(answers.length).toBeGreaterThan(0);
      for (const [status, answer] of answers) {
        const { headers } = toObject(followReference(document, answer));
        const names = Object.keys(toObject(headers)).map((name) => name.toLowerCase());
        expect(names, status).toEqual(expect.arrayContaining([...listCommonHeaders(Number(status))]));
      }
    },
  );
});
