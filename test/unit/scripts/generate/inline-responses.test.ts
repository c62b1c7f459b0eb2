import { describe, expect, it } from 'vitest';
import { inlineResponses } from '../../../../scripts/generate/inline-responses.ts';
import type { JsonObject } from '../../../../scripts/generate/json.ts';

const shared = { description: 'There is no login.', content: {} };

function createDocument(responses: JsonObject): JsonObject {
  return {
    paths: { '/api/self': { get: { operationId: 'getSelf', responses }, parameters: [] } },
    components: { responses: { LoginNeeded: shared }, schemas: {} },
  };
}

describe('inlineResponses', () => {
  it('puts shared answers where they are used, and leaves the others as they are', () => {
    const own = { description: 'The user.' };
    const reference = { $ref: '#/components/responses/LoginNeeded' };
    expect(inlineResponses(createDocument({ '200': own, '401': reference }))).toEqual({
      paths: {
        '/api/self': {
          get: { operationId: 'getSelf', responses: { '200': own, '401': shared } },
          parameters: [],
        },
      },
      components: { schemas: {} },
    });
  });

  it('refuses a reference that leads nowhere', () => {
    const document = createDocument({ '401': { $ref: '#/components/responses/NoLogin' } });
    expect(() => inlineResponses(document)).toThrow('Nothing is at #/components/responses/NoLogin.');
  });
});
