import { describe, expect, it } from 'vitest';
import { openTestDialect, tellOf } from '../../../../support/dialect-session.ts';

const head = { id: 'item_1', object: 'realtime.item', status: 'completed' };
const question = { ...head, type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] };
const response = {
  id: 'r',
  object: 'realtime.response',
  status: 'completed',
  status_details: null,
  output: [],
  usage: null,
  conversation_id: 'conv_up',
  output_modalities: ['audio'],
};
const shown = {
  id: 'r',
  object: 'realtime.response',
  status: 'completed',
  status_details: null,
  output: [],
  usage: null,
  conversation_id: 'conv_made1',
  modalities: ['audio', 'text'],
  voice: 'alloy',
  output_audio_format: 'pcm16',
  temperature: 1,
  max_output_tokens: 'inf',
  metadata: null,
};

describe('responses of a beta client', () => {
  const ask = (config: object) => JSON.stringify({ type: 'response.create', response: config });
  const begin = { type: 'response.created', response: { ...response, status: 'in_progress' } };

  it('show what they were asked for, from the beginning to the end', () => {
    const { dialect } = openTestDialect({ set: 'vendor' });
    const config = {
      voice: 'marin',
      temperature: 0.2,
      max_output_tokens: 5,
      output_audio_format: 'g711_ulaw',
    };
    dialect.read(ask(config));
    const output = { format: { type: 'audio/pcmu' }, voice: 'marin' };
    const told = tellOf(
      dialect,
      { ...begin, response: { ...begin.response, audio: { output }, max_output_tokens: 5 } },
      { type: 'response.done', response },
      begin,
    );
    const { response: plain } = { response: { ...shown, status: 'in_progress' } };
    expect(told).toMatchObject([{ response: config }, { response: config }, { response: plain }]);
  });

  it('are not taken for one that was asked for where they are not like it', () => {
    const { dialect } = openTestDialect({ set: 'vendor' });
    dialect.read(ask({ modalities: ['text'], temperature: 0.2 }));
    dialect.read(ask({ metadata: { a: 'b' }, temperature: 0.3 }));
    dialect.read(ask({ conversation: 'none', temperature: 0.4 }));
    const other = (id: string, fields: object) => ({
      ...begin,
      response: { ...begin.response, id, ...fields },
    });
    const told = tellOf(
      dialect,
      other('r1', {}),
      other('r2', { conversation_id: null }),
      other('r3', { metadata: { a: 'b' } }),
      other('r4', { output_modalities: ['text'] }),
    );
    expect(told).toMatchObject([1, 0.4, 0.3, 0.2].map((temperature) => ({ response: { temperature } })));
  });

  it.each([
    [
      { type: 'cancelled', reason: 'turn_detected' },
      { type: 'cancelled', reason: 'turn_detected' },
    ],
    [{ reason: 'max_output_tokens' }, { type: 'incomplete', reason: 'max_output_tokens' }],
    [{ type: 'incomplete', reason: 'a reason of tomorrow' }, { type: 'incomplete' }],
    [
      { type: 'failed', error: { type: 'server_error', code: 'x' } },
      { type: 'failed', error: { type: 'server_error', code: 'x', message: 'The response failed.' } },
    ],
    [{ type: 'of tomorrow' }, null],
  ])('end for the reasons that their contract knows: %j', (details, expected) => {
    const ended = { ...response, status: 'incomplete', status_details: details };
    const [told] = tellOf(openTestDialect().dialect, { type: 'response.done', response: ended });
    expect(told).toMatchObject({ response: { status_details: expected } });
  });

  it('count tokens as the dialect does', () => {
    const usage = {
      total_tokens: 7,
      input_tokens: 4,
      output_tokens: 3,
      input_token_details: {
        text_tokens: 1,
        audio_tokens: 2,
        cached_tokens: 0,
        image_tokens: 1,
        cached_tokens_details: {},
      },
      output_token_details: { text_tokens: 1, audio_tokens: 2 },
    };
    const done = {
      type: 'response.done',
      response: { ...response, usage, output: [question, { type: 'mcp_call' }] },
    };
    expect(tellOf(openTestDialect().dialect, done)).toMatchObject([
      {
        response: {
          output: [question],
          usage: { ...usage, input_token_details: { text_tokens: 1, audio_tokens: 2, cached_tokens: 0 } },
        },
      },
    ]);
  });
});
