import type { Deployment } from '../../src/core/provider.ts';
import type { InputPicture, VideoOrder } from '../../src/core/video/video-order.ts';
import type {
  UpstreamVideoState,
  VideoDownload,
  VideoQuestion,
  VideoSubmission,
} from '../../src/core/video/video-upstream.ts';
import { providers, type ProviderName } from '../../src/providers/provider-table.ts';
import { testCredential } from './create-upstream-call.ts';

export interface TestVideoOptions {
  readonly provider: ProviderName;
  /** Default: none, as the simulator has it. */
  readonly url?: string;
  readonly credential?: string | null;
  readonly downloadHosts?: readonly string[];
  readonly timeouts?: Partial<Deployment['timeouts']>;
  readonly order?: Partial<VideoOrder>;
  readonly picture?: Buffer;
  readonly upstreamModel?: string;
  readonly upstreamId?: string;
  readonly answerMs?: number;
  readonly signal?: AbortSignal;
}

/** What `submit` and `poll` of a video adapter are called with, with time-outs that no healthy test reaches. */
export function createVideoCall(options: TestVideoOptions): VideoSubmission & VideoQuestion {
  const { provider, url = '', credential = testCredential, downloadHosts, picture = null } = options;
  const { order = {}, timeouts, ...rest } = options;
  return {
    taskId: 'task_01h2xcejqtf2nbrexx3vqjhp41',
    upstreamModel: 'upstream-model',
    upstreamId: 'operations/one',
    answerMs: 5_000,
    signal: new AbortController().signal,
    ...rest,
    deployment: {
      id: 'primary',
      provider: providers[provider],
      baseUrl: url,
      credential,
      models: {},
      timeouts: { connectMs: 5_000, firstByteMs: 5_000, idleMs: 5_000, totalMs: 10_000, ...timeouts },
      ...(downloadHosts === undefined ? {} : { downloadHosts }),
    },
    order: createVideoOrder({ ...order, ...(picture === null ? {} : { picture: describePicture(picture) }) }),
    picture,
  };
}

/** An order with nothing unusual in it. */
export function createVideoOrder(changes: Partial<VideoOrder> = {}): VideoOrder {
  return {
    modelName: 'vidfam-3.1-generate-preview',
    prompt: 'A paper boat on a rainy street',
    negativePrompt: null,
    seconds: 8,
    aspectRatio: '16:9',
    resolution: '720p',
    sampleCount: 1,
    personGeneration: null,
    storageUri: null,
    picture: null,
    ...changes,
  };
}

function describePicture({ length }: Buffer): InputPicture {
  return { mediaType: 'image/png', sizeBytes: length, objectName: 'inputs/task_01h2xcejqtf2nbrexx3vqjhp41' };
}

/** A state that has ended with videos; throws for any other. */
export function expectDone(state: UpstreamVideoState): Extract<UpstreamVideoState, { kind: 'done' }> {
  if (state.kind !== 'done') throw new Error(`The task is not done: ${JSON.stringify(state)}`);
  return state;
}

/** The first video of a task that is done. */
export async function fetchFirst(
  state: UpstreamVideoState,
  signal = new AbortController().signal,
): Promise<VideoDownload> {
  const [sample] = expectDone(state).samples;
  if (!sample) throw new Error('The task has no video.');
  return await sample.fetch(signal);
}

/** All bytes of a video that is fetched. */
export async function readDownload({ bytes }: VideoDownload): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}
