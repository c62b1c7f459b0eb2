import { asObject, asString, isObject, type JsonObject } from '../../core/json/json-object.ts';

/** What the operation of a video says, not yet fit to be shown. */
export type VideoOperation =
  | {
      readonly kind: 'running';
      /** 0 to 100; `null` where it does not say. */
      readonly progress: number | null;
    }
  | {
      readonly kind: 'failed';
      /** google.rpc.Code; `null` where there is none. */
      readonly number: number | null;
      /** Its name; `null` where there is none. */
      readonly name: string | null;
      readonly message: string;
    }
  | {
      readonly kind: 'done';
      readonly videos: readonly OperationVideo[];
      readonly filteredCount: number;
      readonly filteredReasons: readonly string[];
    };

/** A video, by its address or within the answer. */
export type OperationVideo = { readonly uri: string } | { readonly base64: string };

/** Reasons that are read, and videos. */
const maxItems = 20;

/** Longest name, in characters. */
const maxNameLength = 1_000;

/**
 * The name of an operation, which may stand in a path; `null` for anything else. It has no empty parts, and none of dots only,
 * which would lead out of the path.
 */
export function readOperationName(value: JsonObject): string | null {
  const name = asString(value.name) ?? '';
  if (name.length > maxNameLength || !/^[\w.~@:-]+(?:\/[\w.~@:-]+)*$/u.test(name)) return null;
  return name.split('/').some((part) => /^\.+$/u.test(part)) ? null : name;
}

/** Reads an operation as the Gemini API and Vertex AI write it; `null` for what is none. */
export function readOperation(value: JsonObject): VideoOperation | null {
  const { done, error, response, name } = value;
  if (done !== true) {
    const isOperation = typeof name === 'string' || done === false || isObject(value.metadata);
    return isOperation && !error
      ? { kind: 'running', progress: readProgress(asObject(value.metadata)) }
      : null;
  }
  if (error !== undefined && error !== null) return readFailure(error);
  const result = asObject(response);
  return readResult(isObject(result.generateVideoResponse) ? result.generateVideoResponse : result);
}

function readProgress({ progressPercent, progressPercentage, progress }: JsonObject): number | null {
  const stated = [progressPercent, progressPercentage, progress].find((value) => typeof value === 'number');
  return stated !== undefined && stated >= 0 && stated <= 100 ? stated : null;
}

/** Some write the error as a mere text. */
function readFailure(error: unknown): VideoOperation {
  if (typeof error === 'string') return { kind: 'failed', number: null, name: null, message: error };
  const { code, status, message } = asObject(error);
  return {
    kind: 'failed',
    number: Number.isInteger(code) ? Number(code) : null,
    name: asString(status) ?? asString(code),
    message: asString(message) ?? '',
  };
}

function readResult(result: JsonObject): VideoOperation {
  const { generatedSamples, videos, generatedVideos, raiErrorMessage } = result;
  const items = [generatedSamples, videos, generatedVideos].find(
    (list) => Array.isArray(list) && list.length > 0,
  );
  const found = (Array.isArray(items) ? items.slice(0, maxItems) : []).flatMap(readVideo);
  const reasons = readReasons(result);
  const { raiMediaFilteredCount: count } = result;
  const isRefused = found.length === 0 && reasons.length === 0 && typeof raiErrorMessage === 'string';
  if (isRefused) return { kind: 'failed', number: 3, name: 'safety', message: raiErrorMessage };
  return {
    kind: 'done',
    videos: found,
    filteredCount: typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : reasons.length,
    filteredReasons: reasons,
  };
}

function readReasons({ raiMediaFilteredReasons: reasons }: JsonObject): readonly string[] {
  if (!Array.isArray(reasons)) return [];
  return reasons.filter((reason) => typeof reason === 'string').slice(0, maxItems);
}

/** A sample, or its `video`; in old answers the address alone. What is neither is left out. */
function readVideo(item: unknown): readonly OperationVideo[] {
  if (typeof item === 'string') return [{ uri: item }];
  const video = asObject(asObject(item).video ?? item);
  const uri = asString(video.gcsUri) ?? asString(video.uri);
  if (uri !== null && uri !== '') return [{ uri }];
  const base64 =
    asString(video.bytesBase64Encoded) ?? asString(video.encodedVideo) ?? asString(video.videoBytes);
  return base64 === null || base64 === '' ? [] : [{ base64 }];
}
