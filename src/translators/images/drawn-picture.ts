import type { FinishedPicture } from './finish-picture.ts';

/** Tokens as format A counts them. */
export interface ImageUsage {
  readonly total_tokens: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly input_tokens_details: { readonly text_tokens: number; readonly image_tokens: number };
  readonly output_tokens_details: { readonly text_tokens: number; readonly image_tokens: number };
}

/** A picture of an upstream, in the format the client asked for. */
export interface DrawnPicture extends FinishedPicture {
  readonly quality: 'low' | 'medium' | 'high';
  /** The prompt the model really used, where it says so. */
  readonly revisedPrompt: string | null;
  /** What this picture cost; `null` where the upstream does not say. */
  readonly usage: ImageUsage | null;
}

/** What one upstream call gave. */
export interface DrawnPictures {
  readonly pictures: readonly DrawnPicture[];
  /** `some` when a filter held pictures back. */
  readonly filtered: 'none' | 'some';
  /** In the client's words. */
  readonly ignoredFields: readonly string[];
}

/** The sum; `null` where no part is known. */
export function addUsages(usages: readonly (ImageUsage | null)[]): ImageUsage | null {
  const known = usages.filter((usage) => usage !== null);
  if (known.length === 0) return null;
  const sum = (pick: (usage: ImageUsage) => number) => known.reduce((total, usage) => total + pick(usage), 0);
  return {
    total_tokens: sum((usage) => usage.total_tokens),
    input_tokens: sum((usage) => usage.input_tokens),
    output_tokens: sum((usage) => usage.output_tokens),
    input_tokens_details: {
      text_tokens: sum((usage) => usage.input_tokens_details.text_tokens),
      image_tokens: sum((usage) => usage.input_tokens_details.image_tokens),
    },
    output_tokens_details: {
      text_tokens: sum((usage) => usage.output_tokens_details.text_tokens),
      image_tokens: sum((usage) => usage.output_tokens_details.image_tokens),
    },
  };
}
