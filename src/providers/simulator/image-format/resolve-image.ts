import { isPictureQuality, type PictureQuality } from '../../../core/picture-quality.ts';
import type { PictureFacts, PictureFormat, PictureSize } from '../../../core/picture.ts';
import { fitImageSize, readImageSize } from '../../../formats/images/index.ts';

/** The size to draw: the one asked for; for `auto` that of the first input, else what the prompt suggests. */
export function resolveSize(asked: string | null, prompt: string, first: PictureFacts | null): PictureSize {
  const size = readImageSize(asked);
  if (size !== null) return size;
  if (first !== null) return fitImageSize(first);
  if (/\b(landscape|wide|panorama|panoramic|horizontal|banner)\b/i.test(prompt))
    return { width: 1536, height: 1024 };
  if (/\b(portrait|tall|vertical|poster)\b/i.test(prompt)) return { width: 1024, height: 1536 };
  return { width: 1024, height: 1024 };
}

/** Of `auto` it is `medium`; the contract knows no other words that are none of these. */
export function resolveQuality(asked: string | null): PictureQuality {
  return isPictureQuality(asked) ? asked : 'medium';
}

/** What is known when the background is chosen. */
export interface BackgroundWish {
  readonly asked: string | null;
  readonly prompt: string;
  readonly format: PictureFormat;
  /** Whether the first input lets the ground through somewhere; `null` without inputs. */
  readonly transparency: 'used' | 'unused' | null;
}

export interface Background {
  readonly ground: 'opaque' | 'transparent';
  readonly backdrop: 'drawn' | 'left-out';
}

/** With `auto` an edit keeps its first input's transparency, and a prompt may ask for it in words; jpeg has none. */
export function resolveBackground({ asked, prompt, format, transparency }: BackgroundWish): Background {
  if (asked === 'opaque' || format === 'jpeg') return { ground: 'opaque', backdrop: 'drawn' };
  const isWorded = /\btransparent background\b|\b(sticker|cut-?out)\b/i.test(prompt);
  if (asked === 'transparent' || (transparency === null && isWorded))
    return { ground: 'transparent', backdrop: 'left-out' };
  return { ground: transparency === 'used' ? 'transparent' : 'opaque', backdrop: 'drawn' };
}
