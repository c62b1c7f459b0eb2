import type { Aim } from '../take-aim.ts';
import type { FuzzRandom } from '../fuzz-random.ts';
import type { Draft } from './draft.ts';
import { createText, type FormPart } from './form-parts.ts';
import { modelMark, type Base } from './list-bases.ts';
import { servedModels } from './served-models.ts';

/** A request that is good, with its model and its way of being answered, its body not yet written. */
export interface PreparedRequest {
  readonly draft: Draft;
  readonly value: Readonly<Record<string, unknown>> | null;
  readonly parts: readonly FormPart[] | null;
  readonly text: string | null;
  /** What was chosen, for the title. */
  readonly notes: readonly string[];
}

/** Small enough to be drawn in no time; the first model of format A takes any size. */
const smallSize = '96x64';

/** Chooses model, delivery and framing of a request. */
export function prepareRequest(aim: Aim, random: FuzzRandom): PreparedRequest {
  const { base, model } = aim;
  const name = model ?? random.pick(Object.keys(servedModels.simulator));
  const path = base.draft.path.replace(modelMark, name);
  const isStreamed = random.chance(0.5);
  const query =
    isStreamed && base.operation.operationId === 'streamGenerateContent'
      ? [...base.draft.query, 'alt=sse']
      : base.draft.query;
  const fields = chooseFields(aim, isStreamed);
  return {
    draft: { ...base.draft, path, query },
    value: base.value === null ? null : { ...base.value, ...fields },
    parts: base.parts === null ? null : addFields(base.parts, fields),
    text: base.text,
    notes: isStreamed && 'stream' in fields ? ['streamed'] : [],
  };
}

const canStream: ReadonlySet<string> = new Set(['createMessage', 'createImage', 'createImageEdit']);

function chooseFields(
  { base, model, provider }: Aim,
  isStreamed: boolean,
): Readonly<Record<string, unknown>> {
  const { operationId, path } = base.operation;
  const isPicture = path.startsWith('/v1/images/');
  const takesAnySize = provider === 'simulator' && /^(?:imgfam-2|gpt-image-2)$/u.test(model ?? '');
  return {
    ...(model !== null && namesModelInBody(base) ? { model } : {}),
    ...(isStreamed && canStream.has(operationId) ? { stream: true } : {}),
    ...(isPicture ? { size: takesAnySize ? smallSize : '1024x1024' } : {}),
  };
}

function namesModelInBody({ operation }: Base): boolean {
  return !operation.path.includes('{model}');
}

function addFields(
  parts: readonly FormPart[],
  fields: Readonly<Record<string, unknown>>,
): readonly FormPart[] {
  const others = parts.filter(({ name }) => !Object.hasOwn(fields, name));
  return [...others, ...Object.entries(fields).map(([name, value]) => createText(name, value))];
}
