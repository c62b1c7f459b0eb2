import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { readOptions } from '../arguments/read-options.ts';
import { startEditUpstream } from './edit-upstream.ts';
import { benchKey, startGateway, type LoopDelay } from './start-gateway.ts';
import { watchMemory } from './watch-memory.ts';

const usage = `Measures what large image edits cost: memory of the gateway and delay of its main loop.

npm run bench:edits -- [options]
  --clients n    clients that edit at the same time (default: 8)
  --pictures n   pictures each of them sends, 1 to 16 (default: 16)
  --side n       width and height of a picture of noise, in pixels (default: 2600, about 20 MB)
  --help`;

interface Load {
  readonly clients: number;
  readonly pictures: number;
  readonly side: number;
}

interface Result {
  readonly upstream: string;
  readonly seconds: number;
  readonly peakMb: number;
  readonly delay: LoopDelay;
}

const load = readLoad();
if (load !== null) {
  const directory = await mkdtemp(join(tmpdir(), 'specway-bench-edits-'));
  try {
    const picturePath = await writeNoise(directory, load.side);
    const results = [
      await measureSimulator(join(directory, 'simulator'), picturePath, load),
      await measureUpstream(join(directory, 'openai'), picturePath, load),
    ];
    process.stdout.write(renderReport(results, load));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function readLoad(): Load | null {
  const text = { type: 'string' } as const;
  const values = readOptions({ clients: text, pictures: text, side: text }, usage);
  if (values === null) return null;
  const read = (name: 'clients' | 'pictures' | 'side', otherwise: number) =>
    values[name] === undefined ? otherwise : Number(values[name]);
  return { clients: read('clients', 8), pictures: read('pictures', 16), side: read('side', 2600) };
}

/** Noise does not compress: the file is as large as its pixels, three bytes each. */
async function writeNoise(directory: string, side: number): Promise<string> {
  const pixels = randomFillSync(Buffer.alloc(side * side * 3));
  const path = join(directory, 'noise.png');
  await writeFile(
    path,
    await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
  return path;
}

async function measureSimulator(directory: string, picturePath: string, load: Load): Promise<Result> {
  return { upstream: 'simulator', ...(await measure({ directory, upstreamUrl: null, picturePath, load })) };
}

async function measureUpstream(directory: string, picturePath: string, load: Load): Promise<Result> {
  const upstream = await startEditUpstream();
  try {
    const measured = await measure({ directory, upstreamUrl: upstream.url, picturePath, load });
    const { size } = await openAsBlob(picturePath);
    if (upstream.receivedBytes < size * load.pictures * load.clients) {
      throw new Error('The upstream did not get every picture.');
    }
    return { upstream: 'openai', ...measured };
  } finally {
    await upstream.stop();
  }
}

interface Measurement {
  readonly directory: string;
  readonly upstreamUrl: string | null;
  readonly picturePath: string;
  readonly load: Load;
}

async function measure({ directory, upstreamUrl, picturePath, load }: Measurement) {
  await mkdir(directory);
  const gateway = await startGateway(directory, upstreamUrl);
  const memory = watchMemory(gateway.pid);
  gateway.beginWatch();
  const startedAt = performance.now();
  try {
    await Promise.all(Array.from({ length: load.clients }, () => edit(gateway.url, picturePath, load)));
  } finally {
    memory.stop();
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, peakMb: memory.peakBytes / 1e6, delay: await gateway.stop() };
}

async function edit(url: string, picturePath: string, { pictures }: Load): Promise<void> {
  const form = new FormData();
  form.set('prompt', 'A quiet harbour in the colours of these pictures');
  const picture = await openAsBlob(picturePath, { type: 'image/png' });
  for (let index = 0; index < pictures; index++) form.append('image[]', picture, `${String(index)}.png`);
  const response = await fetch(`${url}/v1/images/edits`, {
    method: 'POST',
    headers: { authorization: `Bearer ${benchKey}` },
    body: form,
  });
  const text = await response.text();
  if (response.status !== 200 || !text.includes('b64_json')) {
    throw new Error(`The gateway answered ${String(response.status)}: ${text.slice(0, 500)}`);
  }
}

function renderReport(results: readonly Result[], { clients, pictures, side }: Load): string {
  const rows = results.map(
    ({ upstream, seconds, peakMb, delay }) =>
      `${upstream.padEnd(10)} ${peakMb.toFixed(0).padStart(9)} ${delay.p50Ms.toFixed(1).padStart(9)} ` +
      `${delay.p99Ms.toFixed(1).padStart(9)} ${delay.maxMs.toFixed(1).padStart(9)} ${seconds.toFixed(1).padStart(8)}`,
  );
  return [
    `${String(clients)} clients, each editing ${String(pictures)} PNGs of noise, ${String(side)} x ${String(side)}`,
    'upstream     peak MB  loop p50   p99 (ms)      max   seconds',
    ...rows,
    '',
  ].join('\n');
}
