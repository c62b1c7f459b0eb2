import type OpenAI from 'openai';
import { toFile } from 'openai';
import { expect } from 'vitest';
import { decodePicture, readPixel, type DecodedPicture, type Rectangle } from './picture-samples.ts';

/** Every picture of an answer, decoded; they must be what the answer says of them. */
export async function decodeImages(answer: OpenAI.ImagesResponse): Promise<readonly DecodedPicture[]> {
  const pictures = await Promise.all((answer.data ?? []).map(({ b64_json: text }) => decodeBase64(text)));
  for (const picture of pictures) expectPicture(picture, answer);
  return pictures;
}

type StreamEvent = OpenAI.ImageGenStreamEvent | OpenAI.ImageEditStreamEvent;

/** Every picture of a stream, decoded, whether it is finished or not; they must be what their events say of them. */
export async function decodeEvents(events: readonly StreamEvent[]): Promise<readonly DecodedPicture[]> {
  const pictures = await Promise.all(events.map(({ b64_json: text }) => decodeBase64(text)));
  pictures.forEach((picture, index) => {
    expectPicture(picture, events[index]!);
  });
  return pictures;
}

/** Everything a stream yields. */
export async function collectImageEvents<Event extends StreamEvent>(
  stream: AsyncIterable<Event>,
): Promise<readonly Event[]> {
  const events: Event[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

async function decodeBase64(text: string | undefined): Promise<DecodedPicture> {
  expect(text).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
  return await decodePicture(Buffer.from(text ?? '', 'base64'));
}

interface SaidFacts {
  readonly size?: string | undefined;
  readonly output_format?: string | undefined;
  readonly background?: string | undefined;
}

function expectPicture(picture: DecodedPicture, said: SaidFacts): void {
  expect(`${String(picture.width)}x${String(picture.height)}`).toBe(said.size);
  expect(picture.format).toBe(said.output_format);
  expect(isSeeThrough(picture) ? 'transparent' : 'opaque').toBe(said.background);
}

/** Whether any pixel lets the ground through. */
export function isSeeThrough({ pixels }: DecodedPicture): boolean {
  for (let index = 3; index < pixels.length; index += 4) if ((pixels[index] ?? 255) < 255) return true;
  return false;
}

/** How many pixels of the two differ, within and outside the rectangle. */
export function countDifferences(
  [before, after]: readonly [DecodedPicture, DecodedPicture],
  { left, top, width, height }: Rectangle,
): { readonly inside: number; readonly outside: number } {
  let [inside, outside] = [0, 0];
  for (let y = 0; y < before.height; y += 1) {
    for (let x = 0; x < before.width; x += 1) {
      if (readPixel(before, x, y).join() === readPixel(after, x, y).join()) continue;
      if (x >= left && x < left + width && y >= top && y < top + height) inside += 1;
      else outside += 1;
    }
  }
  return { inside, outside };
}

/** A picture as programs hand it to the client, under a name that says nothing. */
export async function toUpload(bytes: Buffer, name = 'upload.bin'): Promise<File> {
  return (await toFile(bytes, name, { type: 'application/octet-stream' })) as File;
}
