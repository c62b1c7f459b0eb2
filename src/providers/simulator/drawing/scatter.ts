import type { PictureSize } from '../../../core/picture.ts';
import type { Random } from '../create-random.ts';
import { white, type Colour } from './colours.ts';
import { draw, renderPoints } from './markup.ts';
import type { Subject } from './read-subject.ts';

/** What a ground is drawn from. */
export interface Ground {
  readonly size: PictureSize;
  readonly subject: Subject;
  /** How many small things are scattered about. */
  readonly detail: number;
  readonly random: Random;
}

interface Strip {
  readonly count: number;
  /** Shares of the height, 0 at the top; the whole picture where they are missing. */
  readonly from?: number;
  readonly to?: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** A hundredth of the picture's shorter side. */
  readonly unit: number;
}

/** Draws something at random places of a strip. */
export function scatter(
  { size, random }: Ground,
  { count, from = 0, to = 1 }: Strip,
  drawSpot: (spot: Spot) => string,
): string {
  const unit = Math.min(size.width, size.height) / 100;
  const spots = Array.from({ length: Math.ceil(count) }, () => {
    const y = size.height * (from + random.next() * (to - from));
    return { x: size.width * random.next(), y, unit };
  });
  return spots.map(drawSpot).join('');
}

export function scatterClouds(ground: Ground): string {
  return scatter(ground, { count: ground.detail / 8, to: 0.4 }, ({ x, y, unit }) => {
    const r = unit * ground.random.integer(3, 7);
    const puff = (cx: number, cy: number) => draw('circle', { cx, cy, r, fill: white, opacity: 0.55 });
    return puff(x - 1.2 * r, y) + puff(x, y - 0.4 * r) + puff(x + 1.2 * r, y);
  });
}

export function scatterWaves(ground: Ground): string {
  return scatter(ground, { count: ground.detail, from: 0.48 }, ({ x, y, unit }) => {
    const line = { fill: 'none', stroke: white, 'stroke-width': unit * 0.4, opacity: 0.5 };
    const arc = `q${renderPoints([
      [unit * 3, unit * -1.6],
      [unit * 6, 0],
    ])}`;
    return draw('path', { d: `M${renderPoints([[x, y]])}${arc}`, ...line });
  });
}

/** A sun above the horizon, and thin clouds. */
export function scatterSun(ground: Ground): string {
  const { size, random, detail } = ground;
  const r = Math.min(size.width, size.height) * 0.13;
  const centre = { cx: size.width * (0.35 + random.next() * 0.3), cy: size.height * 0.5 };
  const glow = draw('circle', { ...centre, r: r * 1.5, fill: [255, 214, 130], opacity: 0.35 });
  const streaks = scatter(ground, { count: detail / 3, to: 0.6 }, ({ x, y, unit }) => {
    const place = { x, y, width: unit * random.integer(6, 22), height: unit * 0.7, rx: unit * 0.35 };
    return draw('rect', { ...place, fill: [255, 190, 150], opacity: 0.35 });
  });
  return glow + draw('circle', { ...centre, r, fill: [255, 226, 150] }) + streaks;
}

export function scatterTrees(ground: Ground): string {
  const { random, detail } = ground;
  return scatter(ground, { count: detail * 0.8, from: 0.5, to: 0.8 }, ({ x, y, unit }) => {
    const fill: Colour = [random.integer(22, 70), random.integer(84, 138), 58];
    return drawPeak({ x, y }, { height: unit * random.integer(10, 24), slope: 0.32 }, fill);
  });
}

export function scatterStars(ground: Ground): string {
  return scatter(ground, { count: ground.detail * 3 }, ({ x, y, unit }) => {
    const r = unit * (0.12 + ground.random.next() * 0.4);
    return draw('circle', { cx: x, cy: y, r, fill: [255, 250, 226], opacity: 0.9 });
  });
}

export function scatterDunes(ground: Ground): string {
  return scatter(ground, { count: ground.detail / 6, from: 0.64 }, ({ x, y, unit }) => {
    const reach = { rx: unit * 34, ry: unit * 5 };
    return draw('ellipse', { cx: x, cy: y, ...reach, fill: [206, 150, 84], opacity: 0.35 });
  });
}

export function scatterFlakes(ground: Ground): string {
  return scatter(ground, { count: ground.detail * 2 }, ({ x, y, unit }) => {
    const r = unit * (0.3 + ground.random.next() * 0.7);
    return draw('circle', { cx: x, cy: y, r, fill: white, opacity: 0.85 });
  });
}

export function scatterTowers(ground: Ground): string {
  const { size, random, detail } = ground;
  return scatter(ground, { count: detail / 2 }, ({ x, unit }) => {
    const height = size.height * (0.15 + random.next() * 0.4);
    const shade = random.integer(56, 128);
    const place = { x, y: size.height * 0.82 - height, width: unit * random.integer(6, 12), height };
    return draw('rect', { ...place, fill: [shade, shade + 6, shade + 20] });
  });
}

/** Mountains with snow on them. */
export function scatterPeaks(ground: Ground): string {
  const { size, random, detail } = ground;
  return scatter(ground, { count: detail / 8 }, ({ x }) => {
    const height = size.height * (0.2 + random.next() * 0.3);
    const shade = random.integer(90, 140);
    const foot = size.height * 0.73;
    const rock = drawPeak({ x, y: foot }, { height, slope: 1 }, [shade, shade + 8, shade + 20]);
    return rock + drawPeak({ x, y: foot - height * 0.75 }, { height: height * 0.25, slope: 1 }, white);
  });
}

/** A triangle on its foot. */
function drawPeak(
  { x, y }: { readonly x: number; readonly y: number },
  { height, slope }: { readonly height: number; readonly slope: number },
  fill: Colour,
): string {
  const reach = height * slope;
  return draw('polygon', {
    points: renderPoints([
      [x, y - height],
      [x + reach, y],
      [x - reach, y],
    ]),
    fill,
  });
}
