import type { Profile } from '../../src/core/area.ts';
import type { Aim } from './take-aim.ts';
import type { Effect, WirePlan } from './fuzz-case.ts';
import type { FuzzRandom } from './fuzz-random.ts';
import { frameRequest, mutateFraming } from './mutations/mutate-framing.ts';
import { mutateForm } from './mutations/mutate-form.ts';
import { mutateHead } from './mutations/mutate-head.ts';
import type { MutatedDraft } from './mutations/mutated-draft.ts';
import { mutateJsonText } from './mutations/mutate-json-text.ts';
import { mutatePath } from './mutations/mutate-path.ts';
import { mutateQuery } from './mutations/mutate-query.ts';
import { mutateValue } from './mutations/mutate-value.ts';
import { clientKey } from './gateways/fuzz-secrets.ts';
import { setHeader, type Draft } from './requests/draft.ts';
import { expectProfile } from './requests/expect-profile.ts';
import { readParts, renderForm } from './requests/form-parts.ts';
import type { PreparedRequest } from './requests/prepare-request.ts';
import type { RequestJudge } from './requests/request-judge.ts';

/** A request with everything done to it. */
export interface MutatedRequest {
  readonly wire: WirePlan;
  readonly draft: Draft;
  readonly notes: readonly string[];
  readonly effects: readonly Effect[];
  readonly alsoAllowed: readonly number[];
  /** Where the request gets to: the operation it was made for, or another place, or none. */
  readonly leads: 'operation' | 'anywhere' | 'nowhere';
  /** What the schemas of a profile make of its body. */
  readonly judgement: (judge: RequestJudge) => 'refused' | 'open';
}

/** What a request is changed with. */
export interface MutationParts {
  readonly prepared: PreparedRequest;
  readonly aim: Aim;
  readonly random: FuzzRandom;
  readonly judges: Readonly<Record<Profile, RequestJudge>>;
}

interface BodyPart extends Pick<MutatedRequest, 'notes' | 'effects' | 'judgement'> {
  readonly draft: Draft;
}

/** Which layer of a request is changed. */
type Layer = 'none' | 'value' | 'text' | 'form' | 'head' | 'query' | 'path' | 'framing';

/** Changes a request in the layer that chance chooses, and puts it together. */
export function mutateRequest(parts: MutationParts): MutatedRequest {
  const { aim, random, prepared } = parts;
  const layer = chooseLayer(parts);
  const body = writeBody(parts, layer);
  const changed = changeDraft(parts, layer, body.draft);
  const draft = changed?.draft ?? body.draft;
  const attempts = aim.gateway === 'sample' ? 'several' : 'one';
  const wantsFraming =
    layer === 'framing' ||
    (layer !== 'none' &&
      changed?.closes === undefined &&
      changed?.leads === undefined &&
      random.chance(0.07));
  const framed = wantsFraming ? mutateFraming(draft, random, attempts) : null;
  const framing = framed?.wire ?? frameRequest(draft, changed?.closes === 'always' ? 'own' : 'shared');
  const layers = [changed, framed].filter((each) => each !== null);
  const wire: WirePlan = { ...framing, followUp: layers.length > 0 ? 'probe' : 'none' };
  return {
    wire: aim.focus === 'upstream' && layer === 'none' && attempts === 'one' ? leaveSome(wire, random) : wire,
    draft,
    notes: [...prepared.notes, ...body.notes, ...layers.map(({ note }) => note)],
    effects: [...body.effects, ...layers.map(({ effect }) => effect)],
    alsoAllowed: layers.flatMap(({ alsoAllowed = [] }) => alsoAllowed),
    leads: layers.map(({ leads }) => leads).find((leads) => leads !== undefined) ?? 'operation',
    judgement: body.judgement,
  };
}

function chooseLayer({ aim, random, prepared }: MutationParts): Layer {
  if (aim.focus !== 'request') return aim.focus === 'upstream' && random.chance(0.1) ? 'framing' : 'none';
  if (prepared.value !== null)
    return random.weigh<Layer>([
      [58, 'value'],
      [14, 'text'],
      [9, 'head'],
      [5, 'query'],
      [5, 'path'],
      [9, 'framing'],
    ]);
  if (prepared.parts !== null)
    return random.weigh<Layer>([
      [62, 'form'],
      [12, 'head'],
      [6, 'query'],
      [5, 'path'],
      [15, 'framing'],
    ]);
  return random.weigh<Layer>([
    [30, 'head'],
    [30, 'query'],
    [25, 'path'],
    [15, 'framing'],
  ]);
}

/** Now and then a client leaves while its upstream answers. */
function leaveSome(wire: WirePlan, random: FuzzRandom): WirePlan {
  if (!random.chance(0.02)) return wire;
  return { ...wire, connection: 'own', after: 'leave-asked', answers: 'maybe' };
}

function writeBody(parts: MutationParts, layer: Layer): BodyPart {
  const { prepared } = parts;
  if (prepared.value !== null) return writeJson(parts, layer);
  if (prepared.parts !== null) return writeForm(parts, layer);
  const body = prepared.text === null ? null : Buffer.from(prepared.text);
  return { draft: { ...prepared.draft, body }, notes: [], effects: [], judgement: () => 'open' };
}

function writeJson({ prepared, aim, random, judges }: MutationParts, layer: Layer): BodyPart {
  const { operation } = aim.base;
  const { draft } = prepared;
  const notes: string[] = [];
  let value: unknown = prepared.value;
  if (layer === 'value') {
    const judge = judges[expectProfile(draft, operation, aim.gateway)];
    const schema = judge.findSchema(operation.operationId, 'application/json');
    for (let count = random.pick([1, 1, 1, 2, 3]); count > 0; count -= 1) {
      const mutated = mutateValue(value, random, schema === null ? null : { guide: judge.guide, schema });
      value = mutated.value;
      notes.push(mutated.note);
    }
  }
  const text = JSON.stringify(value);
  const judgement: BodyPart['judgement'] = (judge) =>
    judge.refuses(operation.operationId, 'application/json', value) ? 'refused' : 'open';
  const body = Buffer.from(text);
  if (layer !== 'text')
    return { draft: { ...draft, body }, notes, effects: layer === 'value' ? ['open'] : [], judgement };
  const mutated = mutateJsonText(text, random);
  return {
    draft: { ...draft, body: mutated.bytes },
    notes: [mutated.note],
    effects: [mutated.effect],
    judgement,
  };
}

function writeForm({ prepared, aim, random, judges }: MutationParts, layer: Layer): BodyPart {
  const { operation } = aim.base;
  const { draft } = prepared;
  const parts = prepared.parts ?? [];
  const { guide } = judges[expectProfile(draft, operation, aim.gateway)];
  const schema = guide.findBodySchema(operation.operationId, 'multipart/form-data');
  if (layer !== 'form' || schema === null)
    return { draft: { ...draft, body: renderForm(parts) }, notes: [], effects: [], judgement: () => 'open' };
  const mutated = mutateForm({ parts, random, schema, guide });
  return {
    draft: setHeader({ ...draft, body: mutated.body }, 'content-type', mutated.contentType),
    notes: [mutated.note],
    effects: [mutated.effect === 'judge' ? 'open' : mutated.effect],
    judgement: (judge) => {
      if (mutated.effect !== 'judge') return 'open';
      return judge.refuses(
        operation.operationId,
        'multipart/form-data',
        readParts(mutated.parts, schema, guide),
      )
        ? 'refused'
        : 'open';
    },
  };
}

function changeDraft({ aim, random }: MutationParts, layer: Layer, draft: Draft): MutatedDraft | null {
  const { operation } = aim.base;
  const place = { draft, random, operation, apiKey: clientKey };
  switch (layer) {
    case 'head':
      return mutateHead(place);
    case 'query':
      return mutateQuery({
        ...place,
        unknownQuery: expectProfile(draft, operation, aim.gateway) === 'vendor' ? 'keeps' : 'breaks',
      });
    case 'path':
      return mutatePath(place);
    default:
      return null;
  }
}
