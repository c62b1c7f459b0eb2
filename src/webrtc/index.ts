export { createMediaCalls, type MediaOptions } from './create-media-calls.ts';
export { type WorkerFailure } from './pool/worker-process.ts';
