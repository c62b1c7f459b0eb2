import type { PriceConfig, TokenPrices } from '../../core/config.ts';
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
export function estimateHold(price: PriceConfig, question: HoldQuestion): bigint {
  const { pictures: rows, tokens, longContext, fast } = price;
  const { demand, model } = question;
  const maxInputTokens = model.catalogue?.maxInputTokens ?? 0;
  const inputTokens =
    maxInputTokens === 0 ? question.input.tokens : Math.min(question.input.tokens, maxInputTokens);
  const { pictures, searches } = demand;
  const byPiece =
    pictures === null || rows.length === 0 ? 0n : BigInt(pictures.count) * findPicturePrice(rows, pictures);
  const bySearch = searches === 0 ? 0n : BigInt(searches) * price.webSearch + price.groundedAnswer;
  let input = findDearestInput(tokens, question.input);
  let output = findDearestOutput(tokens, demand, rows);
  const isLong =
    longContext !== null &&
    (inputTokens > longContext.aboveTokens ||
      (demand.readsMore && (maxInputTokens === 0 || maxInputTokens > longContext.aboveTokens)));
  const others: TokenPrices[] = [];
  if (isLong) others.push(longContext.tokens);
  if (fast !== null && demand.speed === 'fast') others.push(fast);
  // What applies is not known before the answer.
  for (const other of others) {
    input = findDearest([input, findDearestInput(other, question.input)]);
    output = findDearest([output, findDearestOutput(other, demand, rows)]);
  }
  return (
    byPiece +
    bySearch +
    roundUpToMicroUsd(BigInt(inputTokens) * input + BigInt(estimateOutput(question)) * output)
  );
}

function findDearestInput(tokens: TokenPrices, { isKeptForHour }: InputMeasure): bigint {
  const { input, inputImage, inputAudio, inputVideo, cacheRead, cacheWrite } = tokens;
  const cacheWriteHour = isKeptForHour ? tokens.cacheWriteHour : 0n;
  return findDearest([input, inputImage, inputAudio, inputVideo, cacheRead, cacheWrite, cacheWriteHour]);
}

function findDearestOutput(
  { output, outputAudio, outputImage, thoughts }: TokenPrices,
  { draws }: Demand,
  rows: PriceConfig['pictures'],
): bigint {
  if (rows.length === 0) return findDearest([output, outputAudio, outputImage, thoughts]);
  // An operation that draws nothing else writes no text.
  return draws === 'only' ? 0n : findDearest([output, outputAudio, thoughts]);
}

/** As much as the output needs to know. */
type OutputQuestion = Pick<HoldQuestion, 'model' | 'holdOutputTokens'> & {
  readonly demand: Pick<Demand, 'maxOutputTokens' | 'thoughtTokens' | 'answers'>;
};

/** Tokens of all answers together; what limits on tokens reserve, too. */
export function estimateOutput({ demand, model, holdOutputTokens }: OutputQuestion): number {
  const ceiling = model.catalogue?.maxOutputTokens ?? 0;
  const wanted = (demand.thoughtTokens ?? 0) + holdOutputTokens;
  const fallback = ceiling === 0 ? wanted : Math.min(ceiling, wanted);
  return (demand.maxOutputTokens ?? fallback) * demand.answers;
}
