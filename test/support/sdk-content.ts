import type { GenerateContentResponse } from '@google/genai';

/** Everything a stream of the Google client yields. */
export async function collectChunks<Chunk>(stream: AsyncIterable<Chunk>): Promise<readonly Chunk[]> {
  const chunks: Chunk[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}

/** The text of all chunks, thoughts left out. The client's own getter warns about every part that is no text. */
export function joinChunkTexts(chunks: readonly GenerateContentResponse[]): string {
  return chunks
    .flatMap(({ candidates }) => candidates?.[0]?.content?.parts ?? [])
    .map(({ text, thought }) => (thought === true ? '' : (text ?? '')))
    .join('');
}
