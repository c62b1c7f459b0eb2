import type { PriceConfig } from '../../core/config.ts';
import type { ServedModel } from '../../core/router.ts';
import type { InputMeasure } from './measure-input.ts';
import type { Demand } from './read-demand.ts';
import { findDearest, findPicturePrice, roundUpToMicroUsd } from './price-rates.ts';

/** What an answer of a model may come to. */
export interface HoldQuestion {
  readonly input: InputMeasure;
  readonly demand: Demand;
  readonly model: Pick<ServedModel, 'catalogue'>;
  /** Output that is reckoned with at most where the request does not say. */
  readonly holdOutputTokens: number;
}

/** The most that a request is expected to cost, in micro-USD: an exact sum, rounded up once. */
export function estimateHold({ tokens, pictures: rows }: PriceConfig, question: HoldQuestion): bigint {
  const { demand, model } = question;
  const maxInputTokens = model.catalogue?.maxInputTokens ?? 0;
  const inputTokens =
    maxInputTokens === 0 ? question.input.tokens : Math.min(question.input.tokens, maxInputTokens);
  const { pictures } = demand;
  const byPiece =
    pictures === null || rows.length === 0 ? 0n : BigInt(pictures.count) * findPicturePrice(rows, pictures);
  const { input, inputImage, inputAudio, inputVideo, cacheRead, cacheWrite } = tokens;
  const cacheWriteHour = question.input.isKeptForHour ? tokens.cacheWriteHour : 0n;
  const dearestInput = findDearest([
    input,
    inputImage,
    inputAudio,
    inputVideo,
    cacheRead,
    cacheWrite,
    cacheWriteHour,
  ]);
  const { output, outputAudio, thoughts } = tokens;
  const outputImage = rows.length === 0 ? tokens.outputImage : 0n;
  // An operation that draws nothing else writes no text.
  const dearestOutput =
    demand.draws === 'only' && rows.length > 0
      ? 0n
      : findDearest([output, outputAudio, outputImage, thoughts]);
  return (
    byPiece +
    roundUpToMicroUsd(BigInt(inputTokens) * dearestInput + BigInt(estimateOutput(question)) * dearestOutput)
  );
}

/** Tokens of all answers together; what limits on tokens reserve, too. */
export function estimateOutput({ demand, model, holdOutputTokens }: Omit<HoldQuestion, 'input'>): number {
  const ceiling = model.catalogue?.maxOutputTokens ?? 0;
  const wanted = (demand.thoughtTokens ?? 0) + holdOutputTokens;
  const fallback = ceiling === 0 ? wanted : Math.min(ceiling, wanted);
  return (demand.maxOutputTokens ?? fallback) * demand.answers;
}
