import type { Video, VideoError, VideoResultMetadata } from '../../../generated/contract-types.ts';
import { asObject, asString, type JsonObject } from '../../core/json/json-object.ts';

/** What the flat video object says of its task, not yet fit to be shown. */
export interface VideoObject {
  /** Of a form that may stand in a path. */
  readonly id: string;
  readonly outcome: VideoOutcome;
}

export type VideoOutcome =
  | {
      readonly kind: 'running';
      readonly isQueued?: true;
      /** 0 to 100; `null` where it does not say. */
      readonly progress: number | null;
    }
  | {
      readonly kind: 'failed';
      /** The upstream's own number; `null` where there is none. */
      readonly number: number | null;
      readonly name: string | null;
      readonly message: string;
    }
  | {
      readonly kind: 'done';
      /** Videos that can be downloaded, by their index. */
      readonly videoCount: number;
      readonly filteredCount: number;
      readonly filteredReasons: readonly string[];
    };

/** Reasons that are read, and videos. */
const maxItems = 20;

/** Longest id, in characters. */
const maxIdLength = 256;

/** Reads the object of `POST` and `GET /v1/videos`; `null` for what is none. A status that nobody knows is none. */
export function readVideoObject(value: JsonObject): VideoObject | null {
  const video = asObject<Video>(value);
  const id = asString(video.id) ?? '';
  const outcome = readOutcome(video);
  const mayStandInPath = id.length <= maxIdLength && /^[\w~-][\w.~:-]*$/u.test(id);
  return outcome === null || !mayStandInPath ? null : { id, outcome };
}

type VideoFields = ReturnType<typeof asObject<Video>>;

function readOutcome(video: VideoFields): VideoOutcome | null {
  switch (video.status) {
    case 'queued':
      return { kind: 'running', isQueued: true, progress: readProgress(video.progress) };
    case 'in_progress':
      return { kind: 'running', progress: readProgress(video.progress) };
    case 'completed':
      return readResult(video);
    case 'failed':
    case 'cancelled':
      return readFailure(video);
    default:
      return null;
  }
}

function readProgress(progress: unknown): number | null {
  return typeof progress === 'number' && progress >= 0 && progress <= 100 ? progress : null;
}

function readFailure({ error, metadata }: VideoFields): VideoOutcome {
  const { code, message } = asObject<VideoError>(error);
  const { upstream_code: number } = asObject<VideoResultMetadata>(metadata);
  return {
    kind: 'failed',
    number: Number.isInteger(number) ? Number(number) : null,
    name: asString(code),
    message: asString(message) ?? '',
  };
}

/** What was filtered has no file, and so nothing that expires. Where a vendor knows of no filters there is one video. */
function readResult({ metadata, expires_at: expiresAt }: VideoFields): VideoOutcome {
  const known = asObject<VideoResultMetadata>(metadata);
  const { rai_media_filtered_count: count, rai_media_filtered_reasons: reasons, urls } = known;
  const filteredReasons = Array.isArray(reasons)
    ? reasons.filter((reason) => typeof reason === 'string').slice(0, maxItems)
    : [];
  const isCount = typeof count === 'number' && Number.isInteger(count) && count > 0;
  const filteredCount = isCount ? count : filteredReasons.length;
  const isEmpty = filteredCount > 0 && (expiresAt === null || expiresAt === undefined);
  const listed = Array.isArray(urls) ? Math.min(urls.length, maxItems) : 0;
  return { kind: 'done', videoCount: isEmpty ? 0 : Math.max(1, listed), filteredCount, filteredReasons };
}
