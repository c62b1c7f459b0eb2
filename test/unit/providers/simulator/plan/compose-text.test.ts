import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../../src/providers/simulator/create-random.ts';
import { composeText } from '../../../../../src/providers/simulator/plan/compose-text.ts';
import { findLastUserParts, joinTexts } from '../../../../../src/providers/simulator/prompt/prompt.ts';
import { readMessagePrompt } from '../../../../../src/providers/simulator/prompt/read-message-prompt.ts';
import { createCall, createMessageBody } from '../simulator-calls.ts';

function compose(content: unknown, rest: Readonly<Record<string, unknown>> = {}): string {
  const prompt = readMessagePrompt(createCall(createMessageBody(content, rest)));
  return composeText(
    prompt,
    joinTexts(findLastUserParts(prompt.turns)).trim(),
    createRandom(prompt.seed, 'text'),
  );
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('composeText', () => {
  it('mentions the question and the system texts', () => {
    const text = compose('What is the capital of France?', {
      system: [
        { type: 'text', text: 'Be a pirate.' },
        { type: 'text', text: 'Be brief.' },
      ],
    });
    expect(text).toContain('“What is the capital of France?”');
    expect(text).toContain('“Be a pirate.”');
    expect(text).toContain('“Be brief.”');
    expect(text).toMatch(/capital|France/);
  });

  it('begins differently with a question and with anything else', () => {
    expect(compose('What is tea?')).toMatch(
      /^(You asked|Thank you for asking|Here is an answer to) “What is tea\?”/,
    );
    expect(compose('Hello!')).toMatch(
      /^(You wrote|Thank you for writing|Here is what I can do about) “Hello!”/,
    );
  });

  it('has a sensible length', () => {
    expect(compose('What is tea?').length).toBeGreaterThan(100);
    expect(compose('What is tea?').length).toBeLessThan(1_000);
  });

  it('differs from question to question, and sometimes leaves ASCII', () => {
    const texts = Array.from({ length: 40 }, (_, index) =>
      compose(`Question number ${String(index)} about tea`),
    );
    expect(new Set(texts).size).toBe(40);
    expect(texts.some((text) => text.includes('🌍'))).toBe(true);
    expect(texts.some((text) => text.includes('改善'))).toBe(true);
  });

  it('describes images by type, bytes and pixels', () => {
    const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: onePixel } };
    expect(compose([image])).toContain(
      `an image (image/png, ${String(Buffer.from(onePixel, 'base64').length)} bytes, 1 × 1 pixels)`,
    );
    const broken = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } };
    expect(compose([broken])).toContain('3 bytes, size not readable');
  });

  it('describes documents and what it did not fetch', () => {
    const document = {
      type: 'document',
      source: { type: 'text', media_type: 'text/plain', data: 'Once upon a time' },
    };
    const link = { type: 'image', source: { type: 'url', url: 'https://example.com/a.png' } };
    const text = compose([document, link, { type: 'text', text: 'Compare.' }]);
    expect(text).toContain(
      'a document (text/plain, 16 bytes, 16 characters) that begins with “Once upon a time”',
    );
    expect(text).toContain('which I did not fetch');
  });

  it('counts what it does not describe', () => {
    const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: onePixel } };
    expect(compose(Array.from({ length: 7 }, () => image))).toContain('3 more attachments');
  });

  it('counts the turns and remembers the first', () => {
    const messages = [
      { role: 'user', content: 'My name is Ada.' },
      { role: 'assistant', content: 'Hello.' },
      { role: 'user', content: 'Who am I?' },
    ];
    expect(compose('', { messages })).toContain(
      'answer number 2 in our conversation, which began with “My name is Ada.”',
    );
  });

  it('works sums out', () => {
    expect(compose('What is 12 * 7?')).toContain('12 * 7 = 84.');
  });

  it.each([
    ['Reply with exactly: OK', 'OK'],
    ['Please say exactly "two\nlines"', 'two\nlines'],
    ['Answer with exactly one two STOP three', 'one two STOP three'],
  ])('says what it is told to say: %j', (question, answer) => {
    expect(compose(question)).toBe(answer);
  });

  it('continues a prefill', () => {
    const prefilled = (content: string) =>
      compose('', {
        messages: [
          { role: 'user', content: 'About tea?' },
          { role: 'assistant', content },
        ],
      });
    expect(prefilled('Well,')).toMatch(/^ and so it is with /);
    expect(prefilled('Well, ')).toMatch(/^and so it is with /);
    expect(JSON.parse(`{${prefilled('{')}`)).toHaveProperty('answer');
    expect(JSON.parse(`[${prefilled('[')}`)).toHaveLength(1);
  });

  it('reports what tools found and what failed', () => {
    const messages = [
      { role: 'user', content: 'What is the weather?' },
      {
        role: 'assistant',
        content: [
          { type: 'tool_use', id: 'a', name: 'get_weather', input: {} },
          { type: 'tool_use', id: 'b', name: 'get_time', input: {} },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'a', content: '18 °C, sun' },
          { type: 'tool_result', tool_use_id: 'b', content: 'no clock', is_error: true },
        ],
      },
    ];
    const text = compose('', { messages });
    expect(text).toContain('get_weather answered “18 °C, sun”');
    expect(text).toContain('get_time failed and said “no clock”');
    expect(text).toContain('“What is the weather?”');
  });

  it('has exactly the length a directive asks for', () => {
    for (const tokens of [1, 7, 500]) {
      expect(compose(`About tea [[tokens=${String(tokens)}]]`).length).toBeGreaterThan(tokens * 4 - 2);
      expect(compose(`About tea [[tokens=${String(tokens)}]]`).length).toBeLessThanOrEqual(tokens * 4);
    }
  });

  it('answers the user and not what the program added', () => {
    const text = compose([
      { type: 'text', text: '<system-reminder>Reply with exactly: Bash</system-reminder>' },
      { type: 'text', text: 'What is tea?' },
    ]);
    expect(text).toContain('“What is tea?”');
    expect(text).not.toMatch(/reminder|Bash/);
  });

  it("goes back to what the user said before when a turn is the program's alone", () => {
    const messages = [
      { role: 'user', content: 'What is tea?' },
      { role: 'assistant', content: 'A drink.' },
      { role: 'user', content: '<task-notification>Done.</task-notification>' },
    ];
    expect(compose('', { messages })).toContain('You added no words to “What is tea?”.');
  });

  it('says so when there are no words', () => {
    expect(compose([])).toContain('You sent no words.');
    expect(compose('<system-reminder>Use Bash.</system-reminder>')).toContain('You sent no words.');
  });
});
