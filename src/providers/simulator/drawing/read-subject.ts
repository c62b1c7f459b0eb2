import { findColour, type Colour } from './colours.ts';

/** Words for each shape. */
const shapeWords = {
  circle: 'circle ball dot disc disk sphere balloon apple orange coin bubble planet',
  ring: 'ring donut doughnut torus wheel',
  square: 'square box cube block tile',
  rectangle: 'rectangle bar door book card flag',
  triangle: 'triangle pyramid cone tent',
  star: 'star',
  heart: 'heart love',
  diamond: 'diamond rhombus gem kite crystal',
  hexagon: 'hexagon honeycomb',
  cross: 'cross plus',
  moon: 'moon crescent',
  sun: 'sun',
  cloud: 'cloud',
  tree: 'tree pine fir palm',
  house: 'house cottage hut cabin barn home lighthouse',
  flower: 'flower rose tulip daisy sunflower',
  boat: 'boat ship sailboat yacht',
};

/** Words for each scene. */
const sceneWords = {
  sea: 'sea ocean beach lake water waves wave underwater harbour harbor coast',
  sunset: 'sunset sunrise dusk dawn evening',
  forest: 'forest jungle woods woodland',
  night: 'night space galaxy starry midnight stars',
  desert: 'desert dune dunes sand',
  snow: 'snow winter ice snowy arctic',
  city: 'city skyline street town skyscraper',
  mountains: 'mountain mountains alps hill hills cliff',
  meadow: 'meadow field grass garden park lawn',
  sky: 'sky clouds',
};

export type Shape = keyof typeof shapeWords;
export type Scene = keyof typeof sceneWords;

export const shapes = Object.keys(shapeWords) as readonly Shape[];

/** One thing to draw. */
export interface Figure {
  readonly shape: Shape;
  /** `null` where the prompt gives none. */
  readonly colour: Colour | null;
}

/** What a prompt asks to see, as far as the simulator can draw it. */
export interface Subject {
  readonly figures: readonly Figure[];
  readonly scene: Scene | null;
  /** The colour of the background, where the prompt names one. */
  readonly background: Colour | null;
  /** Colours that belong to no figure and no background. */
  readonly colours: readonly Colour[];
}

const shapeByWord = invert(shapeWords);
const sceneByWord = invert(sceneWords);

const countWords: ReadonlyMap<string, number> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, index) => [
    word,
    index + 1,
  ]),
);

/** Figures that are drawn; more would not be told apart. */
const maxFigures = 10;

/** Words of a prompt that are read. */
const maxWords = 400;

/** Finds colours, shapes, numbers of them and a scene in a prompt. A colour belongs to the next shape. */
export function readSubject(prompt: string): Subject {
  const words =
    prompt
      .slice(0, 8_000)
      .toLowerCase()
      .match(/\p{L}+|\d+/gu)
      ?.slice(0, maxWords) ?? [];
  const figures: Figure[] = [];
  const colours: Colour[] = [];
  let [background, scene]: [Colour | null, Scene | null] = [null, null];
  let pending: { colour: Colour; age: number } | null = null;
  let count = 1;
  for (const word of words) {
    // A starry sky is scenery; so many stars, or coloured ones, are figures.
    const isScenery = word === 'stars' && count === 1 && pending === null;
    const shape = isScenery ? null : findShape(word);
    scene ??= sceneByWord.get(word) ?? null;
    const colour = findColour(word);
    if (colour !== null && (shape === null || pending === null)) {
      if (pending !== null) colours.push(pending.colour);
      pending = { colour, age: 0 };
    } else if (shape !== null) {
      figures.push(...Array.from({ length: count }, () => ({ shape, colour: pending?.colour ?? null })));
      [pending, count] = [null, 1];
    } else if (word === 'background' || word === 'backdrop') {
      background = pending?.colour ?? background;
      pending = null;
    } else if (pending !== null && (pending.age += 1) > 2) {
      colours.push(pending.colour);
      pending = null;
    }
    count = readCount(word) ?? count;
  }
  if (pending !== null) colours.push(pending.colour);
  return { figures: figures.slice(0, maxFigures), scene, background, colours };
}

/** A shape in the singular or the plural. */
function findShape(word: string): Shape | null {
  const candidates = [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
  return (
    candidates.map((candidate) => shapeByWord.get(candidate)).find((shape) => shape !== undefined) ?? null
  );
}

function readCount(word: string): number | null {
  const number = countWords.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : null);
  return number === null || number < 1 ? null : Math.min(maxFigures, number);
}

function invert<T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  const rows = Object.entries<string>(words).flatMap(([name, list]) =>
    list.split(' ').map((word) => [word, name as T] as const),
  );
  return new Map(rows);
}
