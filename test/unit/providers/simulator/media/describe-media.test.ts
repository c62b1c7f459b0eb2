import { describe, expect, it } from 'vitest';
import {
  describeMedia,
  describeReference,
  describeTextDocument,
} from '../../../../../src/providers/simulator/media/describe-media.ts';

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

describe('describeMedia', () => {
  it('reads type, bytes and pixels of an image', () => {
    expect(describeMedia('image/png', onePixel)).toMatchObject({
      modality: 'IMAGE',
      sizeBytes: Buffer.from(onePixel, 'base64').length,
      imageSize: { width: 1, height: 1 },
    });
  });

  it('counts the pages of a PDF, and at least one', () => {
    const pdf = '%PDF-1.4 /Type /Pages /Type /Page /Type/Page /Type /PageLabel';
    expect(describeMedia('application/pdf', base64(pdf))).toMatchObject({ modality: 'DOCUMENT', pages: 2 });
    expect(describeMedia('application/pdf', base64('broken')).pages).toBe(1);
  });

  it('estimates how long sound and film last', () => {
    const data = Buffer.alloc(480_000).toString('base64');
    expect(describeMedia('audio/mpeg', data)).toMatchObject({ modality: 'AUDIO', seconds: 30 });
    expect(describeMedia('video/mp4', data)).toMatchObject({ modality: 'VIDEO', seconds: 2 });
  });

  it('decodes text', () => {
    expect(describeMedia('text/csv', base64('a,b\n1,2'))).toMatchObject({
      modality: 'DOCUMENT',
      text: 'a,b\n1,2',
    });
  });

  it.each([
    ['', 0],
    ['QQ==', 1],
    ['QUI=', 2],
    ['QUJD', 3],
  ])('counts the bytes behind %j', (data, size) => {
    expect(describeMedia('image/png', data).sizeBytes).toBe(size);
  });
});

describe('describeReference', () => {
  it('knows nothing but the type', () => {
    expect(describeReference('image/jpeg')).toMatchObject({
      modality: 'IMAGE',
      sizeBytes: null,
      imageSize: null,
    });
  });
});

describe('describeTextDocument', () => {
  it('counts bytes, not characters', () => {
    expect(describeTextDocument('naïve')).toMatchObject({
      modality: 'DOCUMENT',
      sizeBytes: 6,
      text: 'naïve',
    });
  });
});
