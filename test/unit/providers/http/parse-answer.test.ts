import { describe, expect, it } from 'vitest';
import { AnswerMemory } from '../../../../src/providers/http/answer-memory.ts';
import { parseAnswer } from '../../../../src/providers/http/parse-answer.ts';
import { createParseQueue } from '../../../../src/core/json/parse-queue.ts';
import { createCountingAccount } from '../../../support/counting-account.ts';

const parse = async (bytes: Buffer, account: ReturnType<typeof createCountingAccount>): Promise<unknown> =>
  parseAnswer(bytes, new AnswerMemory(account), {
    queue: createParseQueue(),
    signal: new AbortController().signal,
  });

describe('parseAnswer', () => {
  it.each<[string, unknown]>([
    ['a small answer', { a: [1, null, 'x'] }],
    ['a long text', { text: 'word '.repeat(100_000) }],
    ['a long text beyond ASCII', { text: 'Größe '.repeat(100_000) }],
    ['many values', Array.from({ length: 100_000 }, (_, index) => ({ index }))],
  ])('gives what was written: %s', async (_what, value) => {
    const account = createCountingAccount();
    const bytes = Buffer.from(JSON.stringify(value));
    expect(await parse(bytes, account)).toEqual(value);
    // At least the bytes and what became of them; nothing for small ones.
    if (bytes.length < 65_536) expect(account.peakBytes).toBe(0);
    else expect(account.heldBytes).toBeGreaterThanOrEqual(2 * bytes.length);
  });

  it('does not begin where there is no room for it', async () => {
    const bytes = Buffer.from(JSON.stringify({ text: 'word '.repeat(100_000) }));
    const account = createCountingAccount(2 * bytes.length);
    await expect(parse(bytes, account)).rejects.toThrow('full');
  });

  it.each(['{', '', `{"a":"${'x'.repeat(100_000)}`, '['.repeat(100_000)])(
    'refuses what is no JSON',
    async (text) => {
      await expect(parse(Buffer.from(text), createCountingAccount())).rejects.toThrow(
        expect.objectContaining({ reason: 'invalid_json' }),
      );
    },
  );
});
