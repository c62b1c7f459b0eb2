/** The signature of a thought and the provider whose model made it. */
export interface TaggedSignature {
  /** The provider's name. */
  readonly provider: string;
  /** As it came, byte for byte; empty where the provider did not sign. */
  readonly signature: string;
}

/**
 * Most values of JSON within one envelope, where it holds JSON: a client may send an envelope of its own making with every
 * part of a conversation. Eighteen thoughts fit.
 */
export const maxSealedValues = 160;

const mark = 'specway-1:';

const form = /^specway-1:([a-z]+):([\s\S]*)$/u;

/** How every envelope begins, whichever alphabet of base64 it is written in. */
const sealedMark = Buffer.from(mark.slice(0, 9)).toString('base64');

/**
 * A signature on its way through a client of another format. It is canonical base64, since format C calls its signatures
 * that and some of its clients decode them and encode them anew.
 */
export function sealSignature({ provider, signature }: TaggedSignature): string {
  return Buffer.from(`${mark}${provider}:${signature}`, 'utf8').toString('base64');
}

/** What {@link sealSignature} was given; `null` for every other text. Both alphabets of base64 are read. */
export function openSignature(sealed: string): TaggedSignature | null {
  if (!sealed.startsWith(sealedMark)) return null;
  const found = form.exec(Buffer.from(sealed, 'base64').toString('utf8'));
  if (!found) return null;
  const [, provider = '', signature = ''] = found;
  return { provider, signature };
}

/** The signature within, where the envelope is one and was made for this provider; otherwise `null`. */
export function openSignatureFor(provider: string, sealed: string): string | null {
  const opened = openSignature(sealed);
  return opened?.provider === provider ? opened.signature : null;
}
