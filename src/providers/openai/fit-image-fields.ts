import { mapToVendorModelId } from '../../core/model-catalogue.ts';
import { createModelNames } from '../../core/model-names.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

/** A field the upstream does not take, and when. */
interface DroppedField {
  readonly name: string;
  readonly from: 'generation' | 'edit' | 'both';
  readonly when?: (call: UpstreamCall) => boolean;
  /** Its only value is what happens anyway, so nobody needs to be told. */
  readonly isSilent?: true;
}

/** Models that refuse `response_format`, since they answer with bytes anyway; those of other makes answer with addresses without it. */
const isOfVendor = /gpt-image/u;

/** The models that came with `complexity`, and later ones. */
const plansPictures = /(?:^|\/)gpt-image-(?:2\.[5-9]|[3-9])/u;

const droppedFields: readonly DroppedField[] = [
  {
    name: 'response_format',
    from: 'both',
    isSilent: true,
    when: ({ upstreamModel }) => isOfVendor.test(upstreamModel),
  },
  { name: 'complexity', from: 'both', when: ({ upstreamModel }) => !plansPictures.test(upstreamModel) },
  { name: 'moderation', from: 'edit' },
  {
    name: 'input_fidelity',
    from: 'edit',
    when: ({ upstreamModel }) => /^gpt-image-2\b/u.test(upstreamModel),
  },
  { name: 'output_compression', from: 'both', when: ({ body }) => isLossless(body.value.output_format) },
];

/**
 * Whether the upstream's model is one of the vendor's, or may be: a deployment of one can have any name there, as with Azure, while `models`
 * here has the vendor's for it.
 */
function mayBeOfVendor({ upstreamModel, deployment }: UpstreamCall): boolean {
  const names = Object.entries(deployment.models).flatMap(
    ([name, upstream]) => createModelNames({ [upstream]: name }).find(upstreamModel)?.upstreamModel ?? [],
  );
  return [upstreamModel, ...names.map(mapToVendorModelId)].some((name) => isOfVendor.test(name));
}

/** What a model of another make is asked for where the client says nothing of it: format A has no pictures by address. */
const bytesAsked = { response_format: 'b64_json' };

/** Leaves out what the vendor's models refuse although it has no effect, and says for others what the vendor's do anyway. */
export function fitImageFields(call: UpstreamCall, operation: 'generation' | 'edit'): RewrittenBody {
  const { value } = call.body;
  const dropped = droppedFields.filter(
    ({ name, from, when }) =>
      value[name] !== undefined && (from === 'both' || from === operation) && (when?.(call) ?? true),
  );
  const isAsked = value.response_format === undefined && !mayBeOfVendor(call);
  if (dropped.length === 0 && !isAsked) return { value, ignoredFields: [] };
  const names = new Set(dropped.map(({ name }) => name));
  return {
    value: {
      ...Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name))),
      ...(isAsked ? bytesAsked : {}),
    },
    ignoredFields: dropped.filter(({ isSilent }) => isSilent !== true).map(({ name }) => name),
  };
}

/** png is the default; the upstream refuses any compression of it. */
function isLossless(outputFormat: unknown): boolean {
  return outputFormat === undefined || outputFormat === 'png';
}
