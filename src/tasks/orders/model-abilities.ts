import type { ServedModel } from '../../core/router.ts';
import type { VideoAbilities } from '../../core/video/video-config.ts';

/** What a model can make, with nothing left open. */
export interface KnownAbilities extends Required<VideoAbilities> {
  /** Resolutions above the lowest need the longest video. */
  readonly isLongWhereSharp: boolean;
}

const usual = {
  seconds: [4, 6, 8],
  aspectRatios: ['16:9', '9:16'],
  resolutions: ['720p', '1080p'],
  samples: 4,
  image: true,
} as const;

/** The models that make videos of 4k. */
const sharpest = 'vidfam-3.1';

/** What is configured of a model, and for the rest what is known of its family. */
export function findAbilities(model: ServedModel, configured: VideoAbilities): KnownAbilities {
  const isSharp = (model.catalogue?.id ?? model.id).startsWith(sharpest);
  const known = { ...usual, resolutions: isSharp ? [...usual.resolutions, '4k'] : usual.resolutions };
  return { ...known, ...configured, isLongWhereSharp: configured.seconds === undefined };
}
