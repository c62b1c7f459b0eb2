import type { PictureTokens } from '../../core/tokens/picture-tokens.ts';
import type { FinishedPicture } from './finish-picture.ts';

/** A picture of an upstream, in the format the client asked for. */
export interface DrawnPicture extends FinishedPicture {
  readonly quality: 'low' | 'medium' | 'high';
  /** The prompt the model really used, where it says so. */
  readonly revisedPrompt: string | null;
  /** What this picture cost; `null` where the upstream does not say. */
  readonly tokens: PictureTokens | null;
}

/** What one upstream call gave. */
export interface DrawnPictures {
  readonly pictures: readonly DrawnPicture[];
  /** `some` when a filter held pictures back. */
  readonly filtered: 'none' | 'some';
  /** In the client's words. */
  readonly ignoredFields: readonly string[];
}
