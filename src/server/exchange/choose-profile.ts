import type { IncomingHttpHeaders } from 'node:http';
import type { Profile } from '../../core/area.ts';
import type { GatewayConfig } from '../../core/config.ts';
import { isVideoAlias } from './resolve-path.ts';
import type { RequestTarget } from './resolve-target.ts';

/**
 * Which profile of the contract a request is held to: the client's spelling decides unless the configuration does
 * (docs/profiles.md). No marker at all is `neutral`. What only one profile has is held to that one.
 */
export function chooseProfile(
  target: RequestTarget,
  headers: IncomingHttpHeaders,
  configured: GatewayConfig['contractProfile'],
): Profile {
  if (configured !== 'auto') return configured;
  if (isVideoAlias(target.path)) return 'vendor';
  if (target.errorFormat === 'messages') {
    return headers['msg-version'] === undefined && headers['anthropic-version'] !== undefined
      ? 'vendor'
      : 'neutral';
  }
  if (target.path.startsWith('/v1/realtime')) {
    return headers['rt-beta'] === undefined && headers['openai-beta'] !== undefined ? 'vendor' : 'neutral';
  }
  if (isModelList(target)) return chooseForModels(target, headers);
  if (target.errorFormat === 'generateContent' && target.queryKeys.length === 0) {
    const vendorKey = headers['x-goog-api-key'] !== undefined || headers.authorization !== undefined;
    return vendorKey ? 'vendor' : 'neutral';
  }
  return 'neutral';
}

/** The list that the clients of all formats share; each has a header of its own. OpenAI's are known by those of their maker. */
function chooseForModels({ queryKeys }: RequestTarget, headers: IncomingHttpHeaders): Profile {
  if (headers['msg-version'] !== undefined || queryKeys.length > 0) return 'neutral';
  const markers = ['anthropic-version', 'x-goog-api-key', 'x-goog-api-client', 'x-stainless-lang'];
  return markers.some((name) => headers[name] !== undefined) ? 'vendor' : 'neutral';
}

function isModelList({ path }: RequestTarget): boolean {
  return path === '/v1/models' || path.startsWith('/v1/models/');
}
