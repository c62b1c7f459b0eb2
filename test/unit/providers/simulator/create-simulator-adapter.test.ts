import { describe, expect, it } from 'vitest';
import { createPictureTools } from '../../../../src/pictures/index.ts';
import {
  createSimulatorAdapter,
  type SimulatorOptions,
} from '../../../../src/providers/simulator/create-simulator-adapter.ts';
import {
  createCall,
  createContentBody,
  createMessageBody,
  createTestClock,
  readStream,
  readWhole,
  weatherDeclaration,
  weatherTool,
} from './simulator-calls.ts';

type Json = Readonly<Record<string, unknown>>;

function createAdapter(options: Partial<SimulatorOptions> = {}) {
  const adapter = createSimulatorAdapter({
    clock: createTestClock(),
    pictures: createPictureTools(),
    ...options,
  });
  if (!adapter.createMessage || !adapter.generateContent) throw new Error('No chat');
  return { createMessage: adapter.createMessage, generateContent: adapter.generateContent };
}

const question = 'What is the weather in Paris and London?';
const message = createMessageBody(question, { tools: [weatherTool] });
const content = createContentBody(question, { tools: [{ functionDeclarations: [weatherDeclaration] }] });

/** Every value of a field of this name, wherever it is. */
function listValues(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, nested]: [string, unknown]) =>
    key === name ? [nested] : listValues(nested, name),
  );
}

const many = Array.from({ length: 20 }, (_, index) => index);

describe('the ids of answers', () => {
  it("are each answer's own in format B, whole and streamed, while the rest is the same", async () => {
    const { createMessage } = createAdapter();
    const whole = await Promise.all(
      many.map(async () => readWhole(await createMessage(createCall(message)))),
    );
    const call = createCall(message, { delivery: 'stream' });
    const streams = await Promise.all(many.map(async () => await readStream(await createMessage(call))));
    const ids = [...whole, ...streams.map(({ events }) => events)].flatMap((answer) =>
      listValues(answer, 'id'),
    );
    expect(ids).toHaveLength(120);
    expect(new Set(ids).size).toBe(120);
    expect(ids.every((id) => /^(msg|toolu)_01\w{22}$/.test(String(id)))).toBe(true);
    const inputs = whole.map((answer) => JSON.stringify(listValues(answer, 'input')));
    expect(new Set(inputs).size).toBe(1);
  });

  it("are each answer's own in format C, and the same in all chunks of a stream", async () => {
    const { generateContent } = createAdapter();
    const upstreamModel = 'gemini-3-pro-preview';
    const answers = await Promise.all(
      many.map(async () => readWhole(await generateContent(createCall(content, { upstreamModel })))),
    );
    const ids = answers.flatMap((answer) => [...listValues(answer, 'id'), answer.responseId]);
    expect(new Set(ids).size).toBe(60);
    const call = createCall(content, { upstreamModel, delivery: 'stream' });
    const streams = await Promise.all(many.map(async () => await readStream(await generateContent(call))));
    const own = streams.map(({ events }) => new Set(events.map(({ responseId }) => responseId)));
    expect(own.every(({ size }) => size === 1)).toBe(true);
    expect(new Set(own.flatMap((set) => [...set])).size).toBe(20);
  });
});

describe('the pace of streams', () => {
  const listPauses = async (body: Json, paceMs: number) => {
    const pauses: number[] = [];
    const { createMessage } = createAdapter({
      paceMs,
      delay: (ms) => {
        pauses.push(ms);
        return Promise.resolve();
      },
    });
    const { events } = await readStream(await createMessage(createCall(body, { delivery: 'stream' })));
    return { pauses, events };
  };

  it("is the simulator's own, one pause between two events", async () => {
    const { pauses, events } = await listPauses(createMessageBody('Hello'), 16);
    expect(pauses).toEqual(events.slice(1).map(() => 16));
  });

  it("is the prompt's where it says so, as fast as possible included", async () => {
    const { pauses } = await listPauses(createMessageBody('Hello [[pace=50ms]]'), 16);
    expect(new Set(pauses)).toEqual(new Set([50]));
    expect((await listPauses(createMessageBody('Hello [[pace=0ms]]'), 16)).pauses).toEqual([]);
  });

  it('is as fast as possible by default', async () => {
    expect((await listPauses(createMessageBody('Hello'), 0)).pauses).toEqual([]);
  });
});
