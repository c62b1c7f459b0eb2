import { pick } from './create-random.ts';
import { createTestPrice } from './create-price.ts';
import type { SentEvent, UpstreamSession } from './realtime-upstream.ts';

/** In 1e-12 USD for a token, all different, so that no kind passes for another; micro-USD for a second. */
export const unevenPrice = {
  ...createTestPrice({
    input: 1_700_000n,
    inputAudio: 10_300_000n,
    inputImage: 5_100_000n,
    cacheRead: 370_000n,
    output: 2_900_000n,
    outputAudio: 20_700_000n,
  }),
  transcriptSecond: 107n,
};

/** Tokens by what they are; those of the input without what a cache gave. */
interface Figures {
  readonly text: number;
  readonly audio: number;
  readonly image: number;
  readonly cachedText: number;
  readonly cachedAudio: number;
  readonly outputText: number;
  readonly outputAudio: number;
}

/** How responses end. */
export const shapes = ['completed', 'cancelled', 'interrupted', 'incomplete', 'failed', 'broken'] as const;
type Shape = (typeof shapes)[number];

/** What an upstream is to answer, and what that costs. */
interface PricedAnswer {
  /** As `instructions` of the `response.create` that asks for it. */
  readonly name: string;
  readonly shape: Shape;
  readonly figures: Figures;
  /** Of a transcript that comes before it; `null` where none does. */
  readonly transcript: object | null;
  /** All of it, in 1e-12 USD; of a response that failed before it said anything the transcript alone, which the next one pays. */
  readonly units: bigint;
}

/** Answers that are known before they are given. Per test. */
export class PricedAnswers {
  readonly #random: () => number;
  readonly #answers = new Map<string, PricedAnswer>();

  constructor(random: () => number) {
    this.#random = random;
  }

  plan(shape: Shape, transcribing: 'perhaps' | 'never'): PricedAnswer {
    const figures = this.#createFigures();
    const transcript = transcribing === 'perhaps' ? this.#createTranscript() : null;
    const own = shape === 'failed' ? 0n : countUnits(figures);
    const name = `answer_${String(this.#answers.size)}`;
    const units = own + (transcript?.units ?? 0n);
    const answer = { name, shape, figures, transcript: transcript?.usage ?? null, units };
    this.#answers.set(name, answer);
    return answer;
  }

  /** For the upstream. */
  readonly answer = (event: SentEvent, session: UpstreamSession): void => {
    if (event.type === 'session.update') {
      const settings = { object: 'realtime.session', id: 'sess_1', ...(event.session as object) };
      session.send({ type: 'session.updated', event_id: 'event_updated', session: settings });
    }
    if (event.type !== 'response.create') return;
    const { instructions = '', conversation } = event.response as Readonly<Record<string, string>>;
    const answer = this.#answers.get(instructions);
    if (answer !== undefined) session.send(...render(answer, conversation === 'none' ? null : 'conv_1'));
  };

  #createFigures(): Figures {
    const upTo = (most: number) => Math.floor(this.#random() * most);
    return {
      ...{ text: 1 + upTo(300), audio: upTo(200), image: pick([0, 0, upTo(500)], this.#random) },
      ...{ cachedText: upTo(200), cachedAudio: pick([0, upTo(100)], this.#random) },
      ...{ outputText: upTo(60), outputAudio: pick([0, upTo(120)], this.#random) },
    };
  }

  #createTranscript(): { readonly usage: object; readonly units: bigint } | null {
    const kind = pick(['none', 'none', 'duration', 'tokens'] as const, this.#random);
    if (kind === 'none') return null;
    if (kind === 'duration') {
      const milliseconds = Math.floor(this.#random() * 9_000);
      const usage = { type: 'duration', seconds: milliseconds / 1_000 };
      return { usage, units: BigInt(milliseconds) * unevenPrice.transcriptSecond * 1_000n };
    }
    const figures = { ...this.#createFigures(), image: 0, cachedText: 0, cachedAudio: 0, outputAudio: 0 };
    return { usage: { type: 'tokens', ...renderUsage(figures) }, units: countUnits(figures) };
  }
}

function countUnits(figures: Figures): bigint {
  const { tokens } = unevenPrice;
  const cached = figures.cachedText + figures.cachedAudio;
  return (
    BigInt(figures.text) * tokens.input +
    BigInt(figures.audio) * tokens.inputAudio +
    BigInt(figures.image) * tokens.inputImage +
    BigInt(cached) * tokens.cacheRead +
    BigInt(figures.outputText) * tokens.output +
    BigInt(figures.outputAudio) * tokens.outputAudio
  );
}

function renderUsage(figures: Figures): object {
  const { text, audio, image, cachedText, cachedAudio, outputText, outputAudio } = figures;
  const input = text + audio + image + cachedText + cachedAudio;
  const output = outputText + outputAudio;
  return {
    ...{ total_tokens: input + output, input_tokens: input, output_tokens: output },
    input_token_details: {
      ...{ text_tokens: text + cachedText, audio_tokens: audio + cachedAudio, image_tokens: image },
      cached_tokens: cachedText + cachedAudio,
      cached_tokens_details: { text_tokens: cachedText, audio_tokens: cachedAudio },
    },
    output_token_details: { text_tokens: outputText, audio_tokens: outputAudio },
  };
}

const failure = { type: 'failed', error: { type: 'server_error', code: 'server_error' } };
const endings = {
  completed: ['completed', null],
  cancelled: ['cancelled', { type: 'cancelled', reason: 'client_cancelled' }],
  interrupted: ['cancelled', { type: 'cancelled', reason: 'turn_detected' }],
  incomplete: ['incomplete', { type: 'incomplete', reason: 'max_output_tokens' }],
  failed: ['failed', failure],
  broken: ['failed', failure],
} as const satisfies Readonly<Record<Shape, readonly [string, object | null]>>;

/** The events of a response; what it says is less than its figures, which are what counts. */
function render(
  { name, shape, figures, transcript }: PricedAnswer,
  conversation: string | null,
): readonly object[] {
  const id = `resp_${name}`;
  const place = { response_id: id, item_id: `item_${name}`, output_index: 0, content_index: 0 };
  const item = {
    id: place.item_id,
    object: 'realtime.item',
    type: 'message',
    role: 'assistant',
    content: [],
  };
  const head = { id, object: 'realtime.response', conversation_id: conversation, output: [], usage: null };
  const [status, status_details] = endings[shape];
  const usage = shape === 'failed' ? null : renderUsage(figures);
  const speech = { type: 'input_audio_buffer.speech_started', audio_start_ms: 0, item_id: 'item_turn' };
  const transcribed = 'conversation.item.input_audio_transcription.completed';
  const events = [
    ...(transcript === null
      ? []
      : [
          { type: transcribed, item_id: 'item_said', content_index: 0, transcript: 'Hm.', usage: transcript },
        ]),
    { type: 'response.created', response: { ...head, status: 'in_progress' } },
    ...(shape === 'failed'
      ? []
      : [
          { type: 'response.output_item.added', response_id: id, output_index: 0, item },
          { type: 'response.content_part.added', ...place, part: { type: 'text', text: '' } },
          { type: 'response.output_text.delta', ...place, delta: 'Well then.' },
        ]),
    ...(shape === 'interrupted' ? [speech] : []),
    { type: 'response.done', response: { ...head, status, status_details, usage } },
  ];
  return events.map((event, index) => ({ ...event, event_id: `event_${name}_${String(index)}` }));
}
