import type { GatewayError } from '../core/gateway-error.ts';
import { Cooldown, rowMs } from './cooldown.ts';

/** Models outside the configuration that are known of one deployment. */
const maxOthers = 256;

/** An upstream's wish to be left alone is kept for this long at most; then it is asked again. */
const maxBindMs = 600_000;

/** What is known of one model on one deployment. */
export class ModelState {
  readonly cooldown = new Cooldown();
  #acceptedAt: number | null = null;
  #refusedAt: number | null = null;
  #boundUntil = 0;

  /** When the upstream last took our credential for this model; `null` where it refused it, last that we heard, or never said. */
  get acceptedAt(): number | null {
    return this.#acceptedAt;
  }

  /** When it last refused it; `null` where it took it since, or never said. */
  get refusedAt(): number | null {
    return this.#refusedAt;
  }

  /** Until when the upstream asked to be left alone; 0 where it did not. */
  get boundUntil(): number {
    return this.#boundUntil;
  }

  noteAccepted(now: number): void {
    this.#acceptedAt = now;
    this.#refusedAt = null;
  }

  noteRefused(now: number): void {
    this.#acceptedAt = null;
    this.#refusedAt = now;
  }

  /** The upstream asked to be left alone, if it did. Says whether that is news. */
  bind(error: GatewayError, now: number): 'bound' | 'unchanged' {
    const waitMs = Math.min(error.upstream?.retryAfterMs ?? 0, maxBindMs);
    if (now + waitMs <= Math.max(this.#boundUntil, now)) return 'unchanged';
    const isNew = this.#boundUntil <= now;
    this.#boundUntil = now + waitMs;
    return isNew ? 'bound' : 'unchanged';
  }

  isOut(now: number): boolean {
    return this.cooldown.isCooling(now) || now < this.#boundUntil;
  }
}

/**
 * The states of the models of one deployment, by the upstream's names. Those of the configuration are kept; of others, which
 * clients may choose, a limited number: those go first that are not left out, and among them the oldest.
 */
export class ModelStates {
  readonly #states = new Map<string, ModelState>();
  /** Of those that went the one for which the upstream took our credential last, and when; `null` where none of them is like that. */
  #lost: { readonly model: string; readonly at: number } | null = null;
  #configured: ReadonlySet<string>;

  constructor(configured: ReadonlySet<string>) {
    this.#configured = configured;
  }

  /** Changes which models are those of the configuration. */
  setConfigured(configured: ReadonlySet<string>): void {
    this.#configured = configured;
  }

  /** Models of which something is known. */
  get size(): number {
    return this.#states.size;
  }

  /** `null` for a model of which nothing is known. */
  find(model: string): ModelState | null {
    return this.#states.get(model) ?? null;
  }

  obtain(model: string, now: number): ModelState {
    const known = this.#states.get(model);
    if (known !== undefined) return known;
    if (this.#states.size >= maxOthers + this.#configured.size) this.#dropOne(now);
    const state = new ModelState();
    this.#states.set(model, state);
    if (this.#lost?.model === model) this.#lost = null;
    return state;
  }

  /** Whether the upstream refused our credential more than one model of late, and took it for none. */
  areAllRefused(now: number): boolean {
    if (isOfLate(this.#lost?.at ?? null, now)) return false;
    let refused = 0;
    for (const { acceptedAt, refusedAt } of this.#states.values()) {
      if (isOfLate(refusedAt, now)) refused += 1;
      if (isOfLate(acceptedAt, now)) return false;
    }
    return refused > 1;
  }

  /** The configured models that are left out now, and `null` where others are. */
  listOut(now: number): ReadonlySet<string | null> {
    const out = new Set<string | null>();
    for (const [model, state] of this.#states)
      if (state.isOut(now)) out.add(this.#configured.has(model) ? model : null);
    return out;
  }

  #dropOne(now: number): void {
    let oldest: string | null = null;
    for (const [model, state] of this.#states) {
      if (this.#configured.has(model)) continue;
      oldest ??= model;
      if (state.isOut(now)) continue;
      oldest = model;
      break;
    }
    if (oldest === null) return;
    const at = this.#states.get(oldest)?.acceptedAt ?? null;
    if (at !== null && at >= (this.#lost?.at ?? at)) this.#lost = { model: oldest, at };
    this.#states.delete(oldest);
  }
}

/** For so long refusals count together, and what was taken speaks for the credential: as failures count in a row. */
function isOfLate(at: number | null, now: number): boolean {
  return at !== null && now - at < rowMs;
}
