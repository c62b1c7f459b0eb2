import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, AttackTarget } from './attack.ts';
import { openWire } from './attack-wire.ts';
import { writeContentQuestion, writeStreamQuestion } from './attacker-questions.ts';
import { answerJson } from './fake-answers.ts';
import type { FakeAnswer } from './fake-upstream.ts';

const heldForMs = 6_000;
/** Where it is looked afterwards who was given up: the answers must have come, too, before nothing moves any more. */
const heldUntilGivenUpMs = 15_000;
const answerBytes = 4_000_000;

/** `size` clients that ask for much and read nothing of it, or a byte a second. */
export const readSlowly: Attack = async (target, { size, kind, upstream }) => {
  upstream.answerAlways(answerLargely());
  const open = kind === 'a byte a second' ? openByteReader : openWire;
  const questions = createQuestions(target, kind);
  for (let count = 0; count < size; count++) open(target).write(questions[count % questions.length]!);
  await sleep(kind === 'streams and answers' ? heldUntilGivenUpMs : heldForMs);
  return {};
};

/** An answer of a few megabytes, which costs the gateway little but its room. */
function answerLargely(): FakeAnswer {
  const content = { role: 'model', parts: [{ text: 'A'.repeat(answerBytes) }] };
  return answerJson({ candidates: [{ content, finishReason: 'STOP', index: 0 }] });
}

function createQuestions(target: AttackTarget, kind: string): readonly string[] {
  const stream = writeStreamQuestion(target);
  const answer = writeContentQuestion(target);
  if (kind === 'streams and answers') return [stream, answer];
  return kind === 'answers' ? [answer] : [stream];
}

function openByteReader({ url }: AttackTarget): Socket {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect({
    host: hostname,
    port: Number(port),
    onread: {
      buffer: Buffer.alloc(1),
      callback: () => {
        setTimeout(() => socket.resume(), 1_000);
        return false;
      },
    },
  });
  return socket.on('error', () => undefined);
}
