/** From the least work on. Upstreams may have other ones, and none of them has all. */
const pictureQualities = ['low', 'medium', 'high', 'xhigh', 'max'] as const;

/** How much work goes into a picture. */
export type PictureQuality = (typeof pictureQualities)[number];

export function isPictureQuality(value: unknown): value is PictureQuality {
  return pictureQualities.some((quality) => quality === value);
}
