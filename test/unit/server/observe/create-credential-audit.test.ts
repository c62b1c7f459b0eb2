import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import { createCredentialAudit } from '../../../../src/server/observe/create-credential-audit.ts';
import type { Exchange } from '../../../../src/server/exchange/exchange.ts';

const exchange = {
  requestId: 'req_1',
  operationId: 'createMessage',
  address: { id: '203.0.113.7' },
  credentialSource: 'headerKey',
} as Exchange;
const refusal = new GatewayError('unauthenticated', 'No.', { reason: 'invalid_api_key' });

describe('createCredentialAudit', () => {
  it('writes ten lines a second, and then how many it left out', () => {
    const lines: Record<string, unknown>[] = [];
    let now = 0;
    const logger = pino(
      {},
      { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    );
    const audit = createCredentialAudit(logger, () => now);
    for (let count = 0; count < 25; count += 1) audit(exchange, refusal);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toMatchObject({
      level: 40,
      msg: 'credential refused',
      requestId: 'req_1',
      operationId: 'createMessage',
      clientAddress: '203.0.113.7',
      credentialSource: 'headerKey',
      reason: 'invalid_api_key',
    });
    now = 1_000;
    audit(exchange, refusal);
    expect(lines[10]).toMatchObject({ leftOut: 15 });
    audit(exchange, refusal);
    expect(lines[11]).not.toHaveProperty('leftOut');
  });
});
