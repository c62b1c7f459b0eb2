import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../../handlers/index.ts';
import type { GatewayOptions } from '../../../src/server/index.ts';
import { createTestGateway, type TestGatewayOptions } from '../../support/create-test-gateway.ts';

type Documents = NonNullable<GatewayOptions['documents']>;

/** A part of the document that a test changes. */
interface Changed {
  readonly paths: Record<string, Record<string, Record<string, unknown>>>;
}

const read = (name: string) => readFileSync(new URL(`../../../generated/${name}`, import.meta.url), 'utf8');

/** The generated documents, the neutral one changed. */
function tamper(change: (document: Changed) => void): Documents {
  const neutral = JSON.parse(read('openapi.json')) as Changed;
  change(neutral);
  return { neutral, vendor: JSON.parse(read('openapi.vendor.json')) as Changed } as unknown as Documents;
}

async function start(options: TestGatewayOptions): Promise<string> {
  const gateway = await createTestGateway(options).catch((error: unknown) => (error as Error).message);
  if (typeof gateway === 'string') return gateway;
  await gateway.stop();
  return 'started';
}

describe('a start with a contract that contradicts the program', () => {
  it('is refused for an operation without a handler', async () => {
    const documents = tamper(({ paths }) => {
      paths['/v1/poems'] = { post: { ...paths['/v1/messages']?.post, operationId: 'createPoem' } };
    });
    expect(await start({ documents })).toContain('operation createPoem has no handler');
  });

  it('is refused for a handler without an operation', async () => {
    const documents = tamper(({ paths }) => {
      delete paths['/v1/messages/count_tokens'];
    });
    expect(await start({ documents })).toContain('handler countMessageTokens has no operation');
    const createPoem = handlers['createMessage']!;
    expect(await start({ handlers: { ...handlers, createPoem } })).toContain('createPoem has no operation');
  });

  it('is refused for a security scheme that nothing checks', async () => {
    const documents = tamper(({ paths }) => {
      paths['/v1/messages']!.post!.security = [{ fingerprint: [] }];
    });
    expect(await start({ documents })).toContain('security scheme fingerprint has no handler');
  });
});
