import { isIPv6 } from 'node:net';
import { findAttribute, splitSections, type MediaSection } from './sections.ts';
import { findMappedPort, maxDataMessageBytes, type Offer } from './read-offer.ts';

/** What the answer of the WebRTC library is completed with. */
export interface AnswerParts {
  readonly offer: Offer;
  /** As the library made it. */
  readonly answer: string;
  /** Of the sound that we send. */
  readonly ssrc: number;
  /** The address at which clients reach this machine; `null` for the one that it has itself. */
  readonly advertisedAddress: string | null;
}

/**
 * The answer for the client: a section for each of the offer (RFC 9429), of which those that are not answered are declined. Throws
 * where the library has not answered what it was shown.
 */
export function writeAnswer({ offer, answer, ssrc, advertisedAddress }: AnswerParts): string {
  const answered = splitSections(answer);
  if (answered === null) throw new Error('The answer of the library is no session description');
  const lines = [...answered.head];
  for (const section of offer.sections.media) {
    const isAudio = section === offer.audio?.section;
    if (!isAudio && section !== offer.data) {
      lines.push(...declineSection(section));
      continue;
    }
    const found = answered.media.find(({ mid, port }) => mid === section.mid && port !== 0);
    if (found === undefined) throw new Error('The library has not answered a section');
    const own = findMappedPort(section) === null ? found : mapPort(found, section);
    lines.push(`m=${own.kind} ${String(own.port)} ${own.protocol} ${own.formats.join(' ')}`);
    const written = advertise(own.lines, advertisedAddress);
    lines.push(...(isAudio ? describeSound(written, { section, ssrc, own }) : describeData(written)));
  }
  return lines.map((line) => `${line}\r\n`).join('');
}

function declineSection({ kind, protocol, formats, mid }: MediaSection): readonly string[] {
  const name = mid === null ? [] : [`a=mid:${mid}`];
  return [`m=${kind} 0 ${protocol} ${formats.join(' ')}`, 'c=IN IP4 0.0.0.0', ...name, 'a=inactive'];
}

const directions = ['sendrecv', 'sendonly', 'recvonly', 'inactive'] as const;
const mirrored = { sendrecv: 'sendrecv', sendonly: 'recvonly', recvonly: 'sendonly', inactive: 'inactive' };

/** What of a section says which sound goes over it; the library repeats the client's. */
const soundAttributes = /^a=(?:(?:fmtp|msid|ssrc|rtcp-fb|extmap):|(?:sendrecv|sendonly|recvonly|inactive)$)/;

interface SoundParts {
  /** Of the offer. */
  readonly section: MediaSection;
  readonly own: MediaSection;
  readonly ssrc: number;
}

function describeSound(lines: readonly string[], parts: SoundParts): readonly string[] {
  const { section, ssrc, own } = parts;
  const offered = directions.find((direction) => section.lines.includes(`a=${direction}`)) ?? 'sendrecv';
  const direction = mirrored[offered];
  const isSending = direction === 'sendrecv' || direction === 'sendonly';
  return [
    ...lines.filter((line) => !soundAttributes.test(line)),
    `a=${direction}`,
    `a=fmtp:${own.formats.join('')} minptime=10;useinbandfec=1`,
    ...(isSending ? ['a=msid:specway voice', `a=ssrc:${String(ssrc)} cname:specway`] : []),
  ];
}

function describeData(lines: readonly string[]): readonly string[] {
  return [
    ...lines.filter((line) => !line.startsWith('a=max-message-size:')),
    `a=max-message-size:${String(maxDataMessageBytes)}`,
  ];
}

/** A data channel as whoever offered it with a mapped port knows it. */
function mapPort(own: MediaSection, { protocol }: MediaSection): MediaSection {
  const port = findAttribute(own.lines, 'sctp-port') ?? '5000';
  const lines = own.lines.map((line) =>
    line.startsWith('a=sctp-port:') ? `a=sctpmap:${port} webrtc-datachannel 65535` : line,
  );
  return { ...own, protocol, formats: [port], lines };
}

/** Shows one address of this machine as another, by which it is reached. */
function advertise(lines: readonly string[], address: string | null): readonly string[] {
  if (address === null) return lines;
  const version = isIPv6(address) ? 'IP6' : 'IP4';
  let isShown = false;
  return lines.flatMap((line) => {
    if (line.startsWith('c=')) return [`c=IN ${version} ${address}`];
    if (!line.startsWith('a=candidate:') || !/ typ host\b/.test(line)) return [line];
    if (isShown) return [];
    isShown = true;
    const parts = line.split(' ');
    return [[...parts.slice(0, 4), address, ...parts.slice(5)].join(' ')];
  });
}
