import {
  createAudioFormat,
  isSampleRate,
  voiceNames,
  type AudioEncoding,
  type AudioFormat,
} from '../../src/audio/index.ts';
import { parseArguments } from '../arguments/parse-arguments.ts';

/** What may be said at once: about half an hour. */
export const maxTextLength = 20_000;

/** The text of --help. */
export const voiceUsage = `Speaks with the simulator's voice, and understands it.

npm run --silent voice -- "A sentence" > a.wav
  says it; without --silent, npm writes a line of its own into the file
npm run voice -- "A sentence" --out a.wav
  the same, to a file
npm run voice -- --listen a.wav
  writes what is said there, with … for what cannot be understood, or else what kind of sound it is

  --voice NAME       ${voiceNames.join(', ')}, or any other name; alloy unless said
  --format ENCODING  pcm16, g711_ulaw or g711_alaw; pcm16 unless said
  --rate HZ          8000, 16000, 24000, 44100 or 48000; 24000 unless said, and 8000 for G.711
  --out FILE         where the sound goes

It listens to WAV files of these formats with one or two channels. The exit status is 0 where everything is said or understood, 1 where
something is not understood or cannot be read, and 2 where the command cannot be understood.`;

/** What the command line asks for. */
export type VoiceOptions =
  | {
      readonly kind: 'speak';
      readonly text: string;
      readonly voice: string;
      readonly format: AudioFormat;
      /** `null` for the standard output. */
      readonly file: string | null;
    }
  | { readonly kind: 'listen'; readonly file: string };

/** What the command line asks for, or why it cannot be understood. */
export type VoiceOutcome =
  VoiceOptions | { readonly kind: 'help' } | { readonly kind: 'refused'; readonly message: string };

const encodings: readonly string[] = ['pcm16', 'g711_ulaw', 'g711_alaw'] satisfies readonly AudioEncoding[];

const options = {
  listen: { type: 'string' },
  voice: { type: 'string', default: 'alloy' },
  format: { type: 'string' },
  rate: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Reads a sentence, or `--listen FILE`. */
export function parseVoiceOptions(args: readonly string[]): VoiceOutcome {
  try {
    const { values, positionals } = parseArguments({ args: [...args], options, allowPositionals: true });
    if (values.help === true) return { kind: 'help' };
    if (values.listen !== undefined) {
      const hasMore = positionals.length > 0 || (values.format ?? values.rate ?? values.out) !== undefined;
      return hasMore
        ? refuse('--listen takes a file and nothing else.')
        : { kind: 'listen', file: values.listen };
    }
    const text = positionals.join(' ').trim();
    if (text === '') return refuse('Say what is to be said, or --listen FILE.');
    if (text.length > maxTextLength)
      return refuse(`At most ${String(maxTextLength)} characters are said at once.`);
    const { format = 'pcm16', voice } = values;
    if (!encodings.includes(format)) return refuse(`--format is one of ${encodings.join(', ')}.`);
    const rate = values.rate === undefined ? undefined : Number(values.rate);
    if (rate !== undefined && !isSampleRate(rate))
      return refuse('--rate is one of 8000, 16000, 24000, 44100, 48000.');
    const audio = createAudioFormat(format as AudioEncoding, rate === undefined ? {} : { sampleRate: rate });
    return { kind: 'speak', text, voice, format: audio, file: values.out ?? null };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(message: string): VoiceOutcome {
  return { kind: 'refused', message };
}
