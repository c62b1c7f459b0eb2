import { black, mixColours, renderColour, white, type Colour } from './colours.ts';
import type { Shape } from './read-subject.ts';

/** Where a figure stands; `radius` is half its height. In pixels. */
export interface FigurePlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Pen {
  /** The figure's own colour. */
  readonly fill: string;
  readonly dark: string;
  readonly light: string;
}

type DrawShape = (pen: Pen) => string;

/** Every figure is drawn within -100 to 100, and then put into its place. */
const drawings: Readonly<Record<Shape, DrawShape>> = {
  circle: ({ fill }) => `<circle r="96" fill="${fill}"/>`,
  ring: ({ fill }) => `<circle r="72" fill="none" stroke="${fill}" stroke-width="46"/>`,
  square: ({ fill }) => `<rect x="-88" y="-88" width="176" height="176" rx="6" fill="${fill}"/>`,
  rectangle: ({ fill }) => `<rect x="-98" y="-60" width="196" height="120" rx="6" fill="${fill}"/>`,
  triangle: ({ fill }) => `<polygon points="0,-96 98,80 -98,80" fill="${fill}"/>`,
  star: ({ fill }) => `<polygon points="${listStarPoints(5, 98, 42)}" fill="${fill}"/>`,
  heart: ({ fill }) =>
    `<path d="M0,90 C-120,0 -96,-92 -44,-92 C-14,-92 0,-64 0,-50 C0,-64 14,-92 44,-92 C96,-92 120,0 0,90Z" fill="${fill}"/>`,
  diamond: ({ fill }) => `<polygon points="0,-98 72,0 0,98 -72,0" fill="${fill}"/>`,
  hexagon: ({ fill }) => `<polygon points="${listStarPoints(3, 98, 98)}" fill="${fill}"/>`,
  cross: ({ fill }) => `<path d="M-30,-94h60v64h64v60h-64v64h-60v-64h-64v-60h64Z" fill="${fill}"/>`,
  moon: ({ fill }) => `<path d="M34,-92 A96,96 0 1 0 92,44 A78,78 0 0 1 34,-92Z" fill="${fill}"/>`,
  sun: ({ fill, light }) =>
    `<polygon points="${listStarPoints(12, 98, 70)}" fill="${light}"/><circle r="64" fill="${fill}"/>`,
  cloud: ({ fill }) =>
    `<g fill="${fill}"><circle cx="-46" cy="14" r="40"/><circle cx="2" cy="-18" r="54"/><circle cx="52" cy="12" r="42"/><rect x="-60" y="6" width="126" height="50" rx="25"/></g>`,
  tree: ({ fill, dark }) =>
    `<rect x="-13" y="34" width="26" height="64" fill="rgb(104,70,42)"/><circle cy="-22" r="72" fill="${fill}"/><circle cx="22" cy="-4" r="44" fill="${dark}" opacity=".35"/>`,
  house: ({ fill, dark, light }) =>
    `<rect x="-72" y="-16" width="144" height="112" fill="${fill}"/><polygon points="-92,-14 0,-96 92,-14" fill="${dark}"/><rect x="-16" y="36" width="34" height="60" fill="${dark}"/><rect x="-56" y="8" width="28" height="28" fill="${light}"/><rect x="30" y="8" width="28" height="28" fill="${light}"/>`,
  flower: ({ fill }) =>
    `<rect x="-5" y="0" width="10" height="98" fill="rgb(52,128,58)"/><g fill="${fill}">${listAngles(6)
      .map((angle) => `<ellipse cy="-42" rx="26" ry="42" transform="translate(0,-16) rotate(${angle})"/>`)
      .join('')}</g><circle cy="-16" r="22" fill="rgb(246,206,60)"/>`,
  boat: ({ fill, light }) =>
    `<polygon points="-96,40 96,40 62,86 -62,86" fill="${fill}"/><rect x="-4" y="-94" width="8" height="134" fill="rgb(92,64,40)"/><polygon points="10,-88 80,26 10,26" fill="${light}"/><polygon points="-10,-60 -66,26 -10,26" fill="${light}" opacity=".8"/>`,
};

/** The colours things have by themselves. */
const ownColours: Partial<Readonly<Record<Shape, Colour>>> = {
  moon: [242, 236, 206],
  sun: [250, 200, 56],
  cloud: [246, 248, 252],
  tree: [52, 132, 60],
  house: [206, 120, 84],
  heart: [217, 38, 66],
  boat: [150, 78, 48],
};

export function findOwnColour(shape: Shape): Colour | null {
  return ownColours[shape] ?? null;
}

/** A figure in one colour, the middle of its area being exactly that colour for the plain shapes. */
export function drawFigure(shape: Shape, colour: Colour, { x, y, radius }: FigurePlace): string {
  const pen: Pen = {
    fill: renderColour(colour),
    dark: renderColour(mixColours(colour, black, 0.4)),
    light: renderColour(mixColours(colour, white, 0.72)),
  };
  const place = `translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${(radius / 100).toFixed(4)})`;
  return `<g transform="${place}">${drawings[shape](pen)}</g>`;
}

/** Points of a star with that many rays, the first one upwards. */
function listStarPoints(rays: number, outer: number, inner: number): string {
  return Array.from({ length: rays * 2 }, (_, index) => {
    const angle = (Math.PI * index) / rays - Math.PI / 2;
    const distance = index % 2 === 0 ? outer : inner;
    return `${(Math.cos(angle) * distance).toFixed(1)},${(Math.sin(angle) * distance).toFixed(1)}`;
  }).join(' ');
}

function listAngles(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String((360 / count) * index));
}
