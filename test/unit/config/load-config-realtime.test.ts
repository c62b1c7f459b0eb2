import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/config/index.ts';
import type { WebRtcConfig } from '../../../src/core/realtime/realtime-config.ts';
import { providers } from '../../../src/providers/provider-table.ts';

function load(yaml: string, environment: Record<string, string> = {}) {
  return loadConfig({ environment, providers, workingDirectory: '/srv', readFile: () => yaml });
}

const webRtc: WebRtcConfig = {
  workers: 1,
  bindAddress: '127.0.0.1',
  udpPort: null,
  advertisedAddress: null,
  iceServers: [],
};

function readProblems(yaml: string, environment: Record<string, string> = {}): string {
  try {
    load(yaml, environment);
    return '';
  } catch (error) {
    return error instanceof ConfigError ? error.message : String(error);
  }
}

describe('loadConfig: realtime', () => {
  it('has defaults', () => {
    expect(load('').realtime).toEqual({
      maxDurationMs: 1_800_000,
      maxMessageBytes: 16 * 1024 ** 2,
      maxEventsPerSecond: 1_000,
      maxAudioMs: 3_600_000,
      webRtc,
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
      webRtc,
      withoutMarker: 'refused',
    });
  });

  it.each([
    '{ maxDuration: 0 }',
    '{ maxDuration: forever }',
    '{ maxMessageBytes: many }',
    '{ maxEventsPerSecond: 9 }',
    '{ maxAudio: 5 }',
    '{ webrtc: { workers: 0 } }',
    '{ webrtc: { workers: 33 } }',
    '{ webrtc: { udpPort: 80 } }',
    '{ webrtc: { port: 40000 } }',
    '{ webrtc: { iceServers: [{ urls: "https://a.example" }] } }',
    '{ webrtc: { iceServers: [{ urls: "turns:a.example" }] } }',
    '{ webrtc: { iceServers: [{ urls: "stun:a.example", username: me }] } }',
  ])('refuses %s', (settings) => {
    expect(() => load(`realtime: ${settings}`)).toThrow(ConfigError);
  });
});

describe('loadConfig: realtime.webrtc', () => {
  it('is null where calls are switched off', () => {
    expect(load('realtime: { webrtc: { enabled: false } }').realtime.webRtc).toBeNull();
  });

  it('reads every setting', () => {
    const yaml = `realtime:
  webrtc:
    workers: 2
    bindAddress: 10.0.0.5
    udpPort: 40000
    advertisedAddress: 203.0.113.10
    iceServers:
      - urls: [stun:a.example:3478, 'stun:b.example']
      - { urls: 'turn:a.example:3478?transport=udp', username: me, credential: '\${SECRET}' }`;
    expect(load(yaml, { SECRET: 'turn-1' }).realtime.webRtc).toEqual({
      workers: 2,
      bindAddress: '10.0.0.5',
      udpPort: 40_000,
      advertisedAddress: '203.0.113.10',
      iceServers: [
        { url: 'stun:a.example:3478', username: null, password: null },
        { url: 'stun:b.example', username: null, password: null },
        { url: 'turn:a.example:3478?transport=udp', username: 'me', password: 'turn-1' },
      ],
    });
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['localhost', '127.0.0.1'],
    ['::1', '::1'],
    ['10.1.2.3', '10.1.2.3'],
    ['0.0.0.0', null],
    ['::', null],
    ['gateway.example.com', null],
  ])('answers calls where the gateway listens: %s', (host, address) => {
    expect(load('', { SPECWAY_HOST: host }).realtime.webRtc?.bindAddress).toBe(address);
  });

  it.each<[string, RegExp]>([
    ['{ bindAddress: gateway.example.com }', /realtime\.webrtc\.bindAddress must be an IP address/],
    ['{ advertisedAddress: 1.2.3 }', /realtime\.webrtc\.advertisedAddress must be an IP address/],
    ['{ iceServers: [{ urls: "turn:a.example" }] }', /needs a username and a credential/],
    ['{ udpPort: 65535, workers: 2 }', /2 ports from 65535 on go beyond 65535/],
  ])('refuses %s', (settings, problem) => {
    expect(readProblems(`realtime: { webrtc: ${settings} }`)).toMatch(problem);
  });

  it('wants ports for every process of the machine', () => {
    const yaml = 'realtime: { webrtc: { udpPort: 65530, workers: 2 } }';
    const DATABASE_URL = 'postgres://127.0.0.1/specway';
    expect(readProblems(yaml, { DATABASE_URL, SPECWAY_WORKERS: '3' })).toBe('');
    expect(readProblems(yaml, { DATABASE_URL, SPECWAY_WORKERS: '4' })).toMatch(/8 ports from 65530 on/);
  });

  it('shows no password in a problem', () => {
    const yaml =
      'realtime: { webrtc: { iceServers: [{ urls: "turn:a", username: me, credential: [hidden-1] }] } }';
    expect(readProblems(yaml)).toMatch(/credential must be a password/);
    expect(readProblems(yaml)).not.toContain('hidden-1');
  });
});
