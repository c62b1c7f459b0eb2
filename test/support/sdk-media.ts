/** A PNG of 1 × 1 pixel, base64. */
export const pngBase64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const pdf = [
  '%PDF-1.4',
  '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
  '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
  '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >> endobj',
  'trailer << /Root 1 0 R >>',
  '%%EOF',
].join('\n');

/** A PDF of one empty page, base64. */
export const pdfBase64 = Buffer.from(pdf).toString('base64');

/** The beginning of a WAV file: enough for a gateway, which does not listen. */
export const wavBase64 = Buffer.from('RIFF$\0\0\0WAVEfmt ').toString('base64');
