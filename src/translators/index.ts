import type { PictureTools } from '../core/picture.ts';
import type { Translator } from '../core/translator.ts';

/** What translators may use. */
export interface TranslatorOptions {
  readonly pictures: PictureTools;
}

/** Every translator of the program; the first one that fits is used. */
export function createTranslators(_options: TranslatorOptions): readonly Translator[] {
  return [];
}
