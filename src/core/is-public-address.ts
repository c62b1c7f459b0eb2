/** Networks of IPv4 that are not the internet (RFC 6890 and those beside it): the first address, and how many bits of it count. */
const specialNetworks: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/**
 * Whether an IP address is one of the internet: not of this machine, a private network, a link, a group, documentation or an
 * experiment, and not another of these in the clothes of IPv6. False for whatever is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (!address.includes(':')) return isPublicIpv4(parseIpv4(address));
  const groups = parseIpv6(address);
  if (groups === null) return false;
  const embedded = findEmbedded(groups);
  return embedded === null ? isPublicIpv6(groups) : isPublicIpv4(embedded);
}

function isPublicIpv4(value: number | null): boolean {
  if (value === null) return false;
  return !specialNetworks.some(([first, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(value / size) === Math.floor((parseIpv4(first) ?? 0) / size);
  });
}

/** Only 2000::/3 is given out, and of that not the protocols' own, what stands in documents, and tunnels. */
function isPublicIpv6([first = 0, second = 0]: readonly number[]): boolean {
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false;
  if (first === 0x2001 && (second < 0x200 || second === 0xdb8)) return false;
  return first !== 0x3fff || second >= 0x1000;
}

/** The address of IPv4 that one of IPv6 leads to: mapped (::ffff:0:0/96), or translated (64:ff9b::/96, RFC 6052). */
function findEmbedded(groups: readonly number[]): number | null {
  const head = groups.slice(0, 6).join(':');
  const leadsTo4 = head === '0:0:0:0:0:65535' || head === `${String(0x64)}:${String(0xff9b)}:0:0:0:0`;
  return leadsTo4 ? (groups[6] ?? 0) * 0x1_0000 + (groups[7] ?? 0) : null;
}

function parseIpv4(text: string): number | null {
  const parts = text.split('.');
  if (
    parts.length !== 4 ||
    !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/u.test(part) && Number(part) < 256)
  ) {
    return null;
  }
  return parts.reduce((value, part) => value * 256 + Number(part), 0);
}

/** Eight groups; `null` for what is no address, and for one with a zone. */
function parseIpv6(text: string): readonly number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = [parseGroups(halves[0] ?? ''), parseGroups(halves[1] ?? '')];
  if (head === null || tail === null) return null;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  return [...head, ...Array.from({ length: missing }, () => 0), ...tail];
}

function parseGroups(text: string): readonly number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  for (const part of text.split(':')) {
    if (part.includes('.')) {
      const value = parseIpv4(part);
      if (value === null) return null;
      groups.push(Math.floor(value / 0x1_0000), value % 0x1_0000);
    } else if (/^[\da-f]{1,4}$/iu.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
}
