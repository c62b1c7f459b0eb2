import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import type { NewEvent } from '../session/session-context.ts';
import type { ResponseFacts, SessionLimits, SessionMoney } from './relay-ports.ts';
import type { SessionEnding } from './session-ending.ts';
import type { SoundLengths } from './sound-length.ts';

/** What the responses of one session need of it. */
export interface DeskParts {
  readonly money: SessionMoney;
  readonly limits: SessionLimits;
  readonly lengths: SoundLengths;
  readonly now: () => number;
  /** Tells the client of an event of the link. */
  readonly write: (event: RealtimeEvent) => void;
  /** Tells the client what is the gateway's own. */
  readonly tell: (event: NewEvent) => void;
  /** Has the link end a response. */
  readonly cancel: (responseId: string) => void;
  /** The session cannot go on. */
  readonly end: (ending: SessionEnding) => void;
  readonly onFirstAudio: (milliseconds: number) => void;
  readonly onResponse: (facts: ResponseFacts) => void;
  /** Told why money cannot be held, where that is not for want of it. */
  readonly onFault: (cause: unknown) => void;
}
