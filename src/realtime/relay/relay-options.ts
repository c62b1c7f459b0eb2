import type { LiveSession } from '../../core/realtime/live-sessions.ts';
import type { RealtimeLink } from '../../core/realtime/realtime-link.ts';
import type { ClientDialect } from '../dialects/client-dialect.ts';
import type {
  RelayLimits,
  RelayObserver,
  ResponseCharge,
  SessionLimits,
  SessionMoney,
} from './relay-ports.ts';

/** What is known of a session before it is there. */
type RelayFacts = Pick<LiveSession, 'id' | 'transport' | 'dialect' | 'keyId' | 'userId' | 'startedAt'>;

/** Who answers in a session. */
export interface RelayPlace extends Pick<LiveSession, 'model' | 'deployment'> {
  readonly link: RealtimeLink;
}

export interface RelayOptions {
  readonly facts: RelayFacts;
  readonly dialect: ClientDialect;
  readonly money: SessionMoney;
  /** Holds for the first response. */
  readonly firstCharge: ResponseCharge;
  readonly keyLimits: SessionLimits;
  readonly limits: RelayLimits;
  readonly observer: RelayObserver;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** The session is over and everything of it is given back. */
  readonly onOver: () => void;
}
