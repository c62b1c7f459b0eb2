import { describe, expect, it } from 'vitest';
import { GatewayError, type UpstreamFailureKind } from '../../../../src/core/gateway-error.ts';
import { renameRejection } from '../../../../src/translators/messages-to-content/rename-rejection.ts';

function createRejection(message: string, field: string, kind: UpstreamFailureKind = 'rejected_request') {
  return new GatewayError('invalid_argument', message, {
    reason: 'invalid_request',
    param: field,
    violations: [{ field, description: message }],
    final: true,
    upstream: { deploymentId: 'd', status: 400, kind, retryAfterMs: null },
  });
}

describe('renameRejection', () => {
  it.each([
    ['generation_config.max_output_tokens', 'max_tokens'],
    ['generationConfig.topP', 'top_p'],
    ['generationConfig.thinkingConfig.thinkingBudget', 'thinking'],
    ['GenerateContentRequest.contents[0].parts[1].inline_data', 'messages'],
    ['tools[0].functionDeclarations[2].parametersJsonSchema', 'tools'],
    ['system_instruction', 'system'],
  ])('calls %s %s', (field, name) => {
    const renamed = renameRejection(createRejection(`* ${field}: is not allowed`, field)) as GatewayError;
    expect(renamed).toMatchObject({
      code: 'invalid_argument',
      message: `* ${name}: is not allowed`,
      param: name,
      violations: [{ field: name, description: `* ${name}: is not allowed` }],
      final: true,
      upstream: { kind: 'rejected_request' },
    });
  });

  it('leaves out what the client did not write', () => {
    const renamed = renameRejection(
      createRejection('generation_config.seed is bad', 'generation_config.seed'),
    ) as GatewayError;
    expect(renamed).toMatchObject({ message: 'the request is bad', param: null, violations: [] });
  });

  it('leaves plain English alone', () => {
    const renamed = renameRejection(
      createRejection('The contents of your tools are bad.', 'x'),
    ) as GatewayError;
    expect(renamed.message).toBe('The contents of your tools are bad.');
  });

  it('leaves every other error as it is', () => {
    const limited = createRejection('contents[0]', 'contents[0]', 'rate_limited');
    expect(renameRejection(limited)).toBe(limited);
    const other = new Error('contents[0]');
    expect(renameRejection(other)).toBe(other);
  });
});
