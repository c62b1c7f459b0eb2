import { describe, expect, it } from 'vitest';
import { listIgnoredFields } from '../../../../../src/providers/simulator/prompt/list-ignored-fields.ts';
import { createContentBody, createMessageBody, weatherTool } from '../simulator-calls.ts';

type Json = Readonly<Record<string, unknown>>;

function listMessage(body: Json) {
  return listIgnoredFields(body, 'MessageRequest');
}

function listBlocks(...blocks: readonly Json[]) {
  return listMessage(createMessageBody(blocks));
}

function listContent(body: Json) {
  return listIgnoredFields(body, 'GenerateContentRequest');
}

describe('listIgnoredFields', () => {
  it('names fields of format B at every depth', () => {
    const body = createMessageBody([{ type: 'text', text: 'Hi', bar: 1 }], { metadata: { a: 1 }, zoo: {} });
    expect(listMessage(body)).toEqual(['messages[0].content[0].bar', 'metadata.a', 'zoo']);
    expect(listMessage({ messages: [{ role: 'user', content: 'Hi', foo: null }] })).toEqual([
      'messages[0].foo',
    ]);
  });

  it('names blocks, sources and tools of other kinds as a whole', () => {
    const text = { type: 'text', text: 'Hi' };
    expect(listBlocks(text, { type: 'search_result', content: [] }, { type: 'brand_new' }, {})).toEqual([
      'messages[0].content[1]',
      'messages[0].content[2]',
      'messages[0].content[3]',
    ]);
    expect(listBlocks({ type: 'document', source: { type: 'tape' } })).toEqual([
      'messages[0].content[0].source',
    ]);
    const tools = [
      weatherTool,
      { type: 'web_search_20250305', name: 'web_search' },
      { type: 'bash_20250124' },
    ];
    expect(listMessage({ tools })).toEqual(['tools[1]', 'tools[2]']);
    expect(listMessage({ thinking: { type: 'between_tools' } })).toEqual(['thinking']);
  });

  it('looks into tool results and documents within them', () => {
    const inner = {
      type: 'document',
      source: { type: 'content', content: [{ type: 'text', text: '', x: 1 }] },
    };
    const result = { type: 'tool_result', tool_use_id: 't', content: [inner, { type: 'new' }] };
    expect(listBlocks(result)).toEqual([
      'messages[0].content[0].content[0].source.content[0].x',
      'messages[0].content[0].content[1]',
    ]);
  });

  it('names no vendor field of format B that the simulator honours', () => {
    const source = { type: 'url', url: 'https://example.com/a.png' };
    const body = createMessageBody([{ type: 'image', source }], {
      system: [{ type: 'text', text: 'Be kind.', cache_control: { type: 'ephemeral', ttl: '1h' } }],
      cache_control: { type: 'ephemeral' },
      thinking: { type: 'adaptive', display: 'omitted' },
      output_config: { format: { type: 'json_schema', schema: { anything: 1 } } },
      output_format: { type: 'json_schema', schema: {} },
      tool_choice: { type: 'none' },
      tools: [
        { ...weatherTool, strict: true },
        { type: 'custom', name: 'a', input_schema: { foo: { bar: 1 } } },
        { type: 'brand_new', name: 'b', input_schema: {} },
        { type: 'bash_20250124', name: 'bash' },
        { type: 'computer_20250124', name: 'computer', display_width_px: 1, display_height_px: 1 },
        { type: 'text_editor_20250728', name: 'str_replace_based_edit_tool' },
        { type: 'memory_20250818', name: 'memory' },
      ],
    });
    expect(listMessage(body)).toEqual([]);
    expect(listMessage({ messages: [{ role: 'system', content: 'Be kind.' }] })).toEqual([]);
  });

  it('names what is unknown beside honoured vendor fields', () => {
    const tools = [
      { ...weatherTool, defer_loading: true },
      { type: 'text_editor_20250728', name: 'e', most: 1 },
    ];
    expect(listMessage({ output_config: { effort: 'low' }, tools })).toEqual([
      'output_config.effort',
      'tools[0].defer_loading',
      'tools[1].most',
    ]);
  });

  it('names fields of format C at every depth', () => {
    const body = {
      contents: [{ foo: 1, parts: [{ text: 'Hi', bar: 1 }, { brand: {} }] }],
      generationConfig: { thinkingConfig: { baz: 1, thinkingLevel: 'LOW' }, audioTimestamp: true },
      systemInstruction: { zzz: 1, parts: [{ text: 'Be kind.' }] },
      tools: [{ googleSearch: {} }, { functionDeclarations: [{ name: 'f', behavior: 'BLOCKING' }] }],
    };
    expect(listContent(body)).toEqual([
      'contents[0].foo',
      'contents[0].parts[0].bar',
      'contents[0].parts[1].brand',
      'generationConfig.thinkingConfig.baz',
      'generationConfig.audioTimestamp',
      'systemInstruction.zzz',
      'tools[0].googleSearch',
      'tools[1].functionDeclarations[0].behavior',
    ]);
  });

  it('leaves alone what belongs to the client', () => {
    const parts = [
      { functionCall: { name: 'f', args: { foo: { bar: 1 } } } },
      { functionResponse: { name: 'f', response: { foo: 1 } } },
    ];
    const tools = [{ functionDeclarations: [{ name: 'f', parameters: { zzz: 1 } }] }];
    const generationConfig = { responseSchema: { foo: 1 }, responseJsonSchema: { bar: 1 } };
    expect(listContent({ contents: [{ parts }], tools, generationConfig })).toEqual([]);
    expect(listBlocks({ type: 'tool_use', id: 't', name: 'f', input: { foo: { bar: 1 } } })).toEqual([]);
  });

  it('names fifty fields at most, each cut to 128 characters', () => {
    const fields = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`f${String(index)}`, 1]));
    const many = listContent(createContentBody('Hi', fields));
    expect(many).toHaveLength(51);
    expect(many.at(-1)).toBe('...');
    expect(listContent({ ['x'.repeat(500)]: 1 })).toEqual(['x'.repeat(128)]);
  });

  it('finds nothing to name in values of a wrong type', () => {
    expect(listMessage({ messages: 'none', metadata: 5, system: null, thinking: 'yes', tools: [3] })).toEqual(
      [],
    );
  });
});
