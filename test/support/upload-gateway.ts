import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { handlers } from '../../handlers/index.ts';
import type { GatewayConfig } from '../../src/core/config.ts';
import type { AnyHandler } from '../../src/core/handler.ts';
import type { OperationRequest } from '../../src/core/operation.ts';
import { createTestConfig, createTestGateway, type TestGateway } from './create-test-gateway.ts';
import { listUploads } from './list-uploads.ts';

/** A file part as the handler found it on disk. */
export interface SeenFile {
  readonly field: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** Permission bits of the file and of the folder around it. */
  readonly modes: readonly number[];
}

/** A form as it reached the handler. */
export interface SeenForm {
  readonly body: Readonly<Record<string, unknown>>;
  readonly files: readonly SeenFile[];
}

/** A gateway that takes image edits apart instead of making pictures. */
export interface UploadGateway {
  readonly gateway: TestGateway;
  /** What reached the handler since the test began. */
  readonly seen: SeenForm[];
  /** Everything that lies in the folder of uploads now, the folders of processes left out. */
  listUploads(): readonly string[];
  /** Rejects when something is still there after two seconds. */
  waitUntilEmpty(): Promise<void>;
  /** What the handler does after it has looked; default: it answers. */
  onRequest: (request: OperationRequest) => Promise<void> | void;
  stop(): Promise<void>;
}

export async function createUploadGateway(
  change: (config: GatewayConfig) => Partial<GatewayConfig> = () => ({}),
): Promise<UploadGateway> {
  const dataDir = mkdtempSync(join(tmpdir(), 'specway-uploads-'));
  const defaults = createTestConfig(dataDir);
  const seen: SeenForm[] = [];
  const createImageEdit: AnyHandler = async (request) => {
    seen.push(look(request));
    await result.onRequest(request);
    return { kind: 'whole', status: 200, headers: {}, body: answer, bytes: null };
  };
  const gateway = await createTestGateway({
    config: { ...defaults, ...change(defaults) },
    handlers: { ...handlers, createImageEdit },
  });
  const list = () => listUploads(join(dataDir, 'uploads'));
  const result: UploadGateway = {
    gateway,
    seen,
    listUploads: list,
    waitUntilEmpty: async () => {
      for (let waited = 0; waited < 10_000 && list().length > 0; waited += 20) await sleep(20);
      expect(list()).toEqual([]);
    },
    onRequest: () => undefined,
    stop: async () => {
      await gateway.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return result;
}

/** One upload gateway for a test file. After each test it must hold no file any more, and must not have failed itself. */
export function useUploadGateway(
  change?: (config: GatewayConfig) => Partial<GatewayConfig>,
): () => UploadGateway {
  let uploads: UploadGateway;
  beforeAll(async () => {
    uploads = await createUploadGateway(change);
  });
  afterEach(async () => {
    uploads.seen.length = 0;
    uploads.onRequest = () => undefined;
    await uploads.waitUntilEmpty();
    expect(uploads.gateway.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
  afterAll(async () => {
    await uploads.stop();
  });
  return () => uploads;
}

export const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function look({ body, files }: OperationRequest): SeenForm {
  const seenFiles = files.map((file): SeenFile => {
    if (!('path' in file)) throw new Error('A file of a form is on disk.');
    const { field, sizeBytes, path } = file;
    const modes = [path, join(path, '..')].map((place) => statSync(place).mode & 0o777);
    return { field, sizeBytes, sha256: hash(readFileSync(path)), modes };
  });
  return { body: body.value, files: seenFiles };
}

const answer = {
  created: 1_700_000_000,
  data: [{ b64_json: 'AAAA' }],
  background: 'opaque',
  output_format: 'png',
  quality: 'low',
  size: '1024x1024',
  usage: {
    total_tokens: 2,
    input_tokens: 1,
    output_tokens: 1,
    input_tokens_details: { text_tokens: 1, image_tokens: 0 },
  },
};
