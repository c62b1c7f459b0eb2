import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What an upstream of tests does with a task; a test may change it at any time. */
export interface VideoScript {
  /** Statuses of the first submissions, one each; after them they are taken. `reset` ends the connection. */
  submits?: (number | 'reset')[];
  /** The seconds of `retry-after` in refusals; absent for none. */
  retryAfter?: number;
  /** What is never answered. */
  silent?: 'submissions' | 'questions';
  /** How long a submission takes, in milliseconds. */
  submitMs?: number;
  /** How long a video takes to make, in milliseconds; `never` for ever. */
  makeMs?: number | 'never';
  /** How long it waits in a queue before, in milliseconds. */
  queueMs?: number;
  /** Statuses of questions that come first, one each. */
  polls?: number[];
  /** Videos, or why there are none. */
  outcome?: 'failed' | 'filtered' | 'nothing' | { readonly videos: number; readonly filtered: number };
  progress?: number;
  /** Downloads begin, announce this many bytes, and never end. */
  heldBytes?: number;
  /** Statuses of downloads that come first, one each. */
  downloads?: number[];
}

/** An upstream of videos on loopback, which does as it is told and counts. */
export interface ScriptedVideos {
  readonly url: string;
  /** Submissions that it took, by task. */
  readonly submitted: ReadonlyMap<string, number>;
  pollCount: number;
  /** Downloads that were begun, and those of them that nobody has ended. */
  readonly downloads: { count: number; open: number };
  /** For every task without a script of its own. */
  script: VideoScript;
  /** By prompt. */
  readonly scripts: Map<string, VideoScript>;
  close(): Promise<void>;
}

/** The smallest file that passes for MP4. */
export const videoBytes = Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom and no film', 'latin1');

interface Made {
  readonly prompt: string;
  readonly at: number;
}

export async function createScriptedVideos(): Promise<ScriptedVideos> {
  const submitted = new Map<string, number>();
  const made = new Map<string, Made>();
  const scripts = new Map<string, VideoScript>();
  const find = (prompt: string) => scripts.get(prompt) ?? videos.script;
  const submit = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { taskId, prompt } = (await json(request)) as { taskId: string; prompt: string };
    const script = find(prompt);
    const first = script.submits?.shift() ?? 200;
    if (first === 'reset') response.destroy();
    else if (first !== 200) refuse(response, first, script);
    else {
      submitted.set(taskId, (submitted.get(taskId) ?? 0) + 1);
      made.set(taskId, made.get(taskId) ?? { prompt, at: performance.now() });
      if (script.silent === 'submissions') return;
      setTimeout(() => {
        send(response, { id: taskId });
      }, script.submitMs ?? 0);
    }
  };
  const poll = (id: string, response: ServerResponse): void => {
    videos.pollCount += 1;
    const task = made.get(id);
    const script = find(task?.prompt ?? '');
    if (script.silent === 'questions') return;
    const first = script.polls?.shift() ?? 200;
    if (task === undefined || first !== 200) refuse(response, task === undefined ? 404 : first, script);
    else send(response, describe(script, performance.now() - task.at));
  };
  const download = (id: string, response: ServerResponse): void => {
    const script = find(made.get(id)?.prompt ?? '');
    const first = script.downloads?.shift() ?? 200;
    videos.downloads.count += 1;
    videos.downloads.open += 1;
    response.on('close', () => (videos.downloads.open -= 1));
    if (first !== 200) refuse(response, first, {});
    else if (script.heldBytes === undefined) response.end(videoBytes);
    else response.writeHead(200, { 'content-length': script.heldBytes }).write(videoBytes);
  };
  const server = createServer((request, response) => {
    const [, kind, id = ''] = (request.url ?? '').split('/');
    // A node that is killed breaks off what it sends.
    if (request.method === 'POST') void submit(request, response).catch(() => undefined);
    else if (kind === 'tasks') poll(id, response);
    else download(id, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const videos: ScriptedVideos = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    submitted,
    pollCount: 0,
    downloads: { count: 0, open: 0 },
    script: {},
    scripts,
    close: async () => {
      server.closeAllConnections();
      // A second time it says that it is closed already.
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return videos;
}

function send(response: ServerResponse, value: object): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}

function refuse(response: ServerResponse, status: number, { retryAfter }: VideoScript): void {
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  response.writeHead(status, headers).end(JSON.stringify({ error: `status ${String(status)}` }));
}

function describe({ makeMs = 0, queueMs = 0, ...script }: VideoScript, elapsedMs: number): object {
  const { outcome, progress } = script;
  if (elapsedMs < queueMs) return { state: 'queued', progress: 0 };
  if (makeMs === 'never' || elapsedMs < makeMs) return { state: 'running', progress: progress ?? null };
  if (outcome === 'failed') return { state: 'failed' };
  if (outcome === 'filtered') return { state: 'done', videos: 0, filtered: 1 };
  if (outcome === 'nothing') return { state: 'done', videos: 0, filtered: 0 };
  return { state: 'done', videos: 1, filtered: 0, ...outcome };
}
