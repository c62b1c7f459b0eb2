import { asObject } from './json-object.ts';
import { mendTextHalves } from './mend-halves.ts';
import { parseWithHalves } from './parse-json.ts';

/** Members whose text goes on in the next event, in every format. */
const growingMembers: ReadonlySet<string> = new Set([
  'text',
  'thinking',
  'partial_json',
  'stringValue',
  'delta',
]);

/** Members whose values are whole, whatever stands in them: what a tool is called with, in formats C and B. */
const wholeMembers: ReadonlySet<string> = new Set(['args', 'input']);

/** Halves that are kept at once; no stream has more texts under way. */
const maxHalves = 64;

/** Candidates whose calls are told apart. */
const maxCallers = 64;

/** How many events a half waits for the other one. */
const maxWait = 64;

/** Longest description of where a text stands. */
const maxPlaceLength = 1_000;

/**
 * Mends surrogate pairs that an upstream has cut in two at the end of an event (tokenizers of bytes, and servers that count in UTF-16):
 * the first half is held back and stands before the second one in the event that goes on. Every other half becomes U+FFFD, so that all
 * events are Unicode. A half that nothing follows is left out. Per stream.
 */
export class HalfJoiner {
  /** First halves, by the places of their texts; `null` before there is one: most streams have none. */
  #halves: Map<string, string> | null = null;
  /** Events since the last one was kept. */
  #waited = 0;
  /** Calls of format C that have begun, by the places of their candidates; made like `#halves`. */
  #calls: Map<string, number> | null = null;

  /** The payload of the next event, the same where there is nothing to mend; what is no JSON comes back as it is. */
  join(json: string): string {
    const mended = mendTextHalves(json);
    if (mended === json && (this.#halves?.size ?? 0) === 0) return json;
    const value = parseOrNothing(json);
    if (value === null) return json;
    this.#waited += 1;
    const hasChanged = this.#visit(value, describe(value, null));
    if (this.#waited >= maxWait) this.#halves?.clear();
    return hasChanged ? mendTextHalves(JSON.stringify(value)) : mended;
  }

  /** Joins texts in place; whether there was one to join. */
  #visit(value: object, place: string): boolean {
    // Nothing is looked up under what is long: each look-up would read all of it again.
    if (place.length > maxPlaceLength) return false;
    let hasChanged = false;
    const holder = value as Record<string, unknown>;
    // A text of format C may be another part in the next chunk than in this one.
    const isParts = Array.isArray(value) && place.endsWith('/parts');
    for (const key in holder) {
      const member = holder[key];
      if (typeof member === 'string' && growingMembers.has(key)) {
        const joined = this.#joinText(member, `${place}/${key}`);
        if (joined === member) continue;
        holder[key] = joined;
        hasChanged = true;
      } else if (typeof member === 'object' && member !== null && !wholeMembers.has(key)) {
        const step = Array.isArray(value) ? '' : this.#nameStep(key, member, place);
        const position = Array.isArray(value) && !isParts ? key : null;
        hasChanged = this.#visit(member, `${place}/${step}${describe(member, position)}`) || hasChanged;
      }
    }
    return hasChanged;
  }

  /** Calls of a candidate of format C take turns: the first part of one has its name, and those that follow have none. */
  #nameStep(key: string, member: object, place: string): string {
    if (key !== 'functionCall') return key;
    const calls = (this.#calls ??= new Map<string, number>());
    const before = calls.get(place) ?? 0;
    const number = typeof asObject(member)['name'] === 'string' ? before + 1 : before;
    if (before > 0 || calls.size < maxCallers) calls.set(place, number);
    return `${key}${String(number)}`;
  }

  #joinText(text: string, place: string): string {
    const halves = (this.#halves ??= new Map<string, string>());
    const whole = (halves.get(place) ?? '') + text;
    halves.delete(place);
    if (halves.size >= maxHalves || !endsInHalf(whole)) return whole;
    halves.set(place, whole.slice(-1));
    this.#waited = 0;
    return whole.slice(0, -1);
  }
}

/**
 * What tells an object from others at the same place: blocks, candidates, items, thoughts and arguments of a call take turns. One of a
 * list with neither an index nor a path has its position.
 */
function describe(value: object, position: string | null): string {
  const { type, index, item_id: itemId, jsonPath, thought } = asObject(value);
  const number = index ?? (jsonPath === undefined ? position : null);
  return [type, number, itemId, jsonPath, thought === true ? 'thought' : null]
    .filter((name) => typeof name === 'string' || typeof name === 'number')
    .map((name) => `:${String(name)}`)
    .join('');
}

function endsInHalf(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}

function parseOrNothing(json: string): object | null {
  try {
    const value = parseWithHalves(json);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
