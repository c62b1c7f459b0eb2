import { operations } from '../../../generated/operations.ts';
import type { ContractOperation } from '../../support/contract-document.ts';
import { imageFiles } from '../../support/contract-image-files.ts';

/** Operations that ask a model for words: the simulator's directives reach them. */
export const chatOperations = [
  'createMessage',
  'countMessageTokens',
  'generateContent',
  'streamGenerateContent',
  'countContentTokens',
] as const;

export type ChatOperation = (typeof chatOperations)[number];

/** Operations that ask a model for pictures in format A: the simulator's directives reach them as well. */
export const imageOperations = ['createImage', 'createImageEdit'] as const;

export type ImageOperation = (typeof imageOperations)[number];

/** Operations of video tasks that a key may ask. */
export const videoOperations = [
  'createVideoGeneration',
  'getVideoGeneration',
  'createVideo',
  'getVideo',
  'listVideos',
  'deleteVideo',
  'getVideoContent',
  'headVideoContent',
  'createVideoLink',
] as const;

/** Operations of video tasks in the form of Google's clients, which only the vendor profile has. */
export const aliasOperations = [
  'predictVideos',
  'predictPublisherVideos',
  'getVideoOperation',
  'fetchVideoOperation',
  'getVideoFile',
  'downloadVideoFile',
  'headVideoFile',
] as const;

/** Operations of video tasks for people who are logged in. */
export const taskOperations = [
  'listTasks',
  'deleteTask',
  'getTaskContent',
  'headTaskContent',
  'listAllTasks',
  'cancelTask',
] as const;

/** What official SDKs can do with videos, and the gateway refuses by name. */
export const refusedOperations = [
  'createVideoRemix',
  'createVideoEdit',
  'createVideoExtension',
  'createVideoCharacter',
  'getVideoCharacter',
] as const;

/** Operations that make ephemeral tokens. */
export const tokenOperations = ['createRealtimeSession', 'createRealtimeClientSecret'] as const;

/** Operations of calls over WebRTC. */
export const callOperations = ['connectRealtime', 'createRealtimeCall', 'hangUpRealtimeCall'] as const;

/** Operations that list models. */
export const modelOperations = ['listModels', 'getModel', 'listContentModels', 'getContentModel'] as const;

/** Operations that speak of the process itself. */
export const processOperations = ['getHealth', 'getReadiness', 'getMetrics'] as const;

const personal: ReadonlySet<string> = new Set(
  operations
    .filter(({ area }) => area === 'account')
    .map(({ operationId }) => operationId)
    .filter((operationId) => !taskOperations.some((name) => name === operationId)),
);

/**
 * Whether an operation is one of people's accounts, and not of their video tasks. They need users and logins, which a key does not make:
 * test/integration/accounts asks them, of a gateway that enforces the contract.
 */
export function isPersonal({ operationId }: Pick<ContractOperation, 'operationId'>): boolean {
  return personal.has(operationId);
}

const ofTasks: ReadonlySet<string> = new Set([
  ...videoOperations,
  ...aliasOperations,
  ...taskOperations,
  ...refusedOperations,
]);

/** Whether an operation is one of video tasks, refused ones included: most of them need a task. */
export function isOfTasks({ operationId }: Pick<ContractOperation, 'operationId'>): boolean {
  return ofTasks.has(operationId);
}

const aliases: ReadonlySet<string> = new Set(aliasOperations);

/** Whether an operation is one of video tasks in the form of Google's clients. */
export function isAlias({ operationId }: Pick<ContractOperation, 'operationId'>): boolean {
  return aliases.has(operationId);
}

const ofCalls: ReadonlySet<string> = new Set(callOperations);

/** Whether an operation is one of calls over WebRTC. */
export function isOfCalls({ operationId }: Pick<ContractOperation, 'operationId'>): boolean {
  return ofCalls.has(operationId);
}

/** Whether the suite brings about every answer of an operation: for most it takes a key and a body, for tasks a login. */
export function isUnderTest(operation: Pick<ContractOperation, 'operationId'>): boolean {
  return !isPersonal(operation);
}

/** The body of the smallest request to a chat operation, with this prompt. */
export function createPrompt(operationId: ChatOperation, text: string, more: object = {}): object {
  if (operationId === 'createMessage')
    return {
      model: 'chatfam-opus-4-8',
      max_tokens: 4096,
      messages: [{ role: 'user', content: text }],
      ...more,
    };
  if (operationId === 'countMessageTokens')
    return { model: 'chatfam-opus-4-8', messages: [{ role: 'user', content: text }], ...more };
  return { contents: [{ role: 'user', parts: [{ text }] }], ...more };
}

/** The body, or the fields of the form, of a request for one small picture; the model that may be of any size. */
export function createPicturePrompt(operationId: ImageOperation, prompt: string, more: object = {}): object {
  const image = operationId === 'createImage' ? {} : { image: imageFiles.png };
  return { prompt, size: '96x64', ...image, ...more };
}
