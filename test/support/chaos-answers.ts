import { answerBody, answerEventStream, keepSilent } from './fake-answers.ts';
import type { FakeAnswer, RecordedCall } from './fake-upstream.ts';
import { readChunks, readJsonFixture, writeEvent } from './read-fixture.ts';

/** What an upstream is asked in the chaos test, read from its request. */
export interface ChaosCall {
  readonly provider: 'anthropic' | 'gemini';
  readonly delivery: 'whole' | 'streamed';
  /** Which request of the test it belongs to. */
  readonly number: number;
  /** The client is going to leave: the answer must not end before that. */
  readonly mustHold: boolean;
}

/** The words of the client; the answer repeats the number, so that nobody gets the answer of another one. */
export function writeQuestion(number: number, mustHold: 'hold' | 'answer'): string {
  return `Question ${String(number)}${mustHold === 'hold' ? ', and take your time' : ''}?`;
}

/** All text of the answer to a question, whole or streamed. */
export function writeReply(number: number): string {
  return `The answer — 🙂 — to question ${String(number)} ends.`;
}

export function readChaosCall({ path, body }: RecordedCall): ChaosCall {
  const text = body.toString('utf8');
  const isStreamed = path.includes(':streamGenerateContent') || /"stream":\s*true/u.test(text);
  return {
    provider: path.startsWith('/v1/messages') ? 'anthropic' : 'gemini',
    delivery: isStreamed ? 'streamed' : 'whole',
    number: Number(/Question (\d+)/u.exec(text)?.[1]),
    mustHold: text.includes('take your time'),
  };
}

/** The whole body of a good answer. */
export function writeBody({ provider, number }: ChaosCall): string {
  const reply = writeReply(number);
  if (provider === 'anthropic')
    return JSON.stringify({
      ...readJsonFixture('anthropic', 'message'),
      content: [{ type: 'text', text: reply }],
    });
  const content = { parts: [{ text: reply }], role: 'model' };
  const candidates = [{ content, finishReason: 'STOP', index: 0 }];
  return JSON.stringify({ ...readJsonFixture('gemini', 'content'), candidates });
}

const textsOf = {
  anthropic: ['Hello', '!', ' The na', 'ïve answer', ' is 42', ' — ask', ' me why.', ' 🙂'],
  gemini: ['Hello', '! The na', 'ïve answer is', ' 42 — ask me why.', ' 🙂'],
} as const;

const chunksOf = {
  anthropic: readChunks('anthropic', 'text'),
  gemini: readChunks('gemini', 'text'),
};

/** The events of a good stream: those of a vendor, with the texts of the reply in place of their own. */
export function writeEvents({ provider, number }: ChaosCall): readonly string[] {
  const own = textsOf[provider];
  const reply = [...writeReply(number)];
  const size = Math.ceil(reply.length / own.length);
  return chunksOf[provider].map((chunk) => {
    const index = own.findIndex((text) => chunk.includes(`"text":"${text}"`));
    const piece = reply.slice(index * size, (index + 1) * size).join('');
    return writeEvent(
      provider,
      index < 0 ? chunk : chunk.replace(`"text":"${own[index] ?? ''}"`, `"text":"${piece}"`),
    );
  });
}

/** As an upstream that works. */
export function answerWell(call: ChaosCall): FakeAnswer {
  if (call.delivery === 'whole') return call.mustHold ? keepSilent() : answerBody(writeBody(call));
  const events = writeEvents(call);
  return call.mustHold ? answerEventStream(events.slice(0, 2), 'hold') : answerEventStream(events);
}
