export { createPictureTools } from './create-picture-tools.ts';
