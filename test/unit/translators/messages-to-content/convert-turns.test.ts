import { describe, expect, it } from 'vitest';
import { sealSignature } from '../../../../src/core/signature-envelope.ts';
import { providers } from '../../../../src/providers/provider-table.ts';
import type { MessageSource } from '../../../../src/translators/messages-to-content/convert-message-request.ts';
import { catchRefusal, convertMessage, readTurnParts } from '../../../support/convert-message.ts';

type Json = Readonly<Record<string, unknown>>;

const picture = { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' };
const pdf = { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0=' };
const inline = (mimeType: string, data: string) => ({ inlineData: { mimeType, data } });
const say = (...content: readonly Json[]) => convertMessage({ messages: [{ role: 'user', content }] });

describe('convertTurns', () => {
  it('names the tools that a search among them found', () => {
    const { value } = convertMessage({
      messages: [
        { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'search', input: {} }] },
        {
          role: 'user',
          content: [
            {
              type: 'tool_result',
              tool_use_id: 'toolu_1',
              content: [
                { type: 'tool_reference', tool_name: 'WebFetch' },
                { type: 'tool_reference', tool_name: 'Read' },
              ],
            },
          ],
        },
      ],
    });
    expect(JSON.stringify(value.contents)).toContain(JSON.stringify({ output: 'WebFetch\nRead' }));
  });

  it('writes what a search found as texts, in turns and in results of tools', () => {
    const found = {
      type: 'search_result',
      source: 'https://example.com/tea',
      title: 'Tea',
      content: [
        { type: 'text', text: 'Green.' },
        { type: 'text', text: 'Black.' },
      ],
      citations: { enabled: true },
    };
    const { value, ignoredFields } = convertMessage({
      messages: [
        { role: 'user', content: [found] },
        { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'search', input: {} }] },
        {
          role: 'user',
          content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: [found] }],
        },
      ],
    });
    const texts = ['Tea\nhttps://example.com/tea', 'Green.', 'Black.'];
    const [first, , last] = value.contents as readonly [Json, Json, Json];
    expect(first.parts).toEqual(texts.map((text) => ({ text })));
    expect(last.parts).toMatchObject([{ functionResponse: { response: { output: texts.join('\n') } } }]);
    expect(ignoredFields).toEqual([
      'messages[0].content[0].citations',
      'messages[2].content[0].content[0].citations',
    ]);
  });

  it('writes the least a request can say', () => {
    expect(convertMessage({})).toEqual({
      value: {
        contents: [{ role: 'user', parts: [{ text: 'Hi' }] }],
        generationConfig: { maxOutputTokens: 100 },
      },
      ignoredFields: [],
    });
  });

  it.each([
    ['a text', 'Be brief.', [{ text: 'Be brief.' }]],
    [
      'blocks',
      [
        { type: 'text', text: 'Be brief.' },
        { type: 'text', text: 'Be kind.' },
      ],
      [{ text: 'Be brief.' }, { text: 'Be kind.' }],
    ],
  ])('makes a system prompt of %s the system instruction', (_, system, parts) => {
    expect(convertMessage({ system }).value.systemInstruction).toEqual({ parts });
  });

  it('has no system instruction for an empty system prompt', () => {
    expect(convertMessage({ system: '' }).value).not.toHaveProperty('systemInstruction');
  });

  it('adds system turns to the system instruction and merges turns of one role', () => {
    const { value } = convertMessage({
      system: 'Be brief.',
      messages: [
        { role: 'user', content: 'One' },
        { role: 'system', content: 'A file is open.' },
        { role: 'user', content: [{ type: 'text', text: 'Two' }] },
        { role: 'assistant', content: 'Three' },
        { role: 'assistant', content: '{"capital": "' },
      ],
    });
    expect(value.systemInstruction).toEqual({ parts: [{ text: 'Be brief.' }, { text: 'A file is open.' }] });
    expect(value.contents).toEqual([
      { role: 'user', parts: [{ text: 'One' }, { text: 'Two' }] },
      { role: 'model', parts: [{ text: 'Three' }, { text: '{"capital": "' }] },
    ]);
  });

  it.each([
    ['an image', { type: 'image', source: picture }, [inline('image/png', picture.data)]],
    ['a PDF', { type: 'document', source: pdf }, [inline('application/pdf', pdf.data)]],
    [
      'a text document with title and context',
      {
        type: 'document',
        title: 'Terms',
        context: 'Of 2026.',
        source: { type: 'text', media_type: 'text/plain', data: 'Pay soon.' },
      },
      [{ text: 'Terms\nOf 2026.' }, { text: 'Pay soon.' }],
    ],
    [
      'a document of blocks',
      {
        type: 'document',
        source: {
          type: 'content',
          content: [
            { type: 'text', text: 'Pay.' },
            { type: 'image', source: picture },
          ],
        },
      },
      [{ text: 'Pay.' }, inline('image/png', picture.data)],
    ],
    [
      'a document of one text',
      { type: 'document', source: { type: 'content', content: 'Pay.' } },
      [{ text: 'Pay.' }],
    ],
  ])('writes %s', (_, block, parts) => {
    expect(readTurnParts(say(block))).toEqual([parts]);
  });

  it.each<readonly [string, Json, string]>([
    [
      'an image by address',
      { type: 'image', source: { type: 'url', url: 'https://a.example/x.png' } },
      '.source',
    ],
    ['an image by file', { type: 'image', source: { type: 'file', file_id: 'file_1' } }, '.source'],
    ['a GIF', { type: 'image', source: { ...picture, media_type: 'image/gif' } }, '.source.media_type'],
    [
      'a PDF by address',
      { type: 'document', source: { type: 'url', url: 'https://a.example/x.pdf' } },
      '.source',
    ],
    ['a document by file', { type: 'document', source: { type: 'file', file_id: 'file_1' } }, '.source'],
    ['a file of a container', { type: 'container_upload', file_id: 'file_1' }, ''],
    ['a server tool', { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: {} }, ''],
    ['a result of an unknown call', { type: 'tool_result', tool_use_id: 'toolu_1' }, '.tool_use_id'],
  ])('refuses %s by name', (_, block, place) => {
    expect(catchRefusal(() => say(block))).toMatchObject({
      code: 'invalid_argument',
      param: `messages[0].content[0]${place}`,
    });
  });

  it('writes parallel calls and their results in order, with the ids and signatures they came with', () => {
    const converted = convertMessage({
      messages: [
        { role: 'user', content: 'Rain?' },
        {
          role: 'assistant',
          content: [
            { type: 'text', text: 'I look.' },
            {
              type: 'tool_use',
              id: 'toolu_sw124dc455c_a1_U2lnK249',
              name: 'get_weather',
              input: { city: 'Porto' },
            },
            { type: 'tool_use', id: 'call_2', name: 'read_gauge', input: {} },
          ],
        },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'call_2', content: [{ type: 'image', source: picture }] },
            {
              type: 'tool_result',
              tool_use_id: 'toolu_sw124dc455c_a1_U2lnK249',
              content: 'No answer.',
              is_error: true,
            },
            { type: 'text', text: 'Go on.' },
          ],
        },
      ],
    });
    expect(readTurnParts(converted).slice(1)).toEqual([
      [
        { text: 'I look.' },
        {
          functionCall: { id: 'a1', name: 'get_weather', args: { city: 'Porto' } },
          thoughtSignature: 'Sig+n=',
        },
        { functionCall: { id: 'call_2', name: 'read_gauge', args: {} } },
      ],
      [
        {
          functionResponse: {
            id: 'call_2',
            name: 'read_gauge',
            response: { output: '[Media 1]' },
          },
        },
        { functionResponse: { id: 'a1', name: 'get_weather', response: { error: 'No answer.' } } },
      ],
      // Beside results the upstream takes nothing.
      [
        { text: 'Media 1, of the result of read_gauge:' },
        inline('image/png', picture.data),
        { text: 'Go on.' },
      ],
    ]);
    expect(converted.ignoredFields).toEqual([]);
  });

  const parallel = {
    messages: [
      {
        role: 'assistant',
        content: ['a', 'b'].map((id) => ({ type: 'tool_use', id, name: 'look', input: {} })),
      },
      {
        role: 'user',
        content: [
          {
            type: 'tool_result',
            tool_use_id: 'a',
            content: [
              { type: 'text', text: 'See.' },
              { type: 'image', source: picture },
            ],
          },
          { type: 'tool_result', tool_use_id: 'b', content: [{ type: 'document', source: pdf }] },
        ],
      },
    ],
  };

  it('keeps the media of results within them for models that know that', () => {
    const converted = convertMessage(parallel, { upstreamModel: 'gemini-3-pro-preview' });
    expect(readTurnParts(converted).slice(1)).toEqual([
      [
        {
          functionResponse: {
            id: 'a',
            name: 'look',
            response: { output: 'See.' },
            parts: [inline('image/png', picture.data)],
          },
        },
        {
          functionResponse: {
            id: 'b',
            name: 'look',
            response: { output: '' },
            parts: [inline('application/pdf', pdf.data)],
          },
        },
      ],
    ]);
  });

  it.each(['gemini-2.5-pro', 'a-model-of-whom-nobody-knows'])(
    'says of media which result they are of: %s',
    (upstreamModel) => {
      const [, results, media] = readTurnParts(convertMessage(parallel, { upstreamModel }));
      expect(results).toMatchObject([
        { functionResponse: { response: { output: 'See.\n[Media 1]' } } },
        { functionResponse: { response: { output: '[Media 2]' } } },
      ]);
      expect(media).toEqual([
        { text: 'Media 1, of the result of look:' },
        inline('image/png', picture.data),
        { text: 'Media 2, of the result of look:' },
        inline('application/pdf', pdf.data),
      ]);
    },
  );

  const resultOf = (result: Json) =>
    convertMessage({
      messages: [
        { role: 'assistant', content: [{ type: 'tool_use', id: 'c', name: 'f', input: {} }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c', ...result }] },
      ],
    });

  it.each([
    ['nothing', {}, ''],
    ['a text', { content: 'Fine' }, 'Fine'],
    [
      'texts and a document',
      {
        content: [
          { type: 'text', text: 'Fine' },
          { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'Dry' } },
        ],
      },
      'Fine\nDry',
    ],
  ])('writes a tool result of %s', (_, result, output) => {
    const functionResponse = { id: 'c', name: 'f', response: { output } };
    expect(readTurnParts(resultOf(result))[1]).toEqual([{ functionResponse }]);
  });

  it('refuses other blocks in a tool result by name', () => {
    expect(catchRefusal(() => resultOf({ content: [{ type: 'container_upload' }] })).param).toBe(
      'messages[1].content[0].content[0]',
    );
  });

  it('gives a thought back to the provider that made it, and names those that are left out', () => {
    const sealed = sealSignature({ provider: 'vertex', signature: 'Sig+n=' });
    const thinking = { type: 'thinking', thinking: 'Hm', signature: sealed };
    const messages = [
      {
        role: 'assistant',
        content: [thinking, { ...thinking, signature: 'EqQB' }, { type: 'redacted_thinking', data: 'EmwK' }],
      },
      { role: 'user', content: 'Go on.' },
    ];
    const own = convertMessage({ messages }, { provider: providers.vertex });
    expect(readTurnParts(own)[0]).toEqual([{ text: 'Hm', thought: true, thoughtSignature: 'Sig+n=' }]);
    expect(own.ignoredFields).toEqual(['messages[0].content[1]', 'messages[0].content[2]']);
    const foreign = convertMessage({ messages });
    expect(foreign.value.contents).toEqual([{ role: 'user', parts: [{ text: 'Go on.' }] }]);
    expect(foreign.ignoredFields).toHaveLength(3);
  });

  it('leaves out a thought that its provider did not sign, of which nothing is lost', () => {
    const signature = sealSignature({ provider: 'vertex', signature: '' });
    const messages = [
      { role: 'assistant', content: [{ type: 'thinking', thinking: 'Hm', signature }] },
      { role: 'user', content: 'Go on.' },
    ];
    const own = convertMessage({ messages }, { provider: providers.vertex });
    expect(own.value.contents).toEqual([{ role: 'user', parts: [{ text: 'Go on.' }] }]);
    expect(own.ignoredFields).toEqual([]);
    expect(convertMessage({ messages }).ignoredFields).toEqual(['messages[0].content[0]']);
  });

  it('marks the first call of another model where the upstream wants signatures', () => {
    const call = (id: string) => ({ type: 'tool_use', id, name: 'f', input: {} });
    const messages = [{ role: 'assistant', content: [call('toolu_01'), call('toolu_02')] }];
    const signatures = (source: Partial<MessageSource>) =>
      readTurnParts(convertMessage({ messages }, source))[0]?.map((part) => part.thoughtSignature);
    const mark = 'skip_thought_signature_validator';
    expect(signatures({ upstreamModel: 'gemini-3-pro-preview' })).toEqual([mark, undefined]);
    expect(signatures({ upstreamModel: 'gemini-3.1-flash-lite', provider: providers.vertex })).toEqual([
      mark,
      undefined,
    ]);
    for (const name of ['gemini-flash-latest', 'gemini-pro-latest', 'models/gemini-flash-lite-latest'])
      expect(signatures({ upstreamModel: name })).toEqual([mark, undefined]);
    for (const name of ['gemini-2.5-pro', 'gemini-2.5-flash-latest', 'some-latest'])
      expect(signatures({ upstreamModel: name })).toEqual([undefined, undefined]);
    expect(signatures({ upstreamModel: 'genfam-3-pro-preview', provider: providers.simulator })).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('takes as many blocks as a body can hold', () => {
    const content = Array.from({ length: 150_000 }, () => ({ type: 'text', text: 'x' }));
    const turns = ['user', 'user', 'system'].map((role) => ({ role, content }));
    const converted = convertMessage({ messages: turns });
    expect(readTurnParts(converted).map((parts) => parts.length)).toEqual([300_000]);
  });

  it('refuses a system turn that is not text', () => {
    const content = [{ type: 'image', source: picture }];
    expect(catchRefusal(() => convertMessage({ messages: [{ role: 'system', content }] })).param).toBe(
      'messages[0]',
    );
  });

  it('refuses a conversation of which nothing is left', () => {
    const messages = [{ role: 'assistant', content: [{ type: 'redacted_thinking', data: 'x' }] }];
    expect(catchRefusal(() => convertMessage({ messages })).param).toBe('messages');
  });
});
