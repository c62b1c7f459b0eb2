import type { Scenario } from '../scenario.ts';
import { firstEvent } from './first-event.ts';
import { besideLarge } from './beside-large.ts';
import { halfLoad } from './half-load.ts';
import { largeBody } from './large-body.ts';
import { ledger } from './ledger.ts';
import { openStreams } from './open-streams.ts';
import { small } from './small.ts';
import { pacedStream, stream } from './stream.ts';
import { translation } from './translation.ts';
import { usage } from './usage.ts';
import { validation } from './validation.ts';
import { openSessions, voiceRelay } from './voice-relay.ts';
import { webrtc } from './webrtc.ts';

/** Every scenario, in the order of the report. */
export const scenarios: readonly Scenario[] = [
  small,
  stream,
  pacedStream,
  halfLoad,
  besideLarge,
  firstEvent,
  openStreams,
  largeBody,
  translation,
  validation,
  usage,
  ledger,
  voiceRelay,
  openSessions,
  webrtc,
];
