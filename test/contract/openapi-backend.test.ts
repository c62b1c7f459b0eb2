import { OpenAPIBackend, type Document } from 'openapi-backend';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../handlers/index.ts';
import { readOutlines } from '../../src/server/contract/contract-outline.ts';
import { createDefinition } from '../../src/server/contract/create-definition.ts';
import { securitySchemes } from '../../src/server/dispatcher/authenticate-exchange.ts';

/** What the gateway gives to openapi-backend, and here is checked by it in full, which takes too long at start. */
function readDefinition(profile: 'neutral' | 'vendor'): Document {
  return createDefinition(readOutlines()[profile]);
}

async function init(definition: Document, operationIds: readonly string[]): Promise<OpenAPIBackend> {
  const answer = () => null;
  const backend = new OpenAPIBackend({
    definition,
    strict: true,
    handlers: Object.fromEntries(operationIds.map((operationId) => [operationId, answer])),
    securityHandlers: Object.fromEntries(securitySchemes.map((scheme) => [scheme, answer])),
  });
  return await backend.init();
}

describe('openapi-backend, with all its checks', { timeout: 60_000 }, () => {
  it.each(['neutral', 'vendor'] as const)(
    'accepts the %s profile and what is registered for it',
    async (profile) => {
      const definition = readDefinition(profile);
      const known = new Set(
        Object.values(definition.paths ?? {})
          .flatMap((item) => Object.values(item ?? {}))
          .map(readId),
      );
      const operationIds = Object.keys(handlers).filter((id) => known.has(id));
      const backend = await init(definition, operationIds);
      expect(
        backend
          .getOperations()
          .map(({ operationId }) => operationId)
          .sort(),
      ).toEqual([...operationIds].sort());
    },
  );

  it('refuses a handler and a security scheme that the document does not have', async () => {
    await expect(init(readDefinition('neutral'), ['createPoem'])).rejects.toThrow(
      'Unknown operationId createPoem',
    );
    const { components: _, ...definition } = readDefinition('neutral');
    await expect(init(definition as Document, [])).rejects.toThrow('Unknown security scheme');
  });

  it('refuses a document that is not OpenAPI', async () => {
    const definition = readDefinition('neutral');
    const paths = { '/v1/poems': { get: { operationId: 'listPoems' } } };
    await expect(init({ ...definition, paths } as unknown as Document, [])).rejects.toThrow(
      'not valid OpenAPI',
    );
  });
});

function readId(operation: unknown): string {
  return (operation as { readonly operationId: string }).operationId;
}
