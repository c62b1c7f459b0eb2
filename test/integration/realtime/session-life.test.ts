import { afterEach, describe, expect, it } from 'vitest';
import { createChargedGateway, type ChargedGateway, type Payer } from '../../support/charged-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { realtimeModel, realtimePath } from '../../support/handshake-gateway.ts';
import { parseMetrics } from '../../support/parse-metrics.ts';
import { openSocket, type SocketClient } from '../../support/realtime-sockets.ts';

type Event = Readonly<Record<string, unknown>> & { readonly type: string };

/** 1, 10, 2 and 20 micro-USD a token. */
const price = createTestPrice({
  input: 1_000_000n,
  inputAudio: 10_000_000n,
  cacheRead: 1_000_000n,
  output: 2_000_000n,
  outputAudio: 20_000_000n,
});

const patience = { timeout: 10_000 };

function listEvents({ texts }: SocketClient): readonly Event[] {
  return texts.map((text) => JSON.parse(text) as Event);
}

function find(client: SocketClient, type: string): readonly Event[] {
  return listEvents(client).filter((event) => event.type === type);
}

/** Asks for an answer in words, or in sound. */
function ask(client: SocketClient, text: string, modality: 'text' | 'audio' = 'text'): void {
  const item = { type: 'message', role: 'user', content: [{ type: 'input_text', text }] };
  client.socket.send(JSON.stringify({ type: 'conversation.item.create', item }));
  const modalities = modality === 'text' ? ['text'] : ['text', 'audio'];
  client.socket.send(JSON.stringify({ type: 'response.create', response: { modalities } }));
}

describe('connectRealtime', () => {
  let charged: ChargedGateway;
  let isStopped = false;

  afterEach(async () => {
    if (!isStopped) await charged.close();
    isStopped = false;
  });

  async function start(options: Parameters<typeof createChargedGateway>[0] = {}): Promise<ChargedGateway> {
    charged = await createChargedGateway({ prices: { [realtimeModel]: price }, ...options });
    return charged;
  }

  async function connect({ apiKey }: Pick<Payer, 'apiKey'>): Promise<SocketClient> {
    const headers = { authorization: `Bearer ${apiKey}`, 'rt-beta': 'realtime=v1' };
    return await openSocket(`${charged.gateway.url}${realtimePath}`, { headers });
  }

  it('charges every response exactly and once, over a real connection', async () => {
    const { createPayer, query, gateway, audit } = await start();
    const payer = await createPayer(1_000_000n);
    const client = await connect(payer);
    let expected = 0n;
    for (const [index, modality] of (['text', 'audio'] as const).entries()) {
      ask(client, 'Say seven words.', modality);
      await expect.poll(() => find(client, 'rate_limits.updated'), patience).toHaveLength(index + 1);
      const done = find(client, 'response.done').at(-1) as unknown as { response: { usage: Usage } };
      expected += findCost(done.response.usage);
      expect((await payer.readBalance()).spent).toBe(expected);
    }
    client.socket.close(1000);
    await client.closed;
    await expect
      .poll(() => payer.readBalance(), patience)
      .toEqual({ available: 1_000_000n - expected, held: 0n, spent: expected });
    const records = query('select * from usage_records order by request_id');
    expect(
      records.map(({ operation_id: operation, status, outcome }) => [operation, status, outcome]),
    ).toEqual([
      ['connectRealtime', 101n, 'answered'],
      ['connectRealtime', 101n, 'answered'],
    ]);
    await expect.poll(() => audit(), patience).toEqual([]);
    await expect.poll(() => gateway.logLines.filter(({ msg }) => msg === 'realtime session')).toHaveLength(1);
    const [line] = gateway.logLines.filter(({ msg }) => msg === 'realtime session');
    expect(line).toMatchObject({
      outcome: 'closed',
      closeCode: 1000,
      responses: 2,
      model: realtimeModel,
      keyId: payer.keyId,
      microUsd: String(expected),
    });
    expect(gateway.logText()).not.toContain('seven words');
    expect(gateway.logText()).not.toContain(payer.apiKey);
    const metrics = parseMetrics(await (await fetch(`${gateway.url}/metrics`)).text());
    expect(metrics.find('specway_realtime_sessions')).toBe(0);
    expect(
      metrics.find('specway_realtime_sessions_total', { transport: 'websocket', outcome: 'closed' }),
    ).toBe(1);
    expect(metrics.find('specway_realtime_responses_total', { outcome: 'answered' })).toBe(2);
    const written = records.reduce((sum, { output_tokens: tokens }) => sum + Number(tokens), 0);
    expect(metrics.find('specway_tokens_total', { model: realtimeModel, kind: 'output' })).toBe(written);
    expect(
      metrics.find('specway_realtime_events_total', { direction: 'client', type: 'response.create' }),
    ).toBe(2);
    expect(metrics.find('specway_realtime_first_audio_seconds_count')).toBe(1);
  });

  it('answers 429 where there is no money for a first response, and lets nobody in', async () => {
    const payer = await (await start()).createPayer(10n);
    await expect(connect(payer)).rejects.toThrow('429');
    expect(await payer.readBalance()).toEqual({ available: 10n, held: 0n, spent: 0n });
  });

  it('ends in the middle of a word where the balance ends', async () => {
    const payer = await (await start()).createPayer(22_000n);
    const client = await connect(payer);
    ask(client, 'Tell me a long story. [[tokens=4000]] [[pace=0ms]]', 'audio');
    expect(await client.closed).toBe(1008);
    expect(find(client, 'response.done')).toMatchObject([{ response: { status: 'failed' } }]);
    expect(find(client, 'error').at(-1)).toMatchObject({ error: { code: 'insufficient_quota' } });
    await expect.poll(() => charged.audit(), patience).toEqual([]);
  });

  it('ends within a second after its key is revoked', async () => {
    const { createPayer, database } = await start();
    const payer = await createPayer(1_000_000n);
    const client = await connect(payer);
    const before = performance.now();
    await database.keys.revoke(payer.keyId, Date.now());
    expect(await client.closed).toBe(1008);
    expect(performance.now() - before).toBeLessThan(2_500);
    expect(find(client, 'error')).toMatchObject([{ error: { code: 'invalid_api_key' } }]);
  });

  it('has vanished where its connection breaks, whatever of it is not read yet', async () => {
    const { createPayer, gateway } = await start();
    const client = await connect(await createPayer(1_000_000n));
    for (let count = 0; count < 20_000; count += 1) client.socket.send('{"type":"input_audio_buffer.clear"}');
    await expect.poll(() => client.socket.bufferedAmount, patience).toBe(0);
    client.socket.terminate();
    const readLines = () => gateway.logLines.filter(({ msg }) => msg === 'realtime session');
    await expect.poll(readLines, patience).toMatchObject([{ outcome: 'vanished', closeCode: 1006 }]);
  });

  it('goes on until its response has ended when the gateway stops, and is charged', async () => {
    const { createPayer, gateway, query } = await start();
    const payer = await createPayer(1_000_000n);
    const idle = await connect(payer);
    const busy = await connect(payer);
    ask(busy, 'Say it all.', 'audio');
    await expect.poll(() => find(busy, 'response.audio.delta').length, patience).toBeGreaterThan(0);
    const stopping = gateway.stop();
    expect(await idle.closed).toBe(1001);
    expect(await busy.closed).toBe(1001);
    expect(find(busy, 'response.done')).toMatchObject([{ response: { status: 'completed' } }]);
    await stopping;
    expect(query("select outcome from usage_records where operation_id = 'connectRealtime'")).toEqual([
      { outcome: 'answered' },
    ]);
    expect(await charged.audit()).toEqual([]);
    isStopped = true;
    await charged.database.close();
  });
});

interface Usage {
  readonly input_token_details: { readonly text_tokens: number; readonly audio_tokens: number };
  readonly output_token_details: { readonly text_tokens: number; readonly audio_tokens: number };
}

function findCost({ input_token_details: input, output_token_details: output }: Usage): bigint {
  return BigInt(
    input.text_tokens + 10 * input.audio_tokens + 2 * output.text_tokens + 20 * output.audio_tokens,
  );
}
