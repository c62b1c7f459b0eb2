import { Readable } from 'node:stream';
import type { _Object as ListedObject, HeadObjectCommandOutput } from '@aws-sdk/client-s3';
import type { Clock } from '../../core/clock.ts';
import {
  ObjectStoreError,
  type ByteRange,
  type ObjectStore,
  type PutOptions,
  type StoredObject,
} from '../../core/object-store.ts';
import type { S3ObjectsConfig } from '../../core/video/video-config.ts';
import { limitBytes, type LimitedBytes } from './limit-bytes.ts';
import { limitSilence } from './limit-silence.ts';
import { checkObjectName, checkObjectPrefix } from './object-name.ts';
import { explainS3Error, isMissing, openS3, type S3Parts } from './s3-client.ts';

export interface S3StoreOptions {
  readonly config: S3ObjectsConfig;
  readonly clock: Clock;
  /** `any` for names that clients had a say in, within what an operator allowed. Default `own`: those of the program. */
  readonly names?: 'own' | 'any';
  /** Longest silence in the middle of a file, in milliseconds. Default 30 seconds. */
  readonly maxSilenceMs?: number;
  /** Longest wait for what the bucket says of an object, or of itself, in milliseconds. Default 10 seconds: clients wait for it. */
  readonly maxAskMs?: number;
}

/** Objects of one bucket. The library is loaded for the first question. */
export function createS3Store(options: S3StoreOptions): ObjectStore {
  return new S3Store(options);
}

const mebibyte = 1024 * 1024;

/** A file is sent in parts, of which there may be 10,000; two are in memory at a time. */
const usualPartBytes = 8 * mebibyte;
const maxParts = 10_000;

/** How long a bucket that could be used is taken to be fit for use, in milliseconds. */
const checkedForMs = 5_000;

class S3Store implements ObjectStore {
  readonly #options: S3StoreOptions;
  #parts: Promise<S3Parts> | null = null;
  /** When the bucket was last found fit for use, Unix milliseconds. */
  #checkedAt = -Infinity;

  constructor(options: S3StoreOptions) {
    this.#options = options;
  }

  async put(name: string, bytes: AsyncIterable<Uint8Array>, options: PutOptions): Promise<StoredObject> {
    const place = this.#place(name);
    const counted = limitBytes(bytes, options);
    try {
      await this.#upload(place, counted, options);
    } catch (error) {
      if (counted.failure !== null) throw counted.failure.reason;
      throw options.signal.aborted ? options.signal.reason : explainS3Error(error);
    }
    const stored = await this.find(name);
    if (stored?.sizeBytes === counted.sizeBytes) return stored;
    await this.delete(name);
    throw new ObjectStoreError(
      'The bucket of the object store has kept another number of bytes than were sent',
    );
  }

  async #upload(place: Place, { chunks }: LimitedBytes, { maxBytes, signal }: PutOptions): Promise<void> {
    const [{ client }, { Upload }] = await Promise.all([this.#open(), import('@aws-sdk/lib-storage')]);
    const upload = new Upload({
      client,
      params: { ...place, Body: Readable.from(chunks, { objectMode: false }) },
      partSize: Math.max(usualPartBytes, Math.ceil(maxBytes / maxParts)),
      queueSize: 2,
      leavePartsOnError: false,
    });
    const onAbort = () => void upload.abort();
    signal.addEventListener('abort', onAbort);
    try {
      await upload.done();
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  async find(name: string): Promise<StoredObject | null> {
    const place = this.#place(name);
    return await this.#ask(async ({ sdk, client }, limit) => {
      try {
        return describeHead(name, await client.send(new sdk.HeadObjectCommand(place), limit));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  async read(
    name: string,
    range: ByteRange | null,
    signal: AbortSignal,
  ): Promise<{ readonly object: StoredObject; readonly bytes: AsyncIterable<Uint8Array> } | null> {
    const object = await this.find(name);
    return object && { object, bytes: this.#readBytes(object, range, signal) };
  }

  /** Asked for when the first of them is, so that nobody has to close what was never read. */
  async *#readBytes(
    { name, etag }: StoredObject,
    range: ByteRange | null,
    signal: AbortSignal,
  ): AsyncGenerator<Uint8Array, void> {
    const part = range === null ? {} : { Range: `bytes=${String(range.first)}-${String(range.last)}` };
    try {
      const { sdk, client } = await this.#open();
      const command = new sdk.GetObjectCommand({ ...this.#place(name), ...part, IfMatch: `"${etag}"` });
      const { Body: body } = await client.send(command, { abortSignal: signal });
      if (!(body instanceof Readable)) throw new ObjectStoreError('The bucket answered without bytes');
      yield* limitSilence(body, this.#options.maxSilenceMs ?? 30_000);
    } catch (error) {
      throw signal.aborted ? signal.reason : explainS3Error(error);
    }
  }

  async delete(name: string): Promise<void> {
    const place = this.#place(name);
    await this.#ask(({ sdk, client }, limit) => client.send(new sdk.DeleteObjectCommand(place), limit));
  }

  async *list(prefix: string): AsyncGenerator<StoredObject, void> {
    checkObjectPrefix(prefix);
    const { bucket, prefix: own } = this.#options.config;
    let token: string | undefined;
    do {
      const query = { Bucket: bucket, Prefix: own + prefix, ...(token && { ContinuationToken: token }) };
      const page = await this.#ask(({ sdk, client }, limit) =>
        client.send(new sdk.ListObjectsV2Command(query), limit),
      );
      for (const listed of page.Contents ?? []) {
        const object = describeListed(listed, own);
        if (object !== null) yield object;
      }
      token = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  /** Parts of uploads that were broken off are for a rule of the bucket (docs/configuration.md). */
  sweep(): Promise<void> {
    return Promise.resolve();
  }

  async check(): Promise<void> {
    const { config, clock } = this.#options;
    const now = clock.now();
    if (now - this.#checkedAt < checkedForMs) return;
    await this.#ask(({ sdk, client }, limit) =>
      client.send(new sdk.HeadBucketCommand({ Bucket: config.bucket }), limit),
    );
    this.#checkedAt = now;
  }

  async close(): Promise<void> {
    const parts = await this.#parts?.catch(() => null);
    parts?.client.destroy();
  }

  #place(name: string): Place {
    if (this.#options.names !== 'any') checkObjectName(name);
    const { bucket, prefix } = this.#options.config;
    return { Bucket: bucket, Key: prefix + name };
  }

  #open(): Promise<S3Parts> {
    return (this.#parts ??= openS3(this.#options.config));
  }

  /** Repeated questions count together. */
  async #ask<Result>(question: (parts: S3Parts, limit: AskLimit) => Promise<Result>): Promise<Result> {
    const abortSignal = AbortSignal.timeout(this.#options.maxAskMs ?? 10_000);
    try {
      return await question(await this.#open(), { abortSignal });
    } catch (error) {
      if (!abortSignal.aborted) throw explainS3Error(error);
      throw new ObjectStoreError('The bucket of the object store does not answer', { cause: error });
    }
  }
}

interface AskLimit {
  readonly abortSignal: AbortSignal;
}

/** Where an object is, as the vendor spells it. */
interface Place {
  readonly Bucket: string;
  readonly Key: string;
}

function describeHead(name: string, head: HeadObjectCommandOutput): StoredObject {
  return describe(name, { ...head, Size: head.ContentLength });
}

/** `null` for what is none of ours. */
function describeListed(listed: ListedObject, prefix: string): StoredObject | null {
  const { Key: key } = listed;
  return key?.startsWith(prefix) ? describe(key.slice(prefix.length), listed) : null;
}

function describe(
  name: string,
  { Size, ETag, LastModified }: Pick<ListedObject, 'Size' | 'ETag' | 'LastModified'>,
): StoredObject {
  if (Size === undefined || ETag === undefined || LastModified === undefined)
    throw new ObjectStoreError('The bucket of the object store says too little of its objects');
  return { name, sizeBytes: Size, etag: ETag.replaceAll('"', ''), storedAt: LastModified.getTime() };
}
