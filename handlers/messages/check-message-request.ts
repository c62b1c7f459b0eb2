import { GatewayError } from '../../src/core/gateway-error.ts';
import type { OperationRequest } from '../../src/core/operation.ts';
import type { ServedModel } from '../../src/core/router.ts';

type Body = Readonly<Record<string, unknown>>;

/** The API version from which the vendor refuses sampling parameters and documents in assistant turns. */
const strictVersion = '2026-10-21';

/**
 * The rules of format B that a schema cannot express. Throws `invalid_argument` naming the field.
 */
export function checkMessageRequest(request: OperationRequest, model: ServedModel | null): void {
  const body = request.body.value;
  checkVersion(request);
  checkMaxTokens(body, model);
  checkThinkingBudget(body);
  if (!isStrict(request)) return;
  checkStrictSampling(body);
  checkStrictDocuments(body);
}

/** The same rules, as far as they concern what a token count is made of. Throws `invalid_argument` naming the field. */
export function checkMessageCountRequest(request: OperationRequest): void {
  checkVersion(request);
  if (isStrict(request)) checkStrictDocuments(request.body.value);
}

function isStrict({ profile, headers }: OperationRequest): boolean {
  return profile === 'vendor' && headers['anthropic-version'] === strictVersion;
}

/** With a configured vendor profile either spelling of the version header will do, but one must be there. */
function checkVersion({ headers }: OperationRequest): void {
  if (headers['msg-version'] !== undefined || headers['anthropic-version'] !== undefined) return;
  throw new GatewayError('invalid_argument', 'The header anthropic-version is required.', {
    reason: 'missing_version_header',
    param: 'anthropic-version',
  });
}

function checkMaxTokens(body: Body, model: ServedModel | null): void {
  const ceiling = model?.catalogue?.maxOutputTokens;
  const maxTokens = body.max_tokens;
  if (ceiling === undefined || typeof maxTokens !== 'number' || maxTokens <= ceiling) return;
  throw invalid('max_tokens', `max_tokens must be at most ${String(ceiling)} for this model.`);
}

function checkThinkingBudget(body: Body): void {
  const thinking = body.thinking as { readonly type?: unknown; readonly budget_tokens?: unknown } | undefined;
  if (thinking?.type !== 'enabled' || typeof thinking.budget_tokens !== 'number') return;
  if (typeof body.max_tokens !== 'number' || thinking.budget_tokens < body.max_tokens) return;
  throw invalid('thinking.budget_tokens', 'thinking.budget_tokens must be less than max_tokens.');
}

function checkStrictSampling(body: Body): void {
  for (const field of ['temperature', 'top_p', 'top_k']) {
    if (body[field] === undefined) continue;
    throw invalid(field, `${field} is not accepted with anthropic-version ${strictVersion}; leave it out.`);
  }
}

function checkStrictDocuments(body: Body): void {
  const messages = body.messages as readonly { readonly role?: unknown; readonly content?: unknown }[];
  messages.forEach(({ role, content }, index) => {
    if (role !== 'assistant' || !Array.isArray(content)) return;
    const place = content.findIndex((block: { readonly type?: unknown }) => block.type === 'document');
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
