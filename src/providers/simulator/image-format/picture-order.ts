import type {
  BasePlan,
  Composition,
  PaintedBase,
  PictureEncoding,
  PictureLayer,
  PicturePlace,
  PictureSize,
  PictureSource,
} from '../../../core/picture.ts';
import type { PictureQuality } from '../../../core/picture-quality.ts';
import { createRandom } from '../create-random.ts';
import { drawPicture, type Drawing } from '../drawing/draw-picture.ts';
import { readSubject } from '../drawing/read-subject.ts';
import type { Seed } from '../prompt/hash-request.ts';

/** A picture to be drawn, in every answer format alike. */
export interface PictureOrder {
  readonly prompt: string;
  readonly seed: Seed;
  readonly size: PictureSize;
  readonly quality: PictureQuality;
  readonly ground: 'opaque' | 'transparent';
  /** What the figures stand on; it is left out of a picture whose background was asked to be transparent. */
  readonly backdrop: 'drawn' | 'left-out';
  readonly encoding: PictureEncoding;
  /** The pictures to be edited; none where one is to be made from words alone. */
  readonly inputs: readonly PictureSource[];
  /** Those of the inputs and of the mask. */
  readonly inputPixels: number;
  readonly mask: MaskOrder | null;
  readonly fidelity: 'high' | 'low';
}

export interface MaskOrder {
  readonly source: PictureSource;
  /** Where the transparent part lies, as shares of width and height. */
  readonly hole: PicturePlace;
}

/** Which of the pictures of an order, and how finished it is. */
export interface PictureStage {
  /** From 0; each one looks different. */
  readonly index: number;
  /** From 0 for the first unfinished picture; `null` for the finished one. */
  readonly partial: number | null;
}

/** What all pictures of an order are painted from. Pure. */
export function planBase(order: PictureOrder): BasePlan {
  const { size, inputs, mask, ground } = order;
  const [kept] = inputs;
  return {
    size,
    layers: placeBase(order),
    confinement: mask === null || kept === undefined ? null : { mask: mask.source, kept },
    ground,
  };
}

/**
 * How a picture of an order is made, on a base of the order that was painted before, or with one of its own. Pure: the same
 * order and stage give the same picture.
 */
export function planComposition(
  order: PictureOrder,
  { index, partial }: PictureStage,
  base: PaintedBase | null = null,
): Composition {
  const { size, mask, encoding } = order;
  const plan = planBase(order);
  const drawing: Drawing = {
    subject: readSubject(order.prompt),
    size,
    quality: order.quality,
    focus: mask === null ? { left: 0, top: 0, ...size } : scaleHole(mask.hole, size),
    opacity: findOpacity(order),
    random: createRandom(order.seed, `picture ${String(index)}`),
  };
  const layers = base === null ? plan.layers : [];
  return {
    ...plan,
    base,
    layers: [...layers, { kind: 'drawing', markup: drawPicture(drawing) }],
    blurSigma: partial === null ? null : findBlur(size, partial),
    encoding,
  };
}

/** How much of the inputs the drawing covers. */
function findOpacity({ inputs, mask, fidelity, backdrop }: PictureOrder): Drawing['opacity'] {
  const isGentle = fidelity === 'high';
  const full = inputs.length === 0;
  const ground = full ? 1 : mask === null ? (isGentle ? 0.15 : 0.35) : isGentle ? 0.6 : 0.85;
  const figures = full ? 1 : mask === null ? (isGentle ? 0.6 : 0.85) : 0.95;
  return { ground: backdrop === 'drawn' ? ground : 0, figures };
}

function scaleHole({ left, top, width, height }: PicturePlace, size: PictureSize): PicturePlace {
  return {
    left: left * size.width,
    top: top * size.height,
    width: width * size.width,
    height: height * size.height,
  };
}

/** What the drawing lies on. A background that is to be transparent shows around the inputs, or through the mask. */
function placeBase({ inputs, size, mask, backdrop }: PictureOrder): readonly PictureLayer[] {
  if (backdrop === 'drawn') return placeInputs(inputs, { left: 0, top: 0, ...size });
  if (mask !== null) return [];
  const [left, top] = [Math.ceil(size.width / 10), Math.ceil(size.height / 10)];
  return placeInputs(inputs, { left, top, width: size.width - 2 * left, height: size.height - 2 * top });
}

/** Several pictures share the frame like tiles; those of the last row are wider where there are fewer. */
function placeInputs(inputs: readonly PictureSource[], frame: PicturePlace): readonly PictureLayer[] {
  const columns = Math.ceil(Math.sqrt(inputs.length));
  const rows = Math.ceil(inputs.length / columns);
  return inputs.flatMap((source, index): readonly PictureLayer[] => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? inputs.length - row * columns : columns;
    const across = divide(frame.width, index % columns, inRow);
    const down = divide(frame.height, row, rows);
    const place = {
      left: frame.left + across.from,
      width: across.length,
      top: frame.top + down.from,
      height: down.length,
    };
    return place.width > 0 && place.height > 0 ? [{ kind: 'picture', source, place }] : [];
  });
}

function divide(length: number, index: number, parts: number): { from: number; length: number } {
  const from = Math.floor((length * index) / parts);
  return { from, length: Math.floor((length * (index + 1)) / parts) - from };
}

const minBlur = 0.3;

/** Every partial picture is half as blurred as the one before it. */
function findBlur({ width, height }: PictureSize, partial: number): number {
  return Math.max(minBlur, Math.min(width, height) / 32 / 2 ** partial);
}
