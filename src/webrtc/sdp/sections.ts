/** The highest port there is. */
export const maxPort = 65_535;

/** What is before the first `m=` line of a session description, and a part for each of those lines (RFC 8866). */
export interface Sections {
  readonly head: readonly string[];
  readonly media: readonly MediaSection[];
}

export interface MediaSection {
  readonly kind: string;
  readonly port: number;
  readonly protocol: string;
  readonly formats: readonly string[];
  /** RFC 5888; `null` without one. */
  readonly mid: string | null;
  /** All lines but the `m=` line. */
  readonly lines: readonly string[];
}

/** Splits a description; `null` for what is none. */
export function splitSections(text: string): Sections | null {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line !== '');
  if (lines[0] !== 'v=0' || !lines.every((line) => /^[a-z]=\P{Cc}*$/u.test(line))) return null;
  const starts = lines.flatMap((line, index) => (line.startsWith('m=') ? [index] : []));
  const media: MediaSection[] = [];
  for (const [position, start] of starts.entries()) {
    const section = readSection(lines.slice(start, starts[position + 1]));
    if (section === null) return null;
    media.push(section);
  }
  return { head: lines.slice(0, starts[0]), media };
}

/** The value of the first attribute with this name; `null` without one. */
export function findAttribute(lines: readonly string[], name: string): string | null {
  const start = `a=${name}:`;
  return lines.find((line) => line.startsWith(start))?.slice(start.length) ?? null;
}

function readSection([first = '', ...lines]: readonly string[]): MediaSection | null {
  const found = /^m=(\w+) (\d{1,5})(?:\/\d+)? ([\w/]+)((?: [\w.-]+)+)$/.exec(first);
  if (found === null) return null;
  const [, kind = '', port, protocol = '', formats = ''] = found;
  if (Number(port) > maxPort) return null;
  return {
    kind,
    port: Number(port),
    protocol,
    formats: formats.trim().split(' '),
    mid: findAttribute(lines, 'mid'),
    lines,
  };
}
