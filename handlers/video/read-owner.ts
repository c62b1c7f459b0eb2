import type { OperationRequest } from '../../src/core/operation.ts';
import type { TaskOwner } from '../../src/core/video/video-task.ts';

/** Whose tasks a request may see: those of its key, or what a link speaks for. The server lets nobody through with neither. */
export function readOwner({ linkOwner, principal, operationId }: OperationRequest): TaskOwner {
  if (linkOwner !== null) return linkOwner;
  if (principal === null) throw new Error(`${operationId} was let through without a key`);
  return { kind: 'key', keyId: principal.keyId, userId: principal.userId };
}
