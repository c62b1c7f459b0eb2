import { describe, expect, it } from 'vitest';
import type { PictureTools } from '../../../src/core/picture.ts';
import { createPictureTools } from '../../../src/pictures/index.ts';
import { DrawingBoard } from '../../../src/providers/simulator/image-format/drawing-board.ts';
import type { PictureOrder } from '../../../src/providers/simulator/image-format/picture-order.ts';
import { createUpstreamCall } from '../../support/create-upstream-call.ts';
import { createMask, createPicture } from '../../support/picture-samples.ts';

const size = { width: 320, height: 240 };
const input = await createPicture({ width: 500, height: 400, fill: 'noise' });
const mask = await createMask(size, { left: 50, top: 50, width: 100, height: 100 });
const inputPixels = 200_000 + 320 * 240;

const order: PictureOrder = {
  prompt: 'a red circle',
  seed: { high: 1, low: 2 },
  size,
  quality: 'low',
  ground: 'opaque',
  backdrop: 'drawn',
  encoding: { format: 'png', compression: 100 },
  inputs: [{ bytes: input }],
  inputPixels,
  mask: { source: { bytes: mask }, hole: { left: 0, top: 0, width: 1, height: 1 } },
  fidelity: 'low',
};

/** The real tools and accounts, and how often inputs were decoded for several pictures. */
function createCall() {
  const tools = createPictureTools();
  const state = { bases: 0, memory: 0, pixels: 0 };
  const pictures: PictureTools = {
    ...tools,
    paintBase: async (...options) => {
      state.bases += 1;
      return await tools.paintBase(...options);
    },
  };
  const account = (kind: 'memory' | 'pixels') => ({
    take: (amount: number) => void (state[kind] += amount),
    give: (amount: number) => void (state[kind] -= amount),
  });
  const { request } = createUpstreamCall({ url: '' });
  const call = {
    signal: new AbortController().signal,
    memory: account('memory'),
    request: { ...request, pixels: { maxPixels: Infinity, ...account('pixels') } },
  };
  return { state, pictures, call };
}

describe('DrawingBoard', () => {
  it('decodes the inputs once for all pictures, which look as each does alone', async () => {
    const { state, ...tools } = createCall();
    const board = new DrawingBoard(order, 3, tools);
    const stages = [
      { index: 0, partial: 0 },
      { index: 0, partial: null },
      { index: 1, partial: null },
    ];
    for (const stage of stages) {
      const alone = new DrawingBoard(order, 1, tools);
      const drawn = await board.draw(stage);
      expect(drawn.equals(await alone.draw(stage))).toBe(true);
      alone.close();
    }
    expect(state).toEqual({ bases: 1, memory: size.width * size.height * 9, pixels: inputPixels });
    board.close();
    expect(state).toEqual({ bases: 1, memory: 0, pixels: 0 });
  });

  it('holds no memory for one picture, nor for pictures without inputs', async () => {
    const { state, ...tools } = createCall();
    for (const [of, count] of [
      [order, 1],
      [{ ...order, inputs: [], mask: null, inputPixels: 0 }, 5],
    ] as const) {
      const board = new DrawingBoard(of, count, tools);
      await board.draw({ index: 0, partial: null });
      expect(state.bases).toBe(0);
      expect(state.memory).toBe(0);
      board.close();
    }
    expect(state.pixels).toBe(0);
  });

  it('gives back what it took when an input is broken, and what it never used', async () => {
    const { state, ...tools } = createCall();
    const broken = new DrawingBoard({ ...order, inputs: [{ bytes: Buffer.alloc(9) }] }, 2, tools);
    await expect(broken.draw({ index: 0, partial: null })).rejects.toMatchObject({
      reason: 'invalid_image_file',
    });
    broken.close();
    new DrawingBoard(order, 2, tools).close();
    expect(state).toMatchObject({ memory: 0, pixels: 0 });
  });
});
