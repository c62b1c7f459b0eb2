import { describe, expect, it } from 'vitest';
import { GatewayError, type UpstreamFailureKind } from '../../../../src/core/gateway-error.ts';
import { refuseField } from '../../../../src/core/refuse-field.ts';
import { renameRejection } from '../../../../src/translators/content-to-messages/rename-message-fields.ts';

const reject = (message: string, kind: UpstreamFailureKind = 'rejected_request') =>
  new GatewayError('invalid_argument', message, {
    reason: 'invalid_request',
    upstream: { deploymentId: 'primary', status: 400, kind, retryAfterMs: null },
  });

describe('renameRejection', () => {
  it.each([
    ['messages.0.content.1.image: broken', 'contents: broken'],
    ['messages: must not be empty', 'contents: must not be empty'],
    ['max_tokens: 70000 > 64000', 'generationConfig.maxOutputTokens: 70000 > 64000'],
    ['tools.0.custom.input_schema.type: wrong', 'tools: wrong'],
    ['thinking.budget_tokens and top_k', 'generationConfig.thinkingConfig and generationConfig.topK'],
    [
      'Your thinking about these tools and messages is fine',
      'Your thinking about these tools and messages is fine',
    ],
  ])('says %s in the words of the client', (message, expected) => {
    const renamed = renameRejection(reject(message), {});
    expect(renamed).toMatchObject({
      message: expected,
      reason: 'invalid_request',
      upstream: { status: 400 },
    });
  });

  it.each(['responseSchema', 'responseJsonSchema'])('calls a schema %s as the client did', (name) => {
    const sent = { generationConfig: { [name]: { type: 'object' } } };
    expect(renameRejection(reject('output_config.format.schema: too deep'), sent)).toMatchObject({
      message: `generationConfig.${name}: too deep`,
    });
  });

  describe('of a tool', () => {
    const declare = (...names: readonly string[]) => ({
      functionDeclarations: names.map((name) => ({ name })),
    });
    const tools = [declare('a', 'b'), declare('c')];
    const rename = (index: number, functionCallingConfig?: object) =>
      renameRejection(reject(`tools.${String(index)}.custom.input_schema: wrong`), {
        tools,
        ...(functionCallingConfig ? { toolConfig: { functionCallingConfig } } : {}),
      });

    it.each([
      [0, undefined, 'tools[0].functionDeclarations[0]'],
      [2, undefined, 'tools[1].functionDeclarations[0]'],
      [1, { mode: 'ANY', allowedFunctionNames: ['a', 'c'] }, 'tools[1].functionDeclarations[0]'],
      [0, { mode: 'VALIDATED', allowedFunctionNames: ['b'] }, 'tools[0].functionDeclarations[1]'],
      [1, { mode: 'ANY', allowedFunctionNames: ['c'] }, 'tools[0].functionDeclarations[1]'],
      [1, { mode: 'NONE', allowedFunctionNames: ['c'] }, 'tools[0].functionDeclarations[1]'],
      [7, undefined, 'tools'],
    ])('names the function of number %i, of those offered by %j', (index, config, expected) => {
      expect(rename(index, config)).toMatchObject({ message: `${expected}: wrong` });
    });
  });

  it('says what an adapter refused in the words of the client', () => {
    const refused = refuseField('tool_choice', 'Send auto.');
    expect(renameRejection(refused, {})).toMatchObject({
      message: 'toolConfig: Send auto.',
      param: 'toolConfig',
      reason: 'unsupported_parameter',
      upstream: null,
    });
  });

  it('leaves other errors as they are', () => {
    const error = reject('max_tokens', 'server_error');
    expect(renameRejection(error, {})).toBe(error);
    expect(renameRejection('x', {})).toBe('x');
  });
});
