import { mapToNeutralModelId } from '../core/model-catalogue.ts';

/** Models kept of those that only patterns stand for. Clients choose their names, so there may be any number of them. */
const maxKept = 500;

/** The models that only patterns stand for, made when they are asked for and kept as long as there is room. Shared. */
export class MatchedModels<Entry> {
  readonly #create: (id: string) => Entry | null;
  /** By neutral id, in the order in which they were made. */
  readonly #entries = new Map<string, Entry>();

  /** `create` says which model a neutral id is; `null` where no pattern stands for it. */
  constructor(create: (id: string) => Entry | null) {
    this.#create = create;
  }

  /** Models kept at the moment. */
  get size(): number {
    return this.#entries.size;
  }

  /** The model under either spelling of its name. */
  find(name: string): Entry | null {
    const id = mapToNeutralModelId(name);
    const known = this.#entries.get(id);
    if (known) return known;
    const entry = this.#create(id);
    if (entry === null) return null;
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= maxKept && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(id, entry);
    return entry;
  }
}
