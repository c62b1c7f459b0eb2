import { releaseBase } from '../../../core/painted-base.ts';
import type { PictureSize, PictureTools } from '../../../core/picture.ts';
import { createRandom } from '../create-random.ts';
import { drawPicture, type Drawing } from '../drawing/draw-picture.ts';
import { draw } from '../drawing/markup.ts';
import { readSubject } from '../drawing/read-subject.ts';
import type { Seed } from '../prompt/hash-request.ts';
import { mosaicSide } from './simulated-task.ts';

/** What a film shows. */
export interface FilmScene {
  readonly text: string;
  readonly seed: Seed;
  readonly size: PictureSize;
  /** As SimulatedTask has it. */
  readonly mosaic: Buffer | null;
}

/** The two pictures a film is made of, as rows of red, green, blue and alpha. Their memory is the receiver's. */
export interface FilmPictures {
  /** What stands still. */
  readonly ground: Uint8Array;
  /** What moves upon it; transparent around it. */
  readonly figures: Uint8Array;
}

/** The lower edge belongs to the bar that shows the time. */
const figuresShare = 0.9;

/** Draws the pictures of a film. Rejects as PictureTools.paintBase does. */
export async function drawFilm(
  scene: FilmScene,
  pictures: PictureTools,
  signal: AbortSignal,
): Promise<FilmPictures> {
  const { size, mosaic } = scene;
  const ground = mosaic === null ? drawPart(scene, 'ground') : drawMosaic(mosaic, size);
  return {
    ground: await paint({ markup: ground, size, ground: 'opaque' }, pictures, signal),
    figures: await paint(
      { markup: drawPart(scene, 'figures'), size, ground: 'transparent' },
      pictures,
      signal,
    ),
  };
}

function drawPart({ text, seed, size }: FilmScene, part: keyof Drawing['opacity']): string {
  return drawPicture({
    subject: readSubject(text),
    size,
    quality: 'medium',
    focus: { left: 0, top: 0, width: size.width, height: size.height * figuresShare },
    opacity: { ground: 0, figures: 0, [part]: 1 },
    random: createRandom(seed, 'film'),
  });
}

function drawMosaic(mosaic: Buffer, { width, height }: PictureSize): string {
  const [cellWidth, cellHeight] = [width / mosaicSide, height / mosaicSide];
  return Array.from({ length: mosaicSide ** 2 }, (_, cell) =>
    draw('rect', {
      x: (cell % mosaicSide) * cellWidth,
      y: Math.floor(cell / mosaicSide) * cellHeight,
      width: cellWidth + 1,
      height: cellHeight + 1,
      fill: `#${mosaic.toString('hex', 3 * cell, 3 * cell + 3)}`,
    }),
  ).join('');
}

interface Painting {
  readonly markup: string;
  readonly size: PictureSize;
  readonly ground: 'opaque' | 'transparent';
}

async function paint(
  { markup, size, ground }: Painting,
  pictures: PictureTools,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const layers = [{ kind: 'drawing', markup }] as const;
  const base = await pictures.paintBase({ size, layers, confinement: null, ground }, signal);
  try {
    return new Uint8Array(base.canvas.data);
  } finally {
    releaseBase(base);
  }
}
