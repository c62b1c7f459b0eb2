import { isRecord, type JsonRecord } from '../read-json.ts';
import type { FieldShape, FieldShapes, TaggedShape } from './compile-field-shapes.ts';

/** Fields that are named; a longer list ends in `...`. */
const mostFields = 50;

/** Characters of one path. */
const longestPath = 128;

interface Walk {
  readonly shapes: FieldShapes;
  /** Where the walk is; joined only when there is something to name. */
  readonly path: (string | number)[];
  readonly found: string[];
}

/**
 * The paths (`messages[0].content[1].foo`) of all fields that the named shape does not know, in the order of the value.
 * An object whose tag is not known is named as a whole. Looks at nothing below open places.
 */
export function listUnknownFields(value: unknown, name: string, shapes: FieldShapes): readonly string[] {
  const walk: Walk = { shapes, path: [], found: [] };
  visit(value, { kind: 'reference', name }, walk);
  return walk.found;
}

function visit(value: unknown, shape: FieldShape, walk: Walk): void {
  switch (shape.kind) {
    case 'reference':
      visit(value, walk.shapes.get(shape.name) ?? { kind: 'open' }, walk);
      return;
    case 'object':
      if (isRecord(value)) visitFields(value, shape.fields, walk);
      return;
    case 'list':
      if (Array.isArray(value)) visitItems(value, shape.items, walk);
      return;
    case 'either':
      visit(value, Array.isArray(value) ? shape.list : shape.object, walk);
      return;
    case 'tagged':
      if (isRecord(value)) visitTagged(value, shape, walk);
  }
}

function visitFields(value: JsonRecord, fields: ReadonlyMap<string, FieldShape>, walk: Walk): void {
  for (const key of Object.keys(value)) {
    const shape = fields.get(key);
    const child = value[key];
    if (shape && (shape.kind === 'open' || typeof child !== 'object')) continue;
    walk.path.push(key);
    if (shape) visit(child, shape, walk);
    else report(walk);
    walk.path.pop();
    if (isFull(walk)) return;
  }
}

function visitItems(value: readonly unknown[], shape: FieldShape, walk: Walk): void {
  if (shape.kind === 'open') return;
  for (const [index, item] of value.entries()) {
    walk.path.push(index);
    visit(item, shape, walk);
    walk.path.pop();
    if (isFull(walk)) return;
  }
}

function visitTagged(value: JsonRecord, shape: TaggedShape, walk: Walk): void {
  const branch = shape.byTag.get(value[shape.tag]) ?? findBranch(value, shape);
  if (branch) visit(value, branch, walk);
  else report(walk);
}

function findBranch(value: JsonRecord, { tag, others }: TaggedShape): FieldShape | undefined {
  const name = value[tag];
  return others.find(({ pattern, required }) => {
    const fits = pattern === null || (typeof name === 'string' && pattern.test(name));
    return fits && required.every((field) => value[field] !== undefined);
  })?.shape;
}

function isFull({ found }: Walk): boolean {
  return found.length > mostFields;
}

function report(walk: Walk): void {
  if (walk.found.length < mostFields) walk.found.push(renderPath(walk.path));
  else if (!isFull(walk)) walk.found.push('...');
}

function renderPath(path: readonly (string | number)[]): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${String(step)}]`;
    else text += text === '' ? step : `.${step}`;
    if (text.length >= longestPath) break;
  }
  return text.slice(0, longestPath);
}
