import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import {
  callScript,
  createMessage,
  listErrors,
  listTypes,
  openTestSession,
  plainScript,
  ScriptedRealtimeModel,
  spokenScript,
  type ScriptLine,
} from '../../../support/realtime-session.ts';

const create = { type: 'response.create' } as const;
const item = ['response.output_item.added', 'conversation.item.added'];
const itemDone = ['response.output_item.done', 'conversation.item.done'];
const text = [
  ...item,
  'response.content_part.added',
  'response.output_text.delta',
  'response.output_text.delta',
];
const textDone = ['response.output_text.done', 'response.content_part.done', ...itemDone];
const pieces = ['response.output_audio_transcript.delta', 'response.output_audio.delta'];
const speech = [...item, 'response.content_part.added', ...pieces, ...pieces];
const speechDone = [
  'response.output_audio.done',
  'response.output_audio_transcript.done',
  'response.content_part.done',
  ...itemDone,
];
const delta = 'response.function_call_arguments.delta';
const call = [...item, delta, delta];
const callDone = ['response.function_call_arguments.done', ...itemDone];
const failure = new GatewayError('bad_gateway', 'The upstream closed the connection.', {
  reason: 'upstream_error',
});

const cut = (script: readonly ScriptLine[], ...last: readonly ScriptLine[]) => [
  ...script.slice(0, -1),
  ...last,
];

describe('a response', () => {
  it.each<readonly [string, readonly ScriptLine[], readonly string[], string, string, unknown]>([
    ['in words', plainScript, [...text, ...textDone], 'completed', 'completed', null],
    ['that is spoken', spokenScript, [...speech, ...speechDone], 'completed', 'completed', null],
    ['that calls', callScript, [...call, ...callDone], 'completed', 'completed', null],
    [
      'of several items',
      cut(plainScript, ...callScript),
      [...text, ...textDone, ...call, ...callDone],
      'completed',
      'completed',
      null,
    ],
    ...(['max_output_tokens', 'content_filter'] as const).map(
      (reason) =>
        [
          `cut off by ${reason} (B18)`,
          cut(spokenScript, {
            kind: 'end',
            ending: reason === 'content_filter' ? 'content-filter' : 'max-output-tokens',
          }),
          [...speech, ...speechDone],
          'incomplete',
          'incomplete',
          { type: 'incomplete', reason },
        ] as const,
    ),
    [
      'that fails in a message (B18)',
      cut(plainScript, failure),
      [...text, ...textDone],
      'failed',
      'incomplete',
      { type: 'failed', error: { type: 'server_error', code: 'upstream_error', message: failure.message } },
    ],
    [
      'that fails in a call (B18)',
      cut(callScript, failure),
      [...call, ...callDone],
      'failed',
      'incomplete',
      { type: 'failed', error: { type: 'server_error', code: 'upstream_error', message: failure.message } },
    ],
  ])('%s has its events in their order', async (_, script, expected, status, itemStatus, details) => {
    const session = openTestSession(new ScriptedRealtimeModel([script]));
    const events = await session.ask(create);
    expect(listTypes(events)).toEqual(['response.created', ...expected, 'response.done']);
    const { response } = events.at(-1) as unknown as { response: Readonly<Record<string, unknown>> };
    expect(response).toMatchObject({ status, status_details: details, usage: { total_tokens: 37 } });
    const output = response.output as readonly { status: string }[];
    expect(output.at(-1)?.status).toBe(itemStatus);
    expect(session.faults).toEqual([]);
  });

  it('fails for whatever the model does wrong, and the cause goes to the log only', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([[{ kind: 'text', text: 'x' }], []]));
    for (const _ of [1, 2]) {
      const events = await session.ask(create);
      expect(events.at(-1)).toMatchObject({
        response: { status: 'failed', status_details: { error: { code: 'server_error' } } },
      });
    }
    expect(session.faults).toHaveLength(2);
  });

  it('that is cancelled ends everything it began (B18)', async () => {
    const model = new ScriptedRealtimeModel([cut(spokenScript, 'hang')]);
    const session = openTestSession(model);
    await session.ask(create);
    const events = await session.ask({ type: 'response.cancel' });
    expect(listTypes(events)).toEqual([...speechDone, 'response.done']);
    expect(events.at(-1)).toMatchObject({
      response: { status: 'cancelled', status_details: { reason: 'client_cancelled' }, usage: {} },
    });
    expect(model.aborted).toBe(1);
  });

  it('that is cancelled before its first item has no output (B19)', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([['hang']]));
    const events = await session.ask(create, { type: 'response.cancel' });
    expect(listTypes(events)).toEqual(['response.created', 'response.done']);
    expect(events.at(-1)).toMatchObject({ response: { status: 'cancelled', output: [] } });
  });

  it('is one of one at a time, and only the one under way can be cancelled', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([['hang']]));
    const events = await session.ask(
      { type: 'response.cancel', event_id: 'a' },
      create,
      { ...create, event_id: 'b' },
      { type: 'response.cancel', response_id: 'resp_other', event_id: 'c' },
    );
    expect(listErrors(events)).toEqual([
      ['response_cancel_not_active', null, 'a'],
      ['conversation_already_has_active_response', null, 'b'],
      ['response_cancel_not_active', 'response_id', 'c'],
    ]);
  });

  it('answers an empty conversation (B14)', async () => {
    const model = new ScriptedRealtimeModel([plainScript]);
    const events = await openTestSession(model).ask(create);
    expect(events.at(-1)).toMatchObject({ response: { status: 'completed' } });
    expect(model.turns[0]?.items).toEqual([]);
  });

  it('keeps its voice after speech, and naming the voice in use is no change (B14)', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([spokenScript, spokenScript]));
    const voiced = (voice: string, event_id: string) =>
      ({ type: 'response.create', event_id, response: { audio: { output: { voice } } } }) as const;
    expect(listErrors(await session.ask(voiced('ash', 'a')))).toEqual([]);
    expect(listErrors(await session.ask(voiced('ash', 'b')))).toEqual([
      ['cannot_update_voice', 'response.audio.output.voice', 'b'],
    ]);
    expect(listErrors(await session.ask(voiced('alloy', 'c')))).toEqual([]);
  });

  it('goes on as it began when the session is updated, and the next one is as the session is then (B20)', async () => {
    const gate = Promise.withResolvers<undefined>();
    const model = new ScriptedRealtimeModel([[gate.promise, ...spokenScript], plainScript]);
    const session = openTestSession(model);
    await session.ask(create);
    const updated = await session.ask({
      type: 'session.update',
      session: { type: 'realtime', output_modalities: ['text'], instructions: 'Be brief.' },
    });
    expect(listTypes(updated)).toEqual(['session.updated']);
    gate.resolve(undefined);
    expect(await session.waitFor('response.done')).toMatchObject({
      response: { output_modalities: ['audio'] },
    });
    await session.ask(create);
    expect(model.turns.map(({ modality, instructions }) => [modality, instructions])).toEqual([
      ['audio', ''],
      ['text', 'Be brief.'],
    ]);
  });

  it('beside the conversation leaves it as it is', async () => {
    const model = new ScriptedRealtimeModel([plainScript, plainScript]);
    const session = openTestSession(model);
    await session.ask(createMessage('One.', 'one'), createMessage('Two.', 'two'));
    const events = await session.ask({
      type: 'response.create',
      response: {
        conversation: 'none',
        input: [
          { id: 'two' },
          { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Three.' }] },
        ],
        metadata: { purpose: 'title' },
      },
    });
    expect(listTypes(events).filter((type) => type.startsWith('conversation.'))).toEqual([]);
    expect(events.at(-1)).toMatchObject({
      response: { conversation_id: null, metadata: { purpose: 'title' } },
    });
    const asked = model.turns[0]?.items.map((item) => item.kind === 'message' && item.parts[0]);
    expect(asked).toEqual([
      { kind: 'text', text: 'Two.' },
      { kind: 'text', text: 'Three.' },
    ]);
    await session.ask(create);
    expect(model.turns[1]?.items).toHaveLength(2);
  });

  it.each([
    [{ input: [{ id: 'nobody' }] }, 'invalid_item_id', 'response.input[0].id'],
    [{ tools: [{ type: 'mcp' }] }, 'invalid_value', 'response.tools[0].type'],
    [{ tools: [{ type: 'function' }] }, 'missing_required_parameter', 'response.tools[0].name'],
    [{ metadata: { count: 1 } }, 'invalid_value', 'response.metadata'],
  ])('is refused for %j', async (response, code, param) => {
    const session = openTestSession(new ScriptedRealtimeModel([]));
    const events = await session.ask({ type: 'response.create', response, event_id: 'mine' });
    expect(listErrors(events)).toEqual([[code, param, 'mine']]);
    expect(events).toHaveLength(1);
  });

  it('is held back while the client does not read, and can be cancelled meanwhile', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([plainScript, plainScript]));
    session.link.pause();
    expect(listTypes(await session.ask(create))).toEqual(['response.created']);
    session.link.resume();
    await session.waitFor('response.done');
    session.link.pause();
    const events = await session.ask(create, { type: 'response.cancel' });
    expect(listTypes(events)).toEqual(['response.created', 'response.done']);
  });

  it('ends without a word when the session is closed', async () => {
    const model = new ScriptedRealtimeModel([['hang']]);
    const session = openTestSession(model);
    await session.ask(create);
    session.link.close();
    session.link.close();
    expect(await session.ask(create, { type: 'response.cancel' })).toEqual([]);
    expect(model.aborted).toBe(1);
  });
});
