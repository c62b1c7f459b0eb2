import { describe, expect, it } from 'vitest';
import { readEventStream } from '../../support/contract-sse.ts';
import { readContentStream } from '../../support/contract-content-stream.ts';

const read = (text: string, lineEnd: 'lf' | 'crlf' = 'lf') => readEventStream(Buffer.from(text), lineEnd);

describe('readEventStream', () => {
  it('reads named and unnamed events and passes over comments', () => {
    const { events, problems } = read('event: a\ndata: {}\n\n: keep-alive\n\ndata: {"b":1}\n\n');
    expect(problems).toEqual([]);
    expect(events).toEqual([
      { name: 'a', data: '{}' },
      { name: null, data: '{"b":1}' },
    ]);
  });

  it('passes over the error of format C that stands bare beside its event, and over no other', () => {
    const [bare, chunk] = ['{"error":{"code":503}}\r\n\r\n', 'data: {}\r\n\r\n'];
    const events = [
      { name: null, data: '{}' },
      { name: null, data: '{"error":{"code":503}}' },
    ];
    expect(read(`${chunk}${bare}data: ${bare}`, 'crlf')).toEqual({ events, problems: [] });
    for (const text of [
      `${bare}data: ${bare}${bare.trim()}`,
      `data:   ${bare}${bare}`,
      `data:   ${bare}${bare.trim()}`,
    ])
      expect(read(chunk + text, 'crlf').problems).toEqual([]);
    for (const text of [chunk + bare.trim(), `${bare}data: ${bare}${chunk.trim()}`])
      expect(read(text, 'crlf').problems).toContain('The last event lacks its empty line.');
    for (const text of [bare, chunk + bare, bare + chunk, `${bare}data: ${bare}${chunk}`])
      expect(read(text, 'crlf').problems).toEqual([expect.stringContaining('Not an event')]);
  });

  it('takes an empty stream for one without events', () => {
    expect(read('')).toEqual({ events: [], problems: [] });
  });

  it.each([
    ['a last event without its empty line', 'data: {}\n', 'lf', /lacks its empty line/],
    ['half an event', 'data: {}\n\ndata: {"a', 'lf', /lacks its empty line/],
    ['a line with another field', 'data: {}\nid: 7\n\n', 'lf', /Not an event/],
    ['two lines of data', 'data: {\ndata: }\n\n', 'lf', /Not an event/],
    ['data without a blank', 'data:{}\n\n', 'lf', /Not an event/],
    ['a name without data', 'event: a\n\n', 'lf', /Not an event/],
    ['three line feeds', 'data: {}\n\n\ndata: {}\n\n', 'lf', /Not an event/],
    ['JSON that is no event', '{"error":{}}', 'lf', /lacks its empty line/],
    ['CR LF in place of LF', 'data: {}\r\n\r\n', 'lf', /ends in LF/],
    ['LF in place of CR LF', 'data: {}\n\n', 'crlf', /ends in CRLF/],
    ['a byte order mark', '\u{feff}data: {}\n\n', 'lf', /byte order mark/],
  ] as const)('refuses %s', (_, text, lineEnd, problem) => {
    expect(read(text, lineEnd).problems.join('\n')).toMatch(problem);
  });

  it('refuses what is not UTF-8', () => {
    expect(readEventStream(Buffer.from([0x64, 0xff]), 'lf').problems).toEqual(['The stream is not UTF-8.']);
  });
});

describe('readContentStream', () => {
  const chunk = (more: object) => ({ responseId: 'r', modelVersion: 'm', ...more });

  it('puts the parts of each candidate together', () => {
    const { ending, whole, problems } = readContentStream([
      chunk({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text: 'a' }] } }] }),
      chunk({
        candidates: [{ index: 1, content: { role: 'model', parts: [{ text: 'x' }] }, finishReason: 'STOP' }],
      }),
      chunk({
        candidates: [{ index: 0, content: { role: 'model', parts: [{ text: 'b' }] }, finishReason: 'STOP' }],
      }),
    ]);
    expect({ ending, problems }).toEqual({ ending: 'complete', problems: [] });
    expect(whole).toEqual({
      responseId: 'r',
      modelVersion: 'm',
      candidates: [
        { index: 0, content: { role: 'model', parts: [{ text: 'a' }, { text: 'b' }] }, finishReason: 'STOP' },
        { index: 1, content: { role: 'model', parts: [{ text: 'x' }] }, finishReason: 'STOP' },
      ],
    });
  });

  it.each([
    [
      'one candidate that never ends',
      [chunk({ candidates: [{ index: 0, finishReason: 'STOP' }, { index: 1 }] })],
      /Candidate 1 never/,
    ],
    ['no candidate', [chunk({})], /without a candidate/],
    ['no chunk', [], /without a candidate/],
    ['a chunk after the error', [{ error: {} }, chunk({})], /after the error/],
    [
      'counts that shrink',
      [
        chunk({ usageMetadata: { totalTokenCount: 7 } }),
        chunk({ usageMetadata: { totalTokenCount: 6 }, candidates: [{ finishReason: 'STOP' }] }),
      ],
      /totalTokenCount shrinks/,
    ],
    [
      'a candidate after a blocked prompt',
      [
        chunk({ promptFeedback: { blockReason: 'SAFETY' } }),
        chunk({ candidates: [{ finishReason: 'STOP' }] }),
      ],
      /blocked prompt/,
    ],
  ])('refuses %s', (_, chunks, problem) => {
    expect(readContentStream(chunks).problems.join('\n')).toMatch(problem);
  });
});
