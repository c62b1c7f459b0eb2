import { it } from 'vitest';
import type { TestGateway } from './create-test-gateway.ts';
import type { Answer, JsonObject } from './interface-client.ts';
import {
  expectImageRefusal,
  readImages,
  sendEdit,
  sendImage,
  type FilePart,
  type FormParts,
  type ImageAnswer,
  type ImageRefusal,
} from './interface-images.ts';

/** One of the two image operations, as tables of fields see it. */
export interface ImageOperation {
  readonly name: 'createImage' | 'createImageEdit';
  readonly send: (gateway: TestGateway, fields: JsonObject, image: FilePart) => Promise<Answer>;
}

export const imageOperations: readonly ImageOperation[] = [
  { name: 'createImage', send: (gateway, fields) => sendImage(gateway, fields) },
  {
    name: 'createImageEdit',
    send: (gateway, fields, image) => sendEdit(gateway, [['image', image], ...writeFields(fields)]),
  },
];

/** Fields as parts of a form: everything is text, and what is absent is left out. */
export function writeFields(fields: JsonObject): FormParts {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const);
}

export interface ImageFactTable {
  readonly gateway: () => TestGateway;
  readonly image: () => FilePart;
  /** A small request that is accepted; each fact changes some of its fields. `undefined` leaves a field out. */
  readonly base: JsonObject;
}

/** Each function adds one test. Its name is the fact, in words; `change` is what differs from the base request. */
export interface ImageFacts {
  /** The pictures are decoded and compared with what the answer says; `check` looks at them further. */
  readonly accepts: (fact: string, change: JsonObject, check?: (answer: ImageAnswer) => void) => void;
  readonly refuses: (fact: string, change: JsonObject, refusal: ImageRefusal) => void;
}

/** The words in which tables of image fields are written. */
export function createImageFacts(
  { send }: ImageOperation,
  { gateway, image, base }: ImageFactTable,
): ImageFacts {
  const ask = async (change: JsonObject): Promise<Answer> =>
    await send(gateway(), { ...base, ...change }, image());
  return {
    accepts: (fact, change, check) => {
      it(`${fact}: accepted`, async () => {
        const answer = await readImages(await ask(change));
        check?.(answer);
      });
    },
    refuses: (fact, change, refusal) => {
      it(`${fact}: refused`, async () => {
        expectImageRefusal(await ask(change), refusal);
      });
    },
  };
}
