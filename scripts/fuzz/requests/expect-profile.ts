import type { Profile } from '../../../src/core/area.ts';
import type { ContractOperation } from '../../../test/support/contract-document.ts';
import type { GatewayName } from '../fuzz-case.ts';
import { findHeader, type Draft } from './draft.ts';

/** The profile a request is held to, by docs/profiles.md, "Which profile a request gets". */
export function expectProfile(
  draft: Draft,
  { errorFormat }: ContractOperation,
  gateway: GatewayName,
): Profile {
  if (gateway === 'vendor') return 'vendor';
  const has = (name: string) => findHeader(draft, name) !== undefined;
  if (errorFormat === 'messages')
    return has('anthropic-version') && !has('msg-version') ? 'vendor' : 'neutral';
  if (errorFormat !== 'generateContent') return 'neutral';
  const hasQueryKey = draft.query.some((piece) => /^key(?:=|$)/u.test(piece));
  return !hasQueryKey && (has('x-goog-api-key') || has('authorization')) ? 'vendor' : 'neutral';
}
