import { systemClock } from '../../core/clock.ts';
import { createParseQueue } from '../../core/json/parse-queue.ts';
import { TextCleaner } from '../../core/texts/text-cleaner.ts';
import type { HttpAdapterContext, HttpAdapterOptions } from './call-upstream.ts';
import { createUpstreamClient } from './create-upstream-client.ts';

const mebibyte = 1024 * 1024;

/** Fills in the defaults and opens the adapter's own client. */
export function createHttpContext(options: HttpAdapterOptions): HttpAdapterContext {
  return {
    client: createUpstreamClient(),
    clock: options.clock ?? systemClock,
    cleaner: options.cleaner ?? new TextCleaner(),
    parseQueue: options.parseQueue ?? createParseQueue(),
    maxEventBytes: options.maxEventBytes ?? 64 * mebibyte,
    maxAnswerBytes: options.maxAnswerBytes ?? 64 * mebibyte,
    ...(options.findHost === undefined ? {} : { findHost: options.findHost }),
  };
}

/**
 * The same client for answers that are pictures. Ten PNG files of 3840 x 2160 pixels that no compression makes smaller
 * have 442 MB as base64, and no string of the runtime is longer than 512 MiB.
 */
export function createPictureContext(
  context: HttpAdapterContext,
  { maxAnswerBytes = 480 * mebibyte }: HttpAdapterOptions,
): HttpAdapterContext {
  return { ...context, maxAnswerBytes };
}

/** The same client for answers that hold whole videos. */
export function createVideoContext(
  context: HttpAdapterContext,
  { maxAnswerBytes = 256 * mebibyte }: HttpAdapterOptions,
): HttpAdapterContext {
  return { ...context, maxAnswerBytes };
}
