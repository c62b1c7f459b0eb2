import type { MediaEndReason, MediaStats, StoppedSound } from '../core/realtime/media-call.ts';
import type { IceServer } from '../core/realtime/realtime-config.ts';

/** What a worker is started with. */
export interface WorkerSetup {
  /** The address it listens on; `null` for all of this machine. */
  readonly bindAddress: string | null;
  /** The one port of all its calls; `null` for one that is free. */
  readonly udpPort: number | null;
  readonly iceServers: readonly IceServer[];
  /** How long a client may take to connect, in milliseconds. */
  readonly maxConnectMs: number;
}

/** What a worker is told. `id` is that of a call. */
export type MediaWorkerOrder =
  | { readonly kind: 'start'; readonly setup: WorkerSetup }
  /** Whether it is still there. */
  | { readonly kind: 'ask' }
  | ({ readonly kind: 'open'; readonly id: string } & OpenPart)
  /** The client has its answer. */
  | { readonly kind: 'expect'; readonly id: string }
  | { readonly kind: 'text'; readonly id: string; readonly text: string }
  | { readonly kind: 'play'; readonly id: string; readonly audio: string; readonly itemId: string }
  | { readonly kind: 'finish'; readonly id: string; readonly itemId: string }
  /** `itemId` is `null` for all items. */
  | { readonly kind: 'stop'; readonly id: string; readonly itemId: string | null }
  | { readonly kind: 'close'; readonly id: string };

/** A call that is to be answered. */
export interface OpenPart {
  /** As the library is to see it. */
  readonly offer: string;
  /** Of the sound that is sent. */
  readonly ssrc: number;
  /** Of Opus; `null` for a call without sound. */
  readonly payloadType: number | null;
}

/** What a worker says of a call. */
export type CallNote =
  | { readonly kind: 'answer'; readonly id: string; readonly answer: string }
  /** The library does not take the offer. */
  | { readonly kind: 'refused'; readonly id: string }
  | { readonly kind: 'text'; readonly id: string; readonly text: string }
  | { readonly kind: 'binary'; readonly id: string }
  | { readonly kind: 'oversized'; readonly id: string; readonly sizeBytes: number }
  | { readonly kind: 'sound'; readonly id: string; readonly audio: string }
  | { readonly kind: 'played'; readonly id: string; readonly itemId: string }
  /** Answers are in the order of the orders. */
  | { readonly kind: 'stopped'; readonly id: string; readonly stopped: readonly StoppedSound[] }
  /** Bytes of texts that have left, of all that were ordered. */
  | { readonly kind: 'left'; readonly id: string; readonly sizeBytes: number }
  | {
      readonly kind: 'ended';
      readonly id: string;
      readonly reason: MediaEndReason;
      readonly stats: MediaStats | null;
    };

/** What a worker says: several of these at a time, in their order. */
export type MediaWorkerNote =
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  /** It cannot do WebRTC, and ends. */
  | { readonly kind: 'unusable' }
  | CallNote;
