import { describe, expect, it } from 'vitest';
import {
  convertColour,
  convertOverlay,
  convertPixels,
  fillPlace,
  layOver,
} from '../../../../../src/providers/simulator/video/film-planes.ts';

const size = { width: 4, height: 4 };
const paint = (...colour: readonly number[]) =>
  new Uint8Array(Array.from({ length: 16 }, () => colour).flat());

describe('film planes', () => {
  it('have the tones of BT.709', () => {
    expect(convertColour(0, 0, 0).map(Math.round)).toEqual([16, 128, 128]);
    expect(convertColour(255, 255, 255).map(Math.round)).toEqual([235, 128, 128]);
    expect(convertColour(255, 0, 0).map(Math.round)).toEqual([63, 102, 240]);
  });

  it('hold brightness for each pixel and colour for each four', () => {
    const planes = convertPixels(paint(255, 255, 255, 255), size);
    expect(planes).toHaveLength(24);
    expect([...planes.subarray(0, 16)].every((value) => value >= 234)).toBe(true);
    expect([...planes.subarray(16)].every((value) => value === 127 || value === 128)).toBe(true);
  });

  it('lay a picture with holes upon another, and cut off what leaves it', () => {
    const figure = paint(0, 0, 0, 0);
    figure.set([255, 255, 255, 255], 4 * 9);
    const overlay = convertOverlay(figure, size);
    expect([overlay.top, overlay.bottom]).toEqual([2, 4]);
    const ground = convertPixels(paint(0, 0, 0, 255), size);
    const moved = ground.slice();
    layOver(moved, overlay, 2);
    const changed = [...moved.keys()].filter((place) => moved[place] !== ground[place]);
    expect(changed).toEqual([11]);
    const gone = ground.slice();
    layOver(gone, overlay, 4);
    expect(gone).toEqual(ground);
  });

  it('have no rows where an overlay is empty', () => {
    expect(convertOverlay(paint(9, 9, 9, 0), size)).toMatchObject({ top: 0, bottom: 0 });
  });

  it('are filled down to the edge', () => {
    const planes = new Uint8Array(24);
    fillPlace(planes, { left: 2, right: 4, top: 2 }, { tone: [200, 100, 50], size });
    expect([...planes.subarray(0, 16)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 200, 200, 0, 0, 200, 200]);
    expect([...planes.subarray(16)]).toEqual([0, 0, 0, 100, 0, 0, 0, 50]);
  });
});
