import type { PictureQuality } from '../../../core/picture-quality.ts';
import type { PicturePlace, PictureSize } from '../../../core/picture.ts';
import type { Random } from '../create-random.ts';
import { inventPalette, type Colour } from './colours.ts';
import { drawFigure, findOwnColour, type FigurePlace } from './draw-figure.ts';
import { drawGround } from './draw-scene.ts';
import { shapes, type Figure, type Subject } from './read-subject.ts';

/** How a subject is to be drawn. */
export interface Drawing {
  readonly subject: Subject;
  readonly size: PictureSize;
  readonly quality: PictureQuality;
  /** The part of the picture the figures stand in. */
  readonly focus: PicturePlace;
  /** How much of what lies beneath is covered by the ground and by the figures, 0 to 1; a ground of 0 is not drawn. */
  readonly opacity: { readonly ground: number; readonly figures: number };
  readonly random: Random;
}

const detailByQuality: Readonly<Record<PictureQuality, number>> = {
  low: 8,
  medium: 40,
  high: 160,
  xhigh: 240,
  max: 320,
};

/** The subject as SVG elements in the pixels of the picture. */
export function drawPicture(drawing: Drawing): string {
  const { subject, size, quality, opacity, random } = drawing;
  const detail = detailByQuality[quality];
  const ground = opacity.ground === 0 ? '' : drawGround({ size, subject, detail, random });
  return group(ground, opacity.ground) + group(drawFigures(drawing), opacity.figures);
}

function group(markup: string, opacity: number): string {
  return markup === '' ? '' : `<g opacity="${String(opacity)}">${markup}</g>`;
}

function drawFigures(drawing: Drawing): string {
  const { focus, quality, random } = drawing;
  const figures = listFigures(drawing);
  const palette = inventPalette(random);
  return figures
    .map(({ shape, colour }, index) => {
      const place = placeFigure({ index, count: figures.length }, focus, random);
      const own: Colour = colour ?? findOwnColour(shape) ?? palette[index % 3] ?? palette[0];
      const figure = drawFigure(shape, own, place);
      return quality === 'low' ? figure : drawShadow(place) + figure;
    })
    .join('');
}

/** Where a prompt names nothing to draw, and no scene that is drawn, its hash decides. */
function listFigures({ subject, opacity, random }: Drawing): readonly Figure[] {
  const { figures, scene, background } = subject;
  const isSceneDrawn = scene !== null && background === null && opacity.ground > 0;
  if (figures.length > 0 || isSceneDrawn) return figures;
  return Array.from({ length: random.integer(2, 4) }, () => ({ shape: random.pick(shapes), colour: null }));
}

/** One figure stands in the middle, several in rows beside one another. */
function placeFigure(
  { index, count }: { readonly index: number; readonly count: number },
  focus: PicturePlace,
  random: Random,
): FigurePlace {
  const isRow = count <= 3 && focus.width >= focus.height;
  const columns = isRow ? count : Math.ceil(Math.sqrt((count * focus.width) / focus.height));
  const rows = Math.ceil(count / columns);
  const row = Math.floor(index / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  const [cellWidth, cellHeight] = [focus.width / inRow, focus.height / rows];
  const radius = Math.min(cellWidth, cellHeight) * (0.32 + random.next() * 0.04);
  const sway = () => (random.next() - 0.5) * radius * 0.2;
  return {
    x: focus.left + cellWidth * ((index % columns) + 0.5) + sway(),
    y: focus.top + cellHeight * (row + 0.5) + sway(),
    radius,
  };
}

function drawShadow({ x, y, radius }: FigurePlace): string {
  const centre = `cx="${x.toFixed(1)}" cy="${(y + radius).toFixed(1)}"`;
  return `<ellipse ${centre} rx="${(radius * 0.8).toFixed(1)}" ry="${(radius * 0.1).toFixed(1)}" fill="black" opacity=".18"/>`;
}
