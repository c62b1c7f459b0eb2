import type { PictureSource } from './picture.ts';

/**
 * A file part of a form: a file on disk that is gone when the request has ended, or bytes in memory where a translator
 * took it out of a body of another format.
 */
export type UploadedFile = PictureSource & {
  /** Name of the form field, such as `image[]`. */
  readonly field: string;
  readonly sizeBytes: number;
};
