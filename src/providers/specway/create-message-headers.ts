import type { UpstreamCall } from '../../core/provider.ts';
import { listBetaNames } from '../anthropic/select-beta-names.ts';
import { createChainHeaders } from './create-chain-headers.ts';

/** The version sent for clients that did not choose one. */
const defaultVersion = '2023-06-01';

/** How each profile spells its headers; by the spelling the next gateway tells the profile (docs/profiles.md). */
const spellings = {
  neutral: { version: 'msg-version', beta: 'msg-beta' },
  vendor: { version: 'anthropic-version', beta: 'anthropic-beta' },
} as const;

/** Key, version, betas and request id of a format B call to another gateway, in the spelling of the call's profile. */
export function createMessageHeaders(call: UpstreamCall): readonly string[] {
  const { deployment, headers, profile } = call;
  const spelling = spellings[profile];
  const betas = listBetaNames(headers);
  return [
    spelling.version,
    headers[spelling.version] ?? defaultVersion,
    ...(deployment.credential === null ? [] : ['x-api-key', deployment.credential]),
    ...(betas.length === 0 ? [] : [spelling.beta, betas.join(',')]),
    ...createChainHeaders(call),
  ];
}
