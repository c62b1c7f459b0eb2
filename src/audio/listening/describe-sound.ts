import type { HeardSound } from './listener.ts';

/**
 * What was heard, for whoever reads a transcript: the words, or what kind of sound, how long and how loud it was (decibels below
 * full scale). Empty for silence.
 */
export function describeSound({ kind, text, durationMs, soundMs, levelDb }: HeardSound): string {
  switch (kind) {
    case 'speech':
      return text;
    case 'sound':
      return `(a sound of ${formatSeconds(soundMs)}, ${String(levelDb)} dB)`;
    case 'noise':
      return `(steady noise for ${formatSeconds(durationMs)}, ${String(levelDb)} dB)`;
    case 'silence':
      return '';
  }
}

function formatSeconds(durationMs: number): string {
  return `${(durationMs / 1_000).toFixed(1)} s`;
}
