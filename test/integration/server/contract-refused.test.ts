import { describe, expect, it } from 'vitest';
import { handlers } from '../../../handlers/index.ts';
import { readOutlines, type OperationOutline } from '../../../src/server/contract/contract-outline.ts';
import { createTestGateway, type TestGatewayOptions } from '../../support/create-test-gateway.ts';

/** The contract with the operations of its neutral profile changed. */
function tamper(change: (operations: readonly OperationOutline[]) => readonly OperationOutline[]) {
  const { neutral, vendor } = readOutlines();
  return { neutral: { ...neutral, operations: change(neutral.operations) }, vendor };
}

async function start(options: TestGatewayOptions): Promise<string> {
  const gateway = await createTestGateway(options).catch((error: unknown) => (error as Error).message);
  if (typeof gateway === 'string') return gateway;
  await gateway.stop();
  return 'started';
}

describe('a start with a contract that contradicts the program', () => {
  it('is refused for an operation without a handler', async () => {
    const outlines = tamper((operations) => [
      ...operations,
      { ...operations[0]!, path: '/v1/poems', operationId: 'createPoem' },
    ]);
    expect(await start({ outlines })).toContain('operation createPoem has no handler');
  });

  it('is refused for a handler without an operation', async () => {
    const outlines = tamper((operations) =>
      operations.filter(({ operationId }) => operationId !== 'countMessageTokens'),
    );
    expect(await start({ outlines })).toContain('handler countMessageTokens has no operation');
    const createPoem = handlers['createMessage']!;
    expect(await start({ handlers: { ...handlers, createPoem } })).toContain('createPoem has no operation');
  });

  it('is refused for a security scheme that nothing checks', async () => {
    const outlines = tamper((operations) =>
      operations.map((operation) =>
        operation.operationId === 'createMessage'
          ? { ...operation, security: [{ fingerprint: [] }] }
          : operation,
      ),
    );
    expect(await start({ outlines })).toContain('security scheme fingerprint has no handler');
  });
});
