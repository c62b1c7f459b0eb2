import type { Random } from '../create-random.ts';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

const colours: ReadonlyMap<string, Colour> = new Map<string, Colour>([
  ['red', [217, 38, 38]],
  ['crimson', [178, 24, 52]],
  ['scarlet', [224, 44, 28]],
  ['maroon', [118, 22, 34]],
  ['orange', [240, 132, 28]],
  ['amber', [245, 176, 36]],
  ['yellow', [246, 212, 40]],
  ['gold', [221, 173, 48]],
  ['golden', [221, 173, 48]],
  ['lime', [142, 214, 48]],
  ['green', [38, 150, 62]],
  ['olive', [122, 128, 44]],
  ['emerald', [28, 152, 100]],
  ['mint', [150, 226, 190]],
  ['teal', [24, 132, 132]],
  ['turquoise', [52, 198, 190]],
  ['cyan', [38, 194, 222]],
  ['blue', [36, 86, 214]],
  ['navy', [20, 36, 98]],
  ['indigo', [66, 48, 160]],
  ['purple', [126, 48, 170]],
  ['violet', [138, 84, 210]],
  ['lavender', [190, 170, 232]],
  ['magenta', [206, 40, 160]],
  ['pink', [244, 130, 176]],
  ['salmon', [244, 140, 118]],
  ['coral', [248, 118, 92]],
  ['brown', [122, 76, 42]],
  ['tan', [206, 170, 124]],
  ['beige', [226, 210, 178]],
  ['cream', [250, 240, 212]],
  ['white', [250, 250, 248]],
  ['silver', [192, 196, 202]],
  ['grey', [128, 132, 138]],
  ['gray', [128, 132, 138]],
  ['black', [22, 22, 26]],
]);

/** The colour of this name; `null` for any other word. */
export function findColour(word: string): Colour | null {
  return colours.get(word) ?? null;
}

/** Three colours that go together, one of them light. */
export function inventPalette(random: Random): readonly [Colour, Colour, Colour] {
  const hue = random.integer(0, 359);
  return [
    convertHue(hue, 0.62, 0.48),
    convertHue(hue + random.pick([30, 150, 180, 210]), 0.66, 0.54),
    convertHue(hue + random.pick([20, 40, 60]), 0.45, 0.82),
  ];
}

/** Hue in degrees, saturation and lightness 0 to 1. */
function convertHue(hue: number, saturation: number, lightness: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const sector = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(sector - 3, 9 - sector, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Part of the way from one colour to another, 0 to 1. */
export function mixColours(from: Colour, to: Colour, share: number): Colour {
  const mix = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [mix(0), mix(1), mix(2)];
}

export const black: Colour = [0, 0, 0];
export const white: Colour = [255, 255, 255];

export function renderColour([red, green, blue]: Colour): string {
  return `rgb(${String(red)},${String(green)},${String(blue)})`;
}
