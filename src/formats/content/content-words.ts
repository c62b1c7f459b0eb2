import type {
  Candidate,
  CandidateContent,
  CandidateInlineData,
  CandidatePart,
  ContentUsageMetadata,
  VendorCandidateFunctionCall,
} from '../../../generated/contract-types.ts';
import { asObject, isObject, type Unchecked } from '../../core/json/json-object.ts';
import { estimateSound } from '../../core/tokens/estimate-sound.ts';
import { estimateText, measureValue, tokensPerPicture } from '../../core/tokens/estimate-tokens.ts';
import { addMedia, noMedia, readCount } from '../../core/tokens/token-counts.ts';
import { base64Share } from '../../core/tokens/visit-content.ts';
import type { MediaTokens } from '../../core/usage.ts';

/**
 * What an answer of format C has brought so far, in tokens: the upstream's own running counters, and an estimate of what
 * came since they last grew. Per answer.
 */
export class ContentWords {
  readonly #answer: RunningCount;
  readonly #thoughts: RunningCount;

  /** `imageTokens` is what a picture counts. */
  constructor(imageTokens: number) {
    this.#answer = new RunningCount(imageTokens);
    this.#thoughts = new RunningCount(imageTokens);
  }

  /** Takes the candidates of a whole answer or of one chunk. */
  add(candidates: unknown): void {
    for (const candidate of asList(candidates)) {
      const { content } = asObject<Candidate>(candidate);
      const { parts } = asObject<CandidateContent>(content);
      for (const part of asList(parts)) this.#addPart(asObject<CandidatePart>(part));
    }
  }

  /**
   * Takes the counters that came with, or after, what was added. Where that of the answer grows, that of the thoughts is up to date
   * as well, if there is one: it stands still when they have ended.
   */
  noteCounts({ candidatesTokenCount, thoughtsTokenCount }: Unchecked<ContentUsageMetadata>): void {
    this.#thoughts.note(readCount(thoughtsTokenCount));
    if (this.#answer.note(readCount(candidatesTokenCount)) === 'grown') this.#thoughts.confirm();
  }

  countTokens(): number {
    return this.#answer.countTokens() + this.#thoughts.countTokens();
  }

  /** Whether there is an answer beside the thoughts, of which no counter has counted anything. */
  get isUncounted(): boolean {
    return this.#answer.isUncounted;
  }

  /** Of media that no counter has counted. */
  get mediaTokens(): MediaTokens {
    return this.#answer.mediaTokens;
  }

  #addPart(part: Unchecked<CandidatePart>): void {
    const count = part.thought === true ? this.#thoughts : this.#answer;
    const { text, functionCall, inlineData } = part;
    if (typeof text === 'string') count.characters += text.length;
    else if (isObject<VendorCandidateFunctionCall>(functionCall))
      count.characters += measureCall(functionCall);
    else if (isObject<CandidateInlineData>(inlineData)) count.addMedia(inlineData);
    else count.characters += measureValue(part).characters;
  }
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A model writes the arguments of a call as JSON. Where they are streamed, each piece repeats which argument it is of. */
function measureCall({ name, args, partialArgs }: Unchecked<VendorCandidateFunctionCall>): number {
  const length = typeof name === 'string' ? name.length : 0;
  const pieces = asList(partialArgs).map((piece) => {
    const { stringValue, numberValue, boolValue } = asObject(piece);
    return String(stringValue ?? numberValue ?? boolValue ?? '').length;
  });
  const whole = args === undefined ? 0 : JSON.stringify(args).length;
  return pieces.reduce((sum, piece) => sum + piece, length + whole);
}

/** One counter and what came since it last grew: some upstreams send one along that stands still until the end. */
class RunningCount {
  #counted = 0;
  characters = 0;
  /** Of sound with its fractions: a stream brings it in pieces that may be less than a token. */
  #media: MediaTokens = noMedia;
  readonly #imageTokens: number;

  constructor(imageTokens: number) {
    this.#imageTokens = imageTokens;
  }

  get mediaTokens(): MediaTokens {
    return this.#media === noMedia ? noMedia : { ...this.#media, audio: Math.ceil(this.#media.audio) };
  }

  /** Whether it counts nothing of what came. */
  get isUncounted(): boolean {
    return this.#counted === 0 && this.countTokens() > 0;
  }

  note(count: number): 'grown' | 'same' {
    if (count <= this.#counted) return 'same';
    this.#counted = count;
    this.confirm();
    return 'grown';
  }

  /** It counts all that came, unless it counts nothing. */
  confirm(): void {
    if (this.#counted === 0) return;
    this.characters = 0;
    this.#media = noMedia;
  }

  /** Without data there is no medium. */
  addMedia({ mimeType, data }: Unchecked<CandidateInlineData>): void {
    if (typeof data !== 'string' || data === '') return;
    const [type = ''] = String(mimeType).split('/');
    const kind = type === 'audio' || type === 'video' || type === 'image' ? type : 'document';
    const tokens = kind === 'image' ? this.#imageTokens : estimateMedium(kind, String(mimeType), data);
    this.#media = addMedia(this.#media, { ...noMedia, [kind]: tokens });
  }

  countTokens(): number {
    const { image, audio, video, document } = this.mediaTokens;
    return this.#counted + estimateText(this.characters) + image + audio + video + document;
  }
}

function estimateMedium(kind: keyof MediaTokens, mimeType: string, data: string): number {
  return kind === 'audio' ? estimateSound(mimeType, data.length * base64Share) : tokensPerPicture;
}
