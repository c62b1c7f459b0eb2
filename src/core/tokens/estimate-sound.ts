/** For sound that is compressed, or does not say how it is written. */
export const soundBytesPerToken = 1_000;

/** What a model's own voice takes: https://ai.google.dev/gemini-api/docs/speech-generation */
const tokensPerSecond = 25;
const bytesPerSample = 2;

/** Samples of 16 bits as they are: RFC 2586, section 3, and the name that models of format C have for them. */
const rawSound = /^audio\/(?:l16|pcm)\s*(?:;|$)/iu;
/** Rates that sound is recorded at. Others are a mistake, which must not multiply what a sound costs. */
const rates = { min: 8_000, max: 192_000 } as const;
const maxChannels = 8;

/** Tokens of a sound by its length, or else by its size; with their fraction, so that the pieces of a stream add up. */
export function estimateSound(mimeType: string, sizeBytes: number): number {
  const bytesPerSecond = rawSound.test(mimeType) ? readBytesPerSecond(mimeType) : null;
  return bytesPerSecond === null
    ? sizeBytes / soundBytesPerToken
    : (sizeBytes / bytesPerSecond) * tokensPerSecond;
}

/** `null` where the rate is not told, or the sound cannot be what is told of it. */
function readBytesPerSecond(mimeType: string): number | null {
  const rate = readParameter(mimeType, 'rate') ?? 0;
  const channels = readParameter(mimeType, 'channels') ?? 1;
  if (rate < rates.min || rate > rates.max || channels < 1 || channels > maxChannels) return null;
  return rate * channels * bytesPerSample;
}

/** `null` where it is not there as a whole number. */
function readParameter(mimeType: string, name: 'rate' | 'channels'): number | null {
  for (const parameter of mimeType.split(';').slice(1)) {
    const [key = '', value = ''] = parameter.split('=', 2).map((side) => side.trim());
    if (key.toLowerCase() === name && /^\d+$/u.test(value)) return Number(value);
  }
  return null;
}
