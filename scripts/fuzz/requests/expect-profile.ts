import type { Profile } from '../../../src/core/area.ts';
import type { ContractOperation } from '../../../test/support/contract-document.ts';
import { isVideoAlias } from '../../../test/support/contract-request.ts';
import type { GatewayName } from '../fuzz-case.ts';
import { findHeader, type Draft } from './draft.ts';

/** The headers that official clients of all formats send, who share the paths of the models. */
const listMarkers = ['anthropic-version', 'x-goog-api-key', 'x-goog-api-client', 'x-stainless-lang'];

/** The profile a request is held to, by docs/profiles.md, "Which profile a request gets". */
export function expectProfile(
  draft: Draft,
  { errorFormat, path }: ContractOperation,
  gateway: GatewayName,
): Profile {
  if (gateway === 'vendor' || isVideoAlias(path)) return 'vendor';
  const has = (name: string) => findHeader(draft, name) !== undefined;
  if (errorFormat === 'messages')
    return has('anthropic-version') && !has('msg-version') ? 'vendor' : 'neutral';
  const hasQueryKey = draft.query.some((piece) => /^key(?:=|$)/u.test(piece));
  if (path === '/v1/models' || path.startsWith('/v1/models/'))
    return !hasQueryKey && !has('msg-version') && listMarkers.some(has) ? 'vendor' : 'neutral';
  if (errorFormat !== 'generateContent') return 'neutral';
  return !hasQueryKey && (has('x-goog-api-key') || has('authorization')) ? 'vendor' : 'neutral';
}
