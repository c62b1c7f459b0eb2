import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { loadOnce } from '../../core/load-once.ts';
import { createRepresentations } from './published-documents.ts';
import type { ClientAddress } from './render-page.ts';

/** The pages and documents. Shared. */
export interface DocumentServer {
  /** Whether the path is one of theirs. */
  has(path: string): boolean;
  /** Whether there is something at such a path. */
  knows(path: string): Promise<boolean>;
  /** For GET and HEAD. Calls `otherwise` for what it does not serve after all, such as a page that is not there. */
  serve(reading: Reading, otherwise: () => void): void;
}

/** A request for a path, and its answer. */
export interface Reading {
  readonly path: string;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/** Serves the published documents as JSON and YAML, and the pages below /docs/. */
export function createDocumentServer(clients: ClientAddress): DocumentServer {
  const representations = createRepresentations();
  const exact = new Set(['/', '/docs', ...representations.keys()]);
  // Express and what it brings are loaded for the first page that somebody asks for.
  const openPages = loadOnce(async () => (await import('./create-pages.ts')).createPages(clients));
  return {
    has: (path) => exact.has(path) || path.startsWith('/docs/'),
    knows: async (path) => exact.has(path) || (await openPages()).has(path),
    serve: ({ path, req, res }, otherwise) => {
      const body = representations.get(path);
      if (body !== undefined) {
        body.send(req, res).catch(() => res.writeHead(500).end());
        return;
      }
      openPages().then(
        ({ serve }) => {
          serve(req as Request, res as Response, otherwise);
        },
        () => res.writeHead(500).end(),
      );
    },
  };
}
