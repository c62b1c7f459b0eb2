import { describe, expect, it } from 'vitest';
import { openDialectSession, type SentByClient } from '../../../support/dialect-session.ts';
import {
  callScript,
  listTypes,
  plainScript,
  ScriptedRealtimeModel,
  spokenScript,
} from '../../../support/realtime-session.ts';

const sets = ['neutral', 'vendor', 'ga'] as const;
const message: SentByClient = {
  type: 'conversation.item.create',
  item: { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] },
};

describe('createClientDialect', () => {
  it.each(sets)('speaks the set %s through a whole session without drift', async (set) => {
    const model = new ScriptedRealtimeModel([spokenScript, plainScript, callScript, [new Error('broken')]]);
    const session = await openDialectSession(model, { set });
    const words = set === 'ga' ? { type: 'realtime', output_modalities: ['text'] } : { modalities: ['text'] };
    session.send(message, { type: 'response.create', event_id: 'a' });
    await session.waitFor('response.done');
    session.send({ type: 'session.update', session: words }, { type: 'response.create' });
    await session.waitFor('response.done', 2);
    session.send({ type: 'response.create' });
    await session.waitFor('response.done', 3);
    session.send(
      { type: 'conversation.item.delete', item_id: 'nobody', event_id: 'd' },
      { type: 'response.cancel', event_id: 'c' },
      { type: 'input_audio_buffer.commit' },
      { type: 'input_audio_buffer.clear' },
    );
    await session.waitFor('error', 3);
    expect(session.faults).toEqual([]);
    expect(session.told.filter(({ type }) => type === 'error')).toMatchObject([
      { error: { code: 'item_delete_invalid_item_id', event_id: 'd' } },
      { error: { code: 'response_cancel_not_active', event_id: 'c' } },
      { error: { code: 'input_audio_buffer_commit_empty', event_id: null } },
    ]);
    session.close();
  });

  it.each(['neutral', 'vendor'] as const)('has the order of events of the set %s (A.5)', async (set) => {
    const session = await openDialectSession(new ScriptedRealtimeModel([spokenScript]), { set });
    session.send(message, { type: 'response.create' });
    await session.waitFor('response.done');
    expect(listTypes(session.told)).toEqual([
      'session.created',
      'conversation.created',
      'conversation.item.created',
      'response.created',
      'response.output_item.added',
      'conversation.item.created',
      'response.content_part.added',
      'response.audio_transcript.delta',
      'response.audio.delta',
      'response.audio_transcript.delta',
      'response.audio.delta',
      'response.audio.done',
      'response.audio_transcript.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.done',
    ]);
    session.close();
  });
});
