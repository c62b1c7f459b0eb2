/** The file formats pictures come and go in. */
export type PictureFormat = 'png' | 'jpeg' | 'webp';

/** What is known of a picture file. Told by its bytes, never by its name. */
export interface PictureFacts {
  readonly format: PictureFormat;
  /**
   * In pixels, as the picture is to be seen: an orientation in its metadata is applied, so that pictures are compared
   * and edited as people see them.
   */
  readonly width: number;
  readonly height: number;
  /** Whether the file has an alpha channel, used or not. */
  readonly hasAlpha: boolean;
}

/** Where the bytes of a picture file are. */
export type PictureSource = { readonly path: string } | { readonly bytes: Buffer };

/** A picture in memory: rows from the top, four bytes (red, green, blue, alpha, not premultiplied) a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A file that was written anew, with its size as it is to be seen. */
export interface ConvertedPicture extends PictureSize {
  readonly bytes: Buffer;
}

/** How a picture file is to be written. */
export interface PictureEncoding {
  readonly format: PictureFormat;
  /** 0 to 100, the quality of jpeg and webp; png is lossless and ignores it. */
  readonly compression: number;
}

/**
 * Everything the program does with pixels. All of it runs outside the main loop, few pictures at a time over the whole
 * process, so that memory stays flat however many requests wait. Only the first frame of an animation is seen; every
 * picture becomes 8 bits a channel in sRGB. Every method rejects with the signal's reason when it is aborted while it
 * waits for its turn. Shared.
 */
export interface PictureTools {
  /**
   * Decodes a whole file without keeping it. Throws `invalid_argument`: `invalid_image_file` for what is no complete PNG,
   * JPEG or WebP picture, `image_too_large` for one with more pixels than the gateway decodes. Neither names a `param`.
   */
  inspect(source: PictureSource, signal: AbortSignal): Promise<PictureFacts>;
  /**
   * What a file's header says, without decoding the picture; for files that were inspected. Throws as `inspect` does, but
   * does not see what is broken behind the header.
   */
  readHeader(source: PictureSource, signal: AbortSignal): Promise<PictureFacts>;
  /** Whether no pixel lets the ground through, with an alpha channel or without. Throws as `inspect` does. */
  isOpaque(source: PictureSource, signal: AbortSignal): Promise<boolean>;
  /** Decodes a file; with `size`, scaled to cover it and cut to it around the middle. Throws as `inspect` does. */
  decode(source: PictureSource, options: DecodeOptions): Promise<Pixels>;
  /**
   * Writes a file anew; jpeg loses transparency onto white. The pixels in between are never handed out, so that there are
   * no more of them in memory than pictures being written. Throws as `inspect` does.
   */
  convert(source: PictureSource, encoding: PictureEncoding, signal: AbortSignal): Promise<ConvertedPicture>;
  /**
   * Decodes the files of layers and of a confinement once, for several compositions. Its memory is the caller's to give
   * back, by `releaseBase`. Throws as `inspect` does.
   */
  paintBase(plan: BasePlan, signal: AbortSignal): Promise<PaintedBase>;
  /** Makes a picture file of layers. Throws as `inspect` does for the files among them. */
  compose(composition: Composition, signal: AbortSignal): Promise<Buffer>;
}

export interface DecodeOptions {
  readonly size?: PictureSize;
  readonly signal: AbortSignal;
}

/** What a picture is painted from. */
export interface BasePlan {
  readonly size: PictureSize;
  /** From the bottom up. */
  readonly layers: readonly PictureLayer[];
  /** Confines the layers; `null` where they are the whole picture. */
  readonly confinement: Confinement | null;
  /** `opaque` lays white beneath everything and leaves the file without an alpha channel. */
  readonly ground: 'opaque' | 'transparent';
}

/** A plan whose layers are painted and whose confinement is decoded, in memory. */
export interface PaintedBase {
  readonly canvas: Pixels;
  readonly confinement: DecodedConfinement | null;
}

/** A confinement in memory, as large as the canvas. */
export interface DecodedConfinement {
  /** The alpha of the mask, one byte a pixel. */
  readonly alpha: Buffer;
  readonly kept: Pixels;
}

/** A picture to be made. */
export interface Composition extends BasePlan {
  /**
   * What the layers lie on, of the same size and ground; its confinement takes the place of the composition's own. It stays
   * as it is. `null` where there are only the layers.
   */
  readonly base: PaintedBase | null;
  /** Standard deviation in pixels of the blur over the finished picture, at least 0.3; `null` for none. */
  readonly blurSigma: number | null;
  readonly encoding: PictureEncoding;
}

export type PictureLayer =
  /**
   * SVG elements in the pixels of the composition, without the `svg` element around them. The program's own work, never
   * a client's: no references to anything outside.
   */
  | { readonly kind: 'drawing'; readonly markup: string }
  /** A file, scaled to cover its place and cut to it around the middle; it replaces what lies beneath. */
  | { readonly kind: 'picture'; readonly source: PictureSource; readonly place: PicturePlace };

export interface PicturePlace extends PictureSize {
  readonly left: number;
  readonly top: number;
}

/**
 * The layers show where the alpha of `mask` is 0; everywhere else stands, bit for bit, `kept`. Both are scaled to cover
 * the composition where they have another size.
 */
export interface Confinement {
  readonly mask: PictureSource;
  readonly kept: PictureSource;
}
