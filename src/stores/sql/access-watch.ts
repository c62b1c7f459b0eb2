import type { KeyWatch } from '../../core/principal.ts';

/** A watch of keys and users that can be ended. */
export interface AccessWatch extends KeyWatch {
  /** Frees timers and connections. Calling it again does nothing. */
  close(): Promise<void>;
}
