import type { JsonObject } from '../../generate/json.ts';
import type { Effect } from '../fuzz-case.ts';
import type { FuzzRandom } from '../fuzz-random.ts';
import { imageFiles } from '../../../test/support/contract-image-files.ts';
import {
  createFile,
  createText,
  formBoundary,
  formType,
  listTextFields,
  renderForm,
  type FormPart,
} from '../requests/form-parts.ts';
import { generateValue } from '../requests/generate-value.ts';
import type { SchemaGuide } from '../requests/schema-guide.ts';
import { oddNames, oddTexts } from './odd-values.ts';

/** A form as it goes out. */
export interface MutatedForm {
  readonly parts: readonly FormPart[];
  readonly body: Buffer;
  /** Of the whole request. */
  readonly contentType: string;
  readonly note: string;
  /** `judge`: the schema decides. */
  readonly effect: Effect | 'judge';
}

interface FormPlace {
  readonly parts: readonly FormPart[];
  readonly random: FuzzRandom;
  readonly schema: JsonObject;
  readonly guide: SchemaGuide;
}

/** `null` where it makes no sense. */
type Change = (place: FormPlace) => MutatedForm | null;

/** Changes a form: its fields, its files, or how it is written. */
export function mutateForm(place: FormPlace): MutatedForm {
  for (;;) {
    const changed = place.random.weigh(changes)(place);
    if (changed !== null) return changed;
  }
}

const changes: readonly (readonly [weight: number, change: Change])[] = [
  [6, changeText],
  [5, addField],
  [4, changeFile],
  [4, changePartHead],
  [4, changeFraming],
  [3, dropPart],
  [2, repeatPart],
  [2, reorder],
  [2, addUnknown],
  [2, exchangeKinds],
  [1, multiply],
  [1, changeType],
];

function finish(parts: readonly FormPart[], note: string, effect: MutatedForm['effect']): MutatedForm {
  return { parts, body: renderForm(parts), contentType: formType, note, effect };
}

function replacePart(
  parts: readonly FormPart[],
  old: FormPart,
  next: readonly FormPart[],
): readonly FormPart[] {
  return parts.flatMap((part) => (part === old ? next : [part]));
}

function changeText({ parts, random, schema, guide }: FormPlace): MutatedForm | null {
  if (!parts.some(({ fileName }) => fileName === null)) return null;
  const old = random.pick(parts.filter(({ fileName }) => fileName === null));
  const text = random.chance(0.5) ? random.pick(oddTexts) : makeText(old.name, { random, schema, guide });
  return finish(
    replacePart(parts, old, [createText(old.name, text)]),
    `${old.name} = ${JSON.stringify(text).slice(0, 60)}`,
    'judge',
  );
}

function addField(place: FormPlace): MutatedForm | null {
  const { parts, random, schema, guide } = place;
  const missing = listTextFields(schema, guide).filter((name) => !parts.some((part) => part.name === name));
  if (missing.length === 0) return null;
  const name = random.pick(missing);
  const text = makeText(name, place);
  return finish(
    [...parts, createText(name, text)],
    `with ${name}: ${JSON.stringify(text).slice(0, 60)}`,
    'judge',
  );
}

function makeText(name: string, { random, schema, guide }: Omit<FormPlace, 'parts'>): string {
  const made = generateValue(random.pick(guide.listSchemas(schema, [name])), { random, guide });
  if (random.chance(0.2))
    return random.pick(['-1', '0', '1.5', '1e2', '01', 'TRUE', 'null', ' 1', '99999999999999999999', '']);
  return typeof made === 'string' ? made : (JSON.stringify(made) ?? '');
}

const png = Buffer.from(imageFiles.png, 'base64');

const oddFiles: readonly (readonly [what: string, bytes: Buffer, effect: MutatedForm['effect']])[] = [
  ['empty', Buffer.alloc(0), 'breaks'],
  ['words', Buffer.from('This is no picture.'), 'breaks'],
  ['a cut PNG', png.subarray(0, -30), 'breaks'],
  ['the head of a PNG', png.subarray(0, 8), 'breaks'],
  ['a PNG with noise', Buffer.concat([png.subarray(0, 40), Buffer.from('noise'), png.subarray(45)]), 'open'],
  ['a PNG of another size in its head', widen(png), 'open'],
  ['a PNG with a tail', Buffer.concat([png, Buffer.from('tail')]), 'open'],
  [
    'SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    'breaks',
  ],
  ['GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'), 'breaks'],
  ['a JPEG', Buffer.from(imageFiles.jpeg, 'base64'), 'open'],
  ['a WebP', Buffer.from(imageFiles.webp, 'base64'), 'open'],
  ['its own boundary', Buffer.from(`\r\n--${formBoundary}\r\n`), 'breaks'],
];

/** Says that it is 60000 pixels wide. */
function widen(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt32BE(60_000, 16);
  return copy;
}

function changeFile({ parts, random }: FormPlace): MutatedForm | null {
  if (!parts.some(({ fileName }) => fileName !== null)) return null;
  const old = random.pick(parts.filter(({ fileName }) => fileName !== null));
  const [what, bytes, effect] = random.pick(oddFiles);
  return finish(replacePart(parts, old, [{ ...old, bytes }]), `${old.name} is ${what}`, effect);
}

const oddFileNames = [
  '',
  '../../../etc/passwd',
  'a\\..\\b.png',
  'C:\\x.png',
  '.',
  'a.png\0.exe',
  'ключ🙂.png',
  'a;b=c.png',
  'x'.repeat(5000),
  'con',
  '%00%2f',
  "'; rm",
];

const oddTypes = [
  'text/plain',
  'image/svg+xml',
  'application/json',
  'multipart/mixed; boundary=x',
  'image/png; charset=utf-8',
  '',
  'x',
  'text/plain; charset=utf-7',
  'text/plain; charset=nonsense',
];

const oddLines = [
  'content-transfer-encoding: base64',
  'content-length: 5',
  'x-odd: 1',
  'content-disposition: form-data; name="other"',
  'no colon here',
  `x-long: ${'a'.repeat(20_000)}`,
  ': empty',
];

function changePartHead({ parts, random }: FormPlace): MutatedForm {
  const old = random.pick(parts);
  const change = random.weigh<readonly [string, Partial<FormPart>]>([
    [3, ['an odd file name', { fileName: old.fileName === null ? null : random.pick(oddFileNames) }]],
    [3, ['an odd content type', { type: random.pick(oddTypes) }]],
    [3, ['an odd header', { lines: [random.pick(oddLines)] }]],
    [
      2,
      [
        'an odd name',
        {
          name: random
            .pick([...oddNames, 'image[0]', 'image[][]', 'IMAGE', 'prompt.x'])
            .replaceAll('\r\n', '%0D%0A')
            .replaceAll('"', '%22'),
        },
      ],
    ],
  ]);
  return finish(replacePart(parts, old, [{ ...old, ...change[1] }]), `${old.name} with ${change[0]}`, 'open');
}

function dropPart({ parts, random }: FormPlace): MutatedForm {
  const old = random.pick(parts);
  const isLastImage =
    old.name.startsWith('image') && parts.filter(({ name }) => name.startsWith('image')).length === 1;
  const effect = isLastImage || old.name === 'prompt' ? 'breaks' : 'judge';
  return finish(replacePart(parts, old, []), `without ${old.name}`, effect);
}

function repeatPart({ parts, random }: FormPlace): MutatedForm {
  const old = random.pick(parts);
  const effect = old.fileName === null || old.name === 'mask' ? 'breaks' : 'open';
  return finish(replacePart(parts, old, [old, old]), `with ${old.name} twice`, effect);
}

function reorder({ parts }: FormPlace): MutatedForm {
  return finish(parts.toReversed(), 'in another order', 'judge');
}

function addUnknown({ parts, random }: FormPlace): MutatedForm {
  const name = random.pick(oddNames.filter((each) => /^[\w.$[\]]+$/u.test(each)));
  return finish(
    [...parts, createText(name, random.pick(oddTexts))],
    `with the field ${name.slice(0, 40)}`,
    'breaks',
  );
}

/** A file where a text belongs, or the other way round. */
function exchangeKinds({ parts, random }: FormPlace): MutatedForm {
  const old = random.pick(parts);
  const next =
    old.fileName === null
      ? createFile(old.name, old.bytes, 'text.txt')
      : { ...createText(old.name, ''), bytes: old.bytes };
  return finish(
    replacePart(parts, old, [next]),
    `${old.name} as a ${old.fileName === null ? 'file' : 'text'}`,
    'breaks',
  );
}

function multiply({ parts, random }: FormPlace): MutatedForm {
  const count = random.pick([15, 17, 40, 200]);
  const more = Array.from({ length: count }, () => createFile('image[]', png));
  return finish([...parts, ...more], `with ${String(count)} more images`, count > 16 ? 'breaks' : 'open');
}

/** How the form is written, as bytes. */
function changeFraming({ parts, random }: FormPlace): MutatedForm {
  const text = renderForm(parts).toString('latin1');
  const end = `--${formBoundary}--\r\n`;
  const [note, changed, effect] = random.pick<readonly [string, string, Effect]>([
    ['without its end', text.slice(0, -end.length), 'breaks'],
    ['cut in its last part', text.slice(0, -end.length - 10), 'breaks'],
    ['cut anywhere', text.slice(0, random.below(text.length - end.length)), 'breaks'],
    ['with an end of one dash', `${text.slice(0, -4)}-\r\n`, 'open'],
    ['without the last line end', text.slice(0, -2), 'keeps'],
    ['after a preamble', `preamble\r\n${text}`, 'open'],
    ['before an epilogue', `${text}epilogue`, 'open'],
    ['with line feeds alone', text.replaceAll('\r\n', '\n'), 'open'],
    ['with an empty part', text.replace(end, `--${formBoundary}\r\n\r\n\r\n${end}`), 'open'],
    ['with nothing in it', end, 'breaks'],
    ['with no bytes at all', '', 'breaks'],
    ['without the empty line of a part', text.replace('\r\n\r\n', '\r\n'), 'open'],
    [
      'with a part of headers only',
      text.replace(end, `--${formBoundary}\r\ncontent-disposition: form-data; name="user"\r\n${end}`),
      'open',
    ],
    ['with a thousand empty parts', `--${formBoundary}\r\n\r\n\r\n`.repeat(1000) + text, 'open'],
  ]);
  return {
    parts,
    body: Buffer.from(changed, 'latin1'),
    contentType: formType,
    note: `a form ${note}`,
    effect,
  };
}

function changeType({ parts, random }: FormPlace): MutatedForm {
  const [contentType, effect] = random.pick<readonly [string, Effect]>([
    ['multipart/form-data', 'breaks'],
    ['multipart/form-data; boundary=', 'breaks'],
    ['multipart/form-data; boundary=other', 'breaks'],
    [`multipart/form-data; boundary="${formBoundary}"`, 'keeps'],
    [`Multipart/Form-Data; Boundary=${formBoundary}`, 'open'],
    [`multipart/form-data;boundary=${formBoundary};charset=utf-8`, 'open'],
    [`multipart/form-data; boundary=${'b'.repeat(300)}`, 'breaks'],
    [`multipart/mixed; boundary=${formBoundary}`, 'breaks'],
    ['application/x-www-form-urlencoded', 'breaks'],
    [`multipart/form-data; boundary=${formBoundary}; boundary=other`, 'open'],
  ]);
  return { parts, body: renderForm(parts), contentType, note: `as ${contentType.slice(0, 60)}`, effect };
}
