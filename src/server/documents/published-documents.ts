import { stringify } from 'yaml';
import type { Profile } from '../../core/area.ts';
import { readDocument } from '../load-documents.ts';
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

/** Each document as JSON and as YAML, by its path. Reads the files at once, so that a missing one shows at start. */
export function createRepresentations(): ReadonlyMap<string, SharedBody> {
  return new Map(
    publishedDocuments.flatMap(({ path, fileName }): [string, SharedBody][] => {
      const document = readDocument(fileName);
      const json = new SharedBody('application/json', () => JSON.stringify(document, null, 2));
      const yaml = new SharedBody('application/yaml', () =>
        stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }),
      );
      return [
        [`${path}.json`, json],
        [`${path}.yaml`, yaml],
      ];
    }),
  );
}
