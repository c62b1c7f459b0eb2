import { describe, expect, it } from 'vitest';
import { SessionAccount } from '../../../../src/realtime/session/session-account.ts';
import { createByteBudget } from '../../../../src/server/admission/byte-budget.ts';
import {
  createMessage,
  listErrors,
  listTypes,
  openTestSession,
  plainScript,
  ScriptedRealtimeModel,
  type ScriptLine,
} from '../../../support/realtime-session.ts';
import { writePcm } from '../../../support/sounds.ts';

const step = 64 * 1024;

describe('SessionAccount', () => {
  it('counts in steps what is kept, and nothing of a small session', () => {
    const budget = createByteBudget(2 * step, 'memoryBytes');
    const account = new SessionAccount(budget.open([]));
    const held = (change: number) => {
      account.change(change);
      return budget.usedBytes;
    };
    expect([held(step - 1), held(1), held(step), held(-1), held(1 - step), held(-1)]).toEqual([
      0,
      step,
      2 * step,
      step,
      step,
      0,
    ]);
  });

  it('gives nothing back that it has not taken', () => {
    const budget = createByteBudget(2 * step, 'memoryBytes');
    const account = new SessionAccount(budget.open([]));
    account.change(-10);
    expect(budget.usedBytes).toBe(0);
  });

  it('changes nothing where there is no room', () => {
    const budget = createByteBudget(step, 'memoryBytes');
    const account = new SessionAccount(budget.open([]));
    expect([account.hasRoom(2 * step - 1), account.hasRoom(2 * step)]).toEqual([true, false]);
    expect(() => {
      account.change(2 * step);
    }).toThrow(/busy/);
    expect(budget.usedBytes).toBe(0);
  });

  it('gives everything back at the end, and takes nothing afterwards', () => {
    const budget = createByteBudget(4 * step, 'memoryBytes');
    const account = new SessionAccount(budget.open([]));
    account.change(3 * step);
    account.close();
    account.change(-step);
    account.change(2 * step);
    account.close();
    expect(budget.usedBytes).toBe(0);
  });
});

/** A session for which there is memory for so many steps. */
function open(steps: number, scripts: readonly (readonly ScriptLine[])[] = []) {
  const budget = createByteBudget(steps * step, 'memoryBytes');
  const session = openTestSession(
    new ScriptedRealtimeModel(scripts),
    { output_modalities: ['text'], audio: { input: { turn_detection: null } } },
    budget.open([]),
  );
  return { session, budget };
}

const full = [['invalid_value', 'item', null]];

describe('what a session keeps', () => {
  it('is refused where there is no memory, until something is deleted', async () => {
    const { session, budget } = open(2);
    expect(listErrors(await session.ask(createMessage('x'.repeat(2 * step), 'a')))).toEqual([]);
    expect(budget.usedBytes).toBe(2 * step);
    const refused = await session.ask(createMessage('x'.repeat(step)));
    expect(listErrors(refused)).toEqual(full);
    expect(refused).toMatchObject([{ error: { message: /no memory left/ } }]);
    await session.ask({ type: 'conversation.item.delete', item_id: 'a' });
    expect(budget.usedBytes).toBe(0);
    expect(listErrors(await session.ask(createMessage('x'.repeat(step))))).toEqual([]);
    session.link.close();
    expect(budget.usedBytes).toBe(0);
    expect(session.faults).toEqual([]);
  });

  it('counts what the model says, which fails where there is no memory for more of it', async () => {
    const long: readonly ScriptLine[] = [
      { kind: 'message', modality: 'text' },
      { kind: 'text', text: 'x'.repeat(step) },
      { kind: 'text', text: 'y'.repeat(step) },
    ];
    const { session, budget } = open(1, [long, plainScript]);
    const events = await session.ask({ type: 'response.create' });
    expect(budget.usedBytes).toBe(step);
    expect(events.find(({ type }) => type === 'response.output_text.done')).toMatchObject({
      text: 'x'.repeat(step),
    });
    expect(events.at(-1)).toMatchObject({
      type: 'response.done',
      response: { status: 'failed', output: [{ status: 'incomplete' }] },
    });
    const { item } = events.find(({ type }) => type === 'response.output_item.done') as {
      readonly item?: { readonly id: string };
    };
    await session.ask({ type: 'conversation.item.delete', item_id: item?.id });
    expect(budget.usedBytes).toBe(0);
    await session.ask({ type: 'response.create' });
    expect(session.events.at(-1)).toMatchObject({ response: { status: 'completed' } });
    expect(session.faults).toEqual([]);
  });

  it('is given a turn that was refused once there is memory for it', async () => {
    const { session } = open(1);
    // What was heard counts some characters more than are left of the second step.
    await session.ask(createMessage('x'.repeat(2 * step - 200), 'a'));
    const audio = writePcm(new Int16Array(24_000));
    const commit = { type: 'input_audio_buffer.commit' } as const;
    const refused = await session.ask({ type: 'input_audio_buffer.append', audio }, commit);
    expect(listErrors(refused)).toEqual([['invalid_value', null, null]]);
    expect(listTypes(refused)).toEqual(['error']);
    await session.ask({ type: 'conversation.item.delete', item_id: 'a' });
    expect(listTypes(await session.ask(commit))).toContain('input_audio_buffer.committed');
  });

  it('takes nothing for an item that comes to be after the end', async () => {
    const { session, budget } = open(2);
    session.send(createMessage('x'.repeat(step)));
    session.link.close();
    for (let turn = 0; turn < 8; turn += 1) await new Promise(setImmediate);
    expect(budget.usedBytes).toBe(0);
  });

  it('counts settings', async () => {
    const { session, budget } = open(1);
    const update = (instructions: string) =>
      session.ask({ type: 'session.update', session: { type: 'realtime', instructions } });
    await update('x'.repeat(step));
    expect(budget.usedBytes).toBe(step);
    expect(listErrors(await update('x'.repeat(2 * step)))).toEqual([['invalid_value', 'session', null]]);
    expect(listTypes(await update('Be brief.'))).toEqual(['session.updated']);
    expect(budget.usedBytes).toBe(0);
  });

  it.each([
    ['numbers', Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [String(index), index]))],
    ['long names', { ['x'.repeat(2 * step)]: null }],
  ])('counts settings that nobody knows: %s', async (_, parameters) => {
    const { session } = open(1);
    const tools = [{ type: 'function' as const, name: 'a', parameters }];
    const told = await session.ask({ type: 'session.update', session: { type: 'realtime', tools } });
    expect(listErrors(told)).toEqual([['invalid_value', 'session', null]]);
  });

  it('counts what a response is asked for with, until it is over', async () => {
    const { session, budget } = open(1, [['hang'], plainScript]);
    const ask = (length: number) =>
      session.ask({
        type: 'response.create',
        response: {
          conversation: 'none',
          input: [
            { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'x'.repeat(length) }] },
          ],
        },
      });
    expect(listErrors(await ask(2 * step))).toEqual([['invalid_value', null, null]]);
    expect(listTypes(await ask(step))).toEqual(['response.created']);
    expect(budget.usedBytes).toBe(step);
    await session.ask({ type: 'response.cancel' });
    expect(budget.usedBytes).toBe(0);
    await ask(step);
    expect(session.events.at(-1)).toMatchObject({ response: { status: 'completed' } });
    expect(budget.usedBytes).toBe(0);
  });
});
