import { stripTypeScriptTypes } from 'node:module';

/** A path of another module of ours in a module, as an import or an address. */
const modulePath = /(['"])(\.{1,2}\/[^'"\n]*)\.ts\1/g;

/** A module of the program as JavaScript: without its types, in the same lines, and with the paths that other modules then have. */
export function convertModule(text: string): string {
  return convertPaths(stripTypeScriptTypes(text, { mode: 'strip' }));
}

/** The same for one that is JavaScript already. */
export function convertPaths(text: string): string {
  return text.replace(modulePath, '$1$2.js$1');
}

/** What a module of ours is called in the package. */
export function convertName(name: string): string {
  return name.replace(/\.ts$/, '.js');
}

/** Paths of ours that a converted module needs, relative to it. */
export function listNeeds(converted: string): readonly string[] {
  return [...converted.matchAll(/(['"])(\.{1,2}\/[^'"\n]*\.js)\1/g)].map(([, , path = '']) => path);
}
