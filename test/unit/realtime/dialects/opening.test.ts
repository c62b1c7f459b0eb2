import { describe, expect, it } from 'vitest';
import { createTestDialect, openTestDialect } from '../../../support/dialect-session.ts';

describe('opening', () => {
  it('is nothing for a GA client without settings of its own', () => {
    for (const configJson of [null, '{}', '{"type":"realtime","model":"gpt-realtime"}'])
      expect(createTestDialect({ set: 'ga', configJson })).toMatchObject({ opening: null });
  });

  it("is the configuration of a GA client's token, without the model", () => {
    const settings = { type: 'realtime', model: 'gpt-realtime', instructions: 'Be brief.' };
    const configJson = JSON.stringify({ ...settings, Model: 'another', Instructions: 'Be long.' });
    const { opening } = createTestDialect({ set: 'ga', configJson });
    expect(opening).toEqual({
      type: 'session.update',
      value: {
        type: 'session.update',
        event_id: 'event_made1',
        session: { type: 'realtime', instructions: 'Be brief.' },
      },
      text: null,
    });
  });

  it("is the interface's defaults for a beta client (A6)", () => {
    expect(createTestDialect().opening?.value.session).toEqual({
      type: 'realtime',
      output_modalities: ['audio'],
      instructions: '',
      audio: {
        input: {
          format: { type: 'audio/pcm', rate: 24_000 },
          transcription: null,
          noise_reduction: null,
          turn_detection: {
            type: 'server_vad',
            threshold: 0.5,
            prefix_padding_ms: 500,
            silence_duration_ms: 1_000,
          },
        },
        output: { format: { type: 'audio/pcm', rate: 24_000 }, voice: 'alloy' },
      },
      tools: [],
      tool_choice: 'auto',
      max_output_tokens: 'inf',
    });
  });

  it("has what a beta client's token was made with, and its session shows that", () => {
    const config = {
      model: 'x',
      voice: 'echo',
      temperature: 0.3,
      turn_detection: null,
      output_audio_format: 'g711_ulaw',
    };
    const { dialect, told } = openTestDialect({
      sessionId: 'sess_token',
      configJson: JSON.stringify(config),
    });
    expect(dialect.opening?.value.session).toMatchObject({
      audio: { input: { turn_detection: null }, output: { voice: 'echo', format: { type: 'audio/pcmu' } } },
    });
    const { model: _, ...shown } = config;
    expect(told).toMatchObject([
      {
        type: 'session.created',
        session: { id: 'sess_token', model: 'rtfam-4o-realtime-preview', ...shown },
      },
      { type: 'conversation.created' },
    ]);
  });

  it.each(['neutral', 'ga'] as const)(
    'passes over what is null, and throws where it is no session: %s',
    (set) => {
      const configJson = JSON.stringify({ model: 'x', instructions: null, tools: null });
      expect(createTestDialect({ set, configJson }).opening?.value.session).toEqual(
        createTestDialect({ set }).opening?.value.session,
      );
      expect(() => createTestDialect({ set, configJson: '{"instructions":7}' })).toThrow(
        /session.instructions/,
      );
    },
  );

  it('throws where that contradicts itself', () => {
    expect(() =>
      createTestDialect({ configJson: '{"max_output_tokens":1,"max_response_output_tokens":2}' }),
    ).toThrow(/different values/);
  });
});
