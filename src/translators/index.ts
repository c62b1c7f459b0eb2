import type { PictureTools } from '../core/picture.ts';
import type { UpstreamOperation } from '../core/provider.ts';
import type { Translator } from '../core/translator.ts';
import { checkContentMedia } from '../formats/content/index.ts';
import { checkMessageMedia } from '../formats/messages/index.ts';
import { createContentToImages } from './content-to-images/create-content-to-images.ts';
import { createContentToMessages } from './content-to-messages/create-content-to-messages.ts';
import { createContentToPredict } from './content-to-predict/create-content-to-predict.ts';
import { createImagesToContent } from './images-to-content/create-images-to-content.ts';
import { createImagesToPredict } from './images-to-predict/create-images-to-predict.ts';
import { createMessagesToContent } from './messages-to-content/create-messages-to-content.ts';
import { createPredictToContent } from './predict-to-content/create-predict-to-content.ts';
import { createPredictToImages } from './predict-to-images/create-predict-to-images.ts';

/** What translators may use. */
export interface TranslatorOptions {
  readonly pictures: PictureTools;
}

/** Every translator of the program; the first one that fits is used. */
export function createTranslators({ pictures }: TranslatorOptions): readonly Translator[] {
  const translators = [
    ...createImagesToContent(pictures),
    createImagesToPredict(pictures),
    createContentToImages(pictures),
    createContentToPredict(),
    createPredictToContent(pictures),
    createPredictToImages(),
    ...createContentToMessages(),
    ...createMessagesToContent(),
  ];
  return translators.map(judgeMedia);
}

type MediaCheck = typeof checkContentMedia;

/** Formats whose requests hold media. */
const mediaChecks: Readonly<Partial<Record<UpstreamOperation, MediaCheck>>> = {
  createMessage: checkMessageMedia,
  countMessageTokens: checkMessageMedia,
  generateContent: checkContentMedia,
  countContentTokens: checkContentMedia,
};

/** What an upstream refuses in a translated request would be called by names the client does not know. */
function judgeMedia(translator: Translator): Translator {
  const check = mediaChecks[translator.from];
  if (check === undefined) return translator;
  return {
    ...translator,
    run: async (call, perform) => {
      check(call.body.value);
      return await translator.run(call, perform);
    },
  };
}
