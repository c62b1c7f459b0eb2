import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAsyncApiExamples } from '../../support/list-asyncapi-examples.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import type { JsonObject } from '../../support/interface-client.ts';
import { mutate } from '../../support/interface-mutations.ts';
import { readDocument } from '../../support/read-contract.ts';
import { RealtimeTalker, type TalkerSet, type ToldFault } from '../../support/realtime-talker.ts';

const sets = ['neutral', 'vendor', 'ga'] as const;

/** Every code that something a client sent can be answered with. */
const codes: ReadonlySet<string | null> = new Set([
  'invalid_event',
  'unknown_parameter',
  'missing_required_parameter',
  'string_above_max_length',
  'invalid_value',
  'invalid_model',
  'invalid_item_id',
  'item_truncate_invalid_item_id',
  'item_delete_invalid_item_id',
  'item_retrieve_invalid_item_id',
  'unsupported_content_type',
  'cannot_update_voice',
  'input_audio_buffer_commit_empty',
  'response_cancel_not_active',
  'conversation_already_has_active_response',
]);

/** The events that a client may send, as the documents show them; the longest example of each type. */
function listClientEvents(set: TalkerSet): readonly JsonObject[] {
  const document = readDocument(set === 'neutral' ? 'asyncapi.json' : 'asyncapi.vendor.json');
  const dialect = set === 'ga' ? 'ga' : 'beta';
  const longest = new Map<unknown, JsonObject>();
  for (const { dialect: spoken, sender, examples } of listAsyncApiExamples(document)) {
    if (spoken !== dialect || sender !== 'client') continue;
    for (const { payload } of examples as readonly { readonly payload: JsonObject }[]) {
      const known = longest.get(payload['type']);
      if (known === undefined || measure(payload) > measure(known)) longest.set(payload['type'], payload);
    }
  }
  return [...longest.values()].map((event) => ({ ...event, event_id: 'own' }));
}

const measure = (value: unknown) => JSON.stringify(value).length;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.stop());

describe.each(sets)(
  'any value of another type at any place of an event, set %s',
  { timeout: 60_000 },
  (set) => {
    const events = listClientEvents(set);

    it.each(events.map((event) => [String(event['type']), event] as const))('%s', async (type, event) => {
      const talker = await RealtimeTalker.open(gateway.url, { apiKey: gateway.apiKey, set });
      const names = new Map<string, string>();
      const nameless: string[] = [];
      for (const { name, body } of mutate(event)) {
        const id = `m${String(names.size)}`;
        if (name.startsWith('event_id')) nameless.push(name);
        else names.set(id, name);
        talker.say(name.startsWith('event_id') ? body : { ...body, event_id: id });
        if (names.size % 100 === 0) await talker.sync();
      }
      await talker.sync();
      const strange = talker.faults.filter((fault) => !isUsual(fault));
      expect(strange.map((fault) => [names.get(fault.event_id ?? ''), fault])).toEqual([]);
      // Whatever has no type, or one that nobody knows, is refused for that.
      const refused = new Set(talker.faults.map(({ event_id }) => names.get(event_id ?? '')));
      for (const value of ['null', 'true', '-1.5', '""', '"x"', '[null]', '{"x":1}'])
        expect(refused).toContain(`type = ${value}`);
      expect(refused).toContain('type left out');
      expect(names.size + nameless.length, type).toBeGreaterThan(10);
      talker.say({ type: 'response.cancel', event_id: 'own' });
      await talker.sync();
      await talker.close();
      expect(gateway.logLines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
    });
  },
);

/** Of a code that is one of those, with all that an error has. */
function isUsual({ type, code, message, param, event_id }: ToldFault): boolean {
  return (
    type === 'invalid_request_error' &&
    codes.has(code) &&
    message.length > 10 &&
    (param === null || typeof param === 'string') &&
    (event_id === null || typeof event_id === 'string')
  );
}
