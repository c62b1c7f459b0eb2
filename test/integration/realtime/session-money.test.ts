import { afterEach, describe, expect, it } from 'vitest';
import { createTestPrice } from '../../support/create-price.ts';
import { createPaidRelay, type PaidRelay, type PaidRelayOptions } from '../../support/paid-relay.ts';
import {
  createMessage,
  plainScript,
  ScriptedRealtimeModel,
  spokenScript,
  type ScriptLine,
} from '../../support/realtime-session.ts';

/** A dollar for a million tokens of text, ten for sound: 1 and 10 micro-USD a token. */
const price = createTestPrice({
  input: 1_000_000n,
  inputAudio: 10_000_000n,
  cacheRead: 500_000n,
  output: 2_000_000n,
  outputAudio: 20_000_000n,
});

/** Of `scriptedUsage`: 10 text and 20 audio in, of which 5 text cached; 3 text and 4 audio out. */
const responseCost = 5 * 1 + 20 * 10 + 5 * 0.5 + 3 * 2 + 4 * 20;

const create = { type: 'response.create' } as const;
const [message, sound] = spokenScript;
if (message === undefined || sound === undefined) throw new Error('no script');

/** Five minutes of speech, 100 ms a step. */
const longSpeech: readonly ScriptLine[] = [message, ...Array.from({ length: 3_000 }, () => sound)];

describe('connectRealtime', () => {
  let relay: PaidRelay;

  afterEach(async () => {
    expect(await relay.close()).toEqual([]);
  });

  async function open(scripts: readonly (readonly ScriptLine[])[], options: Partial<PaidRelayOptions>) {
    relay = await createPaidRelay(new ScriptedRealtimeModel(scripts), {
      price,
      quota: 1_000_000n,
      ...options,
    });
    return relay;
  }

  it('holds before a session begins, charges each response exactly, and gives back the rest', async () => {
    const { rig, payer, readCharged, order } = await open([plainScript, plainScript], {});
    const channel = await rig.connect(order());
    expect(await payer.readBalance()).toMatchObject({ held: 20_000n, spent: 0n });
    channel.say(create);
    await channel.waitFor('response.done');
    channel.say(create);
    await channel.waitFor('response.done', 2);
    const cost = BigInt(Math.ceil(responseCost));
    expect(await payer.readBalance()).toMatchObject({ spent: 2n * cost });
    channel.listener?.onClosed(1000);
    await expect
      .poll(() => payer.readBalance())
      .toEqual({
        available: 1_000_000n - 2n * cost,
        held: 0n,
        spent: 2n * cost,
      });
    const records = readCharged();
    expect(records).toHaveLength(2);
    expect(new Set(records.map((record) => record['request_id'])).size).toBe(2);
    expect(records[0]).toMatchObject({
      operation_id: 'connectRealtime',
      status: 101,
      outcome: 'answered',
      error_reason: null,
      cost: Number(cost),
      served_model: 'rtfam-4o-realtime-preview',
      deployment_id: 'd1',
    });
    await expect.poll(() => rig.summaries).toMatchObject([{ cost: 2n * cost }]);
  });

  it('refuses a session that there is no money for, and keeps nothing', async () => {
    const { rig, payer, order } = await open([], { quota: 100n });
    await expect(rig.connect(order())).rejects.toMatchObject({ reason: 'insufficient_quota' });
    expect(await payer.readBalance()).toEqual({ available: 100n, held: 0n, spent: 0n });
  });

  it('goes on with what is left, down to five seconds of speech', async () => {
    const quota = 2_000n + 5n * BigInt(Math.ceil(responseCost));
    const { rig, payer, order } = await open(
      Array.from({ length: 9 }, () => plainScript),
      { quota },
    );
    const channel = await rig.connect(order());
    expect(await payer.readBalance()).toMatchObject({ held: 2_000n });
    for (let count = 1; count <= 5; count += 1) {
      channel.say(create);
      await channel.waitFor('response.done', count);
    }
    await expect.poll(() => payer.readBalance()).toMatchObject({ available: 0n, held: 2_000n });
    channel.say(create);
    await channel.waitFor('response.done', 6);
    // There is less than that now.
    await expect.poll(() => channel.closed).toMatchObject({ code: 1008 });
    expect(channel.find('error')).toMatchObject([{ error: { code: 'insufficient_quota' } }]);
    await expect.poll(() => rig.summaries).toHaveLength(1);
    expect(await payer.readBalance()).toMatchObject({
      held: 0n,
      available: 2_000n - BigInt(Math.ceil(responseCost)),
    });
  });

  it('ends in mid-answer when the balance is used up, within a second, and charges what was said', async () => {
    const { rig, payer, readCharged, order } = await open([longSpeech], { quota: 30_000n });
    const channel = await rig.connect(order());
    channel.say(create);
    await expect.poll(() => channel.closed, { timeout: 10_000 }).toMatchObject({ code: 1008 });
    expect(channel.find('error').at(-1)).toMatchObject({ error: { code: 'insufficient_quota' } });
    expect(channel.find('response.done')).toHaveLength(1);
    await expect.poll(() => rig.summaries).toHaveLength(1);
    const { available, held, spent } = await payer.readBalance();
    expect(held).toBe(0n);
    expect(available + spent).toBe(30_000n);
    expect(available).toBeLessThan(100n);
    expect(readCharged()).toMatchObject([{ outcome: 'truncated', error_reason: 'insufficient_quota' }]);
  });

  it('lets a hold grow while somebody speaks, as far as there is money', async () => {
    const { rig, payer, order } = await open([[...longSpeech, 'hang']], {});
    const channel = await rig.connect(order());
    channel.say(create);
    await expect
      .poll(async () => (await payer.readBalance()).held, { timeout: 10_000 })
      .toBeGreaterThan(100_000n);
    channel.listener?.onClosed(1006);
    await expect.poll(() => rig.summaries).toHaveLength(1);
    const { held, spent } = await payer.readBalance();
    expect(held).toBe(0n);
    expect(spent).toBeGreaterThan(60_000n);
  });

  it('charges an unlimited account and holds nothing of it', async () => {
    const { rig, payer, order } = await open([plainScript], { quota: 'unlimited' });
    const channel = await rig.connect(order({ isUnlimited: true }));
    channel.say(create);
    await channel.waitFor('response.done');
    // The client waits a quarter of a second for its charge, which a busy machine may take longer for.
    await expect
      .poll(() => payer.readBalance())
      .toMatchObject({ held: 0n, spent: BigInt(Math.ceil(responseCost)) });
  });

  it('asks no ledger for a model that is free, and keeps a record of each response', async () => {
    const { rig, payer, free, readCharged, order } = await open([plainScript], { price: null, quota: 0n });
    const channel = await rig.connect(order());
    channel.say(createMessage('Hello'), create);
    await channel.waitFor('rate_limits.updated');
    channel.listener?.onClosed(1000);
    await expect.poll(() => rig.summaries).toHaveLength(1);
    expect(free).toMatchObject([{ operationId: 'connectRealtime', outcome: 'answered', cost: null }]);
    expect([readCharged(), await payer.readBalance()]).toEqual([[], { available: 0n, held: 0n, spent: 0n }]);
  });

  it('keeps no record of transcripts that were counted in seconds and cost nothing', async () => {
    const { rig, payer, readCharged, free, order } = await open([], {});
    const channel = await rig.connect(order());
    const type = 'conversation.item.input_audio_transcription.completed';
    const usage = { type: 'duration', seconds: 2.5 };
    rig.link.emit({ type, event_id: 'x', item_id: 'a', content_index: 0, transcript: 'Yes.', usage });
    await channel.waitFor(type);
    channel.listener?.onClosed(1000);
    await expect.poll(() => rig.summaries).toMatchObject([{ cost: 0n }]);
    expect([...readCharged(), ...free]).toEqual([]);
    expect(await payer.readBalance()).toMatchObject({ held: 0n, spent: 0n });
  });

  it('lets a key have as many sessions at once as its concurrency, and is told its limits', async () => {
    const { rig, order } = await open([plainScript], {});
    const keyLimits = { rpm: 10, tpm: 1_000, concurrency: 1 };
    const channel = await rig.connect(order({ keyLimits }));
    await expect(rig.sessions.connect(rig.order(order({ keyLimits })))).rejects.toMatchObject({
      reason: 'concurrency_limit_exceeded',
      retryAfterMs: 1_000,
    });
    channel.say(create);
    const { rate_limits: levels } = await channel.waitFor('rate_limits.updated');
    expect(levels).toMatchObject([
      { name: 'requests', limit: 10, remaining: 8 },
      { name: 'tokens', limit: 1_000, remaining: 968 },
    ]);
    channel.listener?.onClosed(1000);
    await expect.poll(() => rig.summaries).toHaveLength(1);
    (await rig.sessions.connect(rig.order(order({ keyLimits })))).abandon();
  });

  it('reserves of a limit on tokens no more output than a response may write', async () => {
    const { rig, order } = await open([plainScript, plainScript], {});
    const channel = await rig.connect(order({ keyLimits: { rpm: null, tpm: 1_000, concurrency: null } }));
    const short = { ...create, response: { max_output_tokens: 20 } };
    channel.say(short);
    channel.say(short);
    // It was let in, and refused by the session itself.
    const code = 'conversation_already_has_active_response';
    expect(await channel.waitFor('error')).toMatchObject({ error: { code } });
    await channel.waitFor('response.done');
  });

  it('keeps the limits and the budget that a key has now, from the next response on', async () => {
    const { rig, principal, order } = await open([plainScript, plainScript, plainScript], {});
    let now = principal;
    const channel = await rig.connect({ ...order(), authenticate: () => now });
    channel.say(create);
    await channel.waitFor('rate_limits.updated');
    now = { ...principal, keyLimits: { rpm: 1, tpm: null, concurrency: 1 } };
    channel.say(create);
    expect(await channel.waitFor('rate_limits.updated', 2)).toMatchObject({
      rate_limits: [{ name: 'requests', limit: 1, remaining: 0 }],
    });
    channel.say(create);
    // An event has no header that could say how long.
    const words = /^Too many requests in a minute\. Wait \d+ seconds?, then try again\.$/;
    expect(await channel.waitFor('error')).toMatchObject({
      error: { code: 'rate_limit_exceeded', message: expect.stringMatching(words) as string },
    });
    now = { ...principal, budget: { amount: 1n, period: 'none' } };
    channel.say(create);
    await channel.waitFor('response.done', 3);
    expect(await channel.waitFor('error', 2)).toMatchObject({ error: { code: 'insufficient_quota' } });
  });
});
