/**
 * The long texts of a document that are made when somebody first asks for them, so that a conversation that is only passed on
 * is never decoded. To whoever reads them they are members like all others. Per document.
 */
export class LateTexts {
  #isGlance = false;
  #maxLength = 0;
  /** Made once: a validator reads each text several times. */
  #standIn: string | null = null;

  /** What stands for the texts while somebody looks who needs no more than their sizes; `null` when nobody does. */
  get standIn(): string | null {
    return this.#isGlance ? (this.#standIn ??= '\0'.repeat(this.#maxLength)) : null;
  }

  /** A text that `make` gives, and that has no more than so many characters. Not to be called after a glance. */
  add(maxLength: number, make: () => string): LateText {
    this.#maxLength = Math.max(this.#maxLength, maxLength);
    return new LateText(this, make);
  }

  /** Runs `look` on the document: each text that has not been made reads as another one, as long as the longest of them. */
  glance<Seen>(look: () => Seen): Seen {
    this.#isGlance = true;
    try {
      return look();
    } finally {
      this.#isGlance = false;
    }
  }
}

/** One of them. */
export class LateText {
  readonly #texts: LateTexts;
  #make: (() => string) | null;
  #text = '';

  constructor(texts: LateTexts, make: () => string) {
    this.#texts = texts;
    this.#make = make;
  }

  read(): string {
    if (this.#make === null) return this.#text;
    const { standIn } = this.#texts;
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
