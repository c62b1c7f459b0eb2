/** Takes one piece of a block: its beginning, or a part of it. */
export type ReadPiece = () => void;

/** `perhaps cut`: the stream ended within the block, or right behind the last piece of it. */
export type BlockEnding = 'whole' | 'perhaps cut';

/** What a piece that waits takes beside its characters, in the same measure. */
const pieceLength = 256;

/** A block that has begun and was not read to its end. */
interface BegunBlock {
  /** Those that wait for their turn. */
  readonly pieces: ReadPiece[];
  /** What they take, in characters. */
  waitingLength: number;
  hasEnded: boolean;
  ending: BlockEnding;
}

/**
 * Gives the blocks of a stream one after the other in the order in which they began, however their events overlap: those of the
 * first one are read as they come, those of others wait until it has ended, and until it is certain that the model wrote something
 * after it. Blocks are told apart by their index. Per stream.
 */
export class BlockOrder {
  readonly #endBlock: (ending: BlockEnding) => void;
  /** In the order in which they began; the first one is being read. */
  readonly #begun: BegunBlock[] = [];
  readonly #open = new Map<unknown, BegunBlock>();
  /** The one that the last piece was of. */
  #written: BegunBlock | null = null;
  #waitingLength = 0;

  /** `endBlock` is called after the last piece of each block. */
  constructor(endBlock: (ending: BlockEnding) => void) {
    this.#endBlock = endBlock;
  }

  /** All that waits, in characters. */
  get waitingLength(): number {
    return this.#waitingLength;
  }

  /** A block of the same index that is still open ends here. `length` is in characters. */
  begin(index: unknown, length: number, read: ReadPiece): void {
    this.end(index);
    const block: BegunBlock = { pieces: [], waitingLength: 0, hasEnded: false, ending: 'whole' };
    this.#begun.push(block);
    this.#open.set(index, block);
    this.add(index, length, read);
  }

  /** `false` where no block of this index is open. `length` is in characters. */
  add(index: unknown, length: number, read: ReadPiece): boolean {
    const block = this.#open.get(index);
    if (block === undefined) return false;
    this.#written = block;
    this.#endFirst();
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
    this.#endFirst();
  }

  /** The stream ends here, and with it whatever is open. */
  endAll(): void {
    if (this.#written !== null) this.#written.ending = 'perhaps cut';
    this.#written = null;
    for (const block of this.#open.values()) {
      block.ending = 'perhaps cut';
      block.hasEnded = true;
    }
    this.#open.clear();
    this.#endFirst();
  }

  /** Reads on up to the first piece of a block that has not come. */
  #endFirst(): void {
    for (let first = this.#begun[0]; first?.hasEnded === true; first = this.#begun[0]) {
      if (first === this.#written && this.#begun.length > 1) return;
      this.#endBlock(first.ending);
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
