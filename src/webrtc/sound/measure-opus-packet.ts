/** Lengths of frames by the configuration, in 48,000ths of a second (RFC 6716, 3.1). */
const silk = [480, 960, 1920, 2880];
const hybrid = [480, 960];
const celt = [120, 240, 480, 960];

/** A packet has no more than this: 120 ms. */
const maxTicks = 5760;

/** How long the sound of an Opus packet is, in 48,000ths of a second; `null` for what is none. */
export function measureOpusPacket(payload: Uint8Array): number | null {
  const [first, second] = payload;
  if (first === undefined) return null;
  const config = first >> 3;
  const frame = findFrame(config);
  const code = first & 3;
  const frames = code === 0 ? 1 : code < 3 ? 2 : second === undefined ? 0 : second & 0x3f;
  const ticks = frame * frames;
  return ticks === 0 || ticks > maxTicks ? null : ticks;
}

function findFrame(config: number): number {
  if (config < 12) return silk[config % 4] ?? 0;
  if (config < 16) return hybrid[config % 2] ?? 0;
  return celt[config % 4] ?? 0;
}
