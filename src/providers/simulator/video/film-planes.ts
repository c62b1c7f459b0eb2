import type { PictureSize } from '../../../core/picture.ts';

/** A picture as encoders of video take it: brightness for each pixel, then two colour differences for each four (I420, BT.709). */
export type Planes = Uint8Array;

/** A picture with holes. */
export interface Overlay {
  readonly size: PictureSize;
  readonly planes: Planes;
  /** How much of each pixel covers the ground, 0 to 255. */
  readonly alpha: Uint8Array;
  /** Rows that are not empty: the first, and the one behind the last; both even. */
  readonly top: number;
  readonly bottom: number;
}

/** Brightness and colour differences of one colour. */
export type Tone = readonly [y: number, u: number, v: number];

/** The tone of a colour, in the range that video keeps to. */
export function convertColour(red: number, green: number, blue: number): Tone {
  return [
    convertBrightness(red, green, blue),
    128 - 0.1006 * red - 0.3386 * green + 0.4392 * blue,
    128 + 0.4392 * red - 0.3989 * green - 0.0403 * blue,
  ];
}

function convertBrightness(red: number, green: number, blue: number): number {
  return 16 + 0.1826 * red + 0.6142 * green + 0.062 * blue;
}

/** Converts rows of red, green, blue and alpha; both sides are even. The colour of four pixels is that of the first. */
export function convertPixels(pixels: Uint8Array, { width, height }: PictureSize): Planes {
  const planes = new Uint8Array((width * height * 3) / 2);
  const quarter = (width * height) / 4;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const place = row * width + column;
      const [red, green, blue] = [
        pixels[4 * place] ?? 0,
        pixels[4 * place + 1] ?? 0,
        pixels[4 * place + 2] ?? 0,
      ];
      planes[place] = convertBrightness(red, green, blue);
      if (row % 2 === 1 || column % 2 === 1) continue;
      const tone = convertColour(red, green, blue);
      const colour = width * height + (row / 2) * (width / 2) + column / 2;
      planes[colour] = tone[1];
      planes[colour + quarter] = tone[2];
    }
  }
  return planes;
}

/** Converts a picture with holes. */
export function convertOverlay(pixels: Uint8Array, size: PictureSize): Overlay {
  const alpha = new Uint8Array(size.width * size.height).map((_value, place) => pixels[4 * place + 3] ?? 0);
  const first = alpha.findIndex((value) => value > 0);
  const last = alpha.findLastIndex((value) => value > 0);
  const [top, bottom] =
    first < 0 ? [0, 0] : [Math.floor(first / size.width), Math.floor(last / size.width) + 1];
  return {
    size,
    planes: convertPixels(pixels, size),
    alpha,
    top: top - (top % 2),
    bottom: bottom + (bottom % 2),
  };
}

/** Lays a picture upon another of its size, so many pixels to the right, an even number. What leaves the ground is cut off. */
export function layOver(ground: Planes, overlay: Overlay, shift: number): void {
  const { planes, alpha, top, bottom } = overlay;
  const { width, height } = overlay.size;
  const quarter = (width * height) / 4;
  const from = Math.max(0, -shift);
  const to = Math.min(width, width - shift);
  for (let row = top; row < bottom; row += 1) {
    for (let column = from; column < to; column += 1) {
      const place = row * width + column;
      const share = alpha[place] ?? 0;
      if (share === 0) continue;
      mix(ground, planes, { to: place + shift, from: place, share });
      if (row % 2 === 1 || column % 2 === 1) continue;
      const colour = width * height + (row / 2) * (width / 2) + column / 2;
      for (const plane of [colour, colour + quarter]) {
        mix(ground, planes, { to: plane + shift / 2, from: plane, share });
      }
    }
  }
}

function mix(
  ground: Planes,
  planes: Planes,
  { to, from, share }: { readonly to: number; readonly from: number; readonly share: number },
): void {
  const beneath = ground[to] ?? 0;
  ground[to] = beneath + (((planes[from] ?? 0) - beneath) * share) / 255;
}

/** Fills a rectangle; all of its sides lie on even pixels. */
export function fillPlace(
  planes: Planes,
  { left, right, top }: { readonly left: number; readonly right: number; readonly top: number },
  { tone, size }: { readonly tone: Tone; readonly size: PictureSize },
): void {
  const { width, height } = size;
  const quarter = (width * height) / 4;
  for (let row = top; row < height; row += 1) planes.fill(tone[0], row * width + left, row * width + right);
  for (let row = top / 2; row < height / 2; row += 1) {
    const start = width * height + (row * width) / 2;
    planes.fill(tone[1], start + left / 2, start + right / 2);
    planes.fill(tone[2], start + quarter + left / 2, start + quarter + right / 2);
  }
}
