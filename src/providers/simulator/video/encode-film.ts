import h264 from 'h264-mp4-encoder';
import { createFilmFrames, type FilmPlan } from './film-frames.ts';
import type { Planes } from './film-planes.ts';
import { readPackets, writeFilm, type FilmPackets } from './film-packets.ts';

/**
 * Encodes a film as MP4 with its index in front. To encode every frame would take seconds of CPU: those of the first second are
 * encoded, and the first of every second. What lies between them is the same in each second, and is used for all. The same plan gives
 * the same bytes.
 */
export async function encodeFilm(plan: FilmPlan): Promise<Uint8Array> {
  const frames = createFilmFrames(plan);
  const first = await encodeFrames(plan, frames.listFirstSecond(), plan.framesPerSecond);
  const beginnings = await encodeFrames(plan, frames.listBeginnings(), 1);
  return await writeFilm(first, beginnings.packets, plan.framesPerSecond);
}

/** Between 10, which is best, and 51. */
const quantization = 30;

/** 10 is the fastest. */
const speed = 10;

/** Its own files are in memory, and shared by all encoders of a thread. */
const outputFilename = 'frames.mp4';

/** A key frame, and after each so many frames another. What an encoder holds when it fails goes with its thread. */
async function encodeFrames(
  { size, framesPerSecond }: FilmPlan,
  frames: Iterable<Planes>,
  groupOfPictures: number,
): Promise<FilmPackets> {
  const encoder = await h264.createH264MP4Encoder();
  const frameRate = framesPerSecond;
  const quality = { speed, quantizationParameter: quantization };
  Object.assign(encoder, { ...size, ...quality, frameRate, groupOfPictures, outputFilename });
  encoder.initialize();
  for (const frame of frames) encoder.addFrameYuv(frame);
  encoder.finalize();
  const file = encoder.FS.readFile(outputFilename);
  encoder.delete();
  return await readPackets(file);
}
