import { describe, expect, it } from 'vitest';
import type { MediaWorkerNote } from '../../../../src/webrtc/messages.ts';
import { Outbox } from '../../../../src/webrtc/worker/outbox.ts';

const mebibyte = 1024 * 1024;

function createOutbox() {
  const sent: (readonly MediaWorkerNote[])[] = [];
  const taken: (() => void)[] = [];
  const outbox = new Outbox((notes, onTaken) => {
    sent.push(notes);
    taken.push(onTaken);
  });
  const takeAll = () => {
    for (const take of taken.splice(0)) take();
  };
  return { outbox, sent, takeAll };
}

const text = (id: string, length: number): MediaWorkerNote => ({
  kind: 'text',
  id,
  text: 'x'.repeat(length),
});
const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

/** How many of these a call may tell before it is told that there is too much. */
function fill(outbox: Outbox, note: MediaWorkerNote): number {
  let count = 0;
  while (outbox.tell(note) === 'taken') count += 1;
  return count;
}

describe('Outbox', () => {
  it('sends texts in their order when the turn is over, and sound with the next flush', async () => {
    const { outbox, sent } = createOutbox();
    outbox.tell({ kind: 'sound', id: 'a', audio: '' });
    await endOfTurn();
    expect(sent).toEqual([]);
    outbox.tell(text('a', 1));
    outbox.tell(text('b', 1));
    expect(sent).toEqual([]);
    await endOfTurn();
    expect(sent.map((notes) => notes.map(({ kind }) => kind))).toEqual([['sound', 'text', 'text']]);
    outbox.tell({ kind: 'sound', id: 'a', audio: '' });
    outbox.flush();
    outbox.flush();
    expect(sent).toHaveLength(2);
  });

  it('holds 4 MiB of a call, and what short texts occupy beside their letters', () => {
    const { outbox, takeAll } = createOutbox();
    expect(fill(outbox, text('a', mebibyte))).toBe(3);
    expect(fill(outbox, text('b', 1))).toBe(Math.floor((4 * mebibyte) / 513));
    outbox.flush();
    expect(outbox.tell(text('a', mebibyte))).toBe('full');
    takeAll();
    expect(outbox.tell(text('a', mebibyte))).toBe('taken');
  });

  it('takes the end of a call, however much it has told', () => {
    const { outbox, sent } = createOutbox();
    fill(outbox, text('a', mebibyte));
    const stats = { packetsIn: 0, packetsOut: 0, lost: 0, jitterMs: 0, concealedMs: 0, heardMs: 0 };
    const end = { kind: 'ended', id: 'a', reason: 'overflow', stats } as unknown as MediaWorkerNote;
    expect(outbox.tell(end)).toBe('taken');
    outbox.flush();
    expect(sent.at(-1)?.at(-1)).toEqual(end);
  });

  it('gives no call more than its share of 32 MiB, and leaves the others alone', () => {
    const { outbox } = createOutbox();
    const ids = Array.from({ length: 16 }, (_, index) => `call ${String(index)}`);
    const counts = ids.map((id) => fill(outbox, text(id, mebibyte / 4)));
    expect(Math.max(...counts)).toBe(15);
    const sum = counts.reduce((total, count) => total + count, 0);
    expect(sum / 4).toBeGreaterThan(30);
    expect(sum / 4).toBeLessThan(64);
    expect(outbox.tell(text('quiet', 1_000))).toBe('taken');
  });
});
