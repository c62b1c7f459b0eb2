/** The path of a method of a model below its publisher, such as `/models/gemini-2.5-flash:countTokens`. */
export function createVertexModelPath(upstreamModel: string, method: string): string {
  const model = upstreamModel.replace(/^(?:publishers\/google\/)?models\//u, '');
  return `/models/${encodeURIComponent(model)}:${method}`;
}
