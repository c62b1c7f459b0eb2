import type { LinkOrder, OpenedLink } from '../../core/realtime/realtime-places.ts';
import type { SessionOrder } from '../../core/realtime/realtime-service.ts';
import type { ResponseCharge, SessionLimits, SessionMoney } from './relay-ports.ts';

/** What a session has taken before anybody was asked for it. */
export interface EnteredSession {
  readonly limits: SessionLimits;
  readonly money: SessionMoney;
  /** Holds for the first response. */
  readonly firstCharge: ResponseCharge;
  /**
   * Opens the session at those who served its model when it was let in; from then on responses cost what answers costs. Throws as
   * `RealtimePlaces.open` does.
   */
  open(order: Omit<LinkOrder, 'mayAsk'>): Promise<OpenedLink>;
  /** Nothing is opened any more. To be called once, whether or not anything was. */
  leave(): void;
  /** The session is there. Gives what the head of the answer says of it. */
  begin(): Readonly<Record<string, string>>;
}

/** Limits and money of sessions. Shared. */
export interface SessionAdmission {
  /** Throws `resource_exhausted` where a limit or the balance stands in the way, and then nothing is taken. */
  enter(order: SessionOrder): Promise<EnteredSession>;
}
