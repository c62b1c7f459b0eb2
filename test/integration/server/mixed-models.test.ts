import { expect, it } from 'vitest';
import { createTestGateway } from '../../support/create-test-gateway.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';

it('says at the start which names are models for texts here and for pictures there', async () => {
  const url = 'http://127.0.0.1:1';
  const gateway = await createTestGateway({
    config: {
      deployments: [
        { ...createUpstreamDeployment('anthropic', url), id: 'writer', models: { ours: 'claude-opus-4-8' } },
        { ...createUpstreamDeployment('gemini', url), id: 'third', models: { other: 'gemini-2.5-flash' } },
        { ...createUpstreamDeployment('openai', url), id: 'painter', models: { ours: 'gpt-image-2' } },
      ],
    },
  });
  await gateway.stop();
  const warnings = gateway.logLines.flatMap(({ warning }) => (warning === undefined ? [] : [warning]));
  expect(warnings).toEqual([
    'The model ours writes texts on writer and makes pictures on painter; each request goes to those that make what it asks for.',
  ]);
});
