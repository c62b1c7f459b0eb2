import { createCancellation } from '../../../core/create-cancellation.ts';
import { GatewayError } from '../../../core/gateway-error.ts';
import type { VideoFailureCode } from '../../../core/video/video-failure.ts';
import type {
  UpstreamSample,
  UpstreamVideoState,
  VideoQuestion,
  VideoSubmission,
} from '../../../core/video/video-upstream.ts';
import { createResetFailure, createStatusFailure } from '../create-failure.ts';
import type { Directives } from '../directives/directives.ts';
import { simulatedStatuses } from '../directives/simulated-statuses.ts';
import type { Simulation } from '../simulation.ts';
import { createFilmStudio, type FilmStudio } from './film-studio.ts';
import { readMosaic } from './read-mosaic.ts';
import { readVideoPrompt } from './read-video-prompt.ts';
import { parseTaskId, renderTaskId, type SimulatedTask } from './simulated-task.ts';

/** How long a task takes whose prompt does not say otherwise, in milliseconds. */
const usualMs = 2_000;

export interface VideoSimulation {
  submit(call: VideoSubmission): Promise<string>;
  poll(call: VideoQuestion): UpstreamVideoState;
  /** Ends what is being made. */
  close(): void;
}

/**
 * Video tasks without an upstream. What becomes of one follows from its order, its id and the clock alone: nothing is remembered, so
 * that a restart changes nothing. Both calls throw GatewayError as prompts want it.
 */
export function createVideoSimulation(simulation: Simulation): VideoSimulation {
  const studio = createFilmStudio(simulation.pictures);
  return {
    submit: (call) => submit(call, simulation),
    poll: (call) => poll(call, simulation.clock.now(), studio),
    close: studio.close,
  };
}

async function submit(call: VideoSubmission, { clock, pictures }: Simulation): Promise<string> {
  const { deployment, order, picture, signal } = call;
  const { directives } = readVideoPrompt(order.prompt, deployment.id);
  if (directives.reset !== null) throw createResetFailure(directives.reset, deployment.id);
  if (directives.status !== null) throw createStatusFailure(directives.status, deployment.id);
  const createdAt = clock.now();
  const mosaic = picture === null ? null : await readMosaic(picture, pictures, signal);
  return renderTaskId({ createdAt, mosaic });
}

function poll(call: VideoQuestion, now: number, studio: FilmStudio): UpstreamVideoState {
  const { deployment, order, upstreamId, upstreamModel } = call;
  const { text, directives } = readVideoPrompt(order.prompt, deployment.id);
  const task = parseTaskId(upstreamId);
  if (task === null || directives.lost === 'yes') throw createLostFailure(deployment.id);
  const state = judgeTime(task, directives, now);
  if (state !== null) return state;
  if (directives.failed !== null) return describeFailure(directives.failed);
  const film = { text, order, model: upstreamModel, mosaic: task.mosaic };
  return describeDone(order.sampleCount, directives, (index) => ({
    sentAs: directives.base64 === 'yes' ? 'base64' : 'file',
    storageUri: null,
    fetch: (signal) => studio.shoot({ ...film, index }, signal).catch(explainStudio(deployment.id, signal)),
  }));
}

/** A film that cannot be made is a failure of the upstream that the simulator is. */
function explainStudio(deploymentId: string, signal: AbortSignal): (cause: unknown) => never {
  return (cause) => {
    if (signal.aborted) throw createCancellation(signal);
    throw new GatewayError('bad_gateway', 'The simulator could not make the video.', {
      reason: 'upstream_error',
      upstream: { deploymentId, status: null, kind: 'server_error', retryAfterMs: null },
      cause,
    });
  };
}

function createLostFailure(deploymentId: string) {
  const status = simulatedStatuses.get('404');
  if (status === undefined) throw new Error('The simulator knows no status 404.');
  return createStatusFailure({ status, persistence: 'retryable' }, deploymentId);
}

/** `null` once the task has ended. */
function judgeTime(
  { createdAt }: SimulatedTask,
  { delayMs, hang }: Directives,
  now: number,
): UpstreamVideoState | null {
  const neededMs = delayMs > 0 ? delayMs : usualMs;
  const elapsedMs = Math.max(0, now - createdAt);
  if (hang === 'yes') return { kind: 'running', progress: 50, retryAfterMs: null };
  if (elapsedMs >= neededMs) return null;
  const progress = Math.floor((100 * elapsedMs) / neededMs);
  return { kind: 'running', progress, retryAfterMs: neededMs - elapsedMs };
}

const failureMessages: Readonly<Record<VideoFailureCode, string>> = {
  invalid_request: 'The simulator does not accept this order, as the prompt wants it.',
  content_policy_violation: 'The content policy of the simulator forbids this, as the prompt wants it.',
  quota_exceeded: 'The quota of the simulator is used up, as the prompt wants it.',
  upstream_timeout: 'The simulator did not finish in time, as the prompt wants it.',
  upstream_error: 'The simulator failed, as the prompt wants it.',
  generation_failed: 'The simulator could not make the video, as the prompt wants it.',
};

function describeFailure(code: VideoFailureCode): UpstreamVideoState {
  return { kind: 'failed', failure: { code, message: failureMessages[code], upstreamCode: null } };
}

function describeDone(
  sampleCount: number,
  { filtered, filteredCount: wanted }: Directives,
  createSample: (index: number) => UpstreamSample,
): UpstreamVideoState {
  const filteredCount = filtered === 'no' ? 0 : Math.min(sampleCount, wanted ?? sampleCount);
  return {
    kind: 'done',
    samples: Array.from({ length: sampleCount - filteredCount }, (_, index) => createSample(index)),
    filteredCount,
    filteredReasons: filteredCount === 0 ? [] : [filterReason],
    release: () => undefined,
  };
}

const filterReason = 'The filter of the simulator blocked this video, as the prompt wants it.';
