import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { loadOnce } from '../../core/load-once.ts';
import { createRepresentations } from './published-documents.ts';
import type { ClientAddress } from './render-page.ts';

/** The pages and documents. Shared. */
export interface DocumentServer {
  /** Whether the path is one of theirs. */
  has(path: string): boolean;
  /** For GET and HEAD. Calls `otherwise` for what it does not serve after all, such as a page that is not there. */
  serve(req: IncomingMessage, res: ServerResponse, otherwise: () => void): void;
}

/** Serves the published documents as JSON and YAML, and the pages below /docs/. */
export function createDocumentServer(clients: ClientAddress): DocumentServer {
  const representations = createRepresentations();
  const exact = new Set(['/', '/docs', ...representations.keys()]);
  // Express and what it brings are loaded for the first page that somebody reads.
  const openPages = loadOnce(async () => (await import('./create-pages.ts')).createPages(clients));
  return {
    has: (path) => exact.has(path) || path.startsWith('/docs/'),
    serve: (req, res, otherwise) => {
      const body = representations.get((req.url ?? '').split('?', 1)[0] ?? '');
      if (body !== undefined) {
        body.send(req, res).catch(() => res.writeHead(500).end());
        return;
      }
      openPages().then(
        (app) => {
          app(req as Request, res as Response, otherwise);
        },
        () => res.writeHead(500).end(),
      );
    },
  };
}
