import type * as S3 from '@aws-sdk/client-s3';
import type { S3ObjectsConfig } from '../../core/video/video-config.ts';
import { ObjectStoreError } from '../../core/object-store.ts';

/** The vendor's library, which takes 0.2 s to load: only a gateway with a bucket does, for its first question. */
export interface S3Parts {
  readonly sdk: typeof S3;
  readonly client: S3.S3Client;
}

/** Within this a connection is there, in milliseconds. */
const connectMs = 5_000;

/** Within this a part is taken, and the head of an answer is here, in milliseconds. */
const requestMs = 60_000;

const attempts = 3;

/** Opens a client, and has it log nothing. */
export async function openS3(config: S3ObjectsConfig): Promise<S3Parts> {
  const sdk = await import('@aws-sdk/client-s3');
  const { region, endpoint, forcePathStyle, credential } = config;
  const client = new sdk.S3Client({
    region,
    forcePathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    ...(credential === null ? {} : { credentials: credential }),
    maxAttempts: attempts,
    // Checksums that nobody needs end up among the bytes in stores that do not know them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: requestMs,
      throwOnRequestTimeout: true,
    },
  });
  return { sdk, client };
}

/** What the bucket refuses is the store's failure, in words for operators. */
export function explainS3Error(error: unknown): ObjectStoreError {
  if (error instanceof ObjectStoreError) return error;
  const { name, status } = describeS3Error(error);
  const answer = status === null ? '' : `, status ${String(status)}`;
  return new ObjectStoreError(`The bucket of the object store cannot be used: ${name}${answer}`, {
    cause: error,
  });
}

/** Whether the bucket says that there is no such object. */
export function isMissing(error: unknown): boolean {
  const { name, status } = describeS3Error(error);
  return status === 404 && name !== 'NoSuchBucket';
}

function describeS3Error(error: unknown): { readonly name: string; readonly status: number | null } {
  if (!(error instanceof Error)) return { name: 'unknown', status: null };
  const { name, $metadata } = error as Partial<S3.S3ServiceException> & Error;
  return { name, status: $metadata?.httpStatusCode ?? null };
}
