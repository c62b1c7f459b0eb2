import {
  changeBody,
  changeStatus,
  changeText,
  rename,
  type Body,
  type Drift,
} from './contract-drift-changes.ts';

type PlainDrift = Pick<Drift, 'name' | 'operationId' | 'evidence' | 'change'> & Partial<Drift>;

/** Changes the headers of a download. */
function changeHeaders(change: (headers: Readonly<Record<string, string>>) => object): Drift['change'] {
  return (response) =>
    response.kind === 'file'
      ? { ...response, headers: change(response.headers) as Readonly<Record<string, string>> }
      : response;
}

/** A whole answer whose `data` is changed. */
function changeInner(change: (data: Body) => Body): Drift['change'] {
  return changeBody((body) => ({ ...body, data: change(body.data as Body) }));
}

/** Videos for Google's clients. */
const aliases: readonly PlainDrift[] = [
  {
    name: 'begun operation without a name',
    operationId: 'predictVideos',
    evidence: /name/,
    change: changeBody((body) => rename(body, 'name', 'operation')),
  },
  {
    name: 'begun operation with the name of a task',
    operationId: 'predictPublisherVideos',
    evidence: /\/name/,
    change: changeBody((body) => ({ ...body, name: String(body.name).replace('operations/', '$&task_') })),
  },
  {
    name: 'operation with a truth value as text',
    operationId: 'getVideoOperation',
    evidence: /\/done/,
    change: changeBody((body) => ({ ...body, done: 'true' })),
  },
  {
    name: 'operation with videos as those of Vertex AI',
    operationId: 'getVideoOperation',
    evidence: /generateVideoResponse/,
    change: changeBody((body) => ({ ...body, response: { videos: [] } })),
  },
  {
    name: 'fetched operation with a renamed field',
    operationId: 'fetchVideoOperation',
    evidence: /mimeType/,
    enforce: 'not noticed',
    change: changeText((body) => {
      const { videos } = body.response as { readonly videos: readonly Body[] };
      return { ...body, response: { videos: videos.map((video) => rename(video, 'mimeType', 'mime_type')) } };
    }),
  },
  {
    name: 'file with its size as a number',
    operationId: 'getVideoFile',
    evidence: /\/sizeBytes/,
    change: changeBody((body) => ({ ...body, sizeBytes: Number(body.sizeBytes) })),
  },
  {
    name: 'file with an extra field',
    operationId: 'getVideoFile',
    evidence: /debug/,
    enforce: 'not noticed',
    change: changeBody((body) => ({ ...body, debug: true })),
  },
];

const plain: readonly PlainDrift[] = [
  {
    name: 'submission without task_id',
    operationId: 'createVideoGeneration',
    evidence: /task_id/,
    change: changeBody(({ task_id: _, ...body }) => body),
  },
  {
    name: 'submission that is queued',
    operationId: 'createVideoGeneration',
    evidence: /\/status/,
    change: changeBody((body) => ({ ...body, status: 'queued' })),
  },
  {
    name: 'submission with another success status',
    operationId: 'createVideo',
    evidence: /status 201/,
    change: changeStatus(201),
  },
  {
    name: 'flat video with its length as a number',
    operationId: 'createVideo',
    evidence: /\/seconds/,
    change: changeBody((body) => ({ ...body, seconds: 8 })),
  },
  {
    name: 'flat video without expires_at',
    operationId: 'getVideo',
    evidence: /expires_at/,
    change: changeBody(({ expires_at: _, ...body }) => body),
  },
  {
    name: 'flat video with the status of the wrapped form',
    operationId: 'getVideo',
    evidence: /\/status/,
    change: changeBody((body) => ({ ...body, status: 'succeeded' })),
  },
  {
    name: 'flat video with an extra field',
    operationId: 'getVideo',
    evidence: /debug/,
    enforce: 'not noticed',
    change: changeBody((body) => ({ ...body, debug: true })),
  },
  {
    name: 'wrapped video with the status of the flat form',
    operationId: 'getVideoGeneration',
    evidence: /\/data\/status/,
    change: changeInner((data) => ({ ...data, status: 'completed' })),
  },
  {
    name: 'wrapped video without its wrapping',
    operationId: 'getVideoGeneration',
    evidence: /code/,
    change: changeBody((body) => body.data as Body),
  },
  {
    name: 'list of videos that counts',
    operationId: 'listVideos',
    evidence: /has_more/,
    change: changeBody((body) => rename(body, 'has_more', 'total')),
  },
  {
    name: 'deletion with a truth value as text',
    operationId: 'deleteVideo',
    evidence: /\/deleted/,
    change: changeBody((body) => ({ ...body, deleted: 'true' })),
  },
  {
    name: 'link without its end',
    operationId: 'createVideoLink',
    evidence: /expires_at/,
    change: changeBody((body) => rename(body, 'expires_at', 'expires')),
  },
  {
    name: 'list of tasks without a cursor',
    operationId: 'listTasks',
    evidence: /next_cursor/,
    change: changeInner((data) => rename(data, 'next_cursor', 'cursor')),
  },
  {
    name: 'list of all tasks without a cursor',
    operationId: 'listAllTasks',
    evidence: /next_cursor/,
    change: changeInner((data) => rename(data, 'next_cursor', 'cursor')),
  },
  {
    name: 'deleted task without success',
    operationId: 'deleteTask',
    evidence: /success/,
    change: changeBody(({ success: _, ...body }) => body),
  },
  {
    name: 'cancelled task with a cost as text',
    operationId: 'cancelTask',
    evidence: /\/data\/cost/,
    change: changeInner((data) => ({ ...data, cost: '0' })),
  },
];

/** Of downloads the gateway looks at nothing: what goes wrong there is for whoever reads them. */
const downloads: readonly PlainDrift[] = ['getVideoContent', 'getTaskContent', 'downloadVideoFile'].flatMap(
  (operationId) => [
    {
      name: `${operationId} of another type`,
      operationId,
      evidence: /content type is video\/webm/,
      change: changeHeaders((headers) => ({ ...headers, 'content-type': 'video/webm' })),
    },
    {
      name: `${operationId} that takes no ranges`,
      operationId,
      evidence: /accept-ranges/,
      change: changeHeaders(({ 'accept-ranges': _, ...headers }) => headers),
    },
  ],
);

const heads: readonly PlainDrift[] = ['headVideoContent', 'headTaskContent', 'headVideoFile'].map(
  (operationId) => ({
    name: `${operationId} without an entity tag`,
    operationId,
    evidence: /etag/,
    change: changeHeaders(({ etag: _, ...headers }) => headers),
  }),
);

/** Ways in which a server may come to differ from its contract in video tasks. */
export const videoDrifts: readonly Drift[] = [
  ...[...plain, ...aliases].map((drift): Drift => ({ delivery: 'whole', enforce: 'refused', ...drift })),
  ...[...downloads, ...heads].map((drift): Drift => ({
    delivery: 'whole',
    enforce: 'not noticed',
    ...drift,
  })),
];
