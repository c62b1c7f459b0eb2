import { describe, expect, it } from 'vitest';
import type { CallOrder } from '../../../../src/core/realtime/realtime-service.ts';
import type { StoredSession } from '../../../../src/core/ephemeral-token.ts';
import { describeCall, type CallTerms } from '../../../../src/server/realtime/describe-call.ts';

const dataAlone = 'v=0\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n';
const withSound = `v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n${dataAlone}`;
const model = { id: 'rtfam-realtime', operations: new Set(['connectRealtime']) };
const terms = {
  router: { findModel: () => model, listModels: () => [model] },
  authenticator: { authenticateHash: () => Promise.resolve(null) },
} as unknown as CallTerms;

function readSettings(order: Partial<CallOrder>, session: StoredSession | null = null) {
  const { stored } = describeCall(
    {
      request: {
        principal: { keyHash: 'x', models: null },
        ephemeralToken: session && { session },
        profile: 'vendor',
      },
      offer: dataAlone,
      modelName: 'rtfam-realtime',
      dialect: 'ga',
      config: null,
      ...order,
    } as unknown as CallOrder,
    terms,
  );
  return stored && (JSON.parse(stored.configJson) as unknown);
}

describe('describeCall', () => {
  it.each([
    ['ga', { output_modalities: ['text'] }],
    ['beta', { modalities: ['text'] }],
  ] as const)(
    'has a session of the %s dialect answer in text where the offer has no sound',
    (dialect, expected) => {
      expect(readSettings({ dialect })).toEqual(expected);
      expect(readSettings({ dialect, offer: withSound })).toBeNull();
    },
  );

  it('leaves it to settings that say otherwise', () => {
    const config = { type: 'realtime', output_modalities: ['audio'] } as const;
    expect(readSettings({ config })).toEqual(config);
    expect(readSettings({ config: { type: 'realtime', instructions: 'a' } })).toEqual({
      type: 'realtime',
      instructions: 'a',
      output_modalities: ['text'],
    });
    const token = { id: 'sess_1', dialect: 'beta', profile: 'neutral', model: 'rtfam-realtime' } as const;
    const asked = { modalities: ['text', 'audio'] };
    expect(readSettings({}, { ...token, configJson: JSON.stringify(asked) })).toEqual(asked);
    expect(readSettings({}, { ...token, configJson: '{}' })).toEqual({ modalities: ['text'] });
  });
});
