import type { Random } from '../create-random.ts';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Names and their colours in hexadecimal. */
const colourTable =
  'red d92626, crimson b21834, scarlet e02c1c, maroon 761622, orange f0841c, amber f5b024, ' +
  'yellow f6d428, gold ddad30, golden ddad30, lime 8ed630, green 26963e, olive 7a802c, emerald 1c9864, ' +
  'mint 96e2be, teal 188484, turquoise 34c6be, cyan 26c2de, blue 2456d6, navy 142462, indigo 4230a0, ' +
  'purple 7e30aa, violet 8a54d2, lavender beaae8, magenta ce28a0, pink f482b0, salmon f48c76, ' +
  'coral f8765c, brown 7a4c2a, tan ceaa7c, beige e2d2b2, cream faf0d4, white fafaf8, silver c0c4ca, ' +
  'grey 80848a, gray 80848a, black 16161a';

const colours: ReadonlyMap<string, Colour> = new Map(
  colourTable.split(', ').map((row) => {
    const [name = '', digits = ''] = row.split(' ');
    const [red = 0, green = 0, blue = 0] = Buffer.from(digits, 'hex');
    return [name, [red, green, blue]];
  }),
);

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
