import { mutateJsonText } from '../mutations/mutate-json-text.ts';
import { mutateValue } from '../mutations/mutate-value.ts';
import { oddTexts } from '../mutations/odd-values.ts';
import type { FuzzRandom } from '../fuzz-random.ts';
import { writeErrorBody, writeSecretText } from './error-texts.ts';
import {
  renderPayload,
  type AnswerFault,
  type FaultPlace,
  type StreamPiece,
  type UpstreamAnswer,
} from './upstream-answer.ts';

type ChangePieces = (pieces: readonly StreamPiece[], place: FaultPlace) => readonly StreamPiece[];

/** A fault of the events; whole answers stay as they are. */
function changePieces(name: string, change: ChangePieces): AnswerFault {
  const plant: AnswerFault['plant'] = (answer, place) => {
    const { payload } = answer;
    if (payload.kind !== 'events' || payload.pieces.length === 0) return answer;
    return { ...answer, payload: { ...payload, pieces: change(payload.pieces, place) } };
  };
  return { name, plant };
}

function changeOne(
  pieces: readonly StreamPiece[],
  random: FuzzRandom,
  change: (piece: StreamPiece) => readonly StreamPiece[],
): readonly StreamPiece[] {
  const at = random.below(pieces.length);
  return pieces.flatMap((piece, index) => (index === at ? change(piece) : [piece]));
}

const drop = changePieces('a missing event', (pieces, { random }) => changeOne(pieces, random, () => []));

const repeat = changePieces('an event twice', (pieces, { random }) =>
  changeOne(pieces, random, (piece) => [piece, piece]),
);

const swap = changePieces('events in another order', (pieces, { random }) => {
  const [from, to] = [random.below(pieces.length), random.below(pieces.length)];
  const piece = pieces[from];
  return piece === undefined ? pieces : pieces.toSpliced(from, 1).toSpliced(to, 0, piece);
});

const stopEarly = changePieces('no terminal event', (pieces, { random }) =>
  pieces.slice(0, random.below(pieces.length)),
);

const goOn = changePieces('events after the end', (pieces) => [...pieces, ...pieces.slice(-3)]);

const changeValue = changePieces('a changed event', (pieces, { random }) => {
  return changeOne(pieces, random, (piece) => {
    const before = parseJsonText(piece.data);
    if (before === undefined) return [piece];
    return [{ name: piece.name, data: JSON.stringify(mutateValue(before, random, null).value) ?? '' }];
  });
});

/** `undefined` for what another fault has made no JSON of, or nested deeper than can be copied. */
function parseJsonText(text: string): unknown {
  if (/\[{2000}|(?:\{"a":){2000}/u.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const changeData = changePieces('an event with odd data', (pieces, { random }) => {
  return changeOne(pieces, random, ({ name, data }) => {
    const text =
      random.chance(0.5) && data.startsWith('{"')
        ? mutateJsonText(data, random).bytes.toString('utf8')
        : random.pick(['', '[DONE]', 'null', '[]', '7', '{}', '{', '"x"', ...oddTexts]);
    return [{ name, data: text.replace(/[\r\n]+/gu, ' ') }];
  });
});

const rename = changePieces('an event by another name', (pieces, { random }) => {
  return changeOne(pieces, random, ({ data }) => [
    {
      name: random.pick([
        '',
        'new_event',
        'error',
        'message_stop',
        'ping',
        '__proto__',
        'constructor',
        'x'.repeat(500),
        null,
      ]),
      data,
    },
  ]);
});

const changeToError: ChangePieces = (pieces, place) => {
  const { random } = place;
  const data = JSON.stringify(random.chance(0.8) ? writeErrorBody(place) : { error: writeSecretText(place) });
  const piece = { name: pieces[0]?.name === null ? null : 'error', data };
  const at = random.below(pieces.length + 1);
  return random.chance(0.5) ? [...pieces.slice(0, at), piece] : pieces.toSpliced(at, 0, piece);
};

const plantError: AnswerFault = { ...changePieces('an error event', changeToError), tells: 'secrets' };

const plantStranger = changePieces('an event of later versions', (pieces, { random }) => {
  const type = random.pick([
    'content_block_audio',
    'image_generation.progress',
    'ping',
    '__proto__',
    'message_annotation',
  ]);
  const piece = {
    name: pieces[0]?.name === null ? null : type,
    data: JSON.stringify({ type, index: 0, more: { a: [1] } }),
  };
  return pieces.toSpliced(random.below(pieces.length + 1), 0, piece);
});

/** How the stream is written, as bytes. */
const rewrite: AnswerFault = {
  name: 'a stream written oddly',
  plant: (answer, { random }): UpstreamAnswer => {
    if (answer.payload.kind !== 'events') return answer;
    const text = renderPayload(answer.payload).toString('utf8');
    const bytes = random.pick([
      Buffer.from(text.replaceAll(/\r?\n/gu, '\r')),
      Buffer.from(text.replaceAll(/\r?\n/gu, random.pick(['\n', '\r\n']))),
      Buffer.from(`\u{feff}${text}`),
      Buffer.from(text.replaceAll('data: ', 'data:')),
      Buffer.from(text.replaceAll(/^data: /gmu, ': comment\nid: 7\nretry: 1\ndata: ')),
      Buffer.from(text.replaceAll(/,"/gu, ',\ndata: "')),
      Buffer.from(text.trimEnd()),
      Buffer.from(`${text}data: {"half`),
      Buffer.from(`${text}event: x`),
      Buffer.from(text.replaceAll('\n\n', '\n\n\n\n\n')),
      Buffer.concat([
        Buffer.from(text.slice(0, random.below(text.length))),
        Buffer.from([0xff, 0xc0]),
        Buffer.from(text),
      ]),
      Buffer.from(`data: ${'a'.repeat(300_000)}\n\n${text}`),
      Buffer.from(text.replaceAll('data:', 'Data:')),
      Buffer.alloc(0),
      Buffer.from('\n'.repeat(5000)),
      Buffer.from(': only comments\n\n'.repeat(50)),
    ]);
    return { ...answer, payload: { kind: 'bytes', bytes }, writes: random.pick([1, 1, 7, 60]) };
  },
};

/** Every way in which a stream goes wrong, with how often it does. */
export const streamFaults: readonly (readonly [weight: number, fault: AnswerFault])[] = [
  [2, drop],
  [1, repeat],
  [2, swap],
  [2, stopEarly],
  [1, goOn],
  [5, changeValue],
  [3, changeData],
  [1, rename],
  [3, plantError],
  [1, plantStranger],
  [3, rewrite],
];
