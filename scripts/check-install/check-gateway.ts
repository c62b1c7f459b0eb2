import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A copy of the program with its runtime dependencies. */
export interface InstalledProgram {
  readonly nodePath: string;
  /** Where package.json is; the gateway's data and configuration are put there too. */
  readonly directory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const apiKey = 'sk-specway-install-check-00001';
const startTimeoutMs = 60_000;
/** Nothing listens there. */
const closedPort = '127.0.0.1:1';

/** Words for a chat deployment that cannot be reached; everything else is the simulator's. */
const configuration = {
  deployments: [
    { id: 'simulator', provider: 'simulator' },
    {
      id: 'away',
      provider: 'anthropic',
      baseUrl: `http://${closedPort}`,
      credential: 'none',
      models: { away: 'away' },
    },
  ],
};

/**
 * Starts an installed gateway and asks for what it loads only then: pages, pictures, videos, forms, upstreams, traces, PostgreSQL.
 * Returns one sentence for each thing that is not as promised.
 */
export async function checkGateway(program: InstalledProgram): Promise<readonly string[]> {
  const objections = [...(await checkDependencies(program))];
  await mkdir(join(program.directory, 'check'));
  const configPath = join(program.directory, 'check', 'specway.json');
  await writeFile(configPath, JSON.stringify(configuration));
  const gateway = startProgram(program, {
    SPECWAY_CONFIG: configPath,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://${closedPort}`,
  });
  const url = await waitForUrl(gateway);
  if (url === null) objections.push(`The gateway does not start: ${gateway.output()}`);
  else objections.push(...(await checkAnswers(url)), ...(await checkVideo(url)));
  gateway.child.kill('SIGKILL');
  await gateway.ended;
  return [...objections, ...(await checkPostgres(program))];
}

/** Every runtime dependency must load, whether or not a request below needs it. */
async function checkDependencies({
  nodePath,
  directory,
  environment,
}: InstalledProgram): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  const imports = Object.keys(manifest.dependencies ?? {}).map(
    (name) => `await import(${JSON.stringify(name)});`,
  );
  const args = ['--input-type=module', '--eval', imports.join('\n')];
  return new Promise((resolve) => {
    execFile(nodePath, args, { cwd: directory, env: environment }, (error) => {
      resolve(error ? [`A runtime dependency does not load: ${shorten(error.message)}`] : []);
    });
  });
}

interface RunningProgram {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  readonly isOver: () => boolean;
  /** What it has written so far. */
  readonly output: () => string;
}

function startProgram(
  { nodePath, directory, environment }: InstalledProgram,
  extra: Readonly<Record<string, string>>,
): RunningProgram {
  const child = spawn(nodePath, ['src/start.mjs'], {
    cwd: directory,
    env: {
      ...environment,
      SPECWAY_PORT: '0',
      SPECWAY_DATA_DIR: join(directory, 'check', 'data'),
      SPECWAY_API_KEY: apiKey,
      ...extra,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  let isOver = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true;
      resolve();
    };
    child.once('close', end).once('error', (error) => {
      output += error.message;
      end();
    });
  });
  return { child, ended, isOver: () => isOver, output: () => shorten(output) };
}

/** The address stands in the log line of the start. `null` when the program ends, or takes too long. */
async function waitForUrl({ isOver, output }: RunningProgram): Promise<string | null> {
  const givesUpAt = performance.now() + startTimeoutMs;
  while (performance.now() < givesUpAt && !isOver()) {
    const url = /"url":"([^"]+)"/.exec(output())?.[1];
    if (url !== undefined) return url;
    await sleep(20);
  }
  return null;
}

/** The status of each request, which needs the packages named. */
async function checkAnswers(url: string): Promise<readonly string[]> {
  const picture = await ask(url, '/v1/images/generations', createJson({ prompt: 'A boat', size: '96x64' }));
  const answers: readonly (readonly [what: string, expected: number, answer: Answer])[] = [
    ['a page (express, helmet)', 200, await ask(url, '/docs/')],
    ['Swagger UI (swagger-ui-express)', 200, await ask(url, '/docs/swagger/swagger-ui-bundle.js')],
    ['the page of events', 200, await ask(url, '/docs/viewer/index.js')],
    ['a document as YAML (yaml)', 200, await ask(url, '/openapi.yaml')],
    ['metrics (prom-client)', 200, await ask(url, '/metrics')],
    ['a picture (sharp)', 200, picture],
    ['an edited picture (multer)', 200, await ask(url, '/v1/images/edits', createForm(picture.text))],
    [
      'a login (@node-rs/argon2)',
      401,
      await ask(url, '/api/user/login', createJson({ username: 'nobody', password: 'no password' })),
    ],
    [
      'an upstream that is away (undici)',
      502,
      await ask(
        url,
        '/v1/messages',
        createJson({
          model: 'away',
          max_tokens: 16,
          messages: [{ role: 'user', content: 'Hello' }],
        }),
      ),
    ],
  ];
  return answers
    .filter(([, expected, { status }]) => status !== expected)
    .map(
      ([what, expected, { status, text }]) =>
        `The gateway answers ${String(status)} instead of ${String(expected)} for ${what}: ${shorten(text)}`,
    );
}

/** Longest time until a short video is made, in milliseconds: it is polled every few seconds, and drawn within as many. */
const videoTimeoutMs = 90_000;

/** A video from its submission to its download: an encoder, and a file that the program brings along. */
async function checkVideo(url: string): Promise<readonly string[]> {
  const order = { model: 'vidfam-3.1-generate-preview', prompt: 'A paper boat', seconds: '4' };
  const submitted = await ask(url, '/v1/videos', createJson(order));
  const path = `/v1/videos/${/"id":"([^"]+)"/.exec(submitted.text)?.[1] ?? ''}`;
  const givesUpAt = performance.now() + videoTimeoutMs;
  let task = submitted;
  while (/"status":"(?:queued|in_progress)"/.test(task.text) && performance.now() < givesUpAt) {
    await sleep(500);
    task = await ask(url, path);
  }
  if (!task.text.includes('"status":"completed"'))
    return [`A video (h264-mp4-encoder) is not made: ${shorten(task.text)}`];
  const film = await ask(url, `${path}/content`);
  return film.status === 200 && film.text.startsWith('ftyp', 4)
    ? []
    : [`The gateway answers ${String(film.status)} and no MP4 file for a video: ${shorten(film.text)}`];
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function ask(url: string, path: string, body?: Pick<RequestInit, 'body' | 'headers'>): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${apiKey}`,
    ...(body?.headers as Record<string, string> | undefined),
  };
  const method = body === undefined ? 'GET' : 'POST';
  try {
    const response = await fetch(url + path, {
      method,
      ...body,
      headers,
      signal: AbortSignal.timeout(60_000),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: (error as Error).message };
  }
}

function createJson(value: object): Pick<RequestInit, 'body' | 'headers'> {
  return {
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json', 'msg-version': '2023-06-01' },
  };
}

/** The form of an edit of the picture that was drawn. */
function createForm(text: string): Pick<RequestInit, 'body'> {
  const picture = /"b64_json":"([^"]+)"/.exec(text)?.[1] ?? '';
  const form = new FormData();
  form.append('prompt', 'Edit');
  form.append('image', new Blob([Buffer.from(picture, 'base64')], { type: 'image/png' }), 'picture.png');
  return { body: form };
}

/** Without a server the gateway must say so, and not that a package is missing. */
async function checkPostgres(program: InstalledProgram): Promise<readonly string[]> {
  const gateway = startProgram(program, { DATABASE_URL: `postgres://nobody@${closedPort}/none` });
  const timer = setTimeout(() => gateway.child.kill('SIGKILL'), startTimeoutMs);
  await gateway.ended;
  clearTimeout(timer);
  if (gateway.output().includes('ECONNREFUSED')) return [];
  return [`The gateway does not say that PostgreSQL (pg) cannot be reached: ${gateway.output()}`];
}

function shorten(text: string): string {
  return text.slice(0, 2000);
}
