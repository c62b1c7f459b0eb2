import type { PictureTools } from '../../src/core/picture.ts';
import { createPictureTools } from '../../src/pictures/index.ts';
import { createPicture, type PictureSample } from './picture-samples.ts';

/** The real picture tools, for code that only reads claims. */
export const pictureTools: PictureTools = createPictureTools();

/** A picture file as answers carry it. */
export async function createBase64Picture(sample: PictureSample): Promise<string> {
  return (await createPicture(sample)).toString('base64');
}
