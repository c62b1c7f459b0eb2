import type { ServedModel } from '../../core/router.ts';
import type { OpenedLink } from '../../core/realtime/realtime-places.ts';
import type { SessionOrder } from '../../core/realtime/realtime-service.ts';
import type { ResponseCharge, SessionLimits, SessionMoney } from './relay-ports.ts';

/** What a session has taken before anybody was asked for it. */
export interface EnteredSession {
  readonly limits: SessionLimits;
  readonly money: SessionMoney;
  /** Holds for the first response. */
  readonly firstCharge: ResponseCharge;
  readonly mayAsk: (model: ServedModel) => boolean;
  /** Who answers is known: from now on responses cost what that costs. */
  serve(opened: Pick<OpenedLink, 'model' | 'deployment'>): void;
  /** The session is there. Gives what the head of the answer says of it. */
  begin(): Readonly<Record<string, string>>;
}

/** Limits and money of sessions. Shared. */
export interface SessionAdmission {
  /** Throws `resource_exhausted` where a limit or the balance stands in the way, and then nothing is taken. */
  enter(order: SessionOrder): Promise<EnteredSession>;
}
