import type { HandlerServices } from '../../src/core/handler.ts';
import type { FileResponse, OperationRequest } from '../../src/core/operation.ts';
import type { StoredVideo, TaskOwner, VideoTask } from '../../src/core/video/video-task.ts';
import { checkConditions, type FileConditions, type FileState } from './file-conditions.ts';
import { selectRange } from './select-range.ts';

export interface ContentRequest {
  /** Of the task. */
  readonly id: string;
  readonly owner: TaskOwner;
  /** Which of its videos. */
  readonly index: number;
  readonly request: Pick<OperationRequest, 'linkOwner' | 'signal'>;
  /** Headers of the request. */
  readonly conditions: FileConditions & { readonly range?: string; readonly 'if-range'?: string };
}

type ContentServices = Pick<HandlerServices, 'videos' | 'clock'>;

/** A video as it is downloaded: whole, a part of it, or that the client has it. */
export async function answerContent(
  asked: ContentRequest,
  services: ContentServices,
): Promise<FileResponse<200 | 206 | 304>> {
  const { video, head, isKnown } = await findContent(asked, services);
  if (isKnown) return renderKnown(head);
  const { range, 'if-range': ifRange } = asked.conditions;
  const part = selectRange({ range, ifRange }, video);
  const { bytes } = await services.videos.readVideo(video, part, asked.request.signal);
  if (part === null) return { kind: 'file', status: 200, headers: renderBody(head, video.sizeBytes), bytes };
  const contentRange = `bytes ${String(part.first)}-${String(part.last)}/${String(video.sizeBytes)}`;
  const headers = { ...renderBody(head, part.last - part.first + 1), 'content-range': contentRange };
  return { kind: 'file', status: 206, headers, bytes };
}

/** The same without a body: what is known of a video without reading it. */
export async function answerContentHead(
  asked: ContentRequest,
  services: ContentServices,
): Promise<FileResponse<200 | 304>> {
  const { video, head, isKnown } = await findContent(asked, services);
  if (isKnown) return renderKnown(head);
  return { kind: 'file', status: 200, headers: renderBody(head, video.sizeBytes), bytes: null };
}

interface FoundContent {
  readonly video: StoredVideo;
  readonly head: ContentHead;
  /** Whether the client has it already. */
  readonly isKnown: boolean;
}

/** Headers of a video, whatever is sent of it. */
interface ContentHead {
  /** For every answer, 304 included. */
  readonly common: Readonly<Record<string, string>>;
  /** For those with a body. */
  readonly body: Readonly<Record<string, string>>;
}

async function findContent(
  { id, index, owner, request, conditions }: ContentRequest,
  { videos, clock }: ContentServices,
): Promise<FoundContent> {
  const { task, video } = await videos.findVideo(id, index, owner);
  const state: FileState = video;
  const isKnown = checkConditions(conditions, state) === 'known';
  const crossOrigin = request.linkOwner === null ? {} : { 'cross-origin-resource-policy': 'cross-origin' };
  const common = { ...renderValidators(video), ...renderCacheControl(task, clock.now()), ...crossOrigin };
  return { video, head: { common, body: describeBody(task, video, index) }, isKnown };
}

function renderValidators({ etag, storedAt }: StoredVideo): Readonly<Record<string, string>> {
  return { etag: `"${etag}"`, 'last-modified': new Date(storedAt).toUTCString() };
}

/** The longest that a video may be kept by a private cache, in seconds. */
const maxAgeSeconds = 86_400;

/** An owner's own caches may keep it for a day, or as long as it exists. */
function renderCacheControl({ expiresAt }: VideoTask, now: number): Readonly<Record<string, string>> {
  const restSeconds = expiresAt === null ? maxAgeSeconds : Math.max(0, Math.floor((expiresAt - now) / 1000));
  return { 'cache-control': `private, max-age=${String(Math.min(maxAgeSeconds, restSeconds))}` };
}

/** Extensions of files, by media type. */
const extensions: Readonly<Record<string, string>> = { 'video/webm': 'webm', 'video/quicktime': 'mov' };

function describeBody(
  { id }: VideoTask,
  { mediaType }: StoredVideo,
  index: number,
): Readonly<Record<string, string>> {
  const name = index === 0 ? id : `${id}-${String(index)}`;
  return {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${name}.${extensions[mediaType] ?? 'mp4'}"`,
    'accept-ranges': 'bytes',
  };
}

function renderBody({ common, body }: ContentHead, sizeBytes: number): Readonly<Record<string, string>> {
  return { ...common, ...body, 'content-length': String(sizeBytes) };
}

function renderKnown({ common }: ContentHead): FileResponse<304> {
  return { kind: 'file', status: 304, headers: common, bytes: null };
}
