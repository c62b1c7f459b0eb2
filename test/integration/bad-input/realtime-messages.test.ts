import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { RealtimeTalker, type TalkerSet } from '../../support/realtime-talker.ts';

const sets = ['neutral', 'vendor', 'ga'] as const;
const mebibyte = 1024 * 1024;

let gateway: TestGateway;
let talker: RealtimeTalker;

beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.stop());

const open = (set: TalkerSet) => RealtimeTalker.open(gateway.url, { apiKey: gateway.apiKey, set });

/** Whatever was said before, the session answers. */
async function expectAlive(): Promise<void> {
  const before = talker.find('response.done').length;
  talker.say({ type: 'response.create' });
  await talker.waitFor('response.done', before + 1);
}

function listServerFaults(): readonly unknown[] {
  return gateway.logLines.filter(({ level }) => Number(level) >= 50);
}

const audioOf = (bytes: number) => Buffer.alloc(bytes).toString('base64');
const append = (audio: string) => ({ type: 'input_audio_buffer.append', audio });

describe.each(sets)('messages that are no events, set %s', (set) => {
  beforeAll(async () => {
    talker = await open(set);
  });
  beforeEach(() => {
    talker.events.length = 0;
  });
  afterAll(async () => {
    await expectAlive();
    await talker.close();
    expect(listServerFaults()).toEqual([]);
  });

  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const many = JSON.stringify({
    type: 'response.create',
    response: { metadata: null, input: [] },
    x: Array(30_000).fill(1),
  });
  it.each([
    ['nothing', '', 'invalid_json'],
    ['blanks', ' \n ', 'invalid_json'],
    ['half of JSON', '{"type":"response.cre', 'invalid_json'],
    ['two values', '{"type":"response.create"} {}', 'invalid_json'],
    ['a byte order mark', '\ufeff{"type":"response.create"}', 'invalid_json'],
    ['a lone NUL', '\0', 'invalid_json'],
    ['NaN', '{"type":"response.create","x":NaN}', 'invalid_json'],
    ['what is deeper than anything', deep, 'invalid_json'],
    ['more values than an event has', many, 'invalid_json'],
    ['a number', '1', 'invalid_event'],
    ['null', 'null', 'invalid_event'],
    ['a list', '[{"type":"response.create"}]', 'invalid_event'],
    ['a text', '"response.create"', 'invalid_event'],
    ['an object without a type', '{}', 'invalid_event'],
    ['a type that is no text', '{"type":1}', 'invalid_event'],
    ['an empty type', '{"type":""}', 'invalid_event'],
    ['a type of nobody', '{"type":"response.destroy"}', 'invalid_event'],
    ['a type of objects', '{"type":"__proto__"}', 'invalid_event'],
    ['another type of objects', '{"type":"constructor"}', 'invalid_event'],
    ["the server's type", '{"type":"session.created","session":{}}', 'invalid_event'],
    ["the server's ending of a response", '{"type":"response.done","response":{}}', 'invalid_event'],
  ])('are refused: %s', async (_what, text, code) => {
    talker.say(text);
    await talker.sync();
    expect(talker.faults).toMatchObject([{ type: 'invalid_request_error', code, event_id: null }]);
    expect(talker.faults[0]?.message.length).toBeLessThan(500);
  });

  it('are refused: binary ones, also long ones and JSON', async () => {
    talker.say(Buffer.from('{"type":"response.create"}'), Buffer.alloc(0), Buffer.alloc(2 * mebibyte));
    await talker.sync();
    const fault = { code: 'invalid_event', event_id: null };
    expect(talker.faults).toMatchObject([fault, fault, fault]);
  });

  it('are told of with the id of their event, but not with one that is too long or no text', async () => {
    const type = 'conversation.item.truncate';
    for (const event_id of ['é'.repeat(512), 'x'.repeat(513), 7, null, { a: 1 }])
      talker.say({ type, event_id });
    await talker.sync();
    expect(talker.faults.map(({ event_id }) => event_id)).toEqual(['é'.repeat(512), null, null, null, null]);
  });

  it('are read as one, however many frames a message comes in', async () => {
    const text = JSON.stringify({ type: 'nobody.knows.this', event_id: 'in-pieces' });
    for (const [index, character] of [...text].entries())
      talker.socket.send(character, { fin: index === text.length - 1 });
    await talker.sync();
    expect(talker.faults).toMatchObject([{ code: 'invalid_event', event_id: 'in-pieces' }]);
  });
});

describe.each(sets)('sound of a strange kind, set %s', (set) => {
  beforeAll(async () => {
    talker = await open(set);
    const detection =
      set === 'ga'
        ? { type: 'realtime', audio: { input: { turn_detection: null } } }
        : { turn_detection: null };
    talker.say({ type: 'session.update', session: detection });
  });
  beforeEach(() => {
    talker.events.length = 0;
  });
  afterAll(async () => {
    await expectAlive();
    await talker.close();
    expect(listServerFaults()).toEqual([]);
  });

  it.each([
    ['no base64', '!!!!'],
    ['base64 that is cut off', 'AAAAA'],
    ['base64 with blanks', 'AA AA'],
    ['base64 with a line break', 'AAAA\r\nAAAA'],
    ['base64 with its end in the middle', 'AA==AAAA'],
    ['a data URL', 'data:audio/wav;base64,AAAA'],
  ])('is refused: %s', async (_what, audio) => {
    talker.say({ ...append(audio), event_id: 'bad' });
    await talker.sync();
    expect(talker.faults).toMatchObject([{ code: 'invalid_value', param: 'audio', event_id: 'bad' }]);
  });

  it('is taken byte by byte', async () => {
    for (let index = 0; index < 901; index += 1) talker.say(append(audioOf(1)));
    talker.say(append(audioOf(4_800)), { type: 'input_audio_buffer.commit' });
    await talker.waitFor('input_audio_buffer.committed');
    expect(talker.faults).toEqual([]);
  });

  it.skipIf(set !== 'neutral')(
    'is taken fifteen megabytes at a time, and refused when there is too much of it',
    { timeout: 60_000 },
    async () => {
      const big = append(audioOf(11 * mebibyte));
      expect(JSON.stringify(big).length).toBeLessThan(16 * mebibyte);
      for (let index = 0; index < 5; index += 1) talker.say({ ...big, event_id: `big_${String(index)}` });
      await talker.sync();
      expect(talker.faults.length).toBeGreaterThan(0);
      for (const fault of talker.faults) expect(fault.param).toBe('audio');
      talker.say({ type: 'input_audio_buffer.clear' });
      await talker.waitFor('input_audio_buffer.cleared');
    },
  );
});

it.each(sets)('a message over 16 MiB ends the session with 1009, set %s', async (set) => {
  talker = await open(set);
  talker.say(append('A'.repeat(16 * mebibyte)));
  expect(await talker.closed).toMatchObject({ code: 1009 });
  expect(listServerFaults()).toEqual([]);
});
