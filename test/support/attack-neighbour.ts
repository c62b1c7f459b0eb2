import type { WireRequest } from './attack-wire.ts';
import { createMessageRequest } from './chat-requests.ts';
import { writeInterlacedPng } from './write-interlaced-png.ts';

/** The key of somebody who attacks nobody. */
export const neighbourKey = 'sk-specway-neighbour-key-0001';

/** What somebody may ask for while others attack: little. */
export type NeighbourKind = 'words' | 'a picture' | 'an edit';

export function createNeighbourRequest(kind: NeighbourKind): WireRequest {
  if (kind === 'a picture') return askForPicture();
  if (kind === 'an edit') return askForEdit();
  const { path, init } = createMessageRequest({ apiKey: neighbourKey, prompt: 'Good morning.' });
  return { path, headers: init.headers, body: init.body };
}

const authorization = `Bearer ${neighbourKey}`;
const size = '1024x1024';

function askForPicture(): WireRequest {
  return {
    path: '/v1/images/generations',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'a red circle', quality: 'low', size }),
  };
}

function askForEdit(): WireRequest {
  const open = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"`;
  const parts = [
    `${open('prompt')}\r\n\r\na yellow moon\r\n`,
    `${open('size')}\r\n\r\n${size}\r\n`,
    `${open('image')}; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    writeInterlacedPng(64),
    '\r\n--b--\r\n',
  ];
  return {
    path: '/v1/images/edits',
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat(parts.map((part) => Buffer.from(part))),
  };
}
