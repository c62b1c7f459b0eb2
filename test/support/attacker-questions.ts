import type { AttackTarget } from './attack.ts';
import { writeWireHead } from './attack-wire.ts';

/** A request whose answer is a stream of megabytes. */
export function writeStreamQuestion({ apiKey }: AttackTarget): string {
  const body = JSON.stringify({
    model: 'chatfam-sonnet-4-6',
    max_tokens: 60_000,
    stream: true,
    messages: [{ role: 'user', content: 'Tell me all. [[tokens=60000]]' }],
  });
  const headers = { 'x-api-key': apiKey, 'msg-version': '2023-06-01', 'content-type': 'application/json' };
  return writeWireHead({ path: '/v1/messages', headers, body }) + body;
}

/** A request whose whole answer has two megabytes where the simulator answers. */
export function writeLargeQuestion(target: AttackTarget): string {
  return askForContent(target, {
    contents: [{ role: 'user', parts: [{ text: 'Tell me all. [[tokens=60000]]' }] }],
    generationConfig: { candidateCount: 8 },
  });
}

/** A small request for content. */
export function writeContentQuestion(target: AttackTarget): string {
  return askForContent(target, { contents: [{ role: 'user', parts: [{ text: 'Good morning.' }] }] });
}

function askForContent({ apiKey }: AttackTarget, content: object): string {
  const body = JSON.stringify(content);
  const headers = { 'x-goog-api-key': apiKey, 'content-type': 'application/json' };
  const path = '/v1beta/models/genfam-2.5-flash:generateContent';
  return writeWireHead({ path, headers, body }) + body;
}

/** A small request with a small answer. */
export function writeSmallQuestion({ apiKey }: AttackTarget): string {
  const body = '{"model":"chatfam-haiku-4-5","max_tokens":1,"messages":[{"role":"user","content":"Hi"}]}';
  const headers = { 'x-api-key': apiKey, 'msg-version': '2023-06-01', 'content-type': 'application/json' };
  return writeWireHead({ path: '/v1/messages', headers, body }) + body;
}
