import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { createAssets } from './create-assets.ts';
import { renderFront } from './front-content.ts';
import { renderPage, type ClientAddress, type Page } from './render-page.ts';
import { realtimeContent } from './realtime-content.ts';
import { videoContent } from './video-content.ts';

/** Swagger UI draws with inline styles and data images; a downloaded video is a blob. Nothing is loaded from elsewhere. */
const policy = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** The AsyncAPI viewer compiles validators at run time, so its page allows eval. */
const viewerPolicy = { ...policy, 'script-src': ["'self'", "'unsafe-eval'"] };

/** One field for the key, instead of one for each place that takes it. */
const keyForm = `<form id="key-form">
<label for="key">API key</label>
<input id="key" type="password" autocomplete="off" spellcheck="false">
<button type="submit">Use</button>
</form>`;

/** What is read with a browser. Shared. */
export interface Pages {
  /** Whether there is a page, or something that one loads. */
  has(path: string): boolean;
  readonly serve: Express;
}

/** A page at /, Swagger UI at /docs/, the AsyncAPI page at /docs/events, one that makes videos at /docs/video, and one to talk at /docs/realtime. */
export function createPages(clients: ClientAddress): Pages {
  const app = express();
  const { addressOf, has, serve } = createAssets();
  const paths = new Set([frontPage, apiPage, eventPage, videoPage, realtimePage].map(({ path }) => path));
  const sendPage = (page: Page): RequestHandler => {
    const html = renderPage(page, { addressOf, clients });
    return (_req, res) => {
      res.setHeader('cache-control', 'no-cache');
      res.type('text/html').send(html);
    };
  };
  app.disable('x-powered-by');
  app.use(protect(policy));
  app.use(serve);
  app.get('/', sendPage({ ...frontPage, content: renderFront(clients) }));
  app.get('/docs', (req, res, next) => {
    if (req.path === '/docs/') next();
    else res.redirect('/docs/');
  });
  app.get('/docs/', sendPage(apiPage));
  app.get('/docs/events', protect(viewerPolicy), sendPage(eventPage));
  app.get('/docs/video', sendPage(videoPage));
  app.get('/docs/realtime', sendPage(realtimePage));
  // Express makes no difference between cases.
  return { has: (path) => has(path) || paths.has(path.toLowerCase()), serve: app };
}

/**
 * HSTS is left to whoever owns the host name: it would bind every port of it. The headers that a browser reports as
 * ignored on plain HTTP are left out.
 */
function protect(directives: Readonly<Record<string, string[]>>): RequestHandler {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}

const frontPage: Page = {
  title: 'Specway',
  path: '/',
  styles: ['/docs/assets/front.css'],
  scripts: listScripts('front'),
};

const apiPage: Page = {
  title: 'Specway: HTTP API',
  path: '/docs/',
  styles: ['/docs/swagger/swagger-ui.css', '/docs/assets/api.css'],
  scripts: [
    '/docs/assets/key.js',
    '/docs/swagger/swagger-ui-bundle.js',
    ...listScripts('api-requests', 'api-answers', 'api-references', 'api'),
  ],
  tools: keyForm,
};

const eventPage: Page = {
  title: 'Specway: event streams and realtime',
  path: '/docs/events',
  styles: ['/docs/viewer/default.min.css', '/docs/assets/events.css'],
  scripts: ['/docs/viewer/index.js', '/docs/assets/events.js'],
};

const videoPage: Page = {
  title: 'Specway: make a video',
  path: '/docs/video',
  styles: ['/docs/assets/tool.css', '/docs/assets/video.css'],
  scripts: listScripts('key', 'calls', 'video-calls', 'video-task', 'video'),
  tools: keyForm,
  content: videoContent,
};

const realtimePage: Page = {
  title: 'Specway: talk',
  path: '/docs/realtime',
  styles: ['/docs/assets/tool.css', '/docs/assets/realtime.css'],
  scripts: listScripts(
    'key',
    'calls',
    'realtime-sound',
    'realtime-link',
    'realtime-call',
    'realtime-events',
    'realtime-log',
    'realtime',
  ),
  tools: keyForm,
  content: realtimeContent,
};

function listScripts(...names: readonly string[]): readonly string[] {
  return names.map((name) => `/docs/assets/${name}.js`);
}
