import { GatewayError } from '../../core/gateway-error.ts';
import { maxOfferBytes } from '../../core/realtime/media-call.ts';
import { findAttribute, splitSections, type MediaSection, type Sections } from './sections.ts';

/** Longest message of a client on its data channel, in bytes: what an answer says. */
export const maxDataMessageBytes = 256 * 1024;
/** Longest one either way that the library deals with, in bytes. Longer ones of clients come to be counted and refused. */
export const maxLibraryMessageBytes = 4 * maxDataMessageBytes;

const maxSections = 32;
const opusLine = /^a=rtpmap:(\d{1,3}) opus\/48000\/2$/i;

/** An offer that can be answered. */
export interface Offer {
  readonly sections: Sections;
  /** The one that sound goes over; `null` for an offer of a data channel alone. */
  readonly audio: { readonly section: MediaSection; readonly payloadType: number } | null;
  /** The data channel; `null` for sound alone. */
  readonly data: MediaSection | null;
  /** Longest message that the client takes on the data channel, in bytes. */
  readonly maxMessageBytes: number;
}

/** Reads an offer of a client. Throws `invalid_argument` (`invalid_sdp`). */
export function readOffer(text: string): Offer {
  if (Buffer.byteLength(text) > maxOfferBytes) refuse('is longer than 64 kB.');
  const sections = splitSections(text);
  if (sections === null) refuse('is no session description (RFC 8866).');
  if (sections.media.length > maxSections) refuse(`has more than ${String(maxSections)} media sections.`);
  const offered = sections.media.filter(({ port, lines }) => port !== 0 || lines.includes('a=bundle-only'));
  const voices = offered.filter(({ kind }) => kind === 'audio');
  const audio = voices.map(findOpus).find((found) => found !== null) ?? null;
  if (audio === null && voices.length > 0)
    refuse('has audio without Opus, the only codec that is spoken here.');
  const data = offered.find(isData) ?? null;
  if (audio === null && data === null) refuse('has neither audio nor a data channel.');
  const used = [audio?.section, data].filter((section) => section !== null && section !== undefined);
  for (const section of used) checkTransport(section, sections.head);
  checkBundle(used, sections);
  return { sections, audio, data, maxMessageBytes: data === null ? 0 : readMaxMessage(data) };
}

function isData(section: MediaSection): boolean {
  const { kind, protocol, formats } = section;
  if (kind !== 'application' || !/DTLS\/SCTP$/.test(protocol)) return false;
  return formats.includes('webrtc-datachannel') || findMappedPort(section) !== null;
}

/**
 * The SCTP port of a data channel that is offered as drafts of RFC 8841 had it, with the port in place of the format; `null` for any other
 * section.
 */
export function findMappedPort({ kind, formats, lines }: MediaSection): string | null {
  if (kind !== 'application') return null;
  const mapped = /^(\d{1,5}) webrtc-datachannel(?: \d{1,5})?$/.exec(findAttribute(lines, 'sctpmap') ?? '');
  const port = mapped?.[1];
  return port !== undefined && formats.includes(port) ? port : null;
}

/** 64 kB unless said; 0 is any length (RFC 8841, 6). */
function readMaxMessage({ lines }: MediaSection): number {
  const said = /^\d{1,15}$/.exec(findAttribute(lines, 'max-message-size') ?? '')?.[0] ?? '65536';
  return Math.min(Number(said) || maxLibraryMessageBytes, maxLibraryMessageBytes);
}

/** The first payload type of a section that is Opus (RFC 7587). Each line is looked at once, however many types are offered. */
function findOpus(section: MediaSection): Offer['audio'] {
  if (!section.protocol.startsWith('UDP/TLS/RTP/SAVP')) return null;
  const names = new Set(section.lines.flatMap((line) => opusLine.exec(line)?.[1] ?? []));
  const format = section.formats.find((name) => names.has(name) && Number(name) < 128);
  return format === undefined ? null : { section, payloadType: Number(format) };
}

/** What the media is encrypted with and found by (RFC 8122, RFC 8839) has to be there: without it, anybody could take part. */
function checkTransport({ lines, mid }: MediaSection, head: readonly string[]): void {
  const find = (name: string) => findAttribute(lines, name) ?? findAttribute(head, name);
  if (mid === null || !/^[\w.+-]{1,32}$/.test(mid)) refuse('has a media section without `a=mid`.');
  if (!/^sha-(?:256|384|512) (?:[\dA-F]{2}:){31,63}[\dA-F]{2}$/i.test(find('fingerprint') ?? ''))
    refuse('has no fingerprint (`a=fingerprint:sha-256 …`).');
  if (!/^[\w+/-]{4,256}$/.test(find('ice-ufrag') ?? '') || !/^[\w+/-]{22,256}$/.test(find('ice-pwd') ?? ''))
    refuse('has no `a=ice-ufrag` and `a=ice-pwd`.');
  if (!['actpass', 'active', 'passive'].includes(find('setup') ?? 'actpass'))
    refuse('has an `a=setup` that is none of actpass, active and passive.');
}

/** All goes over one transport (RFC 9143). */
function checkBundle(used: readonly MediaSection[], { head, media }: Sections): void {
  const mids = media.flatMap(({ mid }) => (mid === null ? [] : [mid]));
  if (new Set(mids).size < mids.length) refuse('has two media sections with the same `a=mid`.');
  if (used.length < 2) return;
  const groups = head.filter((line) => line.startsWith('a=group:BUNDLE '));
  const isBundled = groups.some((group) => used.every(({ mid }) => group.split(' ').includes(mid ?? '')));
  if (!isBundled) refuse('does not bundle audio and data channel (`a=group:BUNDLE`).');
}

function refuse(finding: string): never {
  throw new GatewayError('invalid_argument', `The offer ${finding}`, { reason: 'invalid_sdp' });
}
