/** The file formats pictures come and go in. */
export type PictureFormat = 'png' | 'jpeg' | 'webp';

/** What is known of a picture file. Told by its bytes, never by its name. */
export interface PictureFacts {
  readonly format: PictureFormat;
  /** In pixels, as the picture is to be seen (an orientation in its metadata applied). */
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

/** How a picture file is to be written. */
export interface PictureEncoding {
  readonly format: PictureFormat;
  /** 0 to 100, the quality of jpeg and webp; png is lossless and ignores it. */
  readonly compression: number;
}

/**
 * Everything the program does with pixels. All of it runs outside the main loop, few pictures at a time over the whole
 * process, so that memory stays flat however many requests wait. Every method rejects with the signal's reason when it is
 * aborted while it waits for its turn. Shared.
 */
export interface PictureTools {
  /**
   * Decodes a whole file without keeping it. Throws `invalid_argument`: `invalid_image_file` for what is no complete PNG,
   * JPEG or WebP picture, `image_too_large` for one with more pixels than the gateway decodes. Neither names a `param`.
   */
  inspect(source: PictureSource, signal: AbortSignal): Promise<PictureFacts>;
  /** The format and size a file claims in its first bytes, without decoding it; `null` for anything else. */
  readClaim(bytes: Buffer): PictureFacts | null;
  /** Decodes a file; with `size`, scaled to cover it and cut to it around the middle. Throws as `inspect` does. */
  decode(source: PictureSource, options: DecodeOptions): Promise<Pixels>;
  /** A file of these pixels; jpeg loses transparency onto white. */
  encode(pixels: Pixels, encoding: PictureEncoding, signal: AbortSignal): Promise<Buffer>;
  /** Draws an SVG document onto a transparent ground. The document is the program's own, never a client's. */
  rasterise(svg: string, size: PictureSize, signal: AbortSignal): Promise<Pixels>;
  /** Blurs by a Gaussian of this standard deviation in pixels, at least 0.3. */
  blur(pixels: Pixels, sigma: number, signal: AbortSignal): Promise<Pixels>;
  /** Lays `upper` over `lower`, both of the same size, with `opacity` 0 to 1. */
  blend(lower: Pixels, upper: Pixels, options: BlendOptions): Promise<Pixels>;
  /** `edited` where the alpha of `mask` is 0 and `kept`, bit for bit, everywhere else. All of the same size. */
  select(mask: Pixels, choice: MaskChoice, signal: AbortSignal): Promise<Pixels>;
}

export interface DecodeOptions {
  readonly size?: PictureSize;
  readonly signal: AbortSignal;
}

export interface BlendOptions {
  readonly opacity: number;
  readonly signal: AbortSignal;
}

export interface MaskChoice {
  readonly kept: Pixels;
  readonly edited: Pixels;
}
