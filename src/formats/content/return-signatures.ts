import type { Content, GenerateContentRequest, Part } from '../../../generated/contract-types.ts';
import { foreignCallSignature } from './call-signature.ts';
import { isThirdGeneration } from './model-generation.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';
import { openSignature, type TaggedSignature } from '../../core/signature-envelope.ts';

/**
 * Prepares thought signatures of earlier turns for the provider of this call. One that was sealed for a client of another
 * format gets out of its envelope; thoughts that another provider's model had, and their signatures, are left out, since the
 * upstream answers 400 to what it did not sign. Models that want the first call of a turn signed get the vendor's mark for
 * foreign calls instead, and in the tool loop that goes on also where it never was signed: older models of the same provider sign
 * none. Any other request comes back as it is.
 */
export function returnSignatures(
  value: Unchecked<GenerateContentRequest>,
  { deployment, upstreamModel }: Pick<UpstreamCall, 'deployment' | 'upstreamModel'>,
): RewrittenBody {
  const { contents } = value;
  // Signatures are in the turns before the last one.
  if (!Array.isArray(contents) || contents.length < 2) return { value, ignoredFields: [] };
  const wantsSignedCalls = isThirdGeneration(upstreamModel);
  const loopStart = wantsSignedCalls ? findLoopStart(contents) : contents.length;
  if (loopStart === contents.length && !contents.some(holdsEnvelope)) return { value, ignoredFields: [] };
  const rules: Rules = {
    provider: deployment.provider.name,
    wantsSignedCalls,
    loopStart,
    ignoredFields: [],
  };
  const returned = groupTurns(contents).flatMap((turn) => returnTurn(turn, rules));
  if (
    returned.length === contents.length &&
    returned.every((content, index) => content === contents[index])
  ) {
    return { value, ignoredFields: [] };
  }
  return { value: { ...value, contents: returned }, ignoredFields: rules.ignoredFields };
}

/** Per request. */
interface Rules {
  readonly provider: string;
  readonly wantsSignedCalls: boolean;
  /** From here on the first call of each turn has to be signed, whoever made it. */
  readonly loopStart: number;
  readonly ignoredFields: string[];
}

function holdsEnvelope(content: unknown): boolean {
  const { parts } = asObject<Content>(content);
  return Array.isArray(parts) && parts.some((part) => open(asObject<Part>(part)) !== null);
}

/**
 * Where the tool loop begins that the last content goes on with; the number of contents where it goes on with none. A content with
 * words of the user alone begins a new turn, even behind a result, other than in format B.
 */
function findLoopStart(contents: readonly unknown[]): number {
  let start = contents.length;
  while (start > 0 && isOfLoop(contents[start - 1])) start -= 1;
  return start;
}

function isOfLoop(content: unknown): boolean {
  const { role, parts } = asObject<Content>(content);
  return role === 'model' || listObjects<Part>(parts).some((part) => part.functionResponse !== undefined);
}

interface PlacedContent {
  readonly content: unknown;
  readonly index: number;
}

type Turn = readonly PlacedContent[];

const readRole = (content: unknown) => asObject<Content>(content).role;

/** Clients keep each chunk of an answer as a content of its own, so that contents of the model in a row are one turn. */
function groupTurns(contents: readonly unknown[]): readonly Turn[] {
  const turns: PlacedContent[][] = [];
  contents.forEach((content, index) => {
    const last = turns.at(-1);
    const goesOn = readRole(content) === 'model' && readRole(last?.[0]?.content) === 'model';
    if (goesOn) last?.push({ content, index });
    else turns.push([{ content, index }]);
  });
  return turns;
}

/** What is known of one turn while its parts are gone through. */
interface TurnReading {
  /** Another provider's model made it. */
  readonly isForeign: boolean;
  readonly isOfLoop: boolean;
  calls: number;
}

function returnTurn(turn: Turn, rules: Rules): readonly unknown[] {
  const parts = turn.flatMap(({ content }) => listObjects<Part>(asObject<Content>(content).parts));
  const origins = parts.map((part) => open(part)?.provider).filter((provider) => provider !== undefined);
  const reading = {
    isForeign: origins.some((provider) => provider !== rules.provider),
    isOfLoop: turn.some(({ index }) => index >= rules.loopStart),
    calls: 0,
  };
  if (origins.length === 0 && !(reading.isOfLoop && isUnsigned(parts)))
    return turn.map(({ content }) => content);
  return turn.flatMap((placed) => returnContent(placed, reading, rules));
}

/** A content of which nothing is left goes with its thoughts: the upstream takes no empty ones. */
function returnContent(
  { content, index }: PlacedContent,
  reading: TurnReading,
  rules: Rules,
): readonly unknown[] {
  const known = asObject<Content>(content);
  const parts = listObjects<Part>(known.parts).flatMap((part, partIndex) => {
    const path = `contents[${String(index)}].parts[${String(partIndex)}]`;
    return returnPart({ part, path }, reading, rules) ?? [];
  });
  return parts.length === 0 ? [] : [{ ...known, parts }];
}

interface PlacedPart {
  readonly part: Unchecked<Part>;
  readonly path: string;
}

/** `null` for a thought that cannot go back. */
function returnPart({ part, path }: PlacedPart, reading: TurnReading, rules: Rules): Unchecked<Part> | null {
  const opened = open(part);
  const isFirstCall = part.functionCall !== undefined && ++reading.calls === 1;
  if (opened?.provider === rules.provider) return { ...part, thoughtSignature: opened.signature };
  const isOwed = isFirstCall && reading.isOfLoop && part.thoughtSignature === undefined;
  if (isOwed) return { ...part, thoughtSignature: foreignCallSignature };
  if (!reading.isForeign || (opened === null && part.thoughtSignature !== undefined)) return part;
  if (part.thought === true) {
    rules.ignoredFields.push(path);
    return null;
  }
  if (opened !== null) rules.ignoredFields.push(`${path}.thoughtSignature`);
  const { thoughtSignature: _, ...unsigned } = part;
  return isFirstCall && rules.wantsSignedCalls
    ? { ...unsigned, thoughtSignature: foreignCallSignature }
    : unsigned;
}

function isUnsigned(parts: readonly Unchecked<Part>[]): boolean {
  const first = parts.find(({ functionCall }) => functionCall !== undefined);
  return first !== undefined && first.thoughtSignature === undefined;
}

function open({ thoughtSignature }: Unchecked<Part>): TaggedSignature | null {
  return openSignature(asString(thoughtSignature) ?? '');
}
