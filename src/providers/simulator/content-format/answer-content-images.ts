import type { PictureTools } from '../../../core/picture.ts';
import type { UpstreamCall, UpstreamEvent } from '../../../core/provider.ts';
import { releaseBytes } from '../../../core/large-bytes.ts';
import type { DrawnAnswer } from '../answer-call.ts';
import type { CreateId } from '../create-id.ts';
import { DrawingBoard, estimatePictureBytes } from '../image-format/drawing-board.ts';
import type { PictureOrder } from '../image-format/picture-order.ts';
import { countBase64 } from '../image-format/write-base64.ts';
import type { AnswerPart, AnswerPlan, CandidatePlan, OutputTokens } from '../plan/answer-plan.ts';
import { addTokens, countPartTokens, noTokens } from '../plan/count-output-tokens.ts';
import { planAnswer } from '../plan/plan-answer.ts';
import type { ImageOutputRequest, Prompt } from '../prompt/prompt.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';
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

export interface ContentImageTools {
  readonly pictures: PictureTools;
  readonly createId: CreateId;
}

/** The answer to such a request; nothing is drawn before it is asked for. */
export async function answerContentImages(
  call: UpstreamCall,
  request: ContentImageRequest,
  { pictures, createId }: ContentImageTools,
): Promise<DrawnAnswer> {
  const { prompt } = request;
  const context: ContentContext = { model: call.upstreamModel, prompt };
  const plan = planAnswer(prompt, createId);
  const order = await orderContentImage(call, request, pictures);
  reserve(call, plan, order);
  const openBoard = () => new DrawingBoard(order, plan.candidates.length, { pictures, call });
  return {
    prompt,
    refusal: null,
    eventCount: [...listPieces(plan)].length,
    whole: async () => {
      const board = openBoard();
      try {
        return { value: renderContent(await drawPlan(plan, board), context), bytes: null };
      } finally {
        board.close();
      }
    },
    stream: () => streamPlan(plan, context, openBoard),
  };
}

/** Draws a part that is a picture; others come back as they are. */
async function draw(part: AnswerPart, index: number, board: DrawingBoard): Promise<AnswerPart> {
  if (part.kind !== 'image') return part;
  const picture = await board.draw({ index, partial: null });
  const data = picture.toString('base64');
  releaseBytes(picture);
  return { ...part, data };
}

function reserve(call: UpstreamCall, { candidates }: AnswerPlan, order: PictureOrder): void {
  const held = call.delivery === 'stream' ? 1 : candidates.length;
  const pictureBytes = estimatePictureBytes(order);
  call.memory.take(held * (pictureBytes + 2 * countBase64(pictureBytes)));
}

async function drawPlan(plan: AnswerPlan, board: DrawingBoard): Promise<AnswerPlan> {
  if (plan.blockReason !== null) return plan;
  const candidates: CandidatePlan[] = [];
  for (const [index, candidate] of plan.candidates.entries()) {
    const parts: AnswerPart[] = [];
    for (const part of isShown(candidate) ? candidate.parts : []) parts.push(await draw(part, index, board));
    candidates.push({ ...candidate, parts });
  }
  return { ...plan, candidates };
}

function isShown({ finish }: CandidatePlan): boolean {
  return finish.kind !== 'filtered';
}

/** What one event of a stream shows: a part of a candidate, and with the last one its end. */
interface Piece {
  readonly candidate: CandidatePlan;
  readonly index: number;
  /** `null` where nothing of the candidate is shown. */
  readonly part: AnswerPart | null;
  readonly isLast: boolean;
}

/** Candidates one after the other; words in pieces, a picture whole. SDKs forget a turn of which an event shows nothing. */
function* listPieces({ candidates, blockReason }: AnswerPlan): Generator<Piece, undefined> {
  if (blockReason !== null) {
    const [candidate] = candidates;
    if (candidate) yield { candidate, index: 0, part: null, isLast: true };
    return;
  }
  for (const [index, candidate] of candidates.entries()) {
    const parts = isShown(candidate) ? candidate.parts.flatMap(splitPart) : [];
    if (parts.length === 0) yield { candidate, index, part: null, isLast: true };
    for (const [position, part] of parts.entries())
      yield { candidate, index, part, isLast: position === parts.length - 1 };
  }
}

function splitPart(part: AnswerPart): readonly AnswerPart[] {
  if (part.kind === 'redacted-thinking') return [];
  if (part.kind !== 'text' && part.kind !== 'thinking') return [part];
  return [...splitDeltas(part.text)].map((text) => ({ ...part, text }));
}

async function* streamPlan(
  plan: AnswerPlan,
  context: ContentContext,
  openBoard: () => DrawingBoard,
): AsyncGenerator<UpstreamEvent, undefined> {
  const board = openBoard();
  try {
    yield* drawEvents(plan, context, board);
  } finally {
    board.close();
  }
}

async function* drawEvents(
  plan: AnswerPlan,
  context: ContentContext,
  board: DrawingBoard,
): AsyncGenerator<UpstreamEvent, undefined> {
  const total = countContentOutput(plan);
  let written: OutputTokens = { ...noTokens, thoughts: total.thoughts };
  const pieces = [...listPieces(plan)];
  for (const [position, piece] of pieces.entries()) {
    if (piece.part !== null) written = addTokens(written, { ...countPartTokens(piece.part), thoughts: 0 });
    const output = position === pieces.length - 1 ? total : limitTokens(written, total);
    const candidates = [await renderPiece(piece, context, board)];
    yield { event: null, data: JSON.stringify(renderEnvelope(plan, context, { candidates, output })) };
  }
}

/** Tokens of pieces are rounded up each; together they are never more than the whole text has. */
function limitTokens(written: OutputTokens, total: OutputTokens): OutputTokens {
  return { ...written, text: Math.min(written.text, total.text) };
}

async function renderPiece(
  { candidate, index, part, isLast }: Piece,
  context: ContentContext,
  board: DrawingBoard,
): Promise<JsonObject> {
  const parts = part === null ? [] : [await draw(part, index, board)];
  const content = { ...renderCandidateContent(parts, candidate, context), index };
  return isLast ? { ...content, ...renderCandidateEnd(candidate, index, context) } : content;
}
