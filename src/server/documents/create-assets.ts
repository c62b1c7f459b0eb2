import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import { createDigest, SharedBody } from './shared-body.ts';

/** What the pages load. Shared. */
export interface Assets {
  /** The address that changes with the content, so that a browser asks for each content once. Throws for what is not there. */
  addressOf(path: string): string;
  has(path: string): boolean;
  /** Sends the file at the path of the request, and leaves every other path to the next handler. */
  readonly serve: RequestHandler;
}

interface Asset {
  readonly body: SharedBody;
  readonly digest: string;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** RFC 8246: what has its content in its address never changes. */
const unchanging = 'public, max-age=31536000, immutable';

const ownFolder = fileURLToPath(new URL('assets/', import.meta.url));
/** The viewer of @asyncapi/react-component, as `npm run generate` copied it. */
const viewerFolder = fileURLToPath(new URL('../../../generated/asyncapi-viewer/', import.meta.url));

/** Reads all of them, so that one that is missing shows at once; each is compressed when it is first asked for. */
export function createAssets(): Assets {
  const files = listFiles();
  const assets = new Map([...files].map(([path, file]) => [path, createAsset(file)]));
  return {
    addressOf: (path) => {
      const asset = assets.get(path);
      if (asset === undefined) throw new Error(`There is no file for ${path}`);
      return `${path}?v=${asset.digest}`;
    },
    has: (path) => assets.has(path),
    serve: (req, res, next) => {
      const asset = assets.get(req.path);
      if (asset === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) {
        next();
        return;
      }
      const isNamed = req.query['v'] === asset.digest;
      asset.body.send(req, res, isNamed ? unchanging : undefined).catch(next);
    },
  };
}

/** The files by their paths; of the Swagger UI that swagger-ui-express brings those that the page asks for, since it holds pages of its own. */
function listFiles(): ReadonlyMap<string, string> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('swagger-ui-express'));
  return new Map([
    ...listFolder('/docs/assets/', ownFolder),
    ...listFolder('/docs/viewer/', viewerFolder),
    ...['swagger-ui-bundle.js', 'swagger-ui.css'].map((name): [string, string] => [
      `/docs/swagger/${name}`,
      resolve(`swagger-ui-dist/${name}`),
    ]),
  ]);
}

function listFolder(path: string, folder: string): readonly [string, string][] {
  return readdirSync(folder)
    .filter((name) => extname(name) in mediaTypes)
    .map((name) => [path + name, folder + name]);
}

function createAsset(file: string): Asset {
  const bytes = readFileSync(file);
  const mediaType = mediaTypes[extname(file)] ?? 'application/octet-stream';
  return { body: new SharedBody(mediaType, () => Promise.resolve(bytes)), digest: createDigest(bytes) };
}
