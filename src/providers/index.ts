export { createAnthropicAdapter } from './anthropic/create-anthropic-adapter.ts';
export { createGeminiAdapter } from './gemini/create-gemini-adapter.ts';
export { createOpenAiAdapter } from './openai/create-openai-adapter.ts';
export { createSimulatorAdapter } from './simulator/create-simulator-adapter.ts';
export { createSpecwayAdapter } from './specway/create-specway-adapter.ts';
export { createVertexAdapter } from './vertex/create-vertex-adapter.ts';
