import type {
  Content,
  GenerateContentRequest,
  InlineData,
  Part,
  SystemInstruction,
} from '../../../generated/contract-types.ts';
import {
  asObject,
  asString,
  listObjects,
  type JsonObject,
  type Unchecked,
} from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { contentMembers, isSignature, partMembers } from './content-members.ts';

/** A picture within a request of format C. */
export interface InlineImage {
  /** Where it stands, such as `contents[0].parts[1].inlineData`. */
  readonly field: string;
  readonly data: string;
}

/** What an image model of another format can use of a conversation. */
export interface ContentParts {
  readonly texts: readonly string[];
  readonly images: readonly InlineImage[];
  /** Parts, or members of contents and parts, without effect. */
  readonly ignoredFields: readonly string[];
}

const refusedKinds: readonly (readonly [kind: keyof Part, objection: string])[] = [
  ['fileData', 'This model takes images as inlineData with base64 data only.'],
  ['functionCall', 'This model calls no functions.'],
  ['functionResponse', 'This model calls no functions.'],
  ['executableCode', 'This model runs no code.'],
  ['codeExecutionResult', 'This model runs no code.'],
];

const usedMembers: ReadonlySet<string> = new Set<keyof Part>([
  'text',
  'inlineData',
  'thought',
  'thoughtSignature',
]);

const imageTypes: ReadonlySet<unknown> = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/webp']);

/** Reads the contents at these places. Throws `invalid_argument` naming a part that an image model cannot use. */
export function readContentParts(
  value: Unchecked<GenerateContentRequest>,
  places: readonly number[],
): ContentParts {
  const contents = listObjects<Content>(value.contents);
  const parts = places.flatMap((place) =>
    listObjects<Part>(contents[place]?.parts).map((part, index) =>
      readPart(part, `contents[${String(place)}].parts[${String(index)}]`),
    ),
  );
  return {
    texts: parts.flatMap((part) => part.texts),
    images: parts.flatMap((part) => part.images),
    ignoredFields: [
      ...places.flatMap((place) =>
        listOthers(contents[place] ?? {}, contentMembers, `contents[${String(place)}]`),
      ),
      ...parts.flatMap((part) => part.ignoredFields),
    ],
  };
}

function readPart(part: Unchecked<Part>, path: string): ContentParts {
  for (const [kind, objection] of refusedKinds) {
    if (part[kind] !== undefined) throw refuseField(`${path}.${kind}`, objection);
  }
  // A thought of an earlier turn means something to the model that had it only.
  if (part.thought === true) return { texts: [], images: [], ignoredFields: [path] };
  const isKnown = part.text !== undefined || part.inlineData !== undefined || isSignature(part);
  if (!isKnown) throw refuseField(path, 'This model knows no parts of this kind.');
  const text = asString(part.text);
  const media = asObject<InlineData>(part.inlineData);
  return {
    texts: text === null || text === '' ? [] : [text],
    images: part.inlineData === undefined ? [] : [readImage(media, path)],
    ignoredFields: [
      ...listOthers(part, usedMembers, path),
      ...listOthers(media, partMembers.inlineData, `${path}.inlineData`),
    ],
  };
}

function listOthers(value: JsonObject, known: ReadonlySet<string>, path: string): readonly string[] {
  return Object.keys(value)
    .filter((name) => !known.has(name))
    .map((name) => `${path}.${name}`);
}

function readImage({ mimeType, data }: Unchecked<InlineData>, path: string): InlineImage {
  const field = `${path}.inlineData`;
  if (!imageTypes.has(asString(mimeType)?.toLowerCase())) {
    throw refuseField(field, 'This model takes images of type image/png, image/jpeg and image/webp only.');
  }
  return { field, data: asString(data) ?? '' };
}

/** The system instruction's texts. */
export function readInstruction({ systemInstruction }: Unchecked<GenerateContentRequest>): readonly string[] {
  const { parts } = asObject<SystemInstruction>(systemInstruction);
  return listObjects<Part>(parts).flatMap(({ text }) =>
    typeof text === 'string' && text !== '' ? [text] : [],
  );
}
