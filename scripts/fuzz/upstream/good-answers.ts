import { imageFiles } from '../../../test/support/contract-image-files.ts';
import { readChunks, readJsonFixture } from '../../../test/support/read-fixture.ts';
import { isObject, type JsonObject } from '../../generate/json.ts';
import type { FuzzRandom } from '../fuzz-random.ts';
import { generateValue } from '../requests/generate-value.ts';
import { SchemaGuide } from '../requests/schema-guide.ts';
import type { CallFacts } from './read-call.ts';
import { answerWith, type StreamPiece, type UpstreamAnswer } from './upstream-answer.ts';

/** What an upstream that works answers, after what vendors were recorded to answer. */
export function createGoodAnswer(call: CallFacts, random: FuzzRandom): UpstreamAnswer {
  switch (call.format) {
    case 'messages':
      return answerMessages(call, random);
    case 'contents':
      return answerContents(call, random);
    case 'predict':
      return answerPredict(call);
    case 'pictures':
      return answerPictures(call);
  }
}

const messages = {
  count: readJsonFixture('anthropic', 'count-tokens'),
  whole: [readJsonFixture('anthropic', 'message'), readJsonFixture('anthropic', 'message-tool-use')],
  streams: ['text', 'tool-use', 'thinking'].map((name) => readChunks('anthropic', name)),
};

function answerMessages(call: CallFacts, random: FuzzRandom): UpstreamAnswer {
  if (call.task === 'count') return answerWith({ kind: 'json', value: messages.count });
  const form = findForm(call, random);
  if (call.delivery === 'whole') {
    const message = form === null ? random.pick(messages.whole) : messages.whole[0];
    return answerWith({
      kind: 'json',
      value: form === null ? message : { ...message, content: [{ type: 'text', text: form }] },
    });
  }
  const chunks = form === null ? random.pick(messages.streams) : fillStream(form);
  return answerWith({ kind: 'events', pieces: chunks.map(nameByType), lineEnd: '\n' });
}

/** JSON after the schema that the request asks for; `null` where words will do. */
function findForm({ body }: CallFacts, random: FuzzRandom): string | null {
  const { format } = (body?.output_config ?? {}) as { readonly format?: { readonly schema?: JsonObject } };
  const schema = format?.schema;
  if (schema === undefined || !isObject(schema)) return null;
  return JSON.stringify(generateValue(schema, { guide: new SchemaGuide(schema), random })) ?? '{}';
}

function fillStream(text: string): readonly string[] {
  const chunks = readChunks('anthropic', 'text').filter((chunk) => !chunk.includes('"text_delta"'));
  const at = chunks.findIndex((chunk) => chunk.includes('content_block_stop'));
  const delta = JSON.stringify({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'text_delta', text },
  });
  return chunks.toSpliced(at, 0, delta);
}

function nameByType(data: string): StreamPiece {
  return { name: (JSON.parse(data) as { readonly type: string }).type, data };
}

const contents = {
  count: readJsonFixture('gemini', 'count-tokens'),
  whole: [readJsonFixture('gemini', 'content'), readJsonFixture('gemini', 'content-function-call')],
  picture: readJsonFixture('gemini', 'content-image'),
  streams: ['text', 'function-call'].map((name) => readChunks('gemini', name)),
};

function answerContents(call: CallFacts, random: FuzzRandom): UpstreamAnswer {
  if (call.task === 'count') return answerWith({ kind: 'json', value: contents.count });
  const config = (call.body?.generationConfig ?? {}) as Readonly<Record<string, unknown>>;
  const draws =
    JSON.stringify(config.responseModalities ?? '').includes('IMAGE') || config.imageConfig !== undefined;
  if (call.delivery === 'whole')
    return answerWith({ kind: 'json', value: draws ? contents.picture : random.pick(contents.whole) });
  const chunks = draws ? [JSON.stringify(contents.picture)] : random.pick(contents.streams);
  return answerWith({
    kind: 'events',
    pieces: chunks.map((data) => ({ name: null, data })),
    lineEnd: '\r\n',
  });
}

function answerPredict({ count }: CallFacts): UpstreamAnswer {
  const prediction = { mimeType: 'image/png', bytesBase64Encoded: imageFiles.png };
  return answerWith({
    kind: 'json',
    value: { predictions: Array.from({ length: Math.min(count, 10) }, () => prediction) },
  });
}

const claim = { background: 'opaque', output_format: 'png', quality: 'low', size: '96x64' };

function answerPictures({ count, task, delivery }: CallFacts): UpstreamAnswer {
  const { usage } = readJsonFixture('openai', 'image');
  const number = Math.min(count, 10);
  if (delivery === 'whole') {
    const data = Array.from({ length: number }, () => ({ b64_json: imageFiles.png }));
    return answerWith({ kind: 'json', value: { created: 1_760_000_000, ...claim, data, usage } });
  }
  const name = task === 'edit' ? 'image_edit' : 'image_generation';
  const picture = { b64_json: imageFiles.png, created_at: 1_760_000_000, ...claim };
  const pieces = Array.from({ length: number }, () => [
    { type: `${name}.partial_image`, ...picture, partial_image_index: 0 },
    { type: `${name}.completed`, ...picture, usage },
  ]).flat();
  return answerWith({
    kind: 'events',
    pieces: pieces.map((piece) => nameByType(JSON.stringify(piece))),
    lineEnd: '\n',
  });
}
