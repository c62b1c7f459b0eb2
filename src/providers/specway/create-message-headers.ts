import type { UpstreamCall } from '../../core/provider.ts';
import { defaultVersion, listBetaNames } from '../../formats/messages/index.ts';
import { createChainHeaders } from './create-chain-headers.ts';

/** How each profile spells its headers; by the spelling the next gateway tells the profile (docs/profiles.md). */
const spellings = {
  neutral: { version: 'msg-version', beta: 'msg-beta' },
  vendor: { version: 'anthropic-version', beta: 'anthropic-beta' },
} as const;

/** Key, version, betas and request id of a format B call to another gateway, in the spelling of the call's profile. */
export function createMessageHeaders(call: UpstreamCall): readonly string[] {
  const { deployment, headers, request } = call;
  const spelling = spellings[request.profile];
  const betas = listBetaNames(headers);
  return [
    spelling.version,
    headers[spelling.version] ?? defaultVersion,
    ...(deployment.credential === null ? [] : ['x-api-key', deployment.credential]),
    ...(betas.length === 0 ? [] : [spelling.beta, betas.join(',')]),
    ...createChainHeaders(call),
  ];
}
