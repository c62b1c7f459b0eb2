import type { JsonObject } from '../../../core/json/json-object.ts';
import { sliceWhole } from '../text/estimate-tokens.ts';
import { classifyName } from './classify-name.ts';
import { listAgents, namesAgent } from './find-agents.ts';
import { generateFromPattern, type LengthRange } from './generate-from-pattern.ts';
import { chargeText, readCount, type Generation, type Place } from './generation.ts';
import { allowsEffect, isInert, makeHarmless } from './make-harmless.ts';
import { countCharacters } from './matches-schema.ts';
import { sampleFormat } from './sample-format.ts';
import { samplePhrase } from './sample-phrase.ts';

/** Longest text made to reach a `minLength`, in characters. */
const maxPadding = 100_000;

/** Characters of a property's description that are looked at, for each value. */
const maxDescription = 1_000;

/** Descriptions of texts that are JSON. */
const jsonPattern = /\bas JSON\b|\bJSON[- ](?:text|string|encoded)\b/i;

/** Properties that mean the question itself. */
const questionNames =
  /query|question|prompt|text|input|message|content|expression|search|topic|task|keyword|^q$/i;

/** Properties that mean a place or a thing with a name. */
export const placeNames =
  /location|city|place|address|country|region|destination|origin|town|where|name|person|title/i;

/**
 * A string that satisfies the schema: of its format or pattern, taken from the prompt where the property's name says
 * what is meant, or the schema's example, or a short phrase.
 */
export function generateString(schema: JsonObject, generation: Generation, place: Place): string {
  const text = chooseText(schema, generation, place);
  chargeText(generation, text);
  return text;
}

function chooseText(schema: JsonObject, generation: Generation, place: Place): string {
  const range: LengthRange = {
    min: readCount(schema.minLength, 0),
    max: readCount(schema.maxLength, Infinity),
  };
  const { purpose } = generation;
  const said =
    (purpose === 'arguments' ? replaceEffect(schema, place, range) : null) ??
    makeStrict(schema, generation, { ...range, place }) ??
    findOffered(schema, generation, { ...range, place }) ??
    makePhrase(generation, { ...range, place });
  return purpose === 'answer' && jsonPattern.test(readDescription(schema)) ? writeJson(said, range) : said;
}

/** The text as the only member of an object; by itself where it is JSON already, or there is no room. */
function writeJson(text: string, range: LengthRange): string {
  if (/^\s*[[{]/.test(text)) return text;
  const json = JSON.stringify({ answer: text });
  return isWithin(countCharacters(json), range) ? json : text;
}

interface RangedPlace extends LengthRange {
  readonly place: Place;
}

/** A harmless text where the property's name speaks of commands, paths and the like; `null` for other properties. */
function replaceEffect(schema: JsonObject, place: Place, range: LengthRange): string | null {
  const effect = classifyName(place.name);
  if (effect === null || !allowsEffect(schema.format, effect)) return null;
  return makeHarmless(effect, { schema, ...range, index: place.index });
}

/** A text of the pattern or format; `null` where neither is given or understood, or none is of the right length. */
function makeStrict(schema: JsonObject, generation: Generation, range: RangedPlace): string | null {
  const { pattern, format } = schema;
  const { random, purpose } = generation;
  if (typeof pattern === 'string') chargeText(generation, pattern);
  const made =
    typeof pattern === 'string'
      ? generateFromPattern(pattern, range, random)
      : typeof format === 'string'
        ? sampleFormat(format, random)
        : null;
  if (made === null || !isWithin(countCharacters(made), range)) return null;
  if (purpose === 'answer' || typeof pattern !== 'string' || isInert(made)) return made;
  const effect = made.includes('://') ? 'address' : 'path';
  return makeHarmless(effect, { schema, ...range, index: range.place.index }) ?? made;
}

/** What the prompt or the schema offers; as an argument only what does nothing by itself. */
function findOffered(schema: JsonObject, generation: Generation, range: RangedPlace): string | null {
  const agent = findAgent(schema, generation, range.place);
  const hint = findHint(generation, range.place);
  const fits = (text: unknown): text is string =>
    typeof text === 'string' &&
    text !== '' &&
    isWithin(countCharacters(text), range) &&
    (generation.purpose === 'answer' || isInert(text));
  return [agent, hint, schema.example, readExample(schema), schema.default].find(fits) ?? null;
}

function makePhrase({ random, remaining }: Generation, { place, min, max }: RangedPlace): string {
  const padding = remaining > 0 ? maxPadding : 0;
  return resize(samplePhrase(place, random), Math.min(min, padding), max);
}

function readExample({ examples }: JsonObject): unknown {
  return Array.isArray(examples) ? examples[0] : undefined;
}

function readDescription({ description }: JsonObject): string {
  return typeof description === 'string' ? description.slice(0, maxDescription) : '';
}

/** One of the agents that are listed, where the property names one; those of an array take turns. */
function findAgent(schema: JsonObject, { hints, purpose }: Generation, place: Place): string | undefined {
  const description = readDescription(schema);
  if (purpose === 'answer' || !namesAgent(place.name, description)) return undefined;
  const own = listAgents(description);
  const agents = own.length > 0 ? own : hints.agents;
  return agents[place.index % agents.length];
}

/** What the prompt offers for this property; only the first item of an array is taken from it. */
function findHint({ hints }: Generation, place: Place): string | undefined {
  const { names, quoted, text } = hints;
  if (placeNames.test(place.name)) return names[place.index] ?? quoted[place.index];
  if (place.index > 0) return undefined;
  if (quoted[0] !== undefined) return quoted[0];
  return questionNames.test(place.name) && text !== '' ? sliceWhole(text, 200).trim() : undefined;
}

function isWithin(count: number, { min, max }: LengthRange): boolean {
  return count >= min && count <= max;
}

/** Repeats or cuts a text of ASCII characters. */
function resize(text: string, min: number, max: number): string {
  const padded = text.length >= min ? text : `${text} `.repeat(Math.ceil(min / text.length)).slice(0, min);
  return padded.slice(0, Math.min(max, padded.length));
}
