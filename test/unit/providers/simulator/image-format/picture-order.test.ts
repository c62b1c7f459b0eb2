import { describe, expect, it } from 'vitest';
import {
  planComposition,
  type PictureOrder,
} from '../../../../../src/providers/simulator/image-format/picture-order.ts';

const order: PictureOrder = {
  prompt: 'a red circle',
  seed: { high: 1, low: 2 },
  size: { width: 100, height: 90 },
  quality: 'low',
  ground: 'opaque',
  backdrop: 'drawn',
  encoding: { format: 'png', compression: 100 },
  inputs: [],
  inputPixels: 0,
  mask: null,
  fidelity: 'low',
};

const input = { bytes: Buffer.alloc(0) };

function listPlaces(count: number, size = order.size) {
  const { layers } = planComposition(
    { ...order, size, inputs: Array.from({ length: count }, () => input) },
    {
      index: 0,
      partial: null,
    },
  );
  return layers.flatMap((layer) => (layer.kind === 'picture' ? [layer.place] : []));
}

describe('planComposition', () => {
  it('is the same for the same order, and different for another picture of it', () => {
    const finished = { index: 0, partial: null };
    expect(planComposition(order, finished)).toEqual(planComposition(order, finished));
    expect(planComposition(order, { index: 1, partial: null })).not.toEqual(planComposition(order, finished));
  });

  it.each([
    ['night in the city', 'left-out'],
    ['a sunset on a white background', 'drawn'],
  ] as const)('invents shapes for “%s” where the scene is not drawn (%s)', (prompt, backdrop) => {
    const [first, second] = [0, 1].map(
      (index) => planComposition({ ...order, prompt, backdrop }, { index, partial: null }).layers,
    );
    expect(JSON.stringify(first)).toContain('transform=');
    expect(second).not.toEqual(first);
  });

  it('draws a partial picture like the finished one, but blurred, less each time', () => {
    const [first, second] = [0, 1].map((partial) => planComposition(order, { index: 0, partial }));
    const finished = planComposition(order, { index: 0, partial: null });
    expect(finished.blurSigma).toBeNull();
    expect({ ...first, blurSigma: null }).toEqual(finished);
    expect(second?.blurSigma).toBe((first?.blurSigma ?? 0) / 2);
  });

  it.each([1, 2, 3, 5, 7, 16])('fills the canvas with %i inputs', (count) => {
    const places = listPlaces(count);
    expect(places).toHaveLength(count);
    expect(places.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(9_000);
  });

  it('leaves out inputs for which a small canvas has no room', () => {
    expect(
      listPlaces(16, { width: 2, height: 1 }).every(({ width, height }) => width > 0 && height > 0),
    ).toBe(true);
  });

  it('confines a masked drawing, the first input being kept', () => {
    const mask = { source: input, hole: { left: 0.5, top: 0, width: 0.5, height: 1 } };
    const { confinement } = planComposition({ ...order, inputs: [input], mask }, { index: 0, partial: null });
    expect(confinement).toEqual({ mask: input, kept: input });
  });
});
