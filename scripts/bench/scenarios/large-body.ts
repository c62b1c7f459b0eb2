import { comparedPairs, comparedServers, type ClosedLoopScenario } from '../scenario.ts';
import { benchModel, messageText } from '../upstream-answers.ts';
import { chatHeaders } from './chat.ts';
import { findMessageFault } from './small.ts';

const turnCount = 41;
const turnBytes = 24_300;

/** Text as people paste it: sentences in lines, quotation marks, now and then a character of two or three bytes. */
const paragraph =
  `${messageText}\n"Has it been dark since?" \u2013 "No. It is still lit, from dusk to dawn, in every weather; the caf\u00e9 ` +
  'below it has kept the old lens, \u00d8 1.2 m, in its window."\n\n';

function createTurn(index: number): { readonly role: string; readonly content: string } {
  const start = `Part ${String(index + 1)}.\n`;
  const repeats = Math.ceil((turnBytes - start.length) / paragraph.length);
  return {
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: (start + paragraph.repeat(repeats)).slice(0, turnBytes),
  };
}

const messages = Array.from({ length: turnCount }, (_, index) => createTurn(index));
const body = Buffer.from(JSON.stringify({ model: benchModel, max_tokens: 1024, messages }));

/** A conversation of a megabyte that is answered in a few words. */
export const largeBody: ClosedLoopScenario = {
  kind: 'closed-loop',
  name: 'large-body',
  title: 'chat request of 1 MB, answered whole',
  selection: 'by-name',
  servers: comparedServers,
  pairs: comparedPairs,
  connections: 8,
  load: 'saturating',
  requiredUpstreamLead: 2,
  requestFor: () => ({ method: 'POST', path: '/v1/messages', headers: chatHeaders, body }),
  findFault: findMessageFault,
};
