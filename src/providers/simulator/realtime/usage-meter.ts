import type {
  RealtimeStep,
  RealtimeTurn,
  RealtimeTurnPart,
  RealtimeUsage,
} from '../../../core/realtime/realtime-model.ts';
import { describeDataUrl } from './describe-data-url.ts';
import { estimateMessageMediaTokens } from '../media/estimate-media-tokens.ts';
import { charactersPerToken, estimateTokens } from '../text/estimate-tokens.ts';

/** The vendor counts a token for each 100 ms that it hears, and for each 50 ms that it says. */
const msPerToken = { heard: 100, said: 50 } as const;

/** Samples a millisecond. */
const samplesPerMs = 24;

/** Counts what one response uses. */
export interface UsageMeter {
  /** Until now. The input counts as soon as the answer begins. */
  readonly usage: RealtimeUsage;
  /** The model reads what it was asked. */
  readInput(): void;
  count(step: RealtimeStep): void;
  /** Whether the response is within its limit of tokens with what is said in a step, too. Words that are written are cut before. */
  hasRoomFor(step: SpokenStep): boolean;
}

type SpokenStep = Extract<RealtimeStep, { readonly kind: 'sound' }>;

export function createUsageMeter(turn: RealtimeTurn): UsageMeter {
  let input = noInput;
  let [characters, samples] = [0, 0];
  return {
    get usage() {
      return { ...input, inputCached: 0, ...countOutput(characters, samples) };
    },
    readInput: () => {
      input = countInput(turn);
    },
    count: (step) => {
      if (step.kind === 'text' || step.kind === 'arguments') characters += step.text.length;
      if (step.kind === 'call') characters += step.name.length;
      if (step.kind !== 'sound') return;
      characters += step.transcript.length;
      samples += step.samples.length;
    },
    hasRoomFor: (step) => {
      const total = countOutput(characters + step.transcript.length, samples + step.samples.length);
      return total.outputText + total.outputAudio <= (turn.maxOutputTokens ?? Infinity);
    },
  };
}

function countOutput(characters: number, samples: number): Pick<RealtimeUsage, 'outputText' | 'outputAudio'> {
  return {
    outputText: Math.ceil(characters / charactersPerToken),
    outputAudio: Math.ceil(samples / samplesPerMs / msPerToken.said),
  };
}

type Input = Pick<RealtimeUsage, 'inputText' | 'inputAudio' | 'inputImage'>;

const noInput: Input = { inputText: 0, inputAudio: 0, inputImage: 0 };

function countInput({ instructions, items, tools }: RealtimeTurn): Input {
  const head = tools.length === 0 ? instructions : instructions + JSON.stringify(tools);
  let { inputText, inputAudio, inputImage } = { ...noInput, inputText: estimateTokens(head) };
  for (const item of items) {
    if (item.kind === 'call') inputText += estimateTokens(item.name + item.arguments);
    else if (item.kind === 'call-output') inputText += estimateTokens(item.output);
    else
      for (const part of item.parts) {
        const counted = countPart(part);
        inputText += counted.inputText;
        inputAudio += counted.inputAudio;
        inputImage += counted.inputImage;
      }
  }
  return { inputText, inputAudio, inputImage };
}

function countPart(part: RealtimeTurnPart): Input {
  switch (part.kind) {
    case 'text':
      return { ...noInput, inputText: estimateTokens(part.text) };
    case 'sound':
      return { ...noInput, inputAudio: Math.ceil(part.durationMs / msPerToken.heard) };
    case 'image':
      return { ...noInput, inputImage: estimateMessageMediaTokens(describeDataUrl(part.url)) };
  }
}
