import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { realtimeModel as model } from '../../support/handshake-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.stop());

async function post(target: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${gateway.url}${target}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gateway.apiKey}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { status } = answer;
  const shown = (await answer.json()) as Readonly<Record<string, unknown>>;
  return { status, ignored: answer.headers.get('x-specway-ignored'), body: shown };
}

const vendor = { 'openai-beta': 'assistants=v2' };

describe('createRealtimeSession: fields the contract does not name', () => {
  const path = '/v1/realtime/sessions';

  it('are refused in the neutral profile', async () => {
    const { status, body } = await post(path, { model, unknown_field: 1 });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'unknown_parameter', param: 'unknown_field' });
  });

  it('are named and not shown in the vendor profile, at every depth', async () => {
    const parameters = { type: 'object', properties: { city: { type: 'string' } } };
    const { status, ignored, body } = await post(
      path,
      {
        model,
        unknown_field: 1,
        id: 'mine',
        object: 'mine',
        client_secret: 'mine',
        turn_detection: { type: 'server_vad', later: 1 },
        input_audio_transcription: { model: 'whisper-1', later: 1 },
        input_audio_noise_reduction: { type: 'near_field', later: 1 },
        tools: [
          { type: 'function', name: 'first', parameters },
          { type: 'function', name: 'second', parameters, strict: true },
        ],
        tool_choice: { type: 'function', name: 'first', later: 1 },
        tracing: { whatever: 'a trace has' },
      },
      vendor,
    );
    expect(status).toBe(200);
    expect(ignored?.split(', ')).toEqual([
      'unknown_field',
      'id',
      'object',
      'client_secret',
      'turn_detection.later',
      'input_audio_transcription.later',
      'input_audio_noise_reduction.later',
      'tools[1].strict',
      'tool_choice.later',
    ]);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^sess_/u) as unknown,
      object: 'realtime.session',
      client_secret: { value: expect.stringMatching(/^ek_/u) as unknown },
      input_audio_noise_reduction: { type: 'near_field' },
      tools: [
        { type: 'function', name: 'first', parameters },
        { type: 'function', name: 'second', parameters },
      ],
      tracing: { whatever: 'a trace has' },
    });
    expect(JSON.stringify(body)).not.toMatch(/unknown_field|later|strict|mine/u);
  });

  it('are not spoken of where there are none', async () => {
    expect((await post(path, { model }, vendor)).ignored).toBeNull();
  });
});

describe('createRealtimeClientSecret: fields the contract does not name', () => {
  const path = '/v1/realtime/client_secrets';

  it('are refused beside the session, and kept in it', async () => {
    expect((await post(path, { unknown_field: 1 })).status).toBe(400);
    const audio = { input: { later: 1 }, output: { voice: 'verse', later: 2 } };
    const { status, ignored, body } = await post(path, { session: { model, audio, later: 3 } });
    expect({ status, ignored }).toEqual({ status: 200, ignored: null });
    expect(body.session).toMatchObject({ audio, later: 3 });
  });

  it('do not rename the session', async () => {
    const identity = { id: 'mine', object: 'mine', expires_at: 1, type: 'realtime' };
    const { body } = await post(path, { session: { model, ...identity } });
    expect(body.session).toMatchObject({ object: 'realtime.session', type: 'realtime', model });
    expect(JSON.stringify(body)).not.toContain('mine');
    expect((body.session as { readonly expires_at: number }).expires_at).toBeGreaterThan(1);
  });
});
