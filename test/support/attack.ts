import type { WireTarget } from './attack-wire.ts';
import type { FakeUpstream } from './fake-upstream.ts';

/** Whom to attack, and with which key. */
export interface AttackTarget extends WireTarget {
  readonly apiKey: string;
}

export interface AttackOptions {
  readonly size: number;
  readonly kind: string;
  /** Plays the upstream in attacks that come from there, or need it. */
  readonly upstream: FakeUpstream;
}

/** Resolves when the attack is over, with what came of it. */
export type Attack = (
  target: AttackTarget,
  options: AttackOptions,
) => Promise<Readonly<Record<string, number>>>;
