import { catalogueModels, mapToNeutralModelId, type ModelKind } from '../core/model-catalogue.ts';
import type { ProviderAdapter, UpstreamOperation } from '../core/provider.ts';
import type { PerformCall, PerformOperation, Translator } from '../core/translator.ts';
import type { PerformAttempt } from './candidate.ts';

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

/** The kind of a model that is in no catalogue, on providers with one kind. */
const kindOfProvider = { openai: 'image', anthropic: 'chat-messages' } as const;

const kindOfFamily: readonly (readonly [prefix: string, kind: ModelKind])[] = [
  ['chatfam-', 'chat-messages'],
  ['genfam-', 'chat-content'],
  ['imgfam2-', 'image-content'],
  ['imgfam-', 'image'],
  ['vidfam-', 'video'],
  ['rtfam-', 'realtime'],
];

const kindOfModel: ReadonlyMap<string, ModelKind> = new Map(
  catalogueModels.map(({ id, kind }) => [id, kind]),
);

/** One place that may serve a model. */
export interface PerformerSource {
  /** The neutral id of the model, or the operator's own name of it. */
  readonly modelId: string;
  readonly adapter: ProviderAdapter;
  readonly upstreamModel: string;
}

/** How each operation that clients may call is performed there: directly, or else through a translator. */
export function listPerformers(
  source: PerformerSource,
  translators: readonly Translator[],
): ReadonlyMap<UpstreamOperation, PerformAttempt> {
  const { adapter } = source;
  const kind = findKind(source);
  const native = listNative(source, kind);
  const performers = new Map<UpstreamOperation, PerformAttempt>();
  for (const operation of listOffered(source, kind)) {
    const direct = native.has(operation) ? bindOperation(adapter, operation) : null;
    const perform = direct ?? findTranslation(operation, { adapter, native, translators });
    if (perform) performers.set(operation, perform);
  }
  return performers;
}

/** Imagen makes pictures from words only, whatever serves it. */
function listOffered({ upstreamModel }: PerformerSource, kind: ModelKind): readonly UpstreamOperation[] {
  const isImagen = mapToNeutralModelId(upstreamModel).startsWith('imgfam2-');
  return offeredOperations[kind].filter((operation) => !isImagen || operation !== 'createImageEdit');
}

function listNative({ adapter, upstreamModel }: PerformerSource, kind: ModelKind): Set<UpstreamOperation> {
  const known = (adapter.provider === 'specway' ? offeredOperations : nativeOperations)[kind];
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

function findTranslation(operation: UpstreamOperation, source: TranslationSource): PerformAttempt | null {
  const { adapter, native, translators } = source;
  const translator = translators.find(
    ({ from, to }) => from === operation && to.every((target) => native.has(target)),
  );
  if (!translator) return null;
  return (call, calls) => {
    const perform: PerformOperation = async (target, inner) => {
      const performCall = translator.to.includes(target) ? bindOperation(adapter, target) : null;
      if (!performCall) throw new Error(`The translator of ${operation} may not call ${target}`);
      return await calls.run(inner, performCall);
    };
    return translator.run(call, perform);
  };
}

function bindOperation(adapter: ProviderAdapter, operation: UpstreamOperation): PerformCall | null {
  const perform = adapter[operation];
  return perform ? (call) => perform.call(adapter, call) : null;
}

function findKind({ modelId, adapter, upstreamModel }: PerformerSource): ModelKind {
  const known = kindOfModel.get(modelId);
  if (known) return known;
  const isGoogle = adapter.provider === 'gemini' || adapter.provider === 'vertex';
  if (isGoogle) return drawsByName(upstreamModel) ? 'image-content' : 'chat-content';
  const isAnyKind = adapter.provider === 'simulator' || adapter.provider === 'specway';
  if (!isAnyKind) return kindOfProvider[adapter.provider];
  const id = mapToNeutralModelId(modelId);
  const family = kindOfFamily.find(([prefix]) => id.startsWith(prefix))?.[1] ?? 'chat-messages';
  return family === 'chat-content' && drawsByName(id) ? 'image-content' : family;
}

/** Whether a model makes pictures whatever it is asked for, by what it is here or by its name there. */
export function makesOnlyPictures(source: PerformerSource): boolean {
  const kind = findKind(source);
  if (kind === 'image' || kind === 'image-content') return true;
  const name = mapToNeutralModelId(source.upstreamModel);
  return name.startsWith('imgfam-') || drawsByName(name);
}

/** Image models outside the catalogue are told by the names this family of models has always had. */
function drawsByName(model: string): boolean {
  return /^(models\/)?(imagen-|imgfam2-)|-image(-|$)/.test(model);
}
