import { renderColour, type Colour } from './colours.ts';

type AttributeValue = number | string | Colour;

/** An SVG element without content. Numbers get as many places as a pixel needs. */
export function draw(name: string, attributes: Readonly<Record<string, AttributeValue>>): string {
  const rendered = Object.entries(attributes).map(([key, value]) => `${key}="${renderValue(value)}"`);
  return `<${name} ${rendered.join(' ')}/>`;
}

/** Corners of a polygon. */
export function renderPoints(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y]) => `${renderNumber(x)},${renderNumber(y)}`).join(' ');
}

function renderValue(value: AttributeValue): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? renderNumber(value) : renderColour(value);
}

function renderNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}
