import { setTimeout as sleep } from 'node:timers/promises';

/** Any server with this contract, and a key of it. */
export interface VideoServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly apiKey: string;
  /** Added to every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The model that cases ask for videos. */
export const contractVideoModel = 'vidfam-3.1-generate-preview';

/** What became of a task. All but `completed` and `several` take the directives of the simulator. */
export type VideoOutcome = 'completed' | 'failed' | 'filtered' | 'several' | 'base64' | 'running';

/** The shortest of films: how long it is says nothing about the contract. */
const order = { model: contractVideoModel, prompt: 'A paper boat', seconds: '4' };

const orders: Readonly<Record<VideoOutcome, object>> = {
  completed: order,
  failed: { ...order, prompt: '[[failed]]' },
  filtered: { ...order, prompt: '[[filtered]]' },
  several: { ...order, metadata: { sampleCount: 2 } },
  base64: { ...order, prompt: 'A paper boat [[base64]]' },
  running: { ...order, prompt: '[[hang]]' },
};

/** Video tasks of a server that cases ask about. */
export interface VideoShelf {
  /** A task that this became of, the same one each time. */
  find(outcome: VideoOutcome): Promise<string>;
  /** Another one, for whoever deletes it. */
  make(outcome: VideoOutcome): Promise<string>;
  /** What stands in the place of a key in an address of the task's video. */
  createToken(id: string): Promise<string>;
}

/** Longest time until a video is made, in milliseconds: vendors take minutes. */
const maxWaitMs = 600_000;

/** Makes tasks when they are first asked for. */
export function createVideoShelf(server: VideoServer): VideoShelf {
  const tasks = new Map<VideoOutcome, Promise<string>>();
  const make = async (outcome: VideoOutcome) => await makeTask(server, outcome);
  return {
    find: (outcome) => {
      const task = tasks.get(outcome) ?? make(outcome);
      tasks.set(outcome, task);
      return task;
    },
    make,
    createToken: async (id) => {
      const { url } = await ask(server, `/v1/videos/${id}/link`, {});
      return new URL(String(url)).searchParams.get('token') ?? '';
    },
  };
}

async function makeTask(server: VideoServer, outcome: VideoOutcome): Promise<string> {
  const id = String((await ask(server, '/v1/videos', orders[outcome])).id);
  const givesUpAt = performance.now() + maxWaitMs;
  for (;;) {
    const { status } = await ask(server, `/v1/videos/${id}`);
    if (outcome === 'running' || status === 'completed' || status === 'failed') return id;
    if (performance.now() > givesUpAt) throw new Error(`The task ${id} is ${String(status)} for too long.`);
    await sleep(250);
  }
}

async function ask(
  { url, apiKey, headers }: VideoServer,
  path: string,
  body?: object,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} is answered ${String(response.status)}: ${text}`);
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}
