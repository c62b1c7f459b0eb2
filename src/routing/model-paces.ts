import { ModelPace } from './model-pace.ts';

/** Models outside the configuration whose pace is known of one deployment. */
const maxOthers = 256;

/**
 * The paces of the models of one deployment, by the upstream's names. Those of the configuration are kept; of others, which clients
 * may choose, a limited number: the oldest go first. Apart from {@link ModelStates}, of which names that no upstream has must take nothing.
 */
export class ModelPaces {
  readonly #paces = new Map<string, ModelPace>();
  #configured: ReadonlySet<string>;

  constructor(configured: ReadonlySet<string>) {
    this.#configured = configured;
  }

  /** Changes which models are those of the configuration. */
  setConfigured(configured: ReadonlySet<string>): void {
    this.#configured = configured;
  }

  /** Models whose pace is known. */
  get size(): number {
    return this.#paces.size;
  }

  /** `null` for a model that was never asked, or not of late. */
  find(model: string): ModelPace | null {
    return this.#paces.get(model) ?? null;
  }

  obtain(model: string): ModelPace {
    const known = this.#paces.get(model);
    if (known !== undefined) return known;
    if (this.#paces.size >= maxOthers + this.#configured.size) this.#dropOldest();
    const pace = new ModelPace();
    this.#paces.set(model, pace);
    return pace;
  }

  #dropOldest(): void {
    for (const model of this.#paces.keys()) {
      if (this.#configured.has(model)) continue;
      this.#paces.delete(model);
      return;
    }
  }
}
