/**
 * The long texts of a document that are made when somebody first asks for them, so that a conversation that is only passed on
 * is never decoded. To whoever reads them they are members like all others. Per document.
 */
export class LateTexts {
  /** What is looked at; `null` when nobody does. */
  #glanced: keyof TextSize | null = null;
  #maxBytes = 0;
  /** Of which all others are slices: a validator reads each text several times. */
  #standIn: string | null = null;

  /** What stands for a text of this size while somebody looks who needs no more than sizes; `null` when nobody does. */
  findStandIn(size: TextSize): string | null {
    if (this.#glanced === null) return null;
    this.#standIn ??= '\0'.repeat(this.#maxBytes);
    return this.#standIn.slice(0, size[this.#glanced]);
  }

  /** A text of this size, which `make` gives. Not to be called after a glance. */
  add(size: TextSize, make: () => string): LateText {
    this.#maxBytes = Math.max(this.#maxBytes, size.bytes);
    return new LateText(this, size, make);
  }

  /** Runs `look` on the document: each text that has not been made reads as NULs, one for each unit or byte that it has. */
  glance<Seen>(look: () => Seen, at: keyof TextSize = 'units'): Seen {
    this.#glanced = at;
    try {
      return look();
    } finally {
      this.#glanced = null;
    }
  }
}

/** How long a text is. */
export interface TextSize {
  /** Of UTF-16, as the length of a string. */
  readonly units: number;
  /** In UTF-8. */
  readonly bytes: number;
}

/** One of them. */
export class LateText {
  readonly #texts: LateTexts;
  readonly #size: TextSize;
  #make: (() => string) | null;
  #text = '';

  constructor(texts: LateTexts, size: TextSize, make: () => string) {
    this.#texts = texts;
    this.#size = size;
    this.#make = make;
  }

  read(): string {
    if (this.#make === null) return this.#text;
    const standIn = this.#texts.findStandIn(this.#size);
    if (standIn !== null) return standIn;
    this.#text = this.#make();
    this.#make = null;
    return this.#text;
  }

  /** Becomes a member of an object. */
  defineIn(holder: object, key: string): void {
    const get = () => this.read();
    Object.defineProperty(holder, key, { get, enumerable: true, configurable: true });
  }
}

/** Whether a member of an object is a text, which is not made for the answer. */
export function holdsText(holder: object, key: string): boolean {
  const member = Object.getOwnPropertyDescriptor(holder, key);
  return member?.get !== undefined || typeof member?.value === 'string';
}
