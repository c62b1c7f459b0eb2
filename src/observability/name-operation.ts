import type { AttemptBeginning } from '../core/request-trace.ts';

type Operation = AttemptBeginning['operation'];

/** The names of the semantic conventions for generative AI; counting and sessions have none there. */
const operationNames: Readonly<Record<Operation | 'streamGenerateContent', string>> = {
  createMessage: 'chat',
  countMessageTokens: 'count_tokens',
  generateContent: 'generate_content',
  streamGenerateContent: 'generate_content',
  countContentTokens: 'count_tokens',
  createImage: 'generate_content',
  createImageEdit: 'generate_content',
  predictImages: 'generate_content',
  connectRealtime: 'realtime',
};

const namesOfAll: ReadonlyMap<string, string> = new Map(Object.entries(operationNames));

/** `gen_ai.operation.name` of a call to an upstream. */
export function nameOperation(operation: Operation): string {
  return operationNames[operation];
}

/** The same of a request, by its operationId; `undefined` for those that call no model while they are answered. */
export function nameRequestOperation(operationId: string): string | undefined {
  return namesOfAll.get(operationId);
}
