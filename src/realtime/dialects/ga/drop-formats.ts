import { asObject, type JsonObject } from '../../../core/json/json-object.ts';

/** Settings of a session or a response without formats of sound; the very object where it names none. */
export function dropFormats(config: JsonObject): JsonObject {
  const { audio, ...others } = config;
  const sides = Object.entries(asObject(audio));
  if (!sides.some(([, side]) => asObject(side).format !== undefined)) return config;
  const kept = sides.flatMap(([name, side]) => {
    const { format: _, ...settings } = asObject(side);
    return Object.keys(settings).length === 0 ? [] : [[name, settings]];
  });
  return kept.length === 0 ? others : { ...others, audio: Object.fromEntries(kept) as JsonObject };
}
