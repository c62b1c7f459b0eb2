import { describe, expect, it } from 'vitest';
import { createTestGateway } from '../../support/create-test-gateway.ts';
import { loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';

describe('the start', () => {
  it('says which models cost nothing, where registration is open', async () => {
    const { accounts } = loadConfig({
      environment: {},
      providers,
      workingDirectory: '/srv',
      readFile: () => 'accounts: { registration: open }',
    });
    const gateway = await createTestGateway({ config: { accounts } });
    try {
      const [line, ...others] = gateway.logLines.filter(
        ({ msg }) => msg === 'models without a price are free',
      );
      expect(others).toEqual([]);
      expect(line).toMatchObject({
        level: 40,
        models: expect.arrayContaining(['chatfam-opus-4-8']) as unknown,
      });
    } finally {
      await gateway.stop();
    }
  });
});
