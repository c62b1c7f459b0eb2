/** Takes one piece of a block: its beginning, or a part of it. */
export type ReadPiece = () => void;

/** What a piece that waits takes beside its characters, in the same measure. */
const pieceLength = 256;

/** A block that has begun and was not read to its end. */
interface BegunBlock {
  /** Those that wait for their turn. */
  readonly pieces: ReadPiece[];
  /** What they take, in characters. */
  waitingLength: number;
  hasEnded: boolean;
}

/**
 * Gives the blocks of a stream one after the other in the order in which they began, however their events overlap: those of the
 * first one are read as they come, those of others wait until it has ended. Blocks are told apart by their index. Per stream.
 */
export class BlockOrder {
  readonly #endBlock: () => void;
  /** In the order in which they began; the first one is being read. */
  readonly #begun: BegunBlock[] = [];
  readonly #open = new Map<unknown, BegunBlock>();
  #waitingLength = 0;

  /** `endBlock` is called after the last piece of each block. */
  constructor(endBlock: () => void) {
    this.#endBlock = endBlock;
  }

  /** All that waits, in characters. */
  get waitingLength(): number {
    return this.#waitingLength;
  }

  /** A block of the same index that is still open ends here. `length` is in characters. */
  begin(index: unknown, length: number, read: ReadPiece): void {
    this.end(index);
    const block: BegunBlock = { pieces: [], waitingLength: 0, hasEnded: false };
    this.#begun.push(block);
    this.#open.set(index, block);
    this.add(index, length, read);
  }

  /** `false` where no block of this index is open. `length` is in characters. */
  add(index: unknown, length: number, read: ReadPiece): boolean {
    const block = this.#open.get(index);
    if (block === undefined) return false;
    if (block === this.#begun[0]) read();
    else {
      block.pieces.push(read);
      block.waitingLength += pieceLength + length;
      this.#waitingLength += pieceLength + length;
    }
    return true;
  }

  /** Nothing happens where no block of this index is open. */
  end(index: unknown): void {
    const block = this.#open.get(index);
    if (block === undefined) return;
    this.#open.delete(index);
    block.hasEnded = true;
    if (block === this.#begun[0]) this.#endFirst();
  }

  /** Whatever is open ends here. */
  endAll(): void {
    for (const index of [...this.#open.keys()]) this.end(index);
  }

  /** Reads on up to the first piece of a block that has not come. */
  #endFirst(): void {
    for (let first = this.#begun[0]; first?.hasEnded === true; first = this.#begun[0]) {
      this.#endBlock();
      this.#begun.shift();
      const next = this.#begun[0];
      if (next !== undefined) this.#readWaiting(next);
    }
  }

  #readWaiting(block: BegunBlock): void {
    this.#waitingLength -= block.waitingLength;
    block.waitingLength = 0;
    for (const read of block.pieces.splice(0)) read();
  }
}
