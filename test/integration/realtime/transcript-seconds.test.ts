import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChargedGateway, type ChargedGateway } from '../../support/charged-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { realtimeModel } from '../../support/handshake-gateway.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { RealtimeTalker } from '../../support/realtime-talker.ts';
import {
  answerPlainly,
  createRealtimeUpstream,
  createTextResponse,
  type RealtimeUpstream,
} from '../../support/realtime-upstream.ts';

/** A micro-USD for a token of output, a hundred for a second of transcribed sound. */
const price = { ...createTestPrice({ output: 1_000_000n }), transcriptSecond: 100n };
const type = 'conversation.item.input_audio_transcription.completed';

/** Each response follows a transcript of 2.345 seconds; one that is asked for with instructions does not come. */
describe('connectRealtime, where the upstream counts transcripts by the second', () => {
  let upstream: RealtimeUpstream;
  let charged: ChargedGateway;

  beforeAll(async () => {
    upstream = await createRealtimeUpstream({
      answer: (event, session) => {
        const usage = { type: 'duration', seconds: 2.345 };
        const transcript = { type, event_id: 'e', item_id: 'a', content_index: 0, transcript: 'Yes.', usage };
        if (event.type === 'conversation.item.create') session.send(transcript);
        else if (event.type !== 'response.create') answerPlainly(event, session);
        else {
          const counted = { input_tokens: 10, output_tokens: 5, total_tokens: 15 };
          const said = createTextResponse('resp_1', 'Yes.').map((one) =>
            one.type === 'response.done'
              ? { ...one, response: { ...(one['response'] as object), usage: counted } }
              : one,
          );
          session.send(transcript, ...said);
        }
      },
    });
    charged = await createChargedGateway({
      prices: { [realtimeModel]: price },
      config: { deployments: [createUpstreamDeployment('openai', upstream.url)] },
    });
  });

  afterAll(async () => {
    expect(await charged.audit()).toEqual([]);
    await charged.close();
    await upstream.close();
  });

  async function talk(event: object, until: string) {
    const payer = await charged.createPayer(10_000_000n);
    const talker = await RealtimeTalker.open(charged.gateway.url, { apiKey: payer.apiKey });
    talker.say({ ...event } as Parameters<typeof talker.say>[0]);
    await talker.waitFor(until);
    talker.socket.close(1000);
    await talker.closed;
    await expect.poll(async () => (await payer.readBalance()).held, { timeout: 10_000 }).toBe(0n);
    const records = charged.query(`select cost from usage_records where user_id = '${payer.userId}'`);
    return { records, spent: (await payer.readBalance()).spent };
  }

  it('charges them with the next response', async () => {
    // 234.5 and 5 micro-USD, rounded up once.
    expect(await talk({ type: 'response.create' }, 'response.done')).toEqual({
      records: [{ cost: 240n }],
      spent: 240n,
    });
  });

  it('charges them at the end of the session where no response follows', async () => {
    const item = { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] };
    expect(await talk({ type: 'conversation.item.create', item }, type)).toEqual({
      records: [{ cost: 235n }],
      spent: 235n,
    });
  });
});
