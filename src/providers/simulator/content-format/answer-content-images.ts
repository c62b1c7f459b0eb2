import type { PictureTools } from '../../../core/picture.ts';
import type { UpstreamCall, UpstreamEvent } from '../../../core/provider.ts';
import { releaseBytes } from '../../../core/large-bytes.ts';
import type { DrawnAnswer } from '../answer-call.ts';
import { drawOrder, estimatePictureBytes } from '../image-format/draw-order.ts';
import type { PictureOrder } from '../image-format/picture-order.ts';
import { countBase64 } from '../image-format/write-base64.ts';
import type { AnswerPart, AnswerPlan, CandidatePlan, OutputTokens } from '../plan/answer-plan.ts';
import { addTokens, countPartTokens, noTokens } from '../plan/count-output-tokens.ts';
import { planAnswer } from '../plan/plan-answer.ts';
import type { ImageOutputRequest, Prompt } from '../prompt/prompt.ts';
import type { JsonRecord } from '../read-json.ts';
import { splitDeltas } from '../text/split-deltas.ts';
import { orderContentImage } from './order-content-image.ts';
import {
  renderCandidateContent,
  renderCandidateEnd,
  renderContent,
  renderEnvelope,
  type ContentContext,
} from './render-content.ts';
import { countContentOutput } from './render-usage.ts';

/** A format C request that wants pictures. */
export interface ContentImageRequest {
  readonly prompt: Prompt;
  readonly output: ImageOutputRequest;
}

/** The answer to such a request; nothing is drawn before it is asked for. */
export async function answerContentImages(
  call: UpstreamCall,
  request: ContentImageRequest,
  pictures: PictureTools,
): Promise<DrawnAnswer> {
  const { prompt } = request;
  const context: ContentContext = { model: call.upstreamModel, prompt };
  const plan = planAnswer(prompt);
  const order = await orderContentImage(call, request, pictures);
  const draw: DrawPart = async (part, index) => {
    if (part.kind !== 'image') return part;
    const board = { pictures, signal: call.signal };
    const picture = await drawOrder(order, { index, partial: null }, board);
    const data = picture.toString('base64');
    releaseBytes(picture);
    return { ...part, data };
  };
  reserve(call, plan, order);
  return {
    directives: prompt.directives,
    ignoredFields: prompt.ignoredFields,
    refusal: null,
    eventCount: [...listPieces(plan)].length,
    whole: async () => ({ value: renderContent(await drawPlan(plan, draw), context), bytes: null }),
    stream: () => streamPlan(plan, context, draw),
  };
}

/** Draws a part that is a picture; others come back as they are. */
type DrawPart = (part: AnswerPart, index: number) => Promise<AnswerPart>;

function reserve(call: UpstreamCall, { candidates }: AnswerPlan, order: PictureOrder): void {
  const held = call.delivery === 'stream' ? 1 : candidates.length;
  const pictureBytes = estimatePictureBytes(order);
  call.reserveMemory(held * (pictureBytes + 2 * countBase64(pictureBytes)));
}

async function drawPlan(plan: AnswerPlan, draw: DrawPart): Promise<AnswerPlan> {
  if (plan.blockReason !== null) return plan;
  const candidates: CandidatePlan[] = [];
  for (const [index, candidate] of plan.candidates.entries()) {
    const parts: AnswerPart[] = [];
    for (const part of isShown(candidate) ? candidate.parts : []) parts.push(await draw(part, index));
    candidates.push({ ...candidate, parts });
  }
  return { ...plan, candidates };
}

function isShown({ finish }: CandidatePlan): boolean {
  return finish.kind !== 'filtered';
}

/** What one event of a stream shows: a part of a candidate, or its end. */
interface Piece {
  readonly candidate: CandidatePlan;
  readonly index: number;
  /** `null` for the end. */
  readonly part: AnswerPart | null;
}

/** Candidates one after the other; words in pieces, a picture whole, and then the end. */
function* listPieces({ candidates, blockReason }: AnswerPlan): Generator<Piece, undefined> {
  if (blockReason !== null) {
    const [candidate] = candidates;
    if (candidate) yield { candidate, index: 0, part: null };
    return;
  }
  for (const [index, candidate] of candidates.entries()) {
    for (const part of isShown(candidate) ? candidate.parts : []) {
      const isText = part.kind === 'text' || part.kind === 'thinking';
      const parts = isText ? splitDeltas(part.text).map((text) => ({ ...part, text })) : [part];
      for (const piece of parts) yield { candidate, index, part: piece };
    }
    yield { candidate, index, part: null };
  }
}

async function* streamPlan(
  plan: AnswerPlan,
  context: ContentContext,
  draw: DrawPart,
): AsyncGenerator<UpstreamEvent, undefined> {
  const total = countContentOutput(plan);
  let written: OutputTokens = { ...noTokens, thoughts: total.thoughts };
  const pieces = [...listPieces(plan)];
  for (const [position, piece] of pieces.entries()) {
    if (piece.part !== null) written = addTokens(written, { ...countPartTokens(piece.part), thoughts: 0 });
    const output = position === pieces.length - 1 ? total : limitTokens(written, total);
    const candidates = [await renderPiece(piece, context, draw)];
    yield { event: null, data: JSON.stringify(renderEnvelope(plan, context, { candidates, output })) };
  }
}

/** Tokens of pieces are rounded up each; together they are never more than the whole text has. */
function limitTokens(written: OutputTokens, total: OutputTokens): OutputTokens {
  return { ...written, text: Math.min(written.text, total.text) };
}

async function renderPiece(
  { candidate, index, part }: Piece,
  context: ContentContext,
  draw: DrawPart,
): Promise<JsonRecord> {
  if (part === null) return renderCandidateEnd(candidate, index, context);
  return { ...renderCandidateContent([await draw(part, index)], candidate, context), index };
}
