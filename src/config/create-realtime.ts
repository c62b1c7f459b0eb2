import { isIP } from 'node:net';
import type { IceServer, RealtimeConfig, WebRtcConfig } from '../core/realtime/realtime-config.ts';
import { parseDuration, parseSize } from './parse-units.ts';

/** `realtime` as specway.yaml spells it, defaults filled in. */
export interface FileRealtime {
  readonly maxDuration: string;
  readonly maxMessageBytes: string;
  readonly maxEventsPerSecond: number;
  readonly maxAudio: string;
  readonly webrtc: FileWebRtc;
}

/** `realtime.webrtc`. */
export interface FileWebRtc {
  readonly enabled: boolean;
  readonly workers: number;
  readonly bindAddress?: string;
  readonly udpPort?: number;
  readonly advertisedAddress?: string;
  readonly iceServers: readonly FileIceServer[];
}

/** A relay has both a name and a password. */
export interface FileIceServer {
  readonly urls: string | readonly string[];
  readonly username?: string;
  readonly credential?: string;
}

/** Settings of realtime sessions with their units read. `host` is what the gateway listens on. */
export function createRealtime(file: FileRealtime, host: string): Omit<RealtimeConfig, 'withoutMarker'> {
  return {
    maxDurationMs: parseDuration(file.maxDuration),
    maxMessageBytes: parseSize(file.maxMessageBytes),
    maxEventsPerSecond: file.maxEventsPerSecond,
    maxAudioMs: parseDuration(file.maxAudio),
    webRtc: file.webrtc.enabled ? createWebRtc(file.webrtc, host) : null,
  };
}

function createWebRtc(file: FileWebRtc, host: string): WebRtcConfig {
  return {
    workers: file.workers,
    bindAddress: findBindAddress(file.bindAddress ?? host),
    udpPort: file.udpPort ?? null,
    advertisedAddress: file.advertisedAddress ?? null,
    iceServers: file.iceServers.flatMap(createIceServers),
  };
}

/** Who listens on this machine alone answers no calls from elsewhere, either. */
function findBindAddress(address: string): string | null {
  if (address === 'localhost') return '127.0.0.1';
  return isIP(address) === 0 || address === '0.0.0.0' || address === '::' ? null : address;
}

function createIceServers({ urls, username, credential }: FileIceServer): readonly IceServer[] {
  return [urls].flat().map((url) => ({ url, username: username ?? null, password: credential ?? null }));
}
