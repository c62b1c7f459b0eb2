import type { Candidate } from '../../../generated/contract-types.ts';
import { asObject, listObjects, type JsonObject } from '../../core/json/json-object.ts';

/** More than any answer has. */
const maxQueries = 1_000;

/** Sources for which something was searched; others are the client's own files. */
const searchedSources = ['web', 'maps', 'image'];

/** The searches of an answer, or of a stream, whose chunks may say the same again. */
export class ContentSearches {
  readonly #queries = new Set<string>();
  #hasSources = false;

  add(candidates: unknown): void {
    for (const { groundingMetadata } of listObjects<Candidate>(candidates))
      if (groundingMetadata !== undefined) this.#note(asObject(groundingMetadata));
  }

  /** Queries that are not empty, each text once, as the vendor counts them; one where there are sources and no query. */
  get count(): number {
    return Math.max(this.#queries.size, this.#hasSources ? 1 : 0);
  }

  #note({ webSearchQueries, imageSearchQueries, groundingChunks }: JsonObject): void {
    for (const queries of [webSearchQueries, imageSearchQueries])
      if (Array.isArray(queries)) for (const query of queries as unknown[]) this.#noteQuery(query);
    this.#hasSources ||= listObjects(groundingChunks).some((chunk) =>
      searchedSources.some((source) => chunk[source] !== undefined),
    );
  }

  #noteQuery(query: unknown): void {
    if (typeof query === 'string' && query !== '' && this.#queries.size < maxQueries)
      this.#queries.add(query);
  }
}
