import { isIP } from 'node:net';
import { maxPort, type MediaSection } from './sections.ts';
import { findMappedPort, type Offer } from './read-offer.ts';

/** Candidates of a client that are tried at most. */
const maxCandidates = 16;

/** As the library knows it, in whatever form it was offered. */
const dataChannel = 'UDP/DTLS/SCTP webrtc-datachannel';

/** Which addresses of a client may be sent to before it has sent anything itself. */
export type CandidateUse = 'none' | 'some';

/** What of a media section concerns its transport alone, or is what every answerer has to know. */
const keptAttributes =
  /^(?:mid|sendrecv|sendonly|recvonly|inactive|setup|ice-ufrag|ice-pwd|ice-options|fingerprint|rtcp-mux|sctp-port|max-message-size|msid-semantic|ice-lite)(?::|$)/;

/**
 * The offer as the WebRTC library is shown it: the sections that are answered, Opus, and nothing else. Clients find the gateway, which has an
 * address that they know, so their candidates are left out: a name (mDNS) would have to be looked up, and an address of an offer may be
 * anybody's. Only where the gateway itself has to be reached by a relay they are needed: numeric ones over UDP, a few.
 */
export function writeOffer({ sections, audio, data }: Offer, use: CandidateUse): string {
  const used = sections.media.filter((section) => section === audio?.section || section === data);
  const mids = used.map(({ mid }) => mid ?? '').join(' ');
  const lines = [
    ...['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0', `a=group:BUNDLE ${mids}`],
    ...keepAttributes(sections.head),
  ];
  for (const section of used) {
    const isAudio = section === audio?.section;
    const formats = isAudio ? [String(audio?.payloadType)] : section.formats;
    const mappedPort = findMappedPort(section);
    const form = mappedPort === null ? `${section.protocol} ${formats.join(' ')}` : dataChannel;
    lines.push(`m=${section.kind} 9 ${form}`, 'c=IN IP4 0.0.0.0');
    if (mappedPort !== null) lines.push(`a=sctp-port:${mappedPort}`);
    lines.push(...keepAttributes(section.lines));
    if (isAudio) lines.push(`a=rtpmap:${formats.join('')} opus/48000/2`);
    if (use === 'some') lines.push(...pickCandidates(section));
  }
  return lines.map((line) => `${line}\r\n`).join('');
}

function keepAttributes(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line.startsWith('a=') && keptAttributes.test(line.slice(2)));
}

function pickCandidates({ lines }: MediaSection): readonly string[] {
  return lines.filter(isUsableCandidate).slice(0, maxCandidates);
}

function isUsableCandidate(line: string): boolean {
  if (!line.startsWith('a=candidate:')) return false;
  const [, component, transport, , address = '', port = ''] = line.split(' ');
  if (component !== '1' || transport?.toLowerCase() !== 'udp' || isIP(address) === 0) return false;
  return /^\d{4,5}$/.test(port) && Number(port) >= 1024 && Number(port) <= maxPort;
}
