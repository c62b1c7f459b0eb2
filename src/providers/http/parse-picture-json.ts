import { isAscii } from 'node:buffer';
import { parseJson } from '../../core/json/parse-json.ts';
import { parseAnswer, type ParseAnswer } from './parse-answer.ts';
import { asObject, listObjects } from './read-json.ts';

/** Shorter texts are parsed with the rest. */
const shortPicture = 64 * 1024;

const key = '"b64_json"';

const escapeOrLineEnd = ['\\', '\n', '\r', '\t'];

/** Where the text of one picture lies. */
interface PictureText {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses an answer of an image operation. A picture makes a text of up to 45 MB, which would hold up the main loop for a
 * tenth of a second: long ones are cut out of the bytes, the rest is parsed, and the texts are put back in. Gives and
 * throws what parseJson does, except that a control character within a picture goes unnoticed.
 */
export const parsePictureJson: ParseAnswer = (bytes, memory) => {
  const pictures = findPictures(bytes);
  if (pictures.length === 0) return parseAnswer(bytes, memory);
  // The texts of the pictures beside the bytes they are cut from; the rest is little.
  memory.hold(2 * bytes.length);
  const value = parseJson(cutOut(bytes, pictures));
  return putBack(value, bytes, pictures) ? value : parseAnswer(bytes, memory);
};

function findPictures(bytes: Buffer): readonly PictureText[] {
  const found: PictureText[] = [];
  let position = bytes.indexOf(key);
  while (position !== -1) {
    const start = skipToText(bytes, position + key.length);
    const end = start === -1 ? -1 : bytes.indexOf('"', start);
    if (end - start >= shortPicture && isPlain(bytes.subarray(start, end))) found.push({ start, end });
    position = bytes.indexOf(key, Math.max(end, position + key.length));
  }
  return found;
}

/** One past the quote that opens the value, or -1 where the value is no string. */
function skipToText(bytes: Buffer, from: number): number {
  const near = bytes.toString('latin1', from, from + 64);
  const opening = /^\s*:\s*"/u.exec(near)?.[0];
  return opening === undefined ? -1 : from + opening.length;
}

function isPlain(text: Buffer): boolean {
  return isAscii(text) && !escapeOrLineEnd.some((character) => text.includes(character));
}

function cutOut(bytes: Buffer, pictures: readonly PictureText[]): Buffer {
  const pieces: Buffer[] = [];
  let position = 0;
  pictures.forEach(({ start, end }, index) => {
    pieces.push(bytes.subarray(position, start), Buffer.from(String(index)));
    position = end;
  });
  return Buffer.concat([...pieces, bytes.subarray(position)]);
}

/** Whether every text found its place: the format has them in `data`, or in the object itself. */
function putBack(value: unknown, bytes: Buffer, pictures: readonly PictureText[]): boolean {
  const object = asObject(value);
  const holders = [...listObjects(object?.data), ...(object === null ? [] : [object])].filter(
    ({ b64_json: text }) => typeof text === 'string' && /^\d+$/u.test(text),
  );
  if (holders.length !== pictures.length) return false;
  return holders.every((holder) => {
    const picture = pictures[Number(holder.b64_json)];
    if (picture === undefined) return false;
    Object.assign(holder, { b64_json: bytes.toString('latin1', picture.start, picture.end) });
    return true;
  });
}
