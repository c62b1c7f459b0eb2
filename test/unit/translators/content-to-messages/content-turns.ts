import { convertConversation } from '../../../../src/translators/content-to-messages/convert-conversation.ts';

/** A whole conversation for a model of Anthropic's. */
export const options = { provider: 'anthropic', prefix: '', extent: 'whole' } as const;

export const convert = (...contents: readonly object[]) => convertConversation(contents, options);

export const user = (...parts: readonly object[]) => ({ role: 'user', parts });

export const model = (...parts: readonly object[]) => ({ role: 'model', parts });

export const call = (name: string, id?: string) => ({
  functionCall: { ...(id === undefined ? {} : { id }), name, args: { city: 'Oslo' } },
});

export const result = (name: string, response: object, id?: string) => ({
  functionResponse: { ...(id === undefined ? {} : { id }), name, response },
});

export const question = user({ text: 'Weather?' });
