import { createPicture, type PictureSample } from './picture-samples.ts';

/** A picture file as answers carry it. */
export async function createBase64Picture(sample: PictureSample): Promise<string> {
  return (await createPicture(sample)).toString('base64');
}
