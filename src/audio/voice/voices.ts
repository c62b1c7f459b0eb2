/** What one voice has of its own. What it says can be understood without knowing whose it is. */
export interface VoiceTraits {
  /** The pitch that its sentences are about, in Hz; below the band of a telephone. */
  readonly pitch: number;
  /** How loud the higher tones are, beside the lower ones. */
  readonly brightness: number;
  /** How loud the voice hums below the tones. */
  readonly warmth: number;
}

/** The voices that the interface and its vendors name. */
const voices = new Map<string, VoiceTraits>([
  ['alloy', { pitch: 165, brightness: 0.75, warmth: 0.6 }],
  ['ash', { pitch: 110, brightness: 0.6, warmth: 0.7 }],
  ['ballad', { pitch: 140, brightness: 0.65, warmth: 0.9 }],
  ['cedar', { pitch: 98, brightness: 0.55, warmth: 0.85 }],
  ['coral', { pitch: 205, brightness: 0.85, warmth: 0.6 }],
  ['echo', { pitch: 120, brightness: 0.8, warmth: 0.5 }],
  ['marin', { pitch: 190, brightness: 0.7, warmth: 0.8 }],
  ['sage', { pitch: 178, brightness: 0.6, warmth: 0.5 }],
  ['shimmer', { pitch: 222, brightness: 0.95, warmth: 0.55 }],
  ['verse', { pitch: 130, brightness: 0.7, warmth: 0.65 }],
]);

export const voiceNames: readonly string[] = [...voices.keys()];

/** The traits of a voice. Any other name is a voice, too, always the same one. */
export function findVoice(name: string): VoiceTraits {
  const known = voices.get(name);
  if (known !== undefined) return known;
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return { pitch: 95 + (hash % 130), brightness: 0.55 + (hash % 9) * 0.05, warmth: 0.5 + (hash % 5) * 0.1 };
}
