import { stringify } from 'yaml';
import type { Profile } from '../../core/area.ts';
import { readDocument } from '../load-documents.ts';

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

/** A body that is sent often and never changes. */
export interface Representation {
  readonly path: string;
  readonly mediaType: string;
  /** Made when first asked for. */
  readonly read: () => string;
}

/** Each document as JSON and as YAML. Reads the files at once, so that a missing one shows at start. */
export function createRepresentations(): readonly Representation[] {
  return publishedDocuments.flatMap(({ path, fileName }): Representation[] => {
    const document = readDocument(fileName);
    const json = JSON.stringify(document, null, 2);
    let yaml: string | null = null;
    return [
      { path: `${path}.json`, mediaType: 'application/json', read: () => json },
      {
        path: `${path}.yaml`,
        mediaType: 'application/yaml',
        read: () => (yaml ??= stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 })),
      },
    ];
  });
}
