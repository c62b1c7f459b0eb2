import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import Anthropic from '@anthropic-ai/sdk';
import type { ClientOptions } from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import type { GoogleGenAIOptions } from '@google/genai';
import AnthropicZero from 'anthropic-sdk-0';
import { GoogleGenAI as GoogleGenAIOne } from 'genai-1';
import OpenAI from 'openai';
import type { ClientOptions as OpenAiOptions } from 'openai';
import OpenAiFour from 'openai-4';
import OpenAiSix from 'openai-6';

/** Where a client is pointed at, and the key it gets. */
export interface SdkTarget {
  readonly url: string;
  readonly apiKey: string;
}

/** The generations of the Anthropic client: the current major version, and the 0.x line that most programs still use. */
export const anthropicVersions = ['1.x', '0.x'] as const;

export type AnthropicVersion = (typeof anthropicVersions)[number];

/**
 * The client with base URL and key changed, and without retries unless a test asks for them. The 0.x client is typed as
 * the current one: where these tests use them, their surfaces are the same.
 */
export function createAnthropicClient(
  version: AnthropicVersion,
  { url, apiKey }: SdkTarget,
  options: ClientOptions = {},
): Anthropic {
  const all = { baseURL: url, apiKey, maxRetries: 0, ...options };
  if (version === '1.x') return new Anthropic(all);
  return new AnthropicZero(all as ConstructorParameters<typeof AnthropicZero>[0]) as unknown as Anthropic;
}

/** The error classes of a client generation; each has its own. */
export function selectAnthropicErrors(version: AnthropicVersion): typeof Anthropic {
  return version === '1.x' ? Anthropic : (AnthropicZero as unknown as typeof Anthropic);
}

/** The Google client with base URL and key changed. */
export function createGenAiClient(
  { url, apiKey }: SdkTarget,
  { httpOptions, ...options }: GoogleGenAIOptions = {},
): GoogleGenAI {
  return new GoogleGenAI({ apiKey, ...options, httpOptions: { baseUrl: url, ...httpOptions } });
}

/** The generations of the Google client: the current major version, and the 1.x line, which asks the Gemini API for pictures and videos. */
export const genAiVersions = ['3.x', '1.x'] as const;

export type GenAiVersion = (typeof genAiVersions)[number];

/**
 * The Google client as it asks for pictures and videos: of the 3.x line in the manner of Vertex AI, since it knows no other. The 1.x
 * client is typed
 * as the current one: where these tests use them, their surfaces are the same.
 */
export function createGenAiMediaClient(version: GenAiVersion, target: SdkTarget): GoogleGenAI {
  if (version === '3.x') return createGenAiClient(target, { vertexai: true });
  const { url, apiKey } = target;
  return new GoogleGenAIOne({ apiKey, httpOptions: { baseUrl: url } }) as unknown as GoogleGenAI;
}

/** The AI SDK's provider for format B; its base URL ends in /v1. */
export function createAiSdkAnthropic({ url, apiKey }: SdkTarget): ReturnType<typeof createAnthropic> {
  return createAnthropic({ baseURL: `${url}/v1`, apiKey });
}

/** The AI SDK's provider for format C; its base URL ends in /v1beta. */
export function createAiSdkGoogle({ url, apiKey }: SdkTarget): ReturnType<typeof createGoogleGenerativeAI> {
  return createGoogleGenerativeAI({ baseURL: `${url}/v1beta`, apiKey });
}

/** The generations of the OpenAI client: the current major version, and the 4.x line that many programs still use. */
export const openAiVersions = ['7.x', '4.x'] as const;

/** Those that know videos: 5.x and what was before it do not. */
export const openAiVideoVersions = ['7.x', '6.x'] as const;

export type OpenAiVersion = (typeof openAiVersions | typeof openAiVideoVersions)[number];

const olderOpenAi = { '4.x': OpenAiFour, '6.x': OpenAiSix } as const;

/**
 * The client with base URL and key changed, and without retries unless a test asks for them. Older clients are typed as
 * the current one: where these tests use them, their surfaces are the same.
 */
export function createOpenAiClient(
  version: OpenAiVersion,
  { url, apiKey }: SdkTarget,
  options: OpenAiOptions = {},
): OpenAI {
  const all = { baseURL: `${url}/v1`, apiKey, maxRetries: 0, ...options };
  if (version === '7.x') return new OpenAI(all);
  const Client = olderOpenAi[version] as unknown as typeof OpenAI;
  return new Client(all);
}

/** The error classes of a client generation; each has its own. */
export function selectOpenAiErrors(version: OpenAiVersion): typeof OpenAI {
  return version === '7.x' ? OpenAI : (olderOpenAi[version] as unknown as typeof OpenAI);
}

/** The AI SDK's provider for format A; its base URL ends in /v1. */
export function createAiSdkOpenAi({ url, apiKey }: SdkTarget): ReturnType<typeof createOpenAI> {
  return createOpenAI({ baseURL: `${url}/v1`, apiKey });
}
