import type { GatewayError } from '../../src/core/gateway-error.ts';
import { providers } from '../../src/providers/provider-table.ts';
import {
  convertMessageRequest,
  type ConvertedMessage,
  type MessageSource,
} from '../../src/translators/messages-to-content/convert-message-request.ts';

type Json = Readonly<Record<string, unknown>>;

/** A request of format B with these fields, converted for a model at gemini unless the test says otherwise. */
export function convertMessage(fields: Json, source: Partial<MessageSource> = {}): ConvertedMessage {
  const value = { model: 'm', max_tokens: 100, messages: [{ role: 'user', content: 'Hi' }], ...fields };
  return convertMessageRequest({
    value,
    provider: providers.gemini,
    upstreamModel: 'gemini-2.5-flash',
    headers: {},
    ...source,
  });
}

/** The parts of each turn. */
export function readTurnParts({ value }: ConvertedMessage): readonly (readonly Json[])[] {
  return (value.contents as readonly { readonly parts: readonly Json[] }[]).map(({ parts }) => parts);
}

/** How a task refuses its input. */
export function catchRefusal(task: () => unknown): Pick<GatewayError, 'code' | 'reason' | 'param'> {
  try {
    task();
  } catch (error) {
    const { code, reason, param } = error as GatewayError;
    return { code, reason, param };
  }
  throw new Error('Nothing was refused.');
}
