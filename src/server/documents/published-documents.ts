import { accessSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Profile } from '../../core/area.ts';
import { renderYaml } from './render-yaml.ts';
import { SharedBody } from './shared-body.ts';

/** One generated document and the path it is published under, without the ending. */
export interface PublishedDocument {
  readonly path: string;
  readonly fileName: string;
  readonly profile: Profile;
}

/** Everything the contract consists of. */
export const publishedDocuments: readonly PublishedDocument[] = [
  { path: '/openapi', fileName: 'openapi.json', profile: 'neutral' },
  { path: '/openapi.vendor', fileName: 'openapi.vendor.json', profile: 'vendor' },
  { path: '/asyncapi', fileName: 'asyncapi.json', profile: 'neutral' },
  { path: '/asyncapi.vendor', fileName: 'asyncapi.vendor.json', profile: 'vendor' },
];

const generated = new URL('../../../generated/', import.meta.url);

/** Each document as JSON and as YAML, by its path. Looks whether the files are there, so that a missing one shows at start. */
export function createRepresentations(): ReadonlyMap<string, SharedBody> {
  return new Map(
    publishedDocuments.flatMap(({ path, fileName }): [string, SharedBody][] => {
      const url = new URL(fileName, generated);
      accessSync(url);
      const json = new SharedBody('application/json', async () => (await readFile(url, 'utf8')).trimEnd());
      const yaml = new SharedBody('application/yaml', () => renderYaml(url));
      return [
        [`${path}.json`, json],
        [`${path}.yaml`, yaml],
      ];
    }),
  );
}
