import { benchModel, messageText } from '../upstream-answers.ts';
import type { Answer } from '../answer-reader.ts';
import {
  comparedPairs,
  comparedServers,
  type ClosedLoopScenario,
  type ScenarioRequest,
} from '../scenario.ts';
import { chatHeaders, chatTurns } from './chat.ts';

interface MessageAnswer {
  readonly content?: readonly { readonly text?: string }[];
  readonly stop_reason?: string;
}

/** The small request, for this model. */
export function createSmallRequest(model: string): ScenarioRequest {
  const body = Buffer.from(JSON.stringify({ model, max_tokens: 1024, ...chatTurns }));
  return { method: 'POST', path: '/v1/messages', headers: chatHeaders, body };
}

/** What is wrong with an answer that should be the upstream's message; `null` when it is right. */
export function findMessageFault(answer: Answer): string | null {
  if (answer.status !== 200) return `status ${String(answer.status)} instead of 200`;
  const message = JSON.parse(String(answer.body)) as MessageAnswer;
  if (message.content?.[0]?.text !== messageText) return 'the text is not what the upstream said';
  if (message.stop_reason !== 'end_turn') return 'the stop reason is missing';
  return null;
}

const request = createSmallRequest(benchModel);

/** A small chat request that is answered at once. */
export const small: ClosedLoopScenario = {
  kind: 'closed-loop',
  name: 'small',
  title: 'small chat request, answered whole',
  selection: 'default',
  servers: comparedServers,
  pairs: comparedPairs,
  connections: 32,
  load: 'saturating',
  requiredUpstreamLead: 2,
  requestFor: () => request,
  findFault: findMessageFault,
};
