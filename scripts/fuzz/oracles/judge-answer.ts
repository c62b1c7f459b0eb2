import { internalErrorMessage } from '../../../src/core/gateway-error.ts';
import { checkAnswer } from '../../../test/support/contract-answer.ts';
import { excerpt } from '../../../test/support/contract-sse.ts';
import type { FuzzCase } from '../fuzz-case.ts';
import type { FuzzSpace } from '../fuzz-space.ts';
import type { ParsedAnswer } from '../wire/answer-parser.ts';
import { checkEnvelope } from './check-envelope.ts';
import { checkLoosely } from './check-loosely.ts';

/** Statuses of what is refused before it is known which operation it is for. */
const transportStatuses: ReadonlySet<number> = new Set([400, 404, 405, 408, 413, 431, 501]);

/** Everything that is wrong with the answer to a case. */
export function judgeAnswer(space: FuzzSpace, fuzzCase: FuzzCase, answer: ParsedAnswer): readonly string[] {
  return [...answer.problems, ...judgeStatus(fuzzCase, answer), ...judgeContract(space, fuzzCase, answer)];
}

/** In mode `enforce` an upstream's answer that breaks the contract is refused with 500 (docs/architecture.md). */
export function mayBeRefused({ gateway, upstream }: FuzzCase): boolean {
  return upstream.faults.length > 0 && (gateway === 'enforce' || gateway === 'vendor');
}

/** Whether the fixed text of a failure of the gateway is in an answer. */
export function isInternalFailure({ body }: ParsedAnswer): boolean {
  return body.includes(internalErrorMessage);
}

function judgeStatus(
  { expected, upstream, provider }: FuzzCase,
  { status, body }: ParsedAnswer,
): readonly string[] {
  const { verdict, alsoAllowed } = expected;
  if (alsoAllowed.includes(status)) return [];
  const shown = `${String(status)}: ${excerpt(body.toString('utf8'))}`;
  if (status === 499) return [`The status is ${shown}`];
  if (verdict === 'valid' && (status < 200 || status > 299)) return [`A valid request is answered ${shown}`];
  if (verdict === 'invalid' && (status < 400 || status > 499))
    return [`An invalid request is answered ${shown}`];
  if (status < 500 || upstream.faults.length > 0) return [];
  const isUnbuilt = status === 501 && expected.operationId === null;
  return isUnbuilt
    ? []
    : [`The ${provider === 'simulator' ? 'simulator' : 'upstream'} works, and the answer is ${shown}`];
}

function judgeContract(space: FuzzSpace, fuzzCase: FuzzCase, answer: ParsedAnswer): readonly string[] {
  const { operationId, profiles } = fuzzCase.expected;
  const { status } = answer;
  const subject = operationId ?? fuzzCase.operationId;
  const isOfOperation = profiles.some((profile) =>
    space.contracts[profile].open.find(subject).responses.has(status),
  );
  if (operationId === null || !isOfOperation) {
    if (status < 400 && operationId === null) return [];
    const isKnown = transportStatuses.has(status) || isOfOperation;
    return [
      ...(isKnown ? [] : [`${subject} has no status ${String(status)}.`]),
      ...checkEnvelope(answer, fuzzCase.wire.methods[fuzzCase.wire.subject] ?? ''),
    ];
  }
  const [first = [], ...others] = profiles.map((profile) =>
    judgeProfile(space, fuzzCase, { answer, profile }),
  );
  return others.some((problems) => problems.length === 0) ? [] : first;
}

interface InProfile {
  readonly answer: ParsedAnswer;
  readonly profile: 'neutral' | 'vendor';
}

function judgeProfile(
  { contracts }: FuzzSpace,
  fuzzCase: FuzzCase,
  { answer, profile }: InProfile,
): readonly string[] {
  const { gateway, provider, upstream, operationId } = fuzzCase;
  const { open, closed } = contracts[profile];
  // Errors are the gateway's own, whoever was asked.
  const isOurs = provider === 'simulator' || answer.status >= 400;
  if (answer.status < 400 && upstream.faults.length > 0) {
    const isHeld = gateway === 'enforce' || gateway === 'vendor';
    return checkLoosely(open, operationId, { answer, schemas: isHeld ? 'held' : 'ignored' });
  }
  return checkAnswer(isOurs ? closed : open, operationId, { answer, expectation: { status: null } });
}
