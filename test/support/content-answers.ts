import { answerJson } from './fake-answers.ts';
import type { FakeAnswer } from './fake-upstream.ts';

/** What a picture of these scripted upstreams costs. */
export const contentUsage = {
  promptTokenCount: 12,
  candidatesTokenCount: 1120,
  totalTokenCount: 1132,
  promptTokensDetails: [{ modality: 'TEXT', tokenCount: 12 }],
  candidatesTokensDetails: [{ modality: 'IMAGE', tokenCount: 1120 }],
};

/** A whole answer of generateContent with words and a picture, as Gemini writes it. */
export function answerContentPicture(picture: Buffer, mimeType = 'image/png'): FakeAnswer {
  const parts = [
    { text: 'Here it is.' },
    { inlineData: { mimeType, data: picture.toString('base64') }, thoughtSignature: 'c2ln' },
  ];
  return answerJson({
    candidates: [{ content: { parts, role: 'model' }, finishReason: 'STOP', index: 0 }],
    usageMetadata: contentUsage,
    modelVersion: 'gemini-3-pro-image',
    responseId: 'r-1',
  });
}

/** A whole answer of predict. */
export function answerPredictions(...pictures: readonly (Buffer | string)[]): FakeAnswer {
  const predictions = pictures.map((picture) =>
    typeof picture === 'string'
      ? { raiFilteredReason: picture }
      : { mimeType: 'image/png', bytesBase64Encoded: picture.toString('base64') },
  );
  return answerJson({ predictions });
}
