import type { JsonRecord } from '../read-json.ts';
import { sliceWhole } from '../text/estimate-tokens.ts';
import { generateFromPattern } from './generate-from-pattern.ts';
import { chargeText, type Generation, type Place } from './generation.ts';
import { countCharacters } from './matches-schema.ts';
import { sampleFormat } from './sample-format.ts';
import { samplePhrase } from './sample-phrase.ts';

/** Longest text made to reach a `minLength`, in characters. */
const longestPadding = 100_000;

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
export function generateString(schema: JsonRecord, generation: Generation, place: Place): string {
  const text = chooseText(schema, generation, place);
  chargeText(generation, text);
  return text;
}

function chooseText(schema: JsonRecord, generation: Generation, place: Place): string {
  const least = readCount(schema.minLength) ?? 0;
  const most = readCount(schema.maxLength) ?? Infinity;
  const fits = (text: string) => isWithin(countCharacters(text), least, most);
  const made = makeStrict(schema, generation, { least, most });
  if (made !== null && fits(made)) return made;
  const candidates = [findHint(generation, place), schema.example, readExample(schema), schema.default];
  const found = candidates.find((value) => typeof value === 'string' && value !== '' && fits(value));
  if (typeof found === 'string') return found;
  const padding = generation.remaining > 0 ? longestPadding : 0;
  return resize(samplePhrase(place, generation.random), Math.min(least, padding), most);
}

/** A text of the pattern or format; `null` where neither is given or understood. */
function makeStrict(
  { pattern, format }: JsonRecord,
  { random }: Generation,
  range: { readonly least: number; readonly most: number },
): string | null {
  if (typeof pattern === 'string') return generateFromPattern(pattern, range, random);
  return typeof format === 'string' ? sampleFormat(format, random) : null;
}

function readExample({ examples }: JsonRecord): unknown {
  return Array.isArray(examples) ? examples[0] : undefined;
}

/** What the prompt offers for this property; only the first item of an array is taken from it. */
function findHint({ hints }: Generation, place: Place): string | undefined {
  const { names, quoted, text } = hints;
  if (placeNames.test(place.name)) return names[place.index] ?? quoted[place.index];
  if (place.index > 0) return undefined;
  if (quoted[0] !== undefined) return quoted[0];
  return questionNames.test(place.name) && text !== '' ? sliceWhole(text, 200).trim() : undefined;
}

function readCount(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function isWithin(count: number, least: number, most: number): boolean {
  return count >= least && count <= most;
}

/** Repeats or cuts a text of ASCII characters. */
function resize(text: string, least: number, most: number): string {
  const padded =
    text.length >= least ? text : `${text} `.repeat(Math.ceil(least / text.length)).slice(0, least);
  return padded.slice(0, Math.min(most, padded.length));
}
