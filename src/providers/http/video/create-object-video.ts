import type { VideoCalls } from '../../../core/video/create-late-video.ts';
import type {
  UpstreamSample,
  UpstreamVideoState,
  VideoCall,
  VideoQuestion,
  VideoSubmission,
} from '../../../core/video/video-upstream.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';
import { createImageFormat } from '../../../formats/images/index.ts';
import { readVideoObject, type VideoObject } from '../../../formats/videos/index.ts';
import type { HttpAdapterContext } from '../call-upstream.ts';
import { createBearerHeaders } from '../create-bearer-headers.ts';
import { createUploadForm, type UploadForm } from '../create-upload-form.ts';
import { downloadVideo } from '../download/download-video.ts';
import { askVideoUpstream } from './ask-video-upstream.ts';
import { describeOutcome } from './describe-outcome.ts';

/** What is special about one upstream whose videos are objects of `/v1/videos`. */
export interface ObjectUpstream {
  readonly context: HttpAdapterContext;
  /** The fields of the form, but for the picture. */
  listFields(call: VideoSubmission): readonly (readonly [name: string, value: string])[];
  /** Beside the credential. Names and values in turn. */
  createSubmitHeaders(call: VideoSubmission): readonly string[];
}

const path = '/v1/videos';

/** Videos of `/v1/videos`, as OpenAI and other gateways make them. */
export function createObjectVideo(upstream: ObjectUpstream): VideoCalls {
  return {
    submit: (call) => submit(upstream, call),
    poll: (call) => poll(upstream.context, call),
  };
}

async function submit(upstream: ObjectUpstream, call: VideoSubmission): Promise<string> {
  const fields = upstream.listFields(call);
  const { answer } = await askVideoUpstream(upstream.context, {
    call,
    method: 'POST',
    path,
    headers: [...createHeaders(call), ...upstream.createSubmitHeaders(call)],
    body: await createForm(fields, call),
    format: createImageFormat({ body: { value: Object.fromEntries(fields), bytes: null }, files: [] }),
    read: readVideoObject,
  });
  return answer.id;
}

function createForm(
  fields: readonly (readonly [string, string])[],
  { picture }: VideoSubmission,
): Promise<UploadForm> {
  if (picture === null) return createUploadForm({ fields, files: [] });
  const { buffer, byteOffset, byteLength } = picture;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const file = { field: 'input_reference', bytes, sizeBytes: byteLength };
  return createUploadForm({ fields, files: [file] });
}

async function poll(context: HttpAdapterContext, call: VideoQuestion): Promise<UpstreamVideoState> {
  const { answer, retryAfterMs } = await askVideoUpstream(context, {
    call,
    method: 'GET',
    path: createPath(call),
    headers: createHeaders(call),
    body: null,
    format: createImageFormat({ body: { value: {}, bytes: null }, files: [] }),
    read: (value) => (isOfTask(value, call) ? readVideoObject(value) : null),
  });
  return describeObject(context, call, { answer, retryAfterMs });
}

/** Gateways name a task twice, and some of them the vendor's beside their own, or not at all. */
function isOfTask({ id, task_id: taskId }: JsonObject, { upstreamId }: VideoQuestion): boolean {
  return (id ?? taskId ?? upstreamId) === upstreamId || taskId === upstreamId;
}

function describeObject(
  context: HttpAdapterContext,
  call: VideoQuestion,
  { answer, retryAfterMs }: { readonly answer: VideoObject; readonly retryAfterMs: number | null },
): UpstreamVideoState {
  const { outcome } = answer;
  if (outcome.kind === 'running') return { ...outcome, retryAfterMs };
  const { deployment, order } = call;
  const source = {
    clean: (text: string) => context.cleaner.clean(text, { deployment, request: null }),
    release: () => undefined,
  };
  if (outcome.kind === 'failed') return describeOutcome(outcome, source);
  const count = Math.min(outcome.videoCount, order.sampleCount);
  const samples = Array.from({ length: count }, (_, index) => createSample(context, call, index));
  return describeOutcome({ ...outcome, samples }, source);
}

function createSample(context: HttpAdapterContext, call: VideoQuestion, index: number): UpstreamSample {
  const { deployment } = call;
  const url = `${deployment.baseUrl}${createPath(call)}/content${index === 0 ? '' : `?index=${String(index)}`}`;
  const source = { deployment, url, headers: createHeaders(call), vendorDomains: [], trustedOrigin: null };
  return { sentAs: 'file', storageUri: null, fetch: (signal) => downloadVideo(context, source, signal) };
}

function createPath({ upstreamId }: VideoQuestion): string {
  return `${path}/${encodeURIComponent(upstreamId)}`;
}

function createHeaders({ deployment }: VideoCall): readonly string[] {
  return createBearerHeaders(deployment.credential);
}
