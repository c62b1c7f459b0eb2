import { describe, expect, it } from 'vitest';
import { convertConversation } from '../../../../src/translators/content-to-messages/convert-conversation.ts';
import { call, convert, model, options, question, result, user } from './content-turns.ts';

describe('convertConversation', () => {
  it('makes one message of the turns of one role', () => {
    expect(
      convert({ parts: [{ text: 'a' }] }, user({ text: 'b' }, { text: '' }), model({ text: 'c' })),
    ).toEqual({
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'a' },
            { type: 'text', text: 'b' },
          ],
        },
        { role: 'assistant', content: [{ type: 'text', text: 'c' }] },
      ],
      thoughtless: new Set(),
      ignoredFields: [],
    });
  });

  it('puts the pieces of an answer together that a client kept as they were streamed', () => {
    const { messages } = convert(
      question,
      model({ text: 'Fine,' }),
      model({ text: ' ' }),
      model({ text: 'then.' }, { text: '\n\n' }),
      model({ text: 'Bye.' }, call('f', 'a'), { text: ' ' }),
      user(result('f', { output: 'x' }, 'a'), { text: ' \n' }, { text: 'And' }, { text: 'then?' }),
    );
    // The upstream takes no text of white space alone.
    expect(messages.slice(1)).toMatchObject([
      { content: [{ type: 'text', text: 'Fine, then.\n\nBye.' }, { type: 'tool_use' }] },
      {
        content: [{ type: 'tool_result' }, { type: 'text', text: 'And' }, { type: 'text', text: 'then?' }],
      },
    ]);
    expect(messages[1]?.content).toHaveLength(2);
  });

  it('puts any number of pieces together', () => {
    const pieces = Array.from({ length: 200_000 }, () => model({ text: 'ab' }));
    expect(convertConversation([question, ...pieces], options).messages[1]?.content).toEqual([
      { type: 'text', text: 'ab'.repeat(200_000) },
    ]);
  });

  it('names the members that it does not map', () => {
    const { ignoredFields } = convert(
      {
        ...user({ text: 'a' }, { inlineData: { mimeType: 'image/png', data: 'AA', displayName: 'b' } }),
        x: 1,
      },
      model({ functionCall: { id: 'a', name: 'f', args: {}, willContinue: false } }),
      user({ functionResponse: { id: 'a', name: 'f', response: {}, scheduling: 'SILENT' } }),
    );
    expect(ignoredFields).toEqual([
      'contents[0].x',
      'contents[0].parts[1].inlineData.displayName',
      'contents[1].parts[0].functionCall.willContinue',
      'contents[2].parts[0].functionResponse.scheduling',
    ]);
  });

  it.each([
    ['image/jpg', { type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data: 'AAAA' } }],
    ['image/png', { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } }],
    ['image/gif', { type: 'image', source: { type: 'base64', media_type: 'image/gif', data: 'AAAA' } }],
    ['image/webp', { type: 'image', source: { type: 'base64', media_type: 'image/webp', data: 'AAAA' } }],
    [
      'application/pdf',
      { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'AAAA' } },
    ],
    [
      'text/plain; charset=utf-8',
      { type: 'document', source: { type: 'text', media_type: 'text/plain', data: '\0\0\0' } },
    ],
  ])('reads inline data of %s', (mimeType, block) => {
    const { messages } = convert(user({ inlineData: { mimeType, data: 'AAAA' } }));
    expect(messages).toEqual([{ role: 'user', content: [block] }]);
  });

  it.each(['image/png', 'application/pdf'])(
    'writes the alphabet for URLs in the usual one: %s',
    (mimeType) => {
      const part = { inlineData: { mimeType, data: '-_-_A_8' } };
      const { messages } = convert(
        user(part),
        model({ functionCall: { id: 'a', name: 'f', args: {} } }),
        user({ functionResponse: { id: 'a', name: 'f', response: {}, parts: [part] } }),
      );
      const written = JSON.stringify(messages);
      expect(written.split('"data":"+/+/A/8="')).toHaveLength(3);
      expect(written).not.toContain('-_');
    },
  );

  it('reads an image by address', () => {
    const { messages } = convert(
      user({ fileData: { mimeType: 'image/png', fileUri: 'https://example.org/a.png' } }),
    );
    const source = { type: 'url', url: 'https://example.org/a.png' };
    expect(messages).toEqual([{ role: 'user', content: [{ type: 'image', source }] }]);
  });

  it.each([
    ['contents[0].parts[0].functionCall', model({ functionCall: {} })],
    ['contents[0].parts[0].functionCall', model({ functionCall: { name: '', args: {} } })],
    ['contents[0].parts[0].functionCall', model({ functionCall: { name: 'f', willContinue: true } })],
    ['contents[0].parts[0].functionCall', model({ functionCall: { name: 'f', partialArgs: [] } })],
    ['contents[0].parts[0].inlineData', user({ inlineData: { mimeType: 'audio/wav', data: '' } })],
    ['contents[0].parts[0].inlineData', user({ inlineData: { mimeType: 'image/heic', data: '' } })],
    ['contents[0].parts[0].fileData', user({ fileData: { mimeType: 'image/png', fileUri: 'gs://a/b.png' } })],
    [
      'contents[0].parts[0].fileData',
      user({
        fileData: {
          mimeType: 'image/png',
          fileUri: 'https://generativelanguage.googleapis.com/v1beta/files/a',
        },
      }),
    ],
    ['contents[0].parts[0].functionResponse', user(result('get_weather', {}))],
    ['contents[0].parts[0].functionCall', user(call('get_weather'))],
    ['contents[0].parts[0]', user({ toolCall: {} })],
    ['contents[0].parts[0]', model({ toolResponse: {}, thoughtSignature: 'AAAA' })],
    ['contents', user({ text: '' })],
    ['contents', user({ text: ' \n' })],
  ])('refuses %s', (param, content) => {
    expect(() => convert(content)).toThrow(
      expect.objectContaining({ reason: 'unsupported_parameter', param }),
    );
  });

  it('refuses media in the turns of the model', () => {
    const picture = { inlineData: { mimeType: 'image/png', data: 'AAAA' } };
    expect(() => convert(question, model(picture))).toThrow(
      expect.objectContaining({ param: 'contents[1].parts[0].inlineData' }),
    );
  });

  it('lets the user begin where the model does', () => {
    expect(convert(model({ text: 'Hello!' }), question).messages).toEqual([
      { role: 'user', content: [{ type: 'text', text: '.' }] },
      { role: 'assistant', content: [{ type: 'text', text: 'Hello!' }] },
      { role: 'user', content: [{ type: 'text', text: 'Weather?' }] },
    ]);
  });

  it('takes a result alone as a text where an excerpt is counted', () => {
    const contents = [user(result('get_weather', { output: 'Twelve' }, 'b'))];
    expect(convertConversation(contents, { ...options, extent: 'excerpt' }).messages).toEqual([
      { role: 'user', content: [{ type: 'text', text: 'Twelve' }] },
    ]);
  });

  describe('an excerpt, which is counted only', () => {
    const count = (...contents: readonly object[]) =>
      convertConversation(contents, { ...options, extent: 'excerpt' }).messages;
    const used = (id: string) => ({ type: 'tool_use', id, name: 'f', input: { city: 'Oslo' } });
    const empty = (id: string) => ({ type: 'tool_result', tool_use_id: id });

    it('gives calls at its end results that say nothing', () => {
      expect(count(question, model({ text: 'Hm. ' }, call('f', 'a')), model(call('f', 'b')))).toEqual([
        { role: 'user', content: [{ type: 'text', text: 'Weather?' }] },
        { role: 'assistant', content: [{ type: 'text', text: 'Hm. ' }, used('a'), used('b')] },
        { role: 'user', content: [empty('a'), empty('b')] },
      ]);
    });

    it('gives them to calls within it, too, before what else the turn says', () => {
      const messages = count(
        question,
        model(call('f', 'a'), call('f', 'b')),
        user({ text: 'And?' }, result('f', { output: 'x' }, 'b')),
        model(call('f', 'c')),
        user({ text: '' }),
        model({ text: 'Well.' }),
      );
      expect(messages.slice(2)).toEqual([
        {
          role: 'user',
          content: [{ ...empty('b'), content: 'x' }, empty('a'), { type: 'text', text: 'And?' }],
        },
        { role: 'assistant', content: [used('c')] },
        { role: 'user', content: [empty('c')] },
        { role: 'assistant', content: [{ type: 'text', text: 'Well.' }] },
      ]);
    });
  });

  it('leaves a call of a whole conversation without a result, which the upstream judges', () => {
    expect(convert(question, model(call('f', 'a'))).messages).toHaveLength(2);
  });

  it.each([
    [{ output: 'Twelve' }, { content: 'Twelve' }],
    [{ output: { degrees: 12 } }, { content: '{"degrees":12}' }],
    [{ error: 'No such city' }, { content: 'No such city', is_error: true }],
    [{ degrees: 12, wind: 3 }, { content: '{"degrees":12,"wind":3}' }],
    [{}, { content: '{}' }],
    [{ content: 'Twelve' }, { content: 'Twelve' }],
    [{ result: 'Twelve' }, { content: '{"result":"Twelve"}' }],
    // What the AI SDK makes of every result.
    [{ name: 'f', content: 'Twelve' }, { content: 'Twelve' }],
    [{ name: 'f', content: { degrees: 12 } }, { content: '{"degrees":12}' }],
    [
      { name: 'f', error: 'No such city' },
      { content: 'No such city', is_error: true },
    ],
    [
      { error: { code: 5 }, name: 'f' },
      { content: '{"code":5}', is_error: true },
    ],
    [{ name: 'Oslo', content: 'Twelve' }, { content: '{"name":"Oslo","content":"Twelve"}' }],
    [{ name: 'f', error: 'a', content: 'b' }, { content: '{"name":"f","error":"a","content":"b"}' }],
    [{ name: 'f', degrees: 12 }, { content: '{"name":"f","degrees":12}' }],
    [{ name: 'f' }, { content: '{"name":"f"}' }],
  ])('writes the response %j', (response, expected) => {
    const { messages } = convert(question, model(call('f', 'a')), user(result('f', response, 'a')));
    expect(messages[2]?.content).toEqual([{ type: 'tool_result', tool_use_id: 'a', ...expected }]);
  });

  it('leaves no white space at the end of what the model is to go on with', () => {
    const texts = (...turns: readonly object[]) =>
      convert(question, ...turns).messages.flatMap(({ content }) => content);
    expect(texts(model({ text: 'Sure: \n' }))).toMatchObject([{}, { text: 'Sure:' }]);
    expect(texts(model({ text: 'Sure: ' }), question)).toMatchObject([{}, { text: 'Sure: ' }, {}]);
    expect(texts(model({ text: 'Sure: ' }, call('f')))).toMatchObject([{}, { text: 'Sure: ' }, {}]);
  });

  it('takes images in results', () => {
    const parts = [{ inlineData: { mimeType: 'image/png', data: 'AAAA' } }];
    const response = { functionResponse: { name: 'f', response: { output: 'see' }, parts } };
    const { messages } = convert(question, model(call('f')), user(response));
    expect(messages[2]?.content).toMatchObject([
      { content: [{ type: 'text', text: 'see' }, { type: 'image' }] },
    ]);
  });

  it.each([
    ['documents', { output: 'see' }, 'application/pdf', { content: 'see' }, 'document'],
    [
      'media of an error',
      { error: '' },
      'image/png',
      { content: 'The function failed.', is_error: true },
      'image',
    ],
  ])('puts %s beside the result, which has no place for them', (_, response, mimeType, expected, type) => {
    const parts = [{ inlineData: { mimeType, data: 'AAAA' } }];
    const answer = { functionResponse: { name: 'f', response, parts } };
    const { messages } = convert(
      question,
      model(call('f', 'a'), call('f', 'b')),
      user(answer, result('f', {})),
    );
    expect(messages[2]?.content).toEqual([
      { type: 'tool_result', tool_use_id: 'a', ...expected },
      { type: 'tool_result', tool_use_id: 'b', content: '{}' },
      { type, source: { type: 'base64', media_type: mimeType, data: 'AAAA' } },
    ]);
  });

  it('writes code that was run as text', () => {
    const { messages } = convert(
      question,
      model(
        { executableCode: { language: 'PYTHON', code: 'print(1)' } },
        { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '1\n' } },
      ),
    );
    expect(messages[1]?.content).toEqual([
      { type: 'text', text: '```python\nprint(1)\n```' },
      { type: 'text', text: 'OUTCOME_OK\n1' },
    ]);
  });

  it('takes a part of a signature alone for what it is', () => {
    const signed = { thoughtSignature: 'AAAA', thought: true, partMetadata: {} };
    expect(convert(question, model({ text: 'Hello!' }, signed)).ignoredFields).toEqual([
      'contents[1].parts[1].thoughtSignature',
      'contents[1].parts[1].partMetadata',
    ]);
  });

  it('names what the media of a result say besides', () => {
    const picture = { mimeType: 'image/png', data: 'AAAA', displayName: 'a.png' };
    const parts = [{ inlineData: picture, mediaProcessing: {} }];
    const called = model(call('f', 'a'));
    const given = user({ functionResponse: { id: 'a', name: 'f', response: { ok: true }, parts } });
    const place = 'contents[2].parts[0].functionResponse.parts[0]';
    expect(convert(question, called, given).ignoredFields).toEqual([
      `${place}.mediaProcessing`,
      `${place}.inlineData.displayName`,
    ]);
  });

  it('names members without effect', () => {
    const { ignoredFields } = convert(user({ text: 'a', mediaResolution: {}, thoughtSignature: 'AAAA' }));
    expect(ignoredFields).toEqual([
      'contents[0].parts[0].thoughtSignature',
      'contents[0].parts[0].mediaResolution',
    ]);
  });
});
