import type { PictureSize } from '../../../core/picture.ts';
import { black, inventPalette, mixColours, renderColour, white, type Colour } from './colours.ts';
import { draw } from './markup.ts';
import type { Scene } from './read-subject.ts';
import {
  scatter,
  scatterClouds,
  scatterDunes,
  scatterFlakes,
  scatterPeaks,
  scatterStars,
  scatterSun,
  scatterTowers,
  scatterTrees,
  scatterWaves,
  type Ground,
} from './scatter.ts';

type Flow = readonly [from: Colour, to: Colour];

interface SceneStyle {
  /** From the top of the sky to the horizon. */
  readonly sky: Flow;
  /** From the horizon down; `null` where there is only sky. */
  readonly land: Flow | null;
  /** Height of the horizon, 0 at the top. */
  readonly horizon: number;
  readonly scatter: (ground: Ground) => string;
}

function style(sky: Flow, land: Flow | null, rest: Pick<SceneStyle, 'horizon' | 'scatter'>): SceneStyle {
  return { sky, land, ...rest };
}

// prettier-ignore
const styles: Readonly<Record<Scene, SceneStyle>> = {
  sky: style([[72, 140, 222], [196, 226, 248]], null, { horizon: 1, scatter: scatterClouds }),
  sea: style([[126, 190, 236], [222, 240, 250]], [[40, 128, 178], [12, 62, 112]], { horizon: 0.45, scatter: scatterWaves }),
  sunset: style([[84, 52, 128], [252, 148, 72]], [[70, 44, 74], [30, 22, 44]], { horizon: 0.68, scatter: scatterSun }),
  forest: style([[168, 210, 190], [226, 240, 214]], [[58, 112, 62], [24, 60, 36]], { horizon: 0.5, scatter: scatterTrees }),
  night: style([[8, 10, 34], [34, 34, 84]], null, { horizon: 1, scatter: scatterStars }),
  desert: style([[246, 196, 128], [252, 232, 190]], [[226, 176, 104], [178, 122, 66]], { horizon: 0.55, scatter: scatterDunes }),
  snow: style([[156, 192, 222], [232, 242, 250]], [[240, 246, 252], [204, 218, 234]], { horizon: 0.6, scatter: scatterFlakes }),
  city: style([[122, 150, 196], [232, 214, 200]], [[84, 88, 98], [52, 54, 64]], { horizon: 0.8, scatter: scatterTowers }),
  mountains: style([[118, 170, 220], [222, 236, 246]], [[92, 128, 92], [54, 88, 60]], { horizon: 0.72, scatter: scatterPeaks }),
  meadow: style([[120, 186, 238], [220, 240, 250]], [[120, 188, 84], [58, 128, 56]], { horizon: 0.58, scatter: scatterClouds }),
};

/** The ground of a picture: the background or the scene that the prompt names, else a pattern in its colours. */
export function drawGround(ground: Ground): string {
  const { subject, size } = ground;
  const { background } = subject;
  if (background !== null) {
    const flow: Flow = [mixColours(background, white, 0.06), mixColours(background, black, 0.06)];
    return drawFlow(size, { top: 0, bottom: size.height }, flow);
  }
  return subject.scene === null ? drawPattern(ground) : drawStyle(styles[subject.scene], ground);
}

function drawStyle({ sky, land, horizon, scatter: scatterAbout }: SceneStyle, ground: Ground): string {
  const { size } = ground;
  const edge = size.height * horizon;
  const below = land === null ? '' : drawFlow(size, { top: edge, bottom: size.height }, land);
  return drawFlow(size, { top: 0, bottom: edge + 1 }, sky) + below + scatterAbout(ground);
}

/** Two colours that flow into each other, pale where something stands on them, and circles of a third. */
function drawPattern(ground: Ground): string {
  const { size, subject, random, detail } = ground;
  const invented = inventPalette(random);
  const first = subject.colours[0] ?? invented[0];
  const second = subject.colours[1] ?? (subject.colours[0] ? first : invented[1]);
  const pale = subject.figures.length > 0 && subject.colours.length === 0 ? 0.72 : 0.05;
  const flow: Flow = [mixColours(first, white, pale + 0.12), mixColours(second, white, pale)];
  const circles = scatter(ground, { count: detail }, ({ x, y, unit }) => {
    const r = unit * random.integer(2, 14);
    return draw('circle', { cx: x, cy: y, r, fill: subject.colours[2] ?? invented[2], opacity: 0.1 });
  });
  return drawFlow(size, { top: 0, bottom: size.height }, flow) + circles;
}

/** A strip over the whole width whose colour flows from the top to the bottom. */
function drawFlow(
  { width }: PictureSize,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  [from, to]: Flow,
): string {
  const id = `flow${String(Math.round(top))}`;
  const stops = [from, to].map((colour, offset) =>
    draw('stop', { offset, 'stop-color': renderColour(colour) }),
  );
  const gradient = `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
  return gradient + draw('rect', { y: top, width, height: bottom - top, fill: `url(#${id})` });
}
