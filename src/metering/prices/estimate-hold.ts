import type { PriceConfig, TokenPrices } from '../../core/config.ts';
import type { CatalogueModel } from '../../core/model-catalogue.ts';
import type { ServedModel } from '../../core/router.ts';
import { maxContentImageTokens } from '../../formats/content/index.ts';
import type { InputMeasure } from './measure-input.ts';
import { unknownKind, type Demand } from './read-demand.ts';
import { findDearest, findPicturePrice, roundUpToMicroUsd, type PictureCount } from './price-rates.ts';

/** What an answer of a model may come to. */
export interface HoldQuestion {
  readonly input: InputMeasure;
  readonly demand: Demand;
  readonly model: Pick<ServedModel, 'catalogue' | 'kinds'>;
  /** Output that is reckoned with at most where the request does not say. */
  readonly holdOutputTokens: number;
}

/** The most that a request is expected to cost, in micro-USD: an exact sum, rounded up once. */
export function estimateHold(price: PriceConfig, question: HoldQuestion): bigint {
  const { pictures: rows, tokens, longContext, fast } = price;
  const { demand, model } = question;
  const { maxInputTokens } = findCeilings(model);
  const inputTokens = estimateInput(question);
  const { searches } = demand;
  const pictures = findPictures(question);
  const byPiece =
    pictures === null || rows.length === 0 ? 0n : BigInt(pictures.count) * findPicturePrice(rows, pictures);
  const bySearch = searches === 0 ? 0n : BigInt(searches) * price.webSearch + price.groundedAnswer;
  let input = findDearestInput(tokens, question.input);
  let output = findDearestOutput(tokens, question, rows);
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
    output = findDearest([output, findDearestOutput(other, question, rows)]);
  }
  return (
    byPiece +
    bySearch +
    roundUpToMicroUsd(BigInt(inputTokens) * input + BigInt(estimateOutput(question)) * output)
  );
}

const noCeilings = { maxInputTokens: 0, maxOutputTokens: 0 } as const;

/** What a model reads and writes at most; 0 where nobody knows. A name of the catalogue may lead to another vendor's, which has ceilings of its own. */
function findCeilings({
  catalogue,
  kinds,
}: HoldQuestion['model']): Pick<CatalogueModel, 'maxInputTokens' | 'maxOutputTokens'> {
  return catalogue !== null && [...kinds].every((kind) => kind === catalogue.kind) ? catalogue : noCeilings;
}

/** What a model of format A reads at most is said of its prompt, and not of the pictures beside it. */
function estimateInput({ input, model }: HoldQuestion): number {
  if (drawsByImages(model)) return input.faithfulTokens;
  const { maxInputTokens } = findCeilings(model);
  return maxInputTokens === 0 ? input.tokens : Math.min(input.tokens, maxInputTokens);
}

function findDearestInput(tokens: TokenPrices, { isKeptForHour }: InputMeasure): bigint {
  const { input, inputImage, inputAudio, inputVideo, cacheRead, cacheWrite } = tokens;
  const cacheWriteHour = isKeptForHour ? tokens.cacheWriteHour : 0n;
  return findDearest([input, inputImage, inputAudio, inputVideo, cacheRead, cacheWrite, cacheWriteHour]);
}

function findDearestOutput(
  { output, outputAudio, outputImage, thoughts }: TokenPrices,
  { demand, model }: HoldQuestion,
  rows: PriceConfig['pictures'],
): bigint {
  if (rows.length === 0) return findDearest([output, outputAudio, outputImage, thoughts]);
  // What draws nothing else writes no text, unless it thinks about it.
  const isSilent = demand.draws === 'only' && !drawsByContent(model);
  return isSilent ? 0n : findDearest([output, outputAudio, thoughts]);
}

/** Whether it may draw by format A. */
function drawsByImages({ kinds }: HoldQuestion['model']): boolean {
  return kinds.has('image');
}

/** Whether it may draw by format C, in sizes of its own, and think about it. */
function drawsByContent({ kinds }: HoldQuestion['model']): boolean {
  return kinds.has('image-content');
}

function findPictures({ demand: { pictures }, model }: HoldQuestion): PictureCount | null {
  return pictures !== null && drawsByContent(model) ? { ...pictures, ...unknownKind } : pictures;
}

/** As much as the output needs to know. */
type OutputQuestion = Pick<HoldQuestion, 'model' | 'holdOutputTokens'> & {
  readonly demand: Pick<Demand, 'maxOutputTokens' | 'thoughtTokens' | 'answers' | 'pictureTokens'>;
};

/** Tokens of all answers together; what limits on tokens reserve, too. Neither the ceiling of a model nor a bound of words says anything of its pictures. */
export function estimateOutput({ demand, model, holdOutputTokens }: OutputQuestion): number {
  const { maxOutputTokens: ceiling } = findCeilings(model);
  const wanted = (demand.thoughtTokens ?? 0) + holdOutputTokens;
  const fallback = ceiling === 0 ? wanted : Math.min(ceiling, wanted);
  const most = Math.max(demand.maxOutputTokens ?? fallback, findPictureTokens(demand, model));
  return most * demand.answers;
}

function findPictureTokens(
  { pictureTokens }: OutputQuestion['demand'],
  model: HoldQuestion['model'],
): number {
  if (pictureTokens === 0) return 0;
  const byImages = drawsByImages(model) ? pictureTokens : 0;
  return drawsByContent(model) ? Math.max(byImages, maxContentImageTokens) : byImages;
}
