import type { MessageRequest } from '../../generated/contract-types.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';
import type { RequestOf } from '../../src/core/handler.ts';
import { holdsText } from '../../src/core/json/late-texts.ts';
import type { ServedModel } from '../../src/core/router.ts';
import { listBetaNames } from '../../src/formats/messages/index.ts';

/** The API version from which the vendor refuses sampling parameters and documents in assistant turns. */
const strictVersion = '2026-10-21';

/**
 * The beta with which a budget is that of all thoughts between the calls of a turn, and may be more than `max_tokens`:
 * https://platform.claude.com/docs/en/build-with-claude/extended-thinking
 */
const interleavedThinking = 'interleaved-thinking-2025-05-14';

/**
 * The rules of format B that a schema cannot express. Throws `invalid_argument` naming the field.
 */
export function checkMessageRequest(request: RequestOf<'createMessage'>, model: ServedModel | null): void {
  const body = request.body.value;
  checkVersion(request);
  checkMaxTokens(body, model);
  if (!isInterleaved(request)) checkThinkingBudget(body);
  if (!isStrict(request)) return;
  checkStrictSampling(body);
  checkStrictDocuments(body);
}

/** The same rules, as far as they concern what a token count is made of. Throws `invalid_argument` naming the field. */
export function checkMessageCountRequest(request: RequestOf<'countMessageTokens'>): void {
  checkVersion(request);
  if (isStrict(request)) checkStrictDocuments(request.body.value);
}

/** What both operations take beside their bodies. */
type MessageHead = Pick<RequestOf<'createMessage'>, 'profile' | 'headers'>;

function isStrict({ profile, headers }: MessageHead): boolean {
  return profile === 'vendor' && headers['anthropic-version'] === strictVersion;
}

/** The upstream knows which of its models think so. */
function isInterleaved({ profile, headers }: RequestOf<'createMessage'>): boolean {
  return profile === 'vendor' && listBetaNames(headers).includes(interleavedThinking);
}

/** With a configured vendor profile either spelling of the version header will do, but one must be there. */
function checkVersion({ headers }: MessageHead): void {
  if (headers['msg-version'] !== undefined || headers['anthropic-version'] !== undefined) return;
  throw new GatewayError('invalid_argument', 'The header anthropic-version is required.', {
    reason: 'missing_version_header',
    param: 'anthropic-version',
  });
}

/** A client knows the models of its own format. What another one cannot write is left out on the way to it, and named. */
function checkMaxTokens({ max_tokens: maxTokens }: MessageRequest, model: ServedModel | null): void {
  const { kind, maxOutputTokens: ceiling } = model?.catalogue ?? {};
  if (kind !== 'chat-messages' || ceiling === undefined || maxTokens <= ceiling) return;
  throw invalid('max_tokens', `max_tokens must be at most ${String(ceiling)} for this model.`);
}

function checkThinkingBudget({ thinking, max_tokens: maxTokens }: MessageRequest): void {
  if (thinking?.type !== 'enabled' || !('budget_tokens' in thinking)) return;
  if (thinking.budget_tokens < maxTokens) return;
  throw invalid('thinking.budget_tokens', 'thinking.budget_tokens must be less than max_tokens.');
}

/** Some clients send -1 for none, which is as if the field were not there. */
function checkStrictSampling(body: MessageRequest): void {
  for (const field of ['temperature', 'top_p', 'top_k'] as const) {
    if (body[field] === undefined || body[field] === -1) continue;
    throw invalid(field, `${field} is not accepted with anthropic-version ${strictVersion}; leave it out.`);
  }
}

function checkStrictDocuments({ messages }: Pick<MessageRequest, 'messages'>): void {
  messages.forEach((turn, index) => {
    if (turn.role !== 'assistant' || holdsText(turn, 'content') || typeof turn.content === 'string') return;
    const place = turn.content.findIndex(({ type }) => type === 'document');
    if (place < 0) return;
    const field = `messages[${String(index)}].content[${String(place)}]`;
    throw invalid(
      field,
      `${field}: documents are not accepted in assistant turns with anthropic-version ${strictVersion}.`,
    );
  });
}

function invalid(param: string, message: string): GatewayError {
  return new GatewayError('invalid_argument', message, { reason: 'invalid_value', param });
}
