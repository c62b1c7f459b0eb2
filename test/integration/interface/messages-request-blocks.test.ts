import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { sendMessage, type JsonObject } from '../../support/interface-client.ts';
import { expectAccepted, expectMessageRefusal } from '../../support/interface-expectations.ts';
import { createFacts } from '../../support/interface-facts.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

const { accepts, refuses, onlyVendor } = createFacts({
  base: { model: 'claude-opus-4-8', max_tokens: 4096 },
  send: (body, profile) => sendMessage(gateway, body, { profile }),
  expectRefusal: expectMessageRefusal,
});

/** A user message with this block; `assistant` puts it into a turn of the model. */
const user = (...content: readonly JsonObject[]): JsonObject => ({ messages: [{ role: 'user', content }] });
const assistant = (...content: readonly JsonObject[]): JsonObject => ({
  messages: [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content },
    { role: 'user', content: [{ type: 'text', text: 'Go on.' }] },
  ],
});
const place = 'messages[0].content[0]';
const unsupported = (field: string) => ({ field, code: 'unsupported_block' });

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const text = { type: 'text', text: 'Say exactly: ok' };
const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: pixel } };
const toolUse = { type: 'tool_use', id: 'toolu_1', name: 'add', input: { a: 1 } };
const toolResult = { type: 'tool_result', tool_use_id: 'toolu_1', content: '3' };
const documentOf = (source: JsonObject, rest: JsonObject = {}) => ({ type: 'document', source, ...rest });
const plainText = { type: 'text', media_type: 'text/plain', data: 'The sea is salty.' };
const document = documentOf(plainText);

describe('createMessage: request content blocks', () => {
  describe('every block: cache_control {type: ephemeral}', () => {
    const blocks = { text, image, toolResult, document };
    for (const [name, block] of Object.entries(blocks)) {
      const withCache = (cache_control: unknown) => user({ ...block, cache_control });
      accepts(`on ${name}`, withCache({ type: 'ephemeral' }));
      accepts(`ttl 5m on ${name}`, withCache({ type: 'ephemeral', ttl: '5m' }));
      accepts(`ttl 1h on ${name}`, withCache({ type: 'ephemeral', ttl: '1h' }));
      const ttl = withCache({ type: 'ephemeral', ttl: '2h' });
      refuses(`ttl 2h on ${name}`, ttl, `${place}.cache_control.ttl`);
      const kind = withCache({ type: 'permanent' });
      refuses(`another type on ${name}`, kind, `${place}.cache_control.type`);
      refuses(`no type on ${name}`, withCache({}), `${place}.cache_control.type`);
    }
    accepts('on tool_use', assistant({ ...toolUse, cache_control: { type: 'ephemeral' } }, text));
  });

  describe('type', () => {
    refuses('absent', user({ text: 'hi' }), `${place}.type`);
    refuses('a number', user({ type: 7, text: 'hi' }), `${place}.type`);
    onlyVendor('search_result', user({ type: 'search_result' }), unsupported(`${place}.type`));
    onlyVendor('video', user(text, { type: 'video' }), unsupported('messages[0].content[1].type'));
  });

  describe('text: string of at least 1 character', () => {
    accepts('1 character', user({ type: 'text', text: 'x' }));
    refuses('empty', user({ type: 'text', text: '' }), `${place}.text`);
    refuses('absent', user({ type: 'text' }), `${place}.text`);
    refuses('a number', user({ type: 'text', text: 7 }), `${place}.text`);
    onlyVendor('an unknown field', user({ ...text, voice: 'low' }), `${place}.voice`);
    accepts('citations, as answers carry them', assistant({ ...text, citations: null }));
  });

  describe('image: source {type: base64, media_type, data}', () => {
    const withSource = (change: JsonObject) =>
      user({ type: 'image', source: { ...image.source, ...change } });
    const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
    for (const media_type of types) accepts(media_type, withSource({ media_type }));
    refuses('image/bmp', withSource({ media_type: 'image/bmp' }), `${place}.source.media_type`);
    refuses('no media_type', withSource({ media_type: undefined }), `${place}.source.media_type`);
    refuses('no data', withSource({ data: undefined }), `${place}.source.data`);
    refuses('data that is a number', withSource({ data: 7 }), `${place}.source.data`);
    refuses('no source', user({ type: 'image' }), `${place}.source`);
    const url = user({ type: 'image', source: { type: 'url', url: 'https://example.com/a.png' } });
    onlyVendor('a source of type url', url, `${place}.source`);
    const file = user({ type: 'image', source: { type: 'file', file_id: 'file_1' } });
    onlyVendor('a source of type file', file, `${place}.source`);
  });

  describe('data: base64', () => {
    const source = (data: string) => ({ ...image, source: { ...image.source, data } });
    const pdfOf = (data: string) => documentOf({ type: 'base64', media_type: 'application/pdf', data });
    accepts('without its padding', user(source(pixel.replaceAll('=', '')), text));
    accepts('in the alphabet for URLs', user(source('iVBORw0-_w=='), text));
    const wrong = {
      'other characters': 'not base64!',
      'a data: prefix': `data:image/png;base64,${pixel}`,
      'a line break': `${pixel.slice(0, 76)}\n${pixel.slice(76)}`,
      'a length that no bytes have': 'iVBOR',
      'padding in the middle': 'iV==BORw',
      nothing: '',
    };
    for (const [name, data] of Object.entries(wrong)) {
      refuses(`${name} in an image`, user(text, source(data)), 'messages[0].content[1].source.data');
      refuses(`${name} in a document`, user(pdfOf(data)), `${place}.source.data`);
    }
    const [bad, at] = [source('not base64!'), `${place}.content[1].source.data`];
    refuses('in a tool result', user({ ...toolResult, content: [text, bad] }), at);
    const blocks = documentOf({ type: 'content', content: [bad] });
    refuses('in a document of blocks', user(blocks), `${place}.source.content[0].source.data`);
    accepts('is not asked of a document of text', user(documentOf({ ...plainText, data: 'Salt!' }), text));
  });

  describe('tool_use: id, name of at least 1 character, input object', () => {
    const withChange = (change: JsonObject) => assistant({ ...toolUse, ...change }, text);
    const at = 'messages[1].content[0]';
    accepts('in the assistant turn', withChange({}));
    accepts('an empty input', withChange({ input: {} }));
    accepts('an input with any fields, null too', withChange({ input: { a: null, b: [{ c: 1 }] } }));
    refuses('no id', withChange({ id: undefined }), `${at}.id`);
    refuses('no name', withChange({ name: undefined }), `${at}.name`);
    refuses('an empty name', withChange({ name: '' }), `${at}.name`);
    refuses('no input', withChange({ input: undefined }), `${at}.input`);
    refuses('text as input', withChange({ input: '{}' }), `${at}.input`);
    refuses('a list as input', withChange({ input: [] }), `${at}.input`);
  });

  describe('tool_result: tool_use_id, content, is_error', () => {
    const withChange = (change: JsonObject) => user({ ...toolResult, ...change });
    accepts('content as text', withChange({}));
    accepts('content as empty text', withChange({ content: '' }));
    accepts('content as text and image blocks', withChange({ content: [text, image] }));
    accepts('content as an empty list', withChange({ content: [] }));
    accepts('no content', withChange({ content: undefined }));
    accepts('is_error true', withChange({ is_error: true }));
    accepts('is_error false', withChange({ is_error: false }));
    refuses('is_error as text', withChange({ is_error: 'yes' }), `${place}.is_error`);
    refuses('no tool_use_id', withChange({ tool_use_id: undefined }), `${place}.tool_use_id`);
    refuses('a number as content', withChange({ content: 7 }), `${place}.content`);
    const nested = withChange({ content: [{ type: 'text', text: '' }] });
    refuses('an empty text in its content', nested, `${place}.content[0].text`);
    const inner = unsupported(`${place}.content[0].type`);
    onlyVendor('a document in its content', withChange({ content: [document] }), inner);
    onlyVendor('a search result in its content', withChange({ content: [{ type: 'search_result' }] }), inner);
  });

  describe('document: source', () => {
    const pdf = { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0xLjQK' };
    accepts('base64 PDF', user(documentOf(pdf), text));
    accepts('plain text', user(document, text));
    accepts('content as text', user(documentOf({ type: 'content', content: 'The sea.' }), text));
    accepts('content as blocks', user(documentOf({ type: 'content', content: [text, image] }), text));
    accepts('url', user(documentOf({ type: 'url', url: 'https://example.com/a.pdf' }), text));
    const file = user(documentOf({ type: 'file', file_id: 'file_1' }), text);
    onlyVendor('file', file, unsupported(`${place}.source.type`));
    refuses('no source', user({ type: 'document' }), `${place}.source`);
    const word = documentOf({ ...pdf, media_type: 'application/msword' });
    refuses('base64 of another type', user(word), `${place}.source.media_type`);
    const html = documentOf({ ...plainText, media_type: 'text/html' });
    refuses('text of another type', user(html), `${place}.source.media_type`);
    const bare = documentOf({ type: 'url', url: 'not an address' });
    refuses('an address that is none', user(bare), `${place}.source.url`);
    const other = documentOf({ type: 'torrent', hash: 'x' });
    onlyVendor('another type', user(other, text), unsupported(`${place}.source.type`));
    const rest = { title: 'The sea', context: 'A school book.', citations: { enabled: true } };
    accepts('title, context and citations', user(documentOf(plainText, rest), text));
    const cited = user(documentOf(plainText, { citations: { enabled: 'yes' } }));
    refuses('citations.enabled as text', cited, `${place}.citations.enabled`);
  });

  describe('thinking and redacted_thinking, sent back in the assistant turn', () => {
    const thought = { type: 'thinking', thinking: 'Hm.', signature: 'c2ln' };
    accepts('thinking', assistant(thought, text));
    accepts('redacted_thinking', assistant({ type: 'redacted_thinking', data: 'c2ln' }, text));
    const unsigned = assistant({ ...thought, signature: undefined }, text);
    refuses('thinking without its signature', unsigned, 'messages[1].content[0].signature');
  });
});

describe('createMessage: what the model sees of the blocks', () => {
  const ask = async (content: readonly JsonObject[]): Promise<string> => {
    const body = { model: 'chatfam-opus-4-8', max_tokens: 1000, ...user(...content) };
    return JSON.stringify(expectAccepted(await sendMessage(gateway, body)).content);
  };

  it('an image is seen with its type and size', async () => {
    expect(await ask([image, { type: 'text', text: 'What is this?' }])).toMatch(/image\/png.*1.?×.?1|1x1/u);
  });

  it('a tool result is reported, an error as an error', async () => {
    expect(await ask([toolResult])).toContain('3');
    expect(await ask([{ ...toolResult, content: 'no such city', is_error: true }])).toContain('failed');
  });

  it('a plain-text document is read', async () => {
    expect(await ask([document, { type: 'text', text: 'What is it about?' }])).toMatch(/text\/plain|salty/u);
  });
});
