/** ITU-T G.711: eight bits hold a sign, which of eight ranges a sample is in, and which sixteenth of that range. */
export interface Companding {
  /** The sample of each of the 256 codes. */
  readonly samples: Int16Array;
  /** The code of a 16-bit sample. */
  readonly encode: (sample: number) => number;
}

/** µ-law adds this to the size of a sample, so that each range is twice as long as the one below it. */
const bias = 132;
const maxMagnitude = 32_635;

/** All bits of µ-law are inverted on the wire, the even ones of A-law. */
const invertedBits = { ulaw: 0xff, alaw: 0x55 } as const;

export const ulaw: Companding = {
  samples: Int16Array.from({ length: 256 }, (_, code) => decodeUlaw(code)),
  encode(sample) {
    const magnitude = Math.min(sample < 0 ? -sample : sample, maxMagnitude) + bias;
    const range = 24 - Math.clz32(magnitude);
    const code = (range << 4) | ((magnitude >> (range + 3)) & 0x0f);
    return (sample < 0 ? code | 0x80 : code) ^ invertedBits.ulaw;
  },
};

export const alaw: Companding = {
  samples: Int16Array.from({ length: 256 }, (_, code) => decodeAlaw(code)),
  encode(sample) {
    // Thirteen bits, in which -1 is the mirror of 0.
    const magnitude = (sample < 0 ? ~sample : sample) >> 3;
    const range = magnitude < 32 ? 0 : 27 - Math.clz32(magnitude);
    const code = (range << 4) | ((magnitude >> Math.max(1, range)) & 0x0f);
    return (sample < 0 ? code : code | 0x80) ^ invertedBits.alaw;
  },
};

function decodeUlaw(wire: number): number {
  const code = wire ^ invertedBits.ulaw;
  const magnitude = ((((code & 0x0f) << 3) + bias) << ((code >> 4) & 7)) - bias;
  return code & 0x80 ? -magnitude : magnitude;
}

function decodeAlaw(wire: number): number {
  const code = wire ^ invertedBits.alaw;
  const range = (code >> 4) & 7;
  const step = ((code & 0x0f) << 4) + 8;
  const magnitude = range === 0 ? step : (step + 256) << (range - 1);
  return code & 0x80 ? magnitude : -magnitude;
}
