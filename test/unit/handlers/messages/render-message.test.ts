import { describe, expect, it } from 'vitest';
import { renderMessage } from '../../../../handlers/messages/render-message.ts';
import { ClientModels } from '../../../../src/formats/messages/index.ts';

const usage = {
  input_tokens: 1,
  output_tokens: 2,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
};
const message = {
  id: 'msg_1',
  type: 'message',
  model: 'claude-opus-4-8',
  content: [{ type: 'text', text: 'Hi', model: 'not me' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage,
};

function render(value: Record<string, unknown>, profile: 'neutral' | 'vendor' = 'neutral') {
  const bytes = Buffer.from(`${JSON.stringify(value)} `);
  return renderMessage(
    { kind: 'whole', value, bytes, ignoredFields: [] },
    { models: new ClientModels('chatfam-opus-4-8', { body: { value: {}, bytes: null } }), profile },
  );
}

describe('renderMessage', () => {
  it('changes nothing but the model name in the upstream’s bytes', () => {
    const { bytes, body } = render(message);
    expect(bytes?.toString()).toBe(
      `${JSON.stringify(message).replace('claude-opus-4-8', 'chatfam-opus-4-8')} `,
    );
    expect(body).toMatchObject({ model: 'chatfam-opus-4-8' });
  });

  it('writes the answer anew when a stop reason is folded', () => {
    const folded = render({ ...message, stop_reason: 'model_context_window_exceeded' });
    expect(folded).toMatchObject({ bytes: null, body: { stop_reason: 'max_tokens' } });
    expect(render({ ...message, stop_reason: 'pause_turn' }, 'vendor').body).toMatchObject({
      stop_reason: 'pause_turn',
    });
  });

  it('completes the cache counters an upstream leaves out', () => {
    const { body } = render({ ...message, usage: { input_tokens: 1, output_tokens: 2 } });
    expect(body).toMatchObject({ usage });
  });

  it('leaves out blocks of other kinds in the neutral profile only', () => {
    const content = [
      { type: 'server_tool_use', id: 's' },
      { type: 'text', text: 'Hi' },
      { type: 'of_tomorrow' },
    ];
    expect(render({ ...message, content })).toMatchObject({
      bytes: null,
      body: { content: [{ type: 'text', text: 'Hi' }] },
    });
    expect(render({ ...message, content }, 'vendor').body).toMatchObject({ content });
  });

  it('keeps fields it does not know', () => {
    expect(render({ ...message, container: { id: 'c' } }).body).toMatchObject({ container: { id: 'c' } });
  });
});
