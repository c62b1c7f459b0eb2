import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';

function load(yaml: string) {
  return loadConfig({ environment: {}, providers, workingDirectory: '/srv', readFile: () => yaml });
}

describe('loadConfig: realtime', () => {
  it('has defaults', () => {
    expect(load('').realtime).toEqual({
      maxDurationMs: 1_800_000,
      maxMessageBytes: 16 * 1024 ** 2,
      maxEventsPerSecond: 1_000,
      maxAudioMs: 3_600_000,
      withoutMarker: 'refused',
    });
  });

  it('reads durations and sizes', () => {
    const { realtime } = load(
      'realtime: { maxDuration: 1h, maxMessageBytes: 512KiB, maxEventsPerSecond: 50, maxAudio: 10m }',
    );
    expect(realtime).toEqual({
      maxDurationMs: 3_600_000,
      maxMessageBytes: 512 * 1024,
      maxEventsPerSecond: 50,
      maxAudioMs: 600_000,
      withoutMarker: 'refused',
    });
  });

  it.each([
    '{ maxDuration: 0 }',
    '{ maxDuration: forever }',
    '{ maxMessageBytes: many }',
    '{ maxEventsPerSecond: 9 }',
    '{ maxAudio: 5 }',
    '{ webrtc: {} }',
  ])('refuses %s', (settings) => {
    expect(() => load(`realtime: ${settings}`)).toThrow(ConfigError);
  });
});
