import { openapiOverlay, resolveJsonPath } from 'openapi-format';
import { isObject, toObject, type JsonObject, type JsonValue } from './json.ts';

/** One step of an overlay. */
interface OverlayAction {
  readonly target: string;
  readonly update?: JsonValue;
  readonly remove?: true;
}

interface PathMatch {
  readonly parent: unknown;
}

/**
 * Applies an OpenAPI Overlay (OpenAPI Initiative, Overlay Specification 1.0.0) to a bundle and returns a new one.
 * Lists named by a target or within an update are appended to, so replacing one takes a `remove` first. Stricter than
 * the library: an action that changes nothing, would lose part of its update or would remove the wrong entries throws.
 */
export async function applyOverlay(document: JsonObject, overlay: JsonObject): Promise<JsonObject> {
  const actions = readActions(overlay);
  let result = structuredClone(document);
  for (const action of actions) {
    assertRemovable(result, action);
    // As version 1.1 the library appends to a targeted list; as 1.0 it merges an object into the list and loses it.
    const overlaySet = { overlay: '1.1.0', actions: [{ ...action }] };
    const applied = await openapiOverlay(result, { overlaySet, parent: undefined, key: undefined });
    if (applied.resultData.totalUsedActions !== 1) {
      throw new Error(
        `The overlay's target ${action.target} matches nothing, or its update is of another type.`,
      );
    }
    result = applied.data as JsonObject;
  }
  assertNoRepeats(result, '#');
  return result;
}

function readActions(overlay: JsonObject): readonly OverlayAction[] {
  const actions = overlay.actions;
  if (!Array.isArray(actions)) throw new Error('The overlay has no list of actions.');
  return actions.map((action) => {
    const { target, update, remove } = toObject(action);
    if (typeof target !== 'string')
      throw new Error(`The overlay has an action without a target: ${JSON.stringify(action)}`);
    if ((update === undefined) === (remove !== true)) {
      throw new Error(`The overlay's action on ${target} needs exactly one of "update" and "remove: true".`);
    }
    return update === undefined ? { target, remove: true } : { target, update };
  });
}

/** The library removes list entries front to back without minding that the rest moves up. */
function assertRemovable(document: JsonObject, action: OverlayAction): void {
  if (!action.remove) return;
  const lists = (resolveJsonPath(document, action.target) as PathMatch[])
    .map((match) => match.parent)
    .filter((parent) => Array.isArray(parent));
  if (new Set(lists).size === lists.length) return;
  throw new Error(
    `The overlay's target ${action.target} removes several entries of one list. Write one action for each.`,
  );
}

/** An update that repeats what a list already holds was meant to replace the list. */
function assertNoRepeats(value: JsonValue, pointer: string): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => assertNoRepeats(item, `${pointer}/${index}`));
    return;
  }
  if (!isObject(value)) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'example' || key === 'examples') continue;
    if (
      ['enum', 'required', 'type', 'tags'].includes(key) &&
      Array.isArray(item) &&
      new Set(item).size < item.length
    ) {
      throw new Error(
        `After the overlay ${pointer}/${key} repeats an entry. List only what is new, or remove it first.`,
      );
    }
    assertNoRepeats(item, `${pointer}/${key}`);
  }
}
