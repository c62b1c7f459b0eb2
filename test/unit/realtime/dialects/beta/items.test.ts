import { describe, expect, it } from 'vitest';
import { openTestDialect, tellOf } from '../../../../support/dialect-session.ts';

const head = { id: 'item_1', object: 'realtime.item', status: 'completed' };
const question = { ...head, type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] };

describe('items of a beta client', () => {
  const tell = (item: object, set: 'neutral' | 'vendor' = 'neutral') =>
    tellOf(openTestDialect({ set }).dialect, { type: 'conversation.item.added', item })[0]?.item;
  const message = (role: string, ...content: object[]) => ({ ...head, type: 'message', role, content });

  it.each([
    ['user', { type: 'input_text', text: 'a' }, { type: 'input_text', text: 'a' }],
    ['user', { type: 'input_audio' }, { type: 'input_audio', transcript: null }],
    [
      'user',
      { type: 'input_audio', audio: 'AAAA', transcript: 'a' },
      { type: 'input_audio', audio: 'AAAA', transcript: 'a' },
    ],
    ['system', { type: 'input_text', text: 'a' }, { type: 'input_text', text: 'a' }],
    ['assistant', { type: 'output_text', text: 'a' }, { type: 'text', text: 'a' }],
    ['assistant', { type: 'text', text: 'a' }, { type: 'text', text: 'a' }],
    ['assistant', { type: 'output_audio', transcript: 'a' }, { type: 'audio', transcript: 'a' }],
  ])('name the parts of %s as their dialect does: %j', (role, given, expected) => {
    expect(tell(message(role, given))).toEqual(message(role, expected));
  });

  it('have no pictures', () => {
    const picture = { type: 'input_image', image_url: 'data:image/png;base64,AAAA' };
    expect(tell(message('user', picture, { type: 'input_text', text: 'a' }))).toEqual(
      message('user', { type: 'input_text', text: 'a' }),
    );
  });

  it('are calls and their results', () => {
    const call = { ...head, type: 'function_call', name: 'n', arguments: '{}' };
    expect(tell(call)).toEqual({ ...call, call_id: 'item_1' });
    const output = { ...head, type: 'function_call_output', call_id: 'c', output: 'Rain.' };
    expect(tell(output)).toEqual(output);
  });

  it('stand behind one another as if those of other types were not there', () => {
    const { dialect } = openTestDialect();
    const add = (id: string, type: string) => ({
      type: 'conversation.item.added',
      item: { ...question, id, type },
    });
    const told = tellOf(
      dialect,
      add('item_1', 'message'),
      add('item_2', 'mcp_list_tools'),
      add('item_3', 'message'),
      add('item_4', 'mcp_call'),
      { type: 'input_audio_buffer.committed', item_id: 'item_5', previous_item_id: 'item_4' },
      {
        type: 'response.output_item.added',
        response_id: 'r',
        output_index: 0,
        item: { id: 'item_6', type: 'mcp_call' },
      },
    );
    expect(told.map(({ type, previous_item_id }) => [type, previous_item_id])).toEqual([
      ['conversation.item.created', null],
      ['conversation.item.created', 'item_1'],
      ['input_audio_buffer.committed', 'item_3'],
    ]);
  });

  it('are retrieved in the vendor profile', () => {
    const event = { type: 'conversation.item.retrieved', item: question };
    expect(tellOf(openTestDialect({ set: 'vendor' }).dialect, event)).toMatchObject([event]);
    expect(tellOf(openTestDialect().dialect, event)).toEqual([]);
  });
});
