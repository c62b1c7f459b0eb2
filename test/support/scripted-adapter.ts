import { GatewayError, type UpstreamFailureKind } from '../../src/core/gateway-error.ts';
import type { Deployment } from '../../src/core/provider.ts';
import type {
  UpstreamSample,
  VideoAdapter,
  VideoCall,
  VideoProviderAdapter,
} from '../../src/core/video/video-upstream.ts';

/** Speaks to test/support/scripted-videos.ts. */
export function createScriptedAdapter(overrides: Partial<VideoAdapter> = {}): VideoProviderAdapter {
  return {
    provider: 'simulator',
    video: { ...video, ...overrides },
    close: () => Promise.resolve(),
  };
}

interface ScriptedState {
  readonly state: 'queued' | 'running' | 'done' | 'failed';
  readonly progress: number | null;
  readonly videos: number;
  readonly filtered: number;
}

const video: VideoAdapter = {
  maxSamples: 4,
  isIdempotent: false,
  canTake: (order) => order.negativePrompt === null,
  submit: async (call) => {
    const body = JSON.stringify({ taskId: call.taskId, prompt: call.order.prompt });
    const response = await ask(call, '/tasks', { method: 'POST', body });
    return ((await response.json()) as { id: string }).id;
  },
  poll: async (call) => {
    const response = await ask(call, `/tasks/${call.upstreamId}`, {});
    const state = (await response.json()) as ScriptedState;
    if (state.state === 'running') return { kind: 'running', progress: state.progress, retryAfterMs: null };
    if (state.state === 'queued')
      return { kind: 'running', isQueued: true, progress: state.progress, retryAfterMs: null };
    if (state.state === 'failed')
      return {
        kind: 'failed',
        failure: { code: 'generation_failed', message: 'No film.', upstreamCode: 13 },
      };
    const samples = Array.from({ length: state.videos }, () => createSample(call, call.upstreamId));
    const filteredReasons = state.filtered > 0 ? ['too odd'] : [];
    return {
      kind: 'done',
      samples,
      filteredCount: state.filtered,
      filteredReasons,
      release: () => undefined,
    };
  },
};

function createSample(call: VideoCall, id: string): UpstreamSample {
  return {
    sentAs: 'file',
    storageUri: null,
    fetch: async (signal) => {
      const response = await ask({ ...call, signal }, `/videos/${id}`, {});
      if (response.body === null) throw new Error('no body');
      const length = response.headers.get('content-length');
      const sizeBytes = length === null ? null : Number(length);
      return { mediaType: 'video/mp4', sizeBytes, bytes: response.body };
    },
  };
}

type Asking = Pick<VideoCall, 'deployment' | 'signal' | 'answerMs'>;

async function ask(
  { deployment, signal, answerMs }: Asking,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
  let response: Response;
  try {
    response = await fetch(`${deployment.baseUrl}${path}`, { ...init, signal: limit });
  } catch (error) {
    throw createFailure(deployment, isConnectFailure(error) ? 'connect' : 'reset', null);
  }
  if (response.ok) return response;
  const seconds = response.headers.get('retry-after');
  const retryAfterMs = seconds === null ? null : Number(seconds) * 1000;
  await response.body?.cancel();
  throw createFailure(deployment, mapStatus(response.status), { status: response.status, retryAfterMs });
}

function isConnectFailure(error: unknown): boolean {
  return String((error as { cause?: { code?: string } }).cause?.code) === 'ECONNREFUSED';
}

const kinds: Readonly<Record<number, UpstreamFailureKind>> = {
  400: 'rejected_request',
  401: 'rejected_credential',
  402: 'rejected_credential',
  404: 'not_found',
  410: 'not_found',
  429: 'rate_limited',
  503: 'unavailable',
};

function mapStatus(status: number): UpstreamFailureKind {
  return kinds[status] ?? 'server_error';
}

function createFailure(
  { id }: Deployment,
  kind: UpstreamFailureKind,
  answer: { readonly status: number; readonly retryAfterMs: number | null } | null,
): GatewayError {
  const { status = null, retryAfterMs = null } = answer ?? {};
  return new GatewayError('bad_gateway', `The upstream said ${String(status)}.`, {
    reason: 'upstream_error',
    upstream: { deploymentId: id, status, kind, retryAfterMs },
  });
}
