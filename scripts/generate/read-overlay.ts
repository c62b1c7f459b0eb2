import { readFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { parse } from 'yaml';
import { mapValues, isObject, resolvePointer, toObject, type JsonObject, type JsonValue } from './json.ts';

/** An overlay whose references all point into the bundle it will be applied to. */
export interface Overlay {
  readonly document: JsonObject;
  /** Schemas the overlay refers to and the bundle does not have yet, by name. */
  readonly addedSchemas: JsonObject;
}

export interface ReadOverlayOptions {
  readonly specsDir: string;
  /** Names of the schemas the bundle has. */
  readonly knownSchemas: ReadonlySet<string>;
}

/**
 * Reads an overlay file. References to schemas under specs/schemas become references to components; what any other
 * reference leads to, such as an example, is put in its place.
 */
export async function readOverlay(overlayPath: string, options: ReadOverlayOptions): Promise<Overlay> {
  const reader = new OverlayReader(options);
  const document = toObject(await reader.readYaml(overlayPath));
  return {
    document: toObject(await reader.resolve(document, overlayPath)),
    addedSchemas: reader.addedSchemas,
  };
}

class OverlayReader {
  readonly addedSchemas: JsonObject = {};
  readonly #files = new Map<string, JsonValue>();
  readonly #schemasDir: string;
  readonly #knownSchemas: ReadonlySet<string>;

  constructor(options: ReadOverlayOptions) {
    this.#schemasDir = resolve(options.specsDir, 'schemas') + sep;
    this.#knownSchemas = options.knownSchemas;
  }

  async readYaml(path: string): Promise<JsonValue> {
    const known = this.#files.get(path);
    if (known !== undefined) return known;
    const value = parse(await readFile(path, 'utf8')) as JsonValue;
    this.#files.set(path, value);
    return value;
  }

  /** One reference after the other: the order in which schemas are added must not depend on which file is read first. */
  async resolve(value: JsonValue, fromPath: string): Promise<JsonValue> {
    if (Array.isArray(value)) {
      const items: JsonValue[] = [];
      for (const item of value) items.push(await this.resolve(item, fromPath));
      return items;
    }
    if (!isObject(value)) return value;
    if (typeof value.$ref === 'string') return this.#resolveReference(value, fromPath);
    const entries: [string, JsonValue][] = [];
    for (const [key, item] of Object.entries(value)) entries.push([key, await this.resolve(item, fromPath)]);
    return Object.fromEntries(entries);
  }

  async #resolveReference(value: JsonObject, fromPath: string): Promise<JsonValue> {
    const reference = String(value.$ref);
    if (/^#\/(components|channels)\//.test(reference)) return value;
    const [file, pointer = ''] = reference.split('#', 2) as [string, string?];
    const path = file === '' ? fromPath : resolve(dirname(fromPath), file);
    const name = /^\/\$defs\/([^/]+)$/.exec(pointer)?.[1];
    if (name === undefined || !path.startsWith(this.#schemasDir)) {
      return this.resolve(resolvePointer(await this.readYaml(path), `#${pointer}`), path);
    }
    await this.#addSchema(name, path);
    return { ...mapValues(value, (item) => item), $ref: `#/components/schemas/${name}` };
  }

  async #addSchema(name: string, path: string): Promise<void> {
    if (this.#knownSchemas.has(name) || name in this.addedSchemas) return;
    this.addedSchemas[name] = true;
    const schema = resolvePointer(await this.readYaml(path), `#/$defs/${name}`);
    this.addedSchemas[name] = await this.resolve(schema, path);
  }
}
