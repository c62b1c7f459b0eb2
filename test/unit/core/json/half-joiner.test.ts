import { describe, expect, it } from 'vitest';
import { HalfJoiner } from '../../../../src/core/json/half-joiner.ts';

const delta = (text: string, index = 0) =>
  `{"type":"content_block_delta","index":${String(index)},"delta":{"type":"text_delta","text":"${text}"}}`;
const first = String.raw`\ud83d`;
const second = String.raw`\ude00`;

interface Delta {
  readonly delta: { readonly text: string };
}

/** The texts of deltas that went through one joiner. */
function join(events: readonly string[]): readonly string[] {
  const joiner = new HalfJoiner();
  return events.map((event) => (JSON.parse(joiner.join(event)) as Delta).delta.text);
}

describe('HalfJoiner', () => {
  it('puts the halves of a character together that came in two events', () => {
    expect(join([delta(`Hi ${first}`), delta(`${second}!`), delta('more')])).toEqual(['Hi ', '😀!', 'more']);
  });

  it('waits through events in between, and empty ones', () => {
    const joiner = new HalfJoiner();
    const events = [delta(first), '{"type":"ping"}', delta(''), delta(second)];
    expect(events.map((event) => joiner.join(event))).toEqual([
      delta(''),
      '{"type":"ping"}',
      delta(''),
      delta('😀'),
    ]);
  });

  it('keeps the halves of texts apart that take turns', () => {
    expect(join([delta(first, 0), delta(first, 1), delta(second, 0), delta(second, 1)])).toEqual([
      '',
      '',
      '😀',
      '😀',
    ]);
  });

  it('replaces a half that does not go on, and one that nothing came before', () => {
    expect(join([delta(first), delta('a'), delta(second), delta(`${first}b`)])).toEqual([
      '',
      '\ufffda',
      '\ufffd',
      '\ufffdb',
    ]);
  });

  it('joins a text that is another part of the next chunk, apart from thoughts', () => {
    const chunk = (...parts: readonly string[]) =>
      `{"candidates":[{"content":{"parts":[${parts.join(',')}]}}]}`;
    const words = (text: string) => `{"text":"${text}"}`;
    const thought = (text: string) => `{"thought":true,"text":"${text}"}`;
    const joiner = new HalfJoiner();
    expect(joiner.join(chunk(thought(`Hm${first}`), words(`Hi ${first}`)))).toBe(
      chunk(thought('Hm'), words('Hi ')),
    );
    expect(joiner.join(chunk(words(`${second}!`)))).toBe(chunk(words('😀!')));
    expect(joiner.join(chunk(thought(`${second}.`)))).toBe(chunk(thought('😀.')));
    expect(joiner.join(chunk(words(first), words(second)))).toBe(chunk(words(''), words('😀')));
  });

  it('joins arguments of a call that comes in pieces, each by its path', () => {
    const piece = (jsonPath: string, text: string) =>
      `{"candidates":[{"content":{"parts":[{"functionCall":{"partialArgs":[{"jsonPath":"${jsonPath}","stringValue":"${text}"}]}}]}}]}`;
    const joiner = new HalfJoiner();
    const pieces = [
      ['$.a', first],
      ['$.b', second],
      ['$.a', `${second}!`],
    ] as const;
    expect(pieces.map(([path, text]) => joiner.join(piece(path, text)))).toEqual([
      piece('$.a', ''),
      piece('$.b', String.raw`\ufffd`),
      piece('$.a', '😀!'),
    ]);
    const pair = (text: string) =>
      `{"partialArgs":[{"jsonPath":"$.a"},{"jsonPath":"$.b","stringValue":"${text}"}]}`;
    const alone = (text: string) => `{"partialArgs":[{"jsonPath":"$.b","stringValue":"${text}"}]}`;
    joiner.join(pair(first));
    expect(joiner.join(alone(second))).toBe(alone('😀'));
  });

  it('joins parts of candidates', () => {
    const chunk = (text: string, rest = '') =>
      `{"candidates":[{"index":1,"content":{"parts":[{"text":"${text}"}]}${rest}}]}`;
    const joiner = new HalfJoiner();
    expect(joiner.join(chunk(first))).toBe('{"candidates":[{"index":1,"content":{"parts":[{"text":""}]}}]}');
    expect(joiner.join(chunk(second, ',"finishReason":"STOP"'))).toBe(
      '{"candidates":[{"index":1,"content":{"parts":[{"text":"😀"}]},"finishReason":"STOP"}]}',
    );
  });

  describe('of several candidates', () => {
    const piece = (text: string, name = '') =>
      `{"functionCall":{${name}"partialArgs":[{"jsonPath":"$.a","stringValue":"${text}"}]}}`;
    const words = (text: string) => `{"text":"${text}"}`;
    const candidate = (index: string, part: string) => `{${index}"content":{"parts":[${part}]}}`;
    const chunk = (...candidates: readonly string[]) => `{"candidates":[${candidates.join()}]}`;
    const [none, zero, one, begin] = ['', '"index":0,', '"index":1,', '"name":"f",'];

    it('joins pieces of a call where a call of another one begins in between', () => {
      const joiner = new HalfJoiner();
      const join = (index: string, part: string) => joiner.join(chunk(candidate(index, part)));
      expect(join(zero, piece(first, begin))).toBe(chunk(candidate(zero, piece('', begin))));
      expect(join(one, piece(first, begin))).toBe(chunk(candidate(one, piece('', begin))));
      expect(join(zero, piece(second))).toBe(chunk(candidate(zero, piece('😀'))));
      expect(join(one, piece(second))).toBe(chunk(candidate(one, piece('😀'))));
    });

    it.each([
      ['words', words],
      ['calls', piece],
    ])('joins %s by the index of their candidate, wherever that stands', (_name, part) => {
      const joiner = new HalfJoiner();
      expect(joiner.join(chunk(candidate(zero, part('a')), candidate(one, part(first))))).toBe(
        chunk(candidate(zero, part('a')), candidate(one, part(''))),
      );
      expect(joiner.join(chunk(candidate(zero, part(second))))).toBe(
        chunk(candidate(zero, part(String.raw`\ufffd`))),
      );
      expect(joiner.join(chunk(candidate(one, part(second))))).toBe(chunk(candidate(one, part('😀'))));
    });

    it('takes one without an index for that of its place', () => {
      const joiner = new HalfJoiner();
      expect(joiner.join(chunk(candidate(none, words(first)), candidate(none, words(first))))).toBe(
        chunk(candidate(none, words('')), candidate(none, words(''))),
      );
      expect(joiner.join(chunk(candidate(one, words(second))))).toBe(chunk(candidate(one, words('😀'))));
      expect(joiner.join(chunk(candidate(zero, words(second))))).toBe(chunk(candidate(zero, words('😀'))));
    });
  });

  it('replaces halves where no text grows: in names, keys and values of tools', () => {
    const event = (half: string) => `{"id":"a${half}","args":{"${half}":"${half}","n":12345678901234567890}}`;
    const joiner = new HalfJoiner();
    expect(joiner.join(event(first))).toBe(event(String.raw`\ufffd`));
    expect(joiner.join(event(second))).toBe(event(String.raw`\ufffd`));
  });

  it('joins nothing across calls: a value that is whole does not go on in another one', () => {
    const half = String.raw`\ufffd`;
    const call = (text: string) => `{"functionCall":{"name":"f","args":{"text":"${text}"}}}`;
    const chunk = (...calls: readonly string[]) => `{"content":{"parts":[${calls.map(call).join()}]}}`;
    const joiner = new HalfJoiner();
    expect(joiner.join(chunk(first, 'a'))).toBe(chunk(half, 'a'));
    expect(joiner.join(chunk(second))).toBe(chunk(half));
    const begin = (text: string) => `{"content_block":{"type":"tool_use","input":{"text":"${text}"}}}`;
    expect(joiner.join(begin(first))).toBe(begin(half));
    expect(joiner.join(begin('a'))).toBe(begin('a'));
  });

  it('joins pieces of a call wherever they stand, and none of two calls', () => {
    const piece = (text: string, name = '') =>
      `{"functionCall":{${name}"partialArgs":[{"jsonPath":"$.a","stringValue":"${text}"}]}}`;
    const chunk = (...parts: readonly string[]) => `{"content":{"parts":[${parts.join()}]}}`;
    const [begin, words] = ['"name":"f",', '{"text":"Hi"}'];
    const joiner = new HalfJoiner();
    expect(joiner.join(chunk(words, piece(first, begin)))).toBe(chunk(words, piece('', begin)));
    expect(joiner.join(chunk(piece(second)))).toBe(chunk(piece('😀')));
    const calls = [piece(first, begin), piece('a', begin)] as const;
    expect(joiner.join(chunk(...calls))).toBe(chunk(piece('', begin), piece('a', begin)));
    expect(joiner.join(chunk(calls[0]))).toBe(chunk(piece('', begin)));
    expect(joiner.join(chunk(calls[1]))).toBe(chunk(calls[1]));
  });

  it('keeps every digit of the numbers in the values of tools', () => {
    const chunk = (text: string) =>
      `{"parts":[{"text":"${text}"},{"functionCall":{"name":"f","args":{"n":12345678901234567890}}}]}`;
    expect(new HalfJoiner().join(chunk(first))).toBe(chunk(''));
  });

  it.each(['[DONE]', 'garbage', `"${first}"`, 'null', delta('😀'), delta(`${first}${second}`), '{'])(
    'gives %s back as it is',
    (event) => {
      const joiner = new HalfJoiner();
      expect(joiner.join(event)).toBe(event);
    },
  );

  it('keeps a half for 64 events', () => {
    const others = (count: number) => Array.from({ length: count }, () => delta('a', 1));
    expect(join([delta(first), ...others(63), delta(second)]).at(-1)).toBe('😀');
    expect(join([delta(first), ...others(64), delta(second)]).at(-1)).toBe('\ufffd');
  });

  it('keeps 64 halves', () => {
    const texts = Array.from({ length: 65 }, (_, index) => `{"index":${String(index)},"text":"${first}"}`);
    const joined = new HalfJoiner().join(`[${texts.join()}]`);
    expect(joined.match(/ufffd/gu)).toHaveLength(1);
  });

  it('takes no longer where the names of places are long', () => {
    const measure = (place: string) => {
      const joiner = new HalfJoiner();
      joiner.join(delta(first));
      const event = JSON.stringify({ [place]: Array.from({ length: 60_000 }, () => ({ text: 'a' })) });
      const startedAt = performance.now();
      joiner.join(event);
      return performance.now() - startedAt;
    };
    const usualMs = measure('candidates');
    expect(measure('x'.repeat(16_000))).toBeLessThan(5 * usualMs + 100);
  });
});
