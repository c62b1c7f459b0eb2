import { catalogueModels, mapToNeutralModelId, type ModelKind } from '../core/model-catalogue.ts';
import { findModelKind, isDrawingName } from '../core/model-kind.ts';
import type { ProviderAdapter, UpstreamOperation } from '../core/provider.ts';
import type { ProviderTraits } from '../core/provider-traits.ts';
import type { RealtimeAdapter, RealtimeProviderAdapter } from '../core/realtime/realtime-adapter.ts';
import type { PerformCall, PerformOperation, Translator } from '../core/translator.ts';
import type { VideoAdapter, VideoProviderAdapter } from '../core/video/video-upstream.ts';
import type { Performer } from './candidate.ts';
import type { ModelOutput } from './find-wanted-output.ts';

/** What clients may call with a model of each kind. */
const offeredOperations: Readonly<Record<ModelKind, readonly UpstreamOperation[]>> = {
  'chat-messages': ['createMessage', 'countMessageTokens', 'generateContent', 'countContentTokens'],
  'chat-content': ['generateContent', 'countContentTokens', 'createMessage', 'countMessageTokens'],
  'image-content': [
    'generateContent',
    'countContentTokens',
    'createImage',
    'createImageEdit',
    'predictImages',
  ],
  image: ['createImage', 'createImageEdit', 'generateContent', 'predictImages'],
  video: [],
  realtime: [],
};

/** What upstreams may have for a model of each kind; another gateway has all that it offers. */
const nativeOperations: Readonly<Record<ModelKind, readonly UpstreamOperation[]>> = {
  'chat-messages': ['createMessage', 'countMessageTokens'],
  'chat-content': ['generateContent', 'countContentTokens'],
  'image-content': ['generateContent', 'countContentTokens', 'predictImages'],
  image: ['createImage', 'createImageEdit'],
  video: [],
  realtime: [],
};

const kindOfModel: ReadonlyMap<string, ModelKind> = new Map(
  catalogueModels.map(({ id, kind }) => [id, kind]),
);

/** An adapter with whatever its provider has. */
export type SourceAdapter = VideoProviderAdapter & RealtimeProviderAdapter;

/** One place that may serve a model. */
export interface PerformerSource {
  /** The neutral id of the model, or the operator's own name of it. */
  readonly modelId: string;
  readonly provider: ProviderTraits;
  readonly adapter: SourceAdapter;
  readonly upstreamModel: string;
  /** How the name came to mean this upstream model. Default: it is configured. */
  readonly naming?: 'configured' | 'matched';
}

/** How each operation that clients may call is performed there: directly, or else through a translator. */
export function listPerformers(
  source: PerformerSource,
  translators: readonly Translator[],
): ReadonlyMap<UpstreamOperation, Performer> {
  const { adapter } = source;
  const kind = findOwnKind(source);
  if (kind === null) return new Map();
  const native = listNative(source, kind);
  const performers = new Map<UpstreamOperation, Performer>();
  for (const operation of listOffered(source, kind)) {
    const direct = native.has(operation) ? bindOperation(adapter, operation) : null;
    if (direct !== null) performers.set(operation, { native: operation, perform: direct });
    else {
      const perform = findTranslation(operation, { adapter, native, translators });
      if (perform !== null) performers.set(operation, { native: null, perform });
    }
  }
  return performers;
}

/** Imagen makes pictures from words only, whatever serves it. */
function listOffered({ upstreamModel }: PerformerSource, kind: ModelKind): readonly UpstreamOperation[] {
  const isImagen = mapToNeutralModelId(upstreamModel).startsWith('imgfam2-');
  return offeredOperations[kind].filter((operation) => !isImagen || operation !== 'createImageEdit');
}

function listNative(source: PerformerSource, kind: ModelKind): Set<UpstreamOperation> {
  const { provider, adapter, upstreamModel } = source;
  const known = (provider.isGateway === true ? offeredOperations : nativeOperations)[kind];
  const had = adapter.listOperations?.(upstreamModel);
  return new Set(
    known.filter(
      (operation) => adapter[operation] !== undefined && (had === undefined || had.includes(operation)),
    ),
  );
}

interface TranslationSource {
  readonly adapter: ProviderAdapter;
  readonly native: ReadonlySet<UpstreamOperation>;
  readonly translators: readonly Translator[];
}

function findTranslation(
  operation: UpstreamOperation,
  source: TranslationSource,
): Performer['perform'] | null {
  const { adapter, native, translators } = source;
  const translator = translators.find(
    ({ from, to }) => from === operation && to.every((target) => native.has(target)),
  );
  if (!translator) return null;
  return (call, attempt) => {
    const perform: PerformOperation = async (target, inner) => {
      const performCall = translator.to.includes(target) ? bindOperation(adapter, target) : null;
      if (performCall === null) throw new Error(`The translator of ${operation} may not call ${target}`);
      return await attempt.calls.run({ operation: target, call: inner, perform: performCall });
    };
    return translator.run(call, perform);
  };
}

function bindOperation(adapter: ProviderAdapter, operation: UpstreamOperation): PerformCall | null {
  const perform = adapter[operation];
  return perform ? (call) => perform.call(adapter, call) : null;
}

/** A catalogue model is what it is, unless its provider has none such: then it leads to another vendor's. */
function findKind({ modelId, provider, upstreamModel }: PerformerSource): ModelKind {
  const { kinds, defaultKind } = provider;
  const known = kindOfModel.get(modelId);
  if (known && kinds.includes(known)) return known;
  if (defaultKind === null) return findModelKind(modelId) ?? findModelKind(upstreamModel) ?? 'chat-messages';
  if (kinds.includes('realtime') && [modelId, trimPath(upstreamModel)].some(isRealtime)) return 'realtime';
  if (kinds.includes('video') && findModelKind(trimPath(upstreamModel)) === 'video') return 'video';
  return kinds.includes('image-content') && isDrawingName(upstreamModel) ? 'image-content' : defaultKind;
}

/** What makes videos with a model; `null` where it is no video model, or its provider makes none. */
export function findVideoAdapter(source: PerformerSource): VideoAdapter | null {
  return findOwnKind(source) === 'video' ? (source.adapter.video ?? null) : null;
}

/** What has sessions with a model; `null` where it is no model for that, or its provider has none. */
export function findRealtimeAdapter(source: PerformerSource): RealtimeAdapter | null {
  return findOwnKind(source) === 'realtime' ? (source.adapter.realtime ?? null) : null;
}

function isRealtime(name: string): boolean {
  return findModelKind(name) === 'realtime';
}

/** What a model makes whatever it is asked for, by what it is here or by its name there; `null` where nothing tells. */
export function findOutput(source: PerformerSource): ModelOutput | null {
  const { modelId, upstreamModel } = source;
  const kind = findOwnKind(source);
  const named = findModelKind(upstreamModel);
  if (drawing.has(kind) || drawing.has(named) || isDrawingName(upstreamModel)) return 'pictures';
  if (kind !== 'chat-content') return 'texts';
  // What a provider takes a name for that says nothing may draw where it is asked to.
  return (findModelKind(trimPath(upstreamModel)) ?? findModelKind(modelId)) === null ? null : 'texts';
}

/** Whether a name says of itself that its model draws. */
export function isNamedForPictures(name: string): boolean {
  return drawing.has(findModelKind(name));
}

const drawing: ReadonlySet<ModelKind | null> = new Set(['image', 'image-content'] as const);

/** What a model is for there; `null` where nothing tells. */
export function findOwnKind(source: PerformerSource): ModelKind | null {
  return source.naming === 'matched' ? findMatchedKind(source) : findKind(source);
}

/**
 * What a name that nobody wrote down is for. The upstream's name decides: a pattern may stand for the names of several
 * vendors, of which each upstream has its own only. `null` where nothing tells.
 */
function findMatchedKind({ provider, upstreamModel }: PerformerSource): ModelKind | null {
  return findModelKind(trimPath(upstreamModel)) ?? provider.defaultKind;
}

/** The name itself where a path stands before it. */
function trimPath(model: string): string {
  return model.slice(model.lastIndexOf('/') + 1);
}
