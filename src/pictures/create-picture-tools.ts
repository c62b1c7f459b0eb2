import { loadOnce } from '../core/load-once.ts';
import type { PictureTools } from '../core/picture.ts';

/** Pictures with libvips, which is loaded for the first of them. Create it once: its limits hold for what goes through it. */
export function createPictureTools(): PictureTools {
  const load = loadOnce(async () => (await import('./create-sharp-tools.ts')).createSharpTools());
  return {
    inspect: async (...args) => (await load()).inspect(...args),
    readHeader: async (...args) => (await load()).readHeader(...args),
    isOpaque: async (...args) => (await load()).isOpaque(...args),
    decode: async (...args) => (await load()).decode(...args),
    convert: async (...args) => (await load()).convert(...args),
    paintBase: async (...args) => (await load()).paintBase(...args),
    compose: async (...args) => (await load()).compose(...args),
  };
}
