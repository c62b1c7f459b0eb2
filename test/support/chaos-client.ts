import { request, type Agent, type IncomingMessage } from 'node:http';
import { writeQuestion } from './chaos-answers.ts';
import type { TestGateway } from './create-test-gateway.ts';

/** One request of the chaos test. */
export interface ChaosQuestion {
  readonly number: number;
  readonly model: string;
  readonly delivery: 'whole' | 'streamed';
  /** Aborted when the client is to leave; `null` for clients that stay. */
  readonly signal: AbortSignal | null;
}

/** What its client saw. */
export interface ChaosResult {
  readonly question: ChaosQuestion;
  /** 0 where no head came. */
  readonly status: number;
  /** `null` where no head came. */
  readonly requestId: string | null;
  readonly deployment: string | null;
  readonly fallback: string | null;
  /**
   * `answered` in full; `refused` with an error status; `broken off` with an error event; `unfinished`: a stream without
   * terminal event; `left` by the client; `lost`: the connection broke.
   */
  readonly outcome: 'answered' | 'refused' | 'broken off' | 'unfinished' | 'left' | 'lost';
  /** Everything that came. */
  readonly body: string;
}

/** Asks and reads as far as the answer comes. Never rejects. */
export function askChaos(
  { url, apiKey }: Pick<TestGateway, 'url' | 'apiKey'>,
  question: ChaosQuestion,
  agent: Agent,
): Promise<ChaosResult> {
  const { path, body } = writeRequest(question);
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${apiKey}`,
    'x-api-key': apiKey,
    'x-goog-api-key': apiKey,
    'msg-version': '2023-06-01',
  };
  const options = { method: 'POST', agent, headers, ...(question.signal ? { signal: question.signal } : {}) };
  return new Promise((resolve) => {
    const end = (response: IncomingMessage | null, text: string, state: 'ended' | 'cut'): void => {
      resolve(judge(question, response, { text, state }));
    };
    const req = request(url + path, options, (response) => {
      const chunks: Buffer[] = [];
      const finish = (state: 'ended' | 'cut') => (): void => {
        end(response, Buffer.concat(chunks).toString('utf8'), state);
      };
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', finish('ended')).on('error', finish('cut')).on('close', finish('cut'));
    });
    req.on('error', () => {
      end(null, '', 'cut');
    });
    req.end(body);
  });
}

function writeRequest({ number, model, delivery, signal }: ChaosQuestion): { path: string; body: string } {
  const text = writeQuestion(number, signal ? 'hold' : 'answer');
  if (model.startsWith('chatfam')) {
    const messages = [{ role: 'user', content: text }];
    const stream = delivery === 'streamed';
    return { path: '/v1/messages', body: JSON.stringify({ model, max_tokens: 64, stream, messages }) };
  }
  const method = delivery === 'whole' ? 'generateContent' : 'streamGenerateContent?alt=sse';
  const contents = [{ role: 'user', parts: [{ text }] }];
  return { path: `/v1beta/models/${model}:${method}`, body: JSON.stringify({ contents }) };
}

function judge(
  question: ChaosQuestion,
  response: IncomingMessage | null,
  { text, state }: { readonly text: string; readonly state: 'ended' | 'cut' },
): ChaosResult {
  const header = (name: string) => (response?.headers[name] as string | undefined) ?? null;
  const status = response?.statusCode ?? 0;
  const facts = {
    question,
    status,
    requestId: header('x-request-id'),
    deployment: header('x-specway-deployment'),
    fallback: header('x-specway-fallback'),
    body: text,
  };
  if (state === 'cut') return { ...facts, outcome: question.signal?.aborted === true ? 'left' : 'lost' };
  if (status !== 200) return { ...facts, outcome: 'refused' };
  return { ...facts, outcome: question.delivery === 'whole' ? 'answered' : judgeStream(text) };
}

/** By the last event alone: nothing may come after a terminal event or an error, but that of format C once more, bare. */
function judgeStream(text: string): ChaosResult['outcome'] {
  const last =
    text
      .trimEnd()
      .split(/\r?\n\r?\n/u)
      .at(-1) ?? '';
  if (/^event: message_stop\b|"finishReason":/mu.test(last)) return 'answered';
  return /^(?:event: error\b|\{"error":)/mu.test(last) ? 'broken off' : 'unfinished';
}

/** All text of an answer, whole or streamed, of either format. */
export function readReply({ body }: ChaosResult): string {
  const texts = body.matchAll(/"text":\s*("(?:[^"\\]|\\.)*")/gu);
  return [...texts].map(([, text = '""']) => JSON.parse(text) as string).join('');
}
