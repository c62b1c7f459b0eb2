import {
  changeBody,
  changeData,
  changeEvents,
  changeStatus,
  rename,
  type Body,
  type Drift,
} from './contract-drift-changes.ts';

type PlainDrift = Omit<Drift, 'operationId' | 'name'> & { readonly what: string };

const listImages = (body: Body): readonly Body[] => body.data as readonly Body[];

/** A whole answer whose images are changed. */
function changeImages(change: (image: Body) => Body): Drift['change'] {
  return changeBody((body) => ({ ...body, data: listImages(body).map(change) }));
}

const whole: readonly PlainDrift[] = [
  {
    what: 'without usage',
    delivery: 'whole',
    evidence: /usage/,
    enforce: 'refused',
    change: changeBody(({ usage: _, ...body }) => body),
  },
  {
    what: 'without the kinds of its tokens',
    delivery: 'whole',
    evidence: /input_tokens_details/,
    enforce: 'refused',
    change: changeBody((body) => ({
      ...body,
      usage: rename(body.usage as Body, 'input_tokens_details', 'd'),
    })),
  },
  ...['background', 'quality', 'output_format', 'size'].map((field): PlainDrift => ({
    what: `with the ${field} auto`,
    delivery: 'whole',
    evidence: new RegExp(`/${field}`),
    enforce: 'refused',
    change: changeBody((body) => ({ ...body, [field]: 'auto' })),
  })),
  {
    what: 'without base64',
    delivery: 'whole',
    evidence: /b64_json/,
    enforce: 'refused',
    change: changeImages((image) => rename(image, 'b64_json', 'url')),
  },
  {
    what: 'with base64 of another alphabet',
    delivery: 'whole',
    evidence: /not base64/,
    enforce: 'not noticed',
    change: changeImages((image) => ({ ...image, b64_json: `-_${String(image.b64_json).slice(2)}` })),
  },
  {
    what: 'with a file that is no picture',
    delivery: 'whole',
    evidence: /not a PNG, JPEG or WebP file/,
    enforce: 'not noticed',
    change: changeImages((image) => ({ ...image, b64_json: 'bm8gcGljdHVyZSBhdCBhbGwh' })),
  },
  {
    what: 'with a wrong size',
    delivery: 'whole',
    evidence: /size is 1x1/,
    enforce: 'not noticed',
    change: changeBody((body) => ({ ...body, size: '1x1' })),
  },
  {
    what: 'with a size of words',
    delivery: 'whole',
    evidence: /\/size must match/,
    enforce: 'refused',
    change: changeBody((body) => ({ ...body, size: 'large' })),
  },
  {
    what: 'with a wrong format',
    delivery: 'whole',
    evidence: /output_format is webp and the picture a png/,
    enforce: 'not noticed',
    change: changeBody((body) => ({ ...body, output_format: 'webp' })),
  },
  {
    what: 'with a time of text',
    delivery: 'whole',
    evidence: /\/created/,
    enforce: 'refused',
    change: changeBody((body) => ({ ...body, created: new Date(0).toISOString() })),
  },
  {
    what: 'with an extra field',
    delivery: 'whole',
    evidence: /debug/,
    enforce: 'not noticed',
    change: changeImages((image) => ({ ...image, debug: true })),
  },
  {
    what: 'with another success status',
    delivery: 'whole',
    evidence: /status 201/,
    enforce: 'refused',
    change: changeStatus(201),
  },
];

/** The drifts of a stream whose events have this prefix. */
function listStreamDrifts(prefix: string): readonly PlainDrift[] {
  const [partial, completed] = [`${prefix}.partial_image`, `${prefix}.completed`];
  return [
    {
      what: 'stream with a renamed event',
      delivery: 'streamed',
      evidence: /There is no event image\.completed/,
      enforce: 'refused',
      change: changeEvents((events) =>
        events.map((event) => (event.event === completed ? { ...event, event: 'image.completed' } : event)),
      ),
    },
    {
      what: 'stream whose events have another type than name',
      delivery: 'streamed',
      evidence: /type/,
      enforce: 'refused',
      change: changeData(completed, (data) => ({ ...data, type: partial })),
    },
    {
      what: 'stream without usage',
      delivery: 'streamed',
      evidence: /usage/,
      enforce: 'refused',
      change: changeData(completed, ({ usage: _, ...data }) => data),
    },
    {
      what: 'stream with the size auto',
      delivery: 'streamed',
      evidence: /size/,
      enforce: 'refused',
      change: changeData(completed, (data) => ({ ...data, size: 'auto' })),
    },
    {
      what: 'stream with a wrong size',
      delivery: 'streamed',
      evidence: /size is 1x1/,
      enforce: 'not noticed',
      change: changeData(completed, (data) => ({ ...data, size: '1x1' })),
    },
    {
      what: 'stream without base64 in its partial images',
      delivery: 'streamed',
      evidence: /b64_json/,
      enforce: 'refused',
      change: changeData(partial, ({ b64_json: _, ...data }) => data),
    },
    {
      what: 'stream with an image too few',
      delivery: 'streamed',
      evidence: /0 finished images instead of 1|1 finished images instead of 2|ends without/,
      enforce: 'not noticed',
      change: changeEvents((events) => {
        const last = events.findLastIndex(({ event }) => event === completed);
        return events.filter((_, index) => index !== last);
      }),
    },
    {
      what: 'stream with an image too many',
      delivery: 'streamed',
      evidence: /finished images instead of/,
      enforce: 'not noticed',
      change: changeEvents((events) => [...events, ...events.slice(-1)]),
    },
    {
      what: 'stream with all partial images numbered 1',
      delivery: 'streamed',
      evidence: /partial_image_index is 1 instead of 0/,
      enforce: 'not noticed',
      change: changeData(partial, (data) => ({ ...data, partial_image_index: 1 })),
    },
    {
      what: 'stream with more partial images than were asked for',
      delivery: 'streamed',
      evidence: /partial images where/,
      enforce: 'not noticed',
      change: changeEvents((events) => {
        const [first, ...rest] = events;
        const more = [0, 1, 2].map((index) => ({
          event: partial,
          data: JSON.stringify({ ...(JSON.parse(first?.data ?? '{}') as Body), partial_image_index: index }),
        }));
        return [...more, ...rest.filter(({ event }) => event === completed)];
      }),
    },
    {
      what: 'stream with an event after its end',
      delivery: 'streamed',
      evidence: /There is no event done|must be|ends without/,
      enforce: 'refused',
      change: changeEvents((events) => [...events, { event: 'done', data: '{"type":"done"}' }]),
    },
    {
      what: 'stream that is not streamed',
      delivery: 'streamed',
      evidence: /content type is application\/json/,
      enforce: 'refused',
      change: (response) =>
        response.kind === 'whole'
          ? response
          : { kind: 'whole', status: 200, headers: {}, body: { created: 0 }, bytes: null },
    },
  ];
}

const operations = [
  ['createImage', 'image', 'image_generation'],
  ['createImageEdit', 'edit', 'image_edit'],
] as const;

/** The answer of predict, which is never streamed. */
const predicted: Drift = {
  name: 'predicted pictures as an object',
  operationId: 'predictImages',
  delivery: 'whole',
  evidence: /predictions must be array/,
  enforce: 'refused',
  change: changeBody((body) => ({ ...body, predictions: {} })),
};

/** The drifts of all image operations. */
export const imageDrifts: readonly Drift[] = [
  ...operations.flatMap(([operationId, name, prefix]) =>
    [...whole, ...listStreamDrifts(prefix)].map(({ what, ...drift }) => ({
      ...drift,
      name: `${name} ${what}`,
      operationId,
    })),
  ),
  predicted,
];
