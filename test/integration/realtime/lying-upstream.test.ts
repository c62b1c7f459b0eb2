import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

/** A thousand dollars for a million tokens of any kind. */
const price = createTestPrice({
  input: 1_000_000_000n,
  inputAudio: 1_000_000_000n,
  cacheRead: 1_000_000_000n,
  output: 1_000_000_000n,
  outputAudio: 1_000_000_000n,
});
const most = Number.MAX_SAFE_INTEGER;
const quota = 2_000_000_000n;

describe('connectRealtime, where the upstream says nonsense of what it used', () => {
  let upstream: RealtimeUpstream;
  let charged: ChargedGateway;
  let usage: unknown = null;
  let count = 0;

  beforeEach(async () => {
    upstream = await createRealtimeUpstream({
      answer: (event, session) => {
        if (event.type !== 'response.create') answerPlainly(event, session);
        else
          session.send(
            ...createTextResponse(`resp_${String((count += 1))}`, 'Yes.').map((said) =>
              said.type === 'response.done'
                ? { ...said, response: { ...(said['response'] as object), usage } }
                : said,
            ),
          );
      },
    });
    charged = await createChargedGateway({
      prices: { [realtimeModel]: price },
      config: { deployments: [createUpstreamDeployment('openai', upstream.url)] },
    });
  });

  afterEach(async () => {
    await charged.close();
    await upstream.close();
  });

  it.each([
    ['more than anybody can count', { input_tokens: most, output_tokens: most }],
    [
      'more than anybody can count, of sound',
      {
        input_tokens: most,
        output_tokens: most,
        input_token_details: { audio_tokens: most, cached_tokens: 0 },
        output_token_details: { audio_tokens: most },
      },
    ],
    [
      'more from a cache than there was',
      { input_tokens: 5, output_tokens: 5, input_token_details: { cached_tokens: most } },
    ],
    ['less than nothing', { input_tokens: -5, output_tokens: -5 }],
    ['half a token', { input_tokens: 0.5, output_tokens: 0.5 }],
    ['words', { input_tokens: 'five', output_tokens: 'five' }],
    ['a list', [5, 5]],
    ['nothing', null],
  ])('is charged no more than there is, and once: %s', async (_what, said) => {
    usage = said;
    const payer = await charged.createPayer(quota);
    const talker = await RealtimeTalker.open(charged.gateway.url, { apiKey: payer.apiKey });
    talker.say({ type: 'response.create' });
    await talker.waitFor('response.done');
    talker.socket.close(1000);
    await talker.closed;
    // The session holds money again for what may be said next, until it has ended.
    await expect.poll(() => charged.gateway.logText(), { timeout: 10_000 }).toContain('"realtime session"');
    await expect.poll(() => charged.audit(), { timeout: 10_000 }).toEqual([]);
    const { available, spent } = await payer.readBalance();
    expect(available + spent).toBe(quota);
    expect(spent).toBeGreaterThan(0n);
    expect(charged.query('select outcome from usage_records')).toEqual([{ outcome: 'answered' }]);
    expect(charged.gateway.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
