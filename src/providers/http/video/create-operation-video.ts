import { isBase64 } from '../../../core/is-base64.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';
import type { VideoCalls } from '../../../core/video/create-late-video.ts';
import type { VideoOrder } from '../../../core/video/video-order.ts';
import {
  ForbiddenAddressError,
  type UpstreamSample,
  type UpstreamVideoState,
  type VideoCall,
  type VideoQuestion,
  type VideoSubmission,
} from '../../../core/video/video-upstream.ts';
import type { WireFormat } from '../../../core/wire/wire-format.ts';
import { readOperation, readOperationName, renderVideoRequest } from '../../../formats/operations/index.ts';
import type { OperationVideo, VideoOperation } from '../../../formats/operations/index.ts';
import type { HttpAdapterContext } from '../call-upstream.ts';
import { createInvalidAnswerError } from '../create-upstream-error.ts';
import { downloadVideo } from '../download/download-video.ts';
import { askVideoUpstream, type VideoRequest } from './ask-video-upstream.ts';
import { createBase64Sample, type Base64Sample } from './create-base64-sample.ts';
import { describeOutcome } from './describe-outcome.ts';
import { createLargePlaces, LargeAnswer, type LargePlaces } from './large-answer.ts';

/** Who the caller of an upstream is. */
export type AccessCall = Pick<VideoCall, 'deployment' | 'signal'>;

/** What is special about one upstream whose videos are long-running operations. */
export interface OperationUpstream {
  /** Of createVideoContext. */
  readonly context: HttpAdapterContext;
  readonly format: WireFormat;
  /** Does what needs a credential, with its headers. */
  withAccess<T>(call: AccessCall, perform: (headers: readonly string[]) => Promise<T>): Promise<T>;
  createSubmitPath(upstreamModel: string): string;
  createPollRequest(question: VideoQuestion): Pick<VideoRequest<unknown>, 'method' | 'path' | 'body'>;
  /** Where a video that has this address is fetched; `null` for an address that was not to be named. */
  locate(uri: string, order: VideoOrder): VideoLocation | null;
  /** Makes a text of the upstream fit to be shown. */
  clean(text: string, call: VideoCall): string;
}

export interface VideoLocation {
  readonly url: string;
  /** As UpstreamSample has it. */
  readonly storageUri: string | null;
  /** As VideoSource has it. Default: none. */
  readonly trustedOrigin?: string;
}

/** Whom Google's own addresses belong to. */
const vendorDomains = ['.googleapis.com', '.googleusercontent.com'];

/** Answers that hold videos at a time. */
const maxLargeAnswers = 2;

/** When an operation is asked about again whose answer found no place, in milliseconds. */
const noPlaceMs = 2_000;

/** Videos by `:predictLongRunning`, as the Gemini API and Vertex AI make them. */
export function createOperationVideo(upstream: OperationUpstream): VideoCalls {
  const places = createLargePlaces(maxLargeAnswers);
  return {
    submit: (call) => upstream.withAccess(call, (headers) => submit(upstream, call, headers)),
    poll: (call) => upstream.withAccess(call, (headers) => poll({ ...upstream, places }, call, headers)),
  };
}

async function submit(
  { context, format, createSubmitPath }: OperationUpstream,
  call: VideoSubmission,
  headers: readonly string[],
): Promise<string> {
  const { answer } = await askVideoUpstream(context, {
    call,
    method: 'POST',
    path: createSubmitPath(call.upstreamModel),
    headers,
    body: Buffer.from(JSON.stringify(renderVideoRequest(call.order, call.picture))),
    format,
    read: readOperationName,
  });
  return answer;
}

interface PolledUpstream extends OperationUpstream {
  readonly places: LargePlaces;
}

async function poll(
  upstream: PolledUpstream,
  call: VideoQuestion,
  headers: readonly string[],
): Promise<UpstreamVideoState> {
  const { context, format, places, createPollRequest } = upstream;
  const large = new LargeAnswer(places, context.maxAnswerBytes);
  try {
    const read = (value: JsonObject) => (isOfTask(value, call) ? readOperation(value) : null);
    const request = { call, headers, format, large, read, ...createPollRequest(call) };
    const { answer, retryAfterMs } = await askVideoUpstream(context, request);
    if (answer.kind !== 'running') return describeEnd(upstream, { call, operation: answer, large });
    large.release();
    return { kind: 'running', progress: answer.progress, retryAfterMs };
  } catch (error) {
    large.release();
    if (large.wasRefused) return { kind: 'running', progress: null, retryAfterMs: noPlaceMs };
    throw error;
  }
}

/** A name may be left out, and the project and model before its last part be written in another way. */
function isOfTask({ name }: JsonObject, { upstreamId }: VideoQuestion): boolean {
  return typeof name !== 'string' || name.split('/').at(-1) === upstreamId.split('/').at(-1);
}

interface EndedOperation {
  readonly call: VideoQuestion;
  readonly operation: Exclude<VideoOperation, { readonly kind: 'running' }>;
  readonly large: LargeAnswer;
}

function describeEnd(
  upstream: PolledUpstream,
  { call, operation, large }: EndedOperation,
): UpstreamVideoState {
  const held: Base64Sample[] = [];
  const source = {
    clean: (text: string) => upstream.clean(text, call),
    release: () => {
      for (const sample of held) sample.release();
      large.release();
    },
  };
  if (operation.kind === 'failed') return describeOutcome(operation, source);
  const videos = operation.videos.slice(0, call.order.sampleCount);
  const samples = videos.map((video) => createSample(upstream, call, video));
  held.push(...samples.filter((sample) => 'release' in sample));
  if (held.length === 0) large.release();
  return describeOutcome({ ...operation, samples }, source);
}

function createSample(
  upstream: PolledUpstream,
  call: VideoQuestion,
  video: OperationVideo,
): UpstreamSample | Base64Sample {
  const { deployment, order } = call;
  if ('base64' in video) {
    if (isBase64(video.base64)) return createBase64Sample(video.base64, deployment);
    throw createInvalidAnswerError(deployment, 200, new Error('The video is not base64.'));
  }
  const location = upstream.locate(video.uri, order);
  return {
    sentAs: 'file',
    storageUri: location?.storageUri ?? null,
    fetch: async (signal) => {
      if (location === null) throw new ForbiddenAddressError('The video is not where the order asked for.');
      const { url, trustedOrigin = null } = location;
      return await upstream.withAccess({ deployment, signal }, (headers) =>
        downloadVideo(upstream.context, { deployment, url, headers, vendorDomains, trustedOrigin }, signal),
      );
    },
  };
}
