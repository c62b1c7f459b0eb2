import type { PictureSize } from '../../../core/picture.ts';
import type { FilmPictures } from './draw-film.ts';
import {
  convertColour,
  convertOverlay,
  convertPixels,
  fillPlace,
  layOver,
  type Planes,
} from './film-planes.ts';

/** A film to be encoded. */
export interface FilmPlan extends FilmPictures {
  /** Both sides are even. */
  readonly size: PictureSize;
  /** Whole seconds. */
  readonly seconds: number;
  readonly framesPerSecond: number;
}

/** The frames of a film: its figures sway once a second, and the bar at its lower edge is longer each second. */
export interface FilmFrames {
  /** The frames of the first second. */
  listFirstSecond(): Iterable<Planes>;
  /** The frame that each second begins with. */
  listBeginnings(): Iterable<Planes>;
}

/** Encoders cut a picture into squares of so many pixels; the bar fills whole rows of them, so that it changes no other. */
const blockSide = 16;

/** How far figures sway, as a share of the width. */
const swayShare = 0.03;

const barGround = convertColour(24, 24, 32);
const barFilling = convertColour(255, 196, 0);

/** The frame of a moment is the same whichever list it is in. */
export function createFilmFrames({ size, seconds, framesPerSecond, ground, figures }: FilmPlan): FilmFrames {
  const still = convertPixels(ground, size);
  const overlay = convertOverlay(figures, size);
  const drawFrame = (second: number, frame: number): Planes => {
    const planes = still.slice();
    const turn = (2 * Math.PI * frame) / framesPerSecond;
    layOver(planes, overlay, makeEven(Math.sin(turn) * swayShare * size.width));
    drawBar(planes, (second + 1) / seconds, size);
    return planes;
  };
  return {
    *listFirstSecond() {
      for (let frame = 0; frame < framesPerSecond; frame += 1) yield drawFrame(0, frame);
    },
    *listBeginnings() {
      for (let second = 0; second < seconds; second += 1) yield drawFrame(second, 0);
    },
  };
}

function drawBar(planes: Planes, share: number, size: PictureSize): void {
  const { width, height } = size;
  const top = Math.floor((height * 0.94) / blockSide) * blockSide;
  const end = makeEven(width * share);
  fillPlace(planes, { left: 0, right: end, top }, { tone: barFilling, size });
  fillPlace(planes, { left: end, right: width, top }, { tone: barGround, size });
}

function makeEven(value: number): number {
  return 2 * Math.round(value / 2);
}
