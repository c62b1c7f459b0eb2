import type { OutgoingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { quickRouting } from '../../support/create-candidate.ts';
import { testCredential } from '../../support/create-upstream-call.ts';
import { answerEventStream, answerStatus } from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import { askContent, askMessage, createUsageGateway, post } from '../../support/usage-gateway.ts';

type Gateway = Awaited<ReturnType<typeof createUsageGateway>>['gateway'];

/** The answer of an upstream that calls the request so; recorded answers have a name of their own. */
function called(id: string, answer: FakeAnswer, header = 'request-id'): FakeAnswer {
  return (exchange) => {
    const { response } = exchange;
    const writeHead = response.writeHead.bind(response);
    const writeCalled = (status: number, headers: OutgoingHttpHeaders = {}) =>
      writeHead(status, { ...headers, [header]: id });
    Object.assign(response, { writeHead: writeCalled });
    return answer(exchange);
  };
}

/** The ids of upstreams in the lines of requests, in their order. */
async function readIds(
  answers: readonly FakeAnswer[],
  ask: (gateway: Gateway) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const { gateway, upstream, stopAndRead } = await createUsageGateway({ routing: quickRouting });
  upstream.answer(...answers);
  await ask(gateway);
  await stopAndRead();
  return gateway.logLines
    .filter((line) => line['operationId'] !== undefined)
    .map((line) => line['upstreamRequestId']);
}

const whole = playWhole('anthropic', 'message');

describe('the log line of a request', () => {
  it('says how the upstream calls it, whole and streamed, whichever its format', async () => {
    const images = { model: 'gpt-image-2', prompt: 'A bird.' };
    const ask = async (gateway: Gateway) => {
      await askMessage(gateway);
      await askMessage(gateway, { stream: true });
      await askContent(gateway);
      await post(gateway, '/v1/images/generations', { json: images });
    };
    const answers = [
      called('req_011CSHo', whole),
      called('req_2', playStream('anthropic', 'text')),
      called('AbC-d_3', playWhole('gemini', 'content'), 'x-goog-request-id'),
      called('req_4', answerStatus(400), 'x-request-id'),
    ];
    expect(await readIds(answers, ask)).toEqual(['req_011CSHo', 'req_2', 'AbC-d_3', 'req_4']);
  });

  it('names the last attempt, and each failed one has its own in the line of its failure', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({ routing: quickRouting });
    upstream.answer(called('req_1', answerStatus(503)), called('req_2', whole));
    await askMessage(gateway);
    await stopAndRead();
    const read = (msg: string) =>
      gateway.logLines.filter((line) => line['msg'] === msg).map((line) => line['upstreamRequestId']);
    expect([read('an attempt failed'), read('request')]).toEqual([['req_1'], ['req_2']]);
  });

  it('says it of what failed in the end, before the answer or within it', async () => {
    const broken = answerEventStream([': nothing\n\n'], 'reset');
    const ask = async (gateway: Gateway) => {
      await askMessage(gateway);
      await askMessage(gateway, { stream: true });
    };
    const failures = [answerStatus(503), answerStatus(503), answerStatus(503), broken];
    const answers = failures.map((failure, index) => called(`req_${String(index)}`, failure));
    expect(await readIds(answers, ask)).toEqual(['req_2', 'req_3']);
  });

  it.each([
    ['is longer than names are', 'a'.repeat(129)],
    ['has more than one word', 'req_1 and what a prompt may say'],
    ['holds our credential', `req_${testCredential}`],
    ['is empty', ''],
  ])('leaves out what %s', async (_what, id) => {
    expect(await readIds([called(id, whole)], askMessage)).toEqual([undefined]);
  });
});
