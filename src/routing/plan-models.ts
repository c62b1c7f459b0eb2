import { createModelNotFound } from '../core/create-model-not-found.ts';
import { noteModel } from '../core/note-model.ts';
import type { OperationRequest } from '../core/operation.ts';
import type { ModelOperation } from '../core/provider.ts';
import type { LinkOrder } from '../core/realtime/realtime-places.ts';
import type { ModelCall, ServedModel } from '../core/router.ts';
import type { ModelTable } from './build-model-table.ts';
import type { CandidateGroup, Choosable, RealtimeCandidate } from './candidate.ts';
import { findWantedOutput } from './find-wanted-output.ts';
import { isNamedForPictures } from './list-performers.ts';
import type { ModelEntry } from './model-entry.ts';
import type { PlannedModel, PlannedModels } from './router-context.ts';

/** The models of a router, and those that are listed. */
export interface KnownModels {
  readonly table: ModelTable;
  readonly listed: readonly ServedModel[];
}

/** Who performs an operation, the model noted as that of the request. Throws `not_found` where nobody does. */
export function planCall(call: ModelCall, known: KnownModels): PlannedModels {
  const { operation } = call;
  const wanted = { ...describe(call), operation, model: call.model };
  return planModels(wanted, known, (entry) => findGroup(entry, call));
}

/**
 * A name that is a model for pictures on one deployment and one for texts on another means that which is wanted. A request that does not
 * say wants texts, unless the name does.
 */
function findGroup(entry: ModelEntry, { operation, request }: ModelCall): CandidateGroup | null {
  const split = findSplit(entry, operation);
  if (split === null) return entry.groups.get(operation) ?? null;
  const named = isNamedForPictures(entry.id) ? 'pictures' : 'texts';
  return split[findWantedOutput(request.body) ?? named];
}

function findSplit(entry: ModelEntry, operation: ModelCall['operation']): ModelEntry['contentGroups'] {
  if (operation === 'generateContent') return entry.contentGroups;
  return operation === 'countContentTokens' ? entry.countGroups : null;
}

/** The same for a session. */
export function planSession(order: LinkOrder, known: KnownModels): PlannedModels<RealtimeCandidate> {
  const wanted = { ...describe(order), operation: 'connectRealtime', model: null } as const;
  return planModels(wanted, known, ({ realtime }) => realtime);
}

/** What somebody asks for, of a model in whatever spelling. */
interface Wanted {
  readonly request: Pick<OperationRequest, 'notes' | 'profile'>;
  readonly modelName: string;
  readonly operation: ModelOperation;
  /** Where it was found before. */
  readonly model: ServedModel | null;
  readonly mayAsk: ((model: ServedModel) => boolean) | null;
}

function describe({ request, modelName, mayAsk = undefined }: LinkOrder | ModelCall) {
  return { request, modelName, mayAsk: mayAsk ?? null };
}

type FindGroup<One extends Choosable> = (entry: ModelEntry) => CandidateGroup<One> | null;

function planModels<One extends Choosable>(
  wanted: Wanted,
  known: KnownModels,
  find: FindGroup<One>,
): PlannedModels<One> {
  const entry = findEntry(wanted, known);
  const group = find(entry);
  if (group !== null) return { asked: { entry, group }, fallbacks: listFallbacks(entry, wanted, find) };
  const { operation, modelName: name, request } = wanted;
  const finding = `is not served by ${places[operation]}.`;
  throw createModelNotFound({ name, operation, profile: request.profile, served: known.listed, finding });
}

function findEntry({ request, modelName, operation, model }: Wanted, known: KnownModels): ModelEntry {
  const { table, listed: served } = known;
  const { notes, profile } = request;
  const entry = table.recognise(model) ?? table.find(modelName);
  // A name that is not served is the client's own text, which may hold anything.
  if (entry === null) throw createModelNotFound({ name: modelName, operation, profile, served });
  noteModel(notes, entry, modelName);
  return entry;
}

const none: readonly never[] = Object.freeze([]);

function listFallbacks<One extends Choosable>(
  { fallbacks }: ModelEntry,
  { mayAsk }: Wanted,
  find: FindGroup<One>,
): readonly PlannedModel<One>[] {
  if (fallbacks.length === 0) return none;
  return fallbacks.flatMap((entry) => {
    const group = mayAsk?.(entry) === false ? null : find(entry);
    return group === null ? [] : [{ entry, group }];
  });
}

const places: Readonly<Record<ModelOperation, string>> = {
  createMessage: 'POST /v1/messages',
  countMessageTokens: 'POST /v1/messages',
  generateContent: 'generateContent',
  countContentTokens: 'generateContent',
  createImage: 'the image operations',
  createImageEdit: 'the image operations',
  predictImages: 'predict',
  createVideo: 'POST /v1/videos',
  connectRealtime: 'realtime sessions',
};
