import { createMask, createPicture } from './picture-samples.ts';

const size = { width: 96, height: 64 };

const base64 = async (file: Promise<Buffer>): Promise<string> => (await file).toString('base64');

/** Small pictures and masks to edit, as base64, which is how the contract's examples write file parts. */
export const imageFiles = {
  png: await base64(createPicture({ ...size, colour: { r: 200, g: 60, b: 30 } })),
  jpeg: await base64(createPicture({ ...size, format: 'jpeg' })),
  webp: await base64(createPicture({ ...size, format: 'webp', colour: { r: 20, g: 160, b: 90, a: 128 } })),
  mask: await base64(createMask(size, { left: 10, top: 10, width: 40, height: 30 })),
  otherMask: await base64(
    createMask({ width: 95, height: 64 }, { left: 10, top: 10, width: 40, height: 30 }),
  ),
} as const;
