import { describe, expect, it } from 'vitest';
import { profiles, type Answer, type RequestBody } from '../../support/interface-client.ts';
import { expectAccepted } from '../../support/interface-expectations.ts';
import { chatFormats, useSturdyGateway, type ChatFormat } from '../../support/interface-bad-input.ts';

const gateway = useSturdyGateway();

/** Refused with 400 in both profiles, in the format's own envelope. */
async function expectBadJson({ send, expectRefusal }: ChatFormat, body: RequestBody): Promise<void> {
  for (const profile of profiles) expectRefusal(await send(gateway(), body, { profile }), {}, profile);
}

describe.each(chatFormats)('$name: a body that is not JSON', (format) => {
  const { good, send, expectRefusal } = format;
  const text = JSON.stringify(good);

  it('cut off at any byte', async () => {
    const answers = await Promise.all(
      Array.from({ length: text.length }, (_, size) => send(gateway(), text.slice(0, size))),
    );
    for (const answer of answers) expectRefusal(answer, {}, 'neutral');
  });

  it.each([
    ['nothing but white space', ' \n\t '],
    ['two objects', `${text}${text}`],
    ['a comma at the end', text.replace(/\}$/u, ',}')],
    ['single quotes', text.replaceAll('"', "'")],
    ['a comment', `/* hello */${text}`],
    ['undefined', text.replace(/\}$/u, ',"a":undefined}')],
    ['NaN', text.replace(/\}$/u, ',"temperature":NaN}')],
    ['Infinity', text.replace(/\}$/u, ',"temperature":Infinity}')],
    ['a number with a leading zero', text.replace(/\}$/u, ',"max_tokens":020}')],
    ['a form', 'model=chatfam-opus-4-8&max_tokens=20'],
    ['HTML', '<html></html>'],
    ['a raw NUL inside a string', text.replace('Say', '\0Say')],
    ['a raw line feed inside a string', text.replace('Say', '\nSay')],
    ['a byte order mark before it', `\u{feff}${text}`],
  ])('%s', async (_what, body) => {
    await expectBadJson(format, body);
  });

  it.each(['null', 'true', '7', '"text"', '[]', '[{}]'])('%s, which is no object', async (body) => {
    await expectBadJson(format, body);
  });

  it.each([
    ['a lone byte', [0xff]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['a surrogate half', [0xed, 0xa0, 0x80]],
    ['a character cut in two', [0xf0, 0x9f, 0x98]],
    ['Latin-1', [0xe9]],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00]],
  ])('%s instead of UTF-8', async (_what, bytes) => {
    const [before = '', after = ''] = text.split('Say');
    await expectBadJson(format, Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]));
  });
});

describe.each(chatFormats)('$name: JSON that cannot be passed on', (format) => {
  const { good, send } = format;
  const insert = (field: string): string => JSON.stringify(good).replace(/\}$/u, `,${field}}`);
  const inText = (text: string): string => JSON.stringify(good).replace('Say', text);

  it.each(['\\ud800', '\\udc00', 'a\\ud83d', '\\ude00\\ud83d', '\\ud800\\ud800'])(
    'a lone surrogate %s in a text',
    async (escape) => {
      await expectBadJson(format, inText(escape));
    },
  );

  it.each(['"\\ud800":1', '"a":{"b":[{"\\udfff":1}]}', '"a":["\\ud800"]'])(
    'a lone surrogate in %s',
    async (field) => {
      await expectBadJson(format, insert(field));
    },
  );

  it('a surrogate pair is a character', async () => {
    for (const profile of profiles)
      expectAccepted(await send(gateway(), inText('\\ud83d\\ude00 Say'), { profile }));
  });

  it.each([101, 1_000, 1_000_000])('%i levels of lists', async (levels) => {
    await expectBadJson(format, insert(`"a":${'['.repeat(levels)}${']'.repeat(levels)}`));
  });

  it.each([101, 1_000, 300_000])('%i levels of objects', async (levels) => {
    await expectBadJson(format, insert(`"a":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`));
  });

  it('a million levels that are never closed', async () => {
    await expectBadJson(format, '['.repeat(1_000_000));
    await expectBadJson(format, '{"a":'.repeat(200_000));
  });
});

describe.each(chatFormats)('$name: JSON that is odd', ({ name, good, send, expectRefusal }) => {
  const isMessages = name === 'createMessage';
  const insert = (field: string): string => JSON.stringify(good).replace(/\}$/u, `,${field}}`);
  /** Puts a value where the client's own data goes, which may be anything. */
  const asArguments = (value: string): string => {
    const part = `{"functionCall":{"name":"f","args":${value}}}`;
    const block = `{"type":"tool_use","id":"t","name":"f","input":${value}}`;
    return isMessages
      ? `{"model":"chatfam-opus-4-8","max_tokens":9,"messages":[{"role":"assistant","content":[${block}]},{"role":"user","content":"Hi"}]}`
      : `{"contents":[{"role":"model","parts":[${part}]},{"parts":[{"text":"Hi"}]}]}`;
  };

  it('an escaped NUL is a character', async () => {
    const text = JSON.stringify(good).replace('Say', '\\u0000Say');
    for (const profile of profiles) expectAccepted(await send(gateway(), text, { profile }));
  });

  const own = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
  it.each(own)('a field called %s is unknown in neutral and harmless in vendor', async (field) => {
    for (const value of ['{"polluted":true}', '"x"', '[1]', '7']) {
      const body = insert(`"${field}":${value}`);
      expectRefusal(await send(gateway(), body), { field }, 'neutral');
      expectAccepted(await send(gateway(), body, { profile: 'vendor' }));
      expect({}).not.toHaveProperty('polluted');
    }
  });

  it.each(own)('%s is a name like any other in data of the client', async (field) => {
    for (const profile of profiles) {
      const body = asArguments(`{"${field}":{"polluted":true},"a":{"${field}":null}}`);
      expectAccepted(await send(gateway(), body, { profile }));
    }
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    '1e400',
    '-1e400',
    '1e308',
    `1${'0'.repeat(400)}`,
    '0.1e-400',
    '123456789012345678901234567890',
    '-0',
  ])('the number %s gets an answer or a 400', async (number) => {
    const fields = isMessages
      ? ['max_tokens', 'temperature', 'top_k', 'top_p']
      : ['temperature', 'topK', 'seed', 'maxOutputTokens', 'presencePenalty', 'logprobs'];
    for (const field of fields) {
      const entry = `"${field}":${number}`;
      const body = insert(isMessages ? entry : `"generationConfig":{${entry}}`);
      for (const profile of profiles)
        expectAnswerOrRefusal(await send(gateway(), body, { profile }), profile);
    }
    for (const profile of profiles)
      expectAccepted(await send(gateway(), asArguments(`{"x":${number}}`), { profile }));
  });

  function expectAnswerOrRefusal(answer: Answer, profile: 'neutral' | 'vendor'): void {
    if (answer.status !== 200) expectRefusal(answer, {}, profile);
  }

  it('of a field given twice the last one counts', async () => {
    const isLast = isMessages ? '"max_tokens":0' : '"contents":[]';
    expectRefusal(await send(gateway(), insert(isLast)), { field: isLast.split('"')[1] ?? '' }, 'neutral');
  });

  it('an empty key is a field like any other', async () => {
    expectRefusal(await send(gateway(), insert('"":1')), {}, 'neutral');
    expectAccepted(await send(gateway(), insert('"":1'), { profile: 'vendor' }));
  });

  it('a key of a megabyte is refused or ignored', async () => {
    const key = 'k'.repeat(1_000_000);
    expectRefusal(await send(gateway(), insert(`"${key}":1`)), {}, 'neutral');
    const answer = await send(gateway(), insert(`"${key}":1`), { profile: 'vendor' });
    expectAccepted(answer);
    expect(answer.headers.get('x-specway-ignored')?.length).toBeLessThan(200);
  });

  it('a hundred thousand unknown fields are refused or ignored', async () => {
    const fields = Array.from(
      { length: 100_000 },
      (_, index) => `"field${String(index)}":${String(index)}`,
    ).join(',');
    expectRefusal(await send(gateway(), insert(fields)), {}, 'neutral');
    expectAccepted(await send(gateway(), insert(fields), { profile: 'vendor' }));
  });

  it('forty thousand turns are answered', async () => {
    const turn = isMessages ? '{"role":"user","content":"a"}' : '{"parts":[{"text":"a"}]}';
    const list = Array.from({ length: 40_000 }, () => turn).join(',');
    const body = isMessages ? insert(`"messages":[${list}]`) : `{"contents":[${list}]}`;
    expectAccepted(await send(gateway(), body));
  });
});
