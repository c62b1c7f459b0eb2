import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import {
  expectImageRefusal,
  readImageEvents,
  readImages,
  sendEdit,
  type FilePart,
  type FormParts,
  type ReadPicture,
} from '../../support/interface-images.ts';
import {
  createMask,
  createPicture,
  decodePicture,
  type DecodedPicture,
} from '../../support/picture-samples.ts';

let gateway: TestGateway;
let png: FilePart;
let jpeg: FilePart;
let webp: FilePart;
let mask: FilePart;

const size = { width: 80, height: 60 };
const hole = { left: 10, top: 20, width: 30, height: 25 };

const fileOf = async (bytes: Promise<Buffer>): Promise<FilePart> => ({ bytes: await bytes });

beforeAll(async () => {
  gateway = await createTestGateway();
  png = await fileOf(createPicture({ ...size, fill: 'noise' }));
  jpeg = await fileOf(createPicture({ ...size, format: 'jpeg' }));
  webp = await fileOf(createPicture({ ...size, format: 'webp', colour: { r: 20, g: 160, b: 90 } }));
  mask = await fileOf(createMask(size, hole));
});

afterAll(async () => {
  await gateway.stop();
});

const prompt = ['prompt', 'Add a sailing boat'] as const;
const asked = ['size', '80x60'] as const;
const edit = async (...parts: FormParts) => await sendEdit(gateway, parts);

describe('createImageEdit: image, a file, or several as image[]', () => {
  const forms: readonly (readonly [what: string, parts: () => FormParts])[] = [
    ['one as image', () => [['image', png]]],
    ['one as image[]', () => [['image[]', png]]],
    [
      'two as image[]',
      () => [
        ['image[]', png],
        ['image[]', jpeg],
      ],
    ],
    [
      'two as image',
      () => [
        ['image', png],
        ['image', webp],
      ],
    ],
    [
      'one as image and two as image[]',
      () => [
        ['image', png],
        ['image[]', jpeg],
        ['image[]', webp],
      ],
    ],
    ['sixteen', () => Array.from({ length: 16 }, () => ['image[]', png] as const)],
  ];

  it.each(forms)('%s', async (_what, parts) => {
    const { data } = await readImages(await edit(prompt, asked, ...parts()));
    expect(data).toHaveLength(1);
  });

  it('the order of files and texts does not matter', async () => {
    const files = [
      ['image[]', png],
      ['mask', mask],
    ] as const;
    const texts = [prompt, asked, ['n', '2']] as const;
    const answers = await Promise.all([edit(...files, ...texts), edit(...texts, ...files)]);
    const [first, second] = await Promise.all(answers.map((answer) => readImages(answer)));
    expect(first?.data).toEqual(second?.data);
    expect(first?.data).toHaveLength(2);
  });

  it('the order of images does matter', async () => {
    const of = async (...images: readonly FilePart[]) =>
      await readImages(await edit(prompt, asked, ...images.map((image) => ['image[]', image] as const)));
    expect((await of(png, webp)).data).not.toEqual((await of(webp, png)).data);
  });

  it('every image changes the result', async () => {
    const of = async (third: FilePart) =>
      await readImages(await edit(prompt, asked, ['image[]', png], ['image[]', jpeg], ['image[]', third]));
    expect((await of(png)).data).not.toEqual((await of(webp)).data);
  });

  it('none is refused', async () => {
    const missing = { code: 'missing_required_parameter', param: 'image' };
    expectImageRefusal(await edit(prompt, asked), missing);
    expectImageRefusal(await edit(prompt, ['mask', mask]), missing);
  });

  it.each(['image', 'image[]'])('seventeen as %s are refused', async (name) => {
    const images = Array.from({ length: 17 }, () => [name, png] as const);
    expectImageRefusal(await edit(prompt, ...images), { code: 'too_many_images', param: 'image' });
  });

  it('nine as image and eight as image[] are refused', async () => {
    const images = Array.from({ length: 17 }, (_, index) => [index < 9 ? 'image' : 'image[]', png] as const);
    expectImageRefusal(await edit(prompt, ...images), { code: 'too_many_images', param: 'image' });
  });

  it('text in the place of a file is refused', async () => {
    for (const name of ['image', 'image[]']) {
      const answer = await edit(prompt, [name, 'https://example.com/a.png']);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.json()).toMatchObject({ error: { param: name } });
    }
  });
});

describe('createImageEdit: files are told by their bytes', () => {
  const disguises = [
    ['a PNG called a.jpg of type image/jpeg', () => ({ ...png, name: 'a.jpg', type: 'image/jpeg' })],
    ['a JPEG called a.png of type image/png', () => ({ ...jpeg, name: 'a.png', type: 'image/png' })],
    ['a WebP called a.txt of type text/plain', () => ({ ...webp, name: 'a.txt', type: 'text/plain' })],
    ['a JPEG called blob of no type', () => jpeg],
    ['a PNG of type application/octet-stream', () => ({ ...png, type: 'application/octet-stream' })],
  ] as const;

  it.each(disguises)('%s is accepted', async (_what, file) => {
    await readImages(await edit(prompt, asked, ['image', file()]));
  });

  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const others: readonly (readonly [what: string, bytes: Buffer])[] = [
    ['words', Buffer.from('not a picture')],
    ['GIF', gif],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['nothing', Buffer.alloc(0)],
    ['the signature of a PNG alone', Buffer.from('89504e470d0a1a0a', 'hex')],
  ];

  it.each(others)('%s called a.png of type image/png is refused', async (_what, bytes) => {
    const file = { bytes, name: 'a.png', type: 'image/png' };
    const refusal = { code: 'invalid_image_file', param: 'image' };
    expectImageRefusal(await edit(prompt, ['image', file]), refusal);
    expectImageRefusal(await edit(prompt, ['image[]', png], ['image[]', file]), refusal);
  });
});

/** Whether a pixel is in the part that the mask has open. */
const isOpen = (x: number, y: number): boolean =>
  x >= hole.left && x < hole.left + hole.width && y >= hole.top && y < hole.top + hole.height;

/** How many pixels differ, inside and outside of the hole of the mask. */
function countChanges(before: DecodedPicture, after: ReadPicture): { inside: number; outside: number } {
  const changes = { inside: 0, outside: 0 };
  for (let index = 0; index < before.width * before.height; index += 1) {
    const [start, end] = [index * 4, index * 4 + 4];
    if (before.pixels.subarray(start, end).equals(after.pixels.subarray(start, end))) continue;
    const place = isOpen(index % before.width, Math.floor(index / before.width)) ? 'inside' : 'outside';
    changes[place] += 1;
  }
  return changes;
}

describe('createImageEdit: mask, a PNG file of the size of the image', () => {
  it('what alpha 0 does not mark stays pixel for pixel; what it marks is edited', async () => {
    const answer = await readImages(await edit(prompt, asked, ['image', png], ['mask', mask]));
    const changes = countChanges(await decodePicture(png.bytes), answer.pictures[0]!);
    expect(changes.outside).toBe(0);
    expect(changes.inside).toBeGreaterThan((hole.width * hole.height) / 2);
  });

  it('applies to the first of several images', async () => {
    const images = [
      ['image[]', png],
      ['image[]', webp],
    ] as const;
    const answer = await readImages(await edit(prompt, asked, ...images, ['mask', mask]));
    expect(countChanges(await decodePicture(png.bytes), answer.pictures[0]!).outside).toBe(0);
  });

  it('holds for every finished image of n', async () => {
    const parts: FormParts = [
      ['image', png],
      ['mask', mask],
      ['n', '2'],
      ['stream', 'true'],
    ];
    const events = await readImageEvents(await edit(prompt, asked, ...parts, ['partial_images', '2']));
    const before = await decodePicture(png.bytes);
    const finished = events.filter(({ name }) => name === 'image_edit.completed');
    expect(finished).toHaveLength(2);
    for (const { picture } of finished) expect(countChanges(before, picture).outside).toBe(0);
  });

  it('without one the image changes everywhere', async () => {
    const answer = await readImages(await edit(prompt, asked, ['image', png]));
    expect(countChanges(await decodePicture(png.bytes), answer.pictures[0]!).outside).toBeGreaterThan(100);
  });

  it('a transparent background shows through the mask only', async () => {
    const parts: FormParts = [
      ['image', png],
      ['mask', mask],
      ['background', 'transparent'],
    ];
    const { pictures } = await readImages(await edit(prompt, asked, ...parts));
    const picture = pictures[0]!;
    expect(countChanges(await decodePicture(png.bytes), picture).outside).toBe(0);
    const holeAlphas = picture.pixels.filter(
      (_, index) =>
        index % 4 === 3 && isOpen((index >> 2) % size.width, Math.floor((index >> 2) / size.width)),
    );
    expect(holeAlphas.includes(0)).toBe(true);
  });

  const wrong: readonly (readonly [what: string, bytes: () => Promise<Buffer>])[] = [
    ['of another width', () => createMask({ width: 81, height: 60 }, hole)],
    ['of another height', () => createMask({ width: 80, height: 61 }, hole)],
    ['of width and height exchanged', () => createMask({ width: 60, height: 80 }, hole)],
    ['without alpha', () => createPicture({ ...size, alpha: 'without' })],
    ['in JPEG', () => createPicture({ ...size, format: 'jpeg' })],
    ['in WebP', () => createPicture({ ...size, format: 'webp', alpha: 'with' })],
    ['of words', () => Promise.resolve(Buffer.from('not a picture'))],
    ['of nothing', () => Promise.resolve(Buffer.alloc(0))],
  ];

  it.each(wrong)('a mask %s is refused', async (_what, bytes) => {
    const answer = await edit(prompt, ['image', png], ['mask', { bytes: await bytes() }]);
    expectImageRefusal(answer, { code: 'invalid_mask', param: 'mask' });
  });

  it('a mask of 4,000,000 bytes is refused', async () => {
    const bytes = Buffer.concat([mask.bytes, Buffer.alloc(4_000_000 - mask.bytes.length)]);
    const refusal = { code: 'mask_too_large', param: 'mask' };
    expectImageRefusal(await edit(prompt, ['image', png], ['mask', { bytes }]), refusal);
  });

  it('two masks are refused, and so is one of text', async () => {
    const twice = await edit(prompt, ['image', png], ['mask', mask], ['mask', mask]);
    expect(twice.json()).toMatchObject({ error: { param: 'mask' } });
    const text = await edit(prompt, ['image', png], ['mask', 'none']);
    expect(text.json()).toMatchObject({ error: { param: 'mask' } });
    expect([twice.status, text.status]).toEqual([400, 400]);
  });
});

describe('createImageEdit: input_fidelity, high or low', () => {
  it.each(['high', 'low'])('%s is accepted', async (fidelity) => {
    for (const model of ['imgfam-1.5', 'imgfam-2'])
      await readImages(await edit(prompt, ['image', png], ['input_fidelity', fidelity], ['model', model]));
  });

  it.each(['medium', 'auto', 'HIGH'])('%s is refused', async (fidelity) => {
    const answer = await edit(prompt, ['image', png], ['input_fidelity', fidelity]);
    expectImageRefusal(answer, { code: 'invalid_value', param: 'input_fidelity' });
  });
});

describe('createImageEdit: text parts', () => {
  const texts: FormParts = [
    ['n', '2'],
    ['output_compression', '40'],
    ['output_format', 'jpeg'],
  ];

  it('numbers are read from their digits', async () => {
    const answer = await readImages(await edit(prompt, asked, ['image', png], ...texts));
    expect([answer.data.length, answer.output_format]).toEqual([2, 'jpeg']);
    const finer = await readImages(
      await edit(prompt, asked, ['image', png], ['output_format', 'jpeg'], ['output_compression', '100']),
    );
    expect(finer.pictures[0]!.file.length).toBeGreaterThan(answer.pictures[0]!.file.length);
  });

  it('true and false are read from their words', async () => {
    await readImages(await edit(prompt, asked, ['image', png], ['stream', 'false']));
    const parts: FormParts = [
      ['image', png],
      ['stream', 'true'],
      ['partial_images', '1'],
    ];
    const events = await readImageEvents(await edit(prompt, asked, ...parts));
    expect(events.map(({ name }) => name)).toEqual(['image_edit.partial_image', 'image_edit.completed']);
  });

  it('an empty text counts as absent where a field is not required', async () => {
    const empty = ['n', 'quality', 'model', 'stream', 'output_compression', 'user', 'input_fidelity'];
    const parts = empty.map((name) => [name, ''] as const);
    expect((await readImages(await edit(prompt, asked, ['image', png], ...parts))).data).toHaveLength(1);
  });

  it.each(['1e1x', '0x2', ' 2', '2.0.0', '٢', 'Infinity', 'null', '[2]'])(
    '“%s” is no number',
    async (text) => {
      const answer = await edit(prompt, ['image', png], ['n', text]);
      expectImageRefusal(answer, { code: 'invalid_value', param: 'n' });
    },
  );

  it.each(['prompt', 'n', 'model', 'quality'])('%s twice is refused', async (name) => {
    const value = { prompt: 'x', n: '1', model: 'imgfam-2', quality: 'low' }[name] ?? '';
    const answer = await edit(prompt, ['image', png], [name, value], [name, value]);
    expectImageRefusal(answer, { code: 'invalid_value', param: name });
  });

  it('a file in the place of a text is refused', async () => {
    const answer = await edit(['prompt', png], ['image', png]);
    expectImageRefusal(answer, { code: 'invalid_value', param: 'prompt' });
  });

  it.each(['images', 'image[0]', 'Image', 'file', 'mask[]'])(
    'an unknown file %s is refused',
    async (name) => {
      const answer = await edit(prompt, ['image', png], [name, png]);
      expectImageRefusal(answer, { code: 'unknown_parameter', param: name });
    },
  );
});
