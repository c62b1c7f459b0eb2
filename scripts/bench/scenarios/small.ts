import { benchModel, messageText } from '../upstream-answers.ts';
import type { Scenario } from '../scenario.ts';
import { chatHeaders, chatTurns } from './chat.ts';

const body = Buffer.from(JSON.stringify({ model: benchModel, max_tokens: 1024, ...chatTurns }));

interface MessageAnswer {
  readonly content?: readonly { readonly text?: string }[];
  readonly stop_reason?: string;
}

/** A small chat request that is answered at once. */
export const small: Scenario = {
  name: 'small',
  title: 'small chat request, answered whole',
  connections: 32,
  load: 'saturating',
  requiredUpstreamLead: 2,
  requestFor: () => ({ method: 'POST', path: '/v1/messages', headers: chatHeaders, body }),
  findFault(answer) {
    if (answer.status !== 200) return `status ${String(answer.status)} instead of 200`;
    const message = JSON.parse(String(answer.body)) as MessageAnswer;
    if (message.content?.[0]?.text !== messageText) return 'the text is not what the upstream said';
    if (message.stop_reason !== 'end_turn') return 'the stop reason is missing';
    return null;
  },
};
