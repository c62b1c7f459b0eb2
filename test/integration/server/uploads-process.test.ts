import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RawStep } from '../../support/interface-raw.ts';
import { openRawConnection, parseRaw } from '../../support/open-raw-connection.ts';
import {
  boundary,
  filePart,
  noisePart,
  textPart,
  writeFormHead,
  writeFormRequest,
  writePartHead,
} from '../../support/upload-forms.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../../support/start-gateway-process.ts';
import { testApiKey } from '../../support/create-test-gateway.ts';
import { waitForDrain } from '../../support/wait-for-drain.ts';

let directory: ReturnType<typeof createDirectory>;
let gateway: GatewayProcess | null = null;

beforeEach(() => {
  directory = createDirectory();
});
afterEach(async () => {
  await gateway?.stop();
  gateway = null;
  directory.remove();
});

/** Starts the program; `shell` ends by running it. */
async function start(shell?: string): Promise<GatewayProcess> {
  const environment = { SPECWAY_API_KEY: testApiKey };
  // Other tests may keep the machine busy, for which nothing shall be refused here.
  writeFileSync(join(directory.path, 'specway.yaml'), 'limits: { overload: { loopDelay: 60s } }\n');
  const options = { directory: directory.path, environment };
  gateway = await startGatewayProcess(shell === undefined ? options : { ...options, shell });
  return gateway;
}

/** Sends bytes no faster than they are taken, and returns the answer. */
async function send({ url }: GatewayProcess, pieces: Iterable<RawStep>) {
  const connection = await openRawConnection(url);
  for (const piece of pieces) {
    if (connection.socket.destroyed) break;
    if (typeof piece !== 'number' && !connection.socket.write(piece)) await waitForDrain(connection.socket);
  }
  return parseRaw(await connection.closed);
}

const errorOf = (body: string): unknown => (JSON.parse(body) as { error: unknown }).error;

describe.skipIf(process.platform !== 'linux')('memory (read from /proc, which only Linux has)', () => {
  const fileBytes = 24_900_000;
  const block = randomBytes(1_000_000);

  /** A form of 16 large files whose last field is wrong, so that everything is read before it is refused. */
  function* writeLargeForm(): Generator<string | Buffer> {
    const fileHead = `--${boundary}\r\n${writePartHead(filePart('image[]', ''))}\r\n\r\n`;
    const tail = [textPart('prompt', 'x'), textPart('n', '99')].map(
      (part) => `--${boundary}\r\n${writePartHead(part)}\r\n\r\n${String(part.value)}\r\n`,
    );
    const end = `${tail.join('')}--${boundary}--\r\n`;
    const length = 16 * (fileHead.length + fileBytes + 2) + end.length;
    yield writeFormHead({ 'content-length': String(length) });
    for (let file = 0; file < 16; file += 1) {
      yield fileHead;
      for (let left = fileBytes; left > 0; left -= block.length) yield block.subarray(0, left);
      yield '\r\n';
    }
    yield end;
  }

  const readKilobytes = (pid: number, name: string): number =>
    Number(
      new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(
        readFileSync(`/proc/${String(pid)}/status`, 'utf8'),
      )?.[1],
    );

  it('stays flat over a form of 400 MB', { timeout: 60_000 }, async () => {
    const process = await start();
    const before = readKilobytes(process.pid, 'VmRSS');
    const answer = await send(process, writeLargeForm());
    expect(errorOf(answer.body)).toMatchObject({ param: 'n', code: 'invalid_value' });
    const peak = readKilobytes(process.pid, 'VmHWM');
    expect(peak - before).toBeLessThan(160_000);
  });
});

/** Ways to start a program whose disk is full after 6 MB, the most real one first; what this machine allows is used. */
const fullDisks = [
  {
    name: 'a file system of 6 MB',
    check: 'unshare -Urm sh -c "mount -t tmpfs tmpfs /mnt"',
    shell:
      'exec unshare -Urm sh -c \'mount -t tmpfs -o size=6m,mode=700 tmpfs data/uploads && exec "$@"\' sh "$@"',
  },
  {
    name: 'no file above 6 MB',
    check: 'ulimit -f 12288',
    // In blocks of 512 bytes, as POSIX has it; bash counts in 1024.
    shell: 'ulimit -f 12288 && exec "$@"',
  },
];

function isPossible(command: string): boolean {
  try {
    execFileSync('sh', ['-c', command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.each(fullDisks)('a full disk: $name', ({ check, shell }) => {
  it.skipIf(!isPossible(check))(
    'is 503, and there is room again afterwards',
    { timeout: 60_000 },
    async () => {
      mkdirSync(join(directory.path, 'data', 'uploads'), { recursive: true });
      const process = await start(shell);
      const prompt = textPart('prompt', 'x');
      const tooMuch = writeFormRequest([prompt, noisePart('image', 14_000_000)]);
      for (let round = 0; round < 2; round += 1) {
        const answer = await send(process, tooMuch);
        expect([answer.status, answer.headers['retry-after']], answer.body).toEqual([503, '5']);
        expect(errorOf(answer.body)).toMatchObject({
          code: 'upload_storage_unavailable',
          type: 'server_error',
        });
        expect(answer.body).not.toMatch(/ENOSPC|EFBIG|uploads\//u);
        // It fits only where the other has left nothing behind, and is refused only when it has been read.
        const fitting = [prompt, noisePart('image', 5_500_000), textPart('n', '99')];
        const { body } = await send(process, writeFormRequest(fitting));
        expect(errorOf(body)).toMatchObject({ param: 'n' });
      }
      const { stdout } = await process.stop();
      expect(stdout).toMatch(/"cause":"E(?:NOSPC|FBIG)[^"]*".*"msg":"uploads cannot be stored"/u);
    },
  );
});

it('a folder that cannot be made is 503 too', async () => {
  const process = await start('mkdir data && : > data/uploads && exec "$@"');
  const answer = await send(process, writeFormRequest([textPart('prompt', 'x'), noisePart('image', 10)]));
  expect(errorOf(answer.body)).toMatchObject({ code: 'upload_storage_unavailable' });
});
