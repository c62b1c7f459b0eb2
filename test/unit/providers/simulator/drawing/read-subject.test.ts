import { describe, expect, it } from 'vitest';
import { findColour } from '../../../../../src/providers/simulator/drawing/colours.ts';
import { readSubject } from '../../../../../src/providers/simulator/drawing/read-subject.ts';

const [red, blue, white] = ['red', 'blue', 'white'].map(findColour);

describe('readSubject', () => {
  it('gives a colour to the next shape', () => {
    expect(readSubject('A red circle and a big blue star').figures).toEqual([
      { shape: 'circle', colour: red },
      { shape: 'star', colour: blue },
    ]);
  });

  it('gives a colour to the background, or to nothing in particular', () => {
    expect(readSubject('two cubes on a white background')).toMatchObject({
      figures: [{ shape: 'square' }, { shape: 'square' }],
      background: white,
      colours: [],
    });
    expect(readSubject('make it red')).toEqual({
      figures: [],
      scene: null,
      background: null,
      colours: [red],
    });
  });

  it.each([
    ['three green trees', 3],
    ['7 stars', 7],
    ['99 balloons', 10],
    ['a heart', 1],
    ['boxes', 1],
    ['an essay', 0],
  ])('counts the figures of %j', (prompt, count) => {
    expect(readSubject(prompt).figures).toHaveLength(count);
  });

  it.each([
    ['sunset over the ocean', 'sunset'],
    ['a ship at sea', 'sea'],
    ['a quiet forest', 'forest'],
    ['the stars', 'night'],
    ['nothing of the kind', null],
  ])('finds the scene of %j', (prompt, scene) => {
    expect(readSubject(prompt).scene).toBe(scene);
  });

  it('reads the longest prompt quickly', () => {
    const prompt = 'red circle '.repeat(2_900);
    expect(readSubject(prompt).figures).toHaveLength(10);
  });
});
