import { loadOnce } from '../core/load-once.ts';
import type { PictureTools } from '../core/picture.ts';
import type { UpstreamOperation } from '../core/provider.ts';
import type { Translation, Translator } from '../core/translator.ts';
import { checkContentMedia } from '../formats/content/index.ts';
import { checkMessageMedia } from '../formats/messages/index.ts';

/** What translators may use. */
export interface TranslatorOptions {
  readonly pictures: PictureTools;
}

/** A translator, before it is loaded. */
interface TranslatorEntry extends Pick<Translator, 'from' | 'to'> {
  load(options: TranslatorOptions): Promise<Translation>;
}

/** Every translator there is. */
const table: readonly TranslatorEntry[] = [
  {
    from: 'createImage',
    to: ['generateContent'],
    load: async ({ pictures }) => {
      const { createImagesToContent } = await import('./images-to-content/create-images-to-content.ts');
      return createImagesToContent('createImage', pictures);
    },
  },
  {
    from: 'createImageEdit',
    to: ['generateContent'],
    load: async ({ pictures }) => {
      const { createImagesToContent } = await import('./images-to-content/create-images-to-content.ts');
      return createImagesToContent('createImageEdit', pictures);
    },
  },
  {
    from: 'createImage',
    to: ['predictImages'],
    load: async ({ pictures }) => {
      const { createImagesToPredict } = await import('./images-to-predict/create-images-to-predict.ts');
      return createImagesToPredict(pictures);
    },
  },
  {
    from: 'generateContent',
    to: ['createImage', 'createImageEdit'],
    load: async ({ pictures }) => {
      const { createContentToImages } = await import('./content-to-images/create-content-to-images.ts');
      return createContentToImages(pictures);
    },
  },
  {
    from: 'generateContent',
    to: ['predictImages'],
    load: async () =>
      (await import('./content-to-predict/translate-content-to-predict.ts')).translateContentToPredict,
  },
  {
    from: 'predictImages',
    to: ['generateContent'],
    load: async ({ pictures }) => {
      const { createPredictToContent } = await import('./predict-to-content/create-predict-to-content.ts');
      return createPredictToContent(pictures);
    },
  },
  {
    from: 'predictImages',
    to: ['createImage'],
    load: async () =>
      (await import('./predict-to-images/translate-predict-to-images.ts')).translatePredictToImages,
  },
  {
    from: 'generateContent',
    to: ['createMessage'],
    load: async () => {
      const { translateContentToMessages } =
        await import('./content-to-messages/translate-content-to-messages.ts');
      return translateContentToMessages;
    },
  },
  {
    from: 'countContentTokens',
    to: ['countMessageTokens'],
    load: async () => {
      const { translateContentCount } =
        await import('./content-to-messages/translate-content-to-messages.ts');
      return translateContentCount;
    },
  },
  {
    from: 'createMessage',
    to: ['generateContent'],
    load: async () => {
      const { translateMessagesToContent } =
        await import('./messages-to-content/translate-messages-to-content.ts');
      return translateMessagesToContent;
    },
  },
  {
    from: 'countMessageTokens',
    to: ['countContentTokens'],
    load: async () => {
      const { translateMessageCount } =
        await import('./messages-to-content/translate-messages-to-content.ts');
      return translateMessageCount;
    },
  },
];

/** Every translator of the program; the first one that fits is used. Each is loaded for its first call. */
export function createTranslators(options: TranslatorOptions): readonly Translator[] {
  return table.map(({ from, to, load }) => {
    const check = mediaChecks[from];
    const find = loadOnce(() => load(options));
    return {
      from,
      to,
      run: async (call, perform) => {
        check?.(call.body.value);
        const translate = await find();
        return await translate(call, perform);
      },
    };
  });
}

type MediaCheck = typeof checkContentMedia;

/**
 * Formats whose requests hold media. What an upstream refuses in a translated request would be called by names the client does
 * not know.
 */
const mediaChecks: Readonly<Partial<Record<UpstreamOperation, MediaCheck>>> = {
  createMessage: checkMessageMedia,
  countMessageTokens: checkMessageMedia,
  generateContent: checkContentMedia,
  countContentTokens: checkContentMedia,
};
