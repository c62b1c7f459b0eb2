import { fileURLToPath } from 'node:url';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import swaggerUi from 'swagger-ui-express';
import { renderPage } from './render-page.ts';
import { realtimeContent } from './realtime-content.ts';
import { videoContent } from './video-content.ts';

const assetFolder = fileURLToPath(new URL('assets/', import.meta.url));
/** The viewer of @asyncapi/react-component, as `npm run generate` copied it. */
const viewerFolder = fileURLToPath(new URL('../../../generated/asyncapi-viewer/', import.meta.url));

/** Swagger UI draws with inline styles and data images. Nothing is loaded from elsewhere. */
const policy = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
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

/** The parts of swagger-ui-dist that the page asks for; the folder holds pages of its own beside them. */
const swaggerAsset = /^\/swagger-ui(-bundle\.js|\.css)$/;

/** Swagger UI at /docs/, the AsyncAPI page at /docs/events, a page that makes videos at /docs/video, and one to talk at /docs/realtime. */
export function createPages(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(protect(policy));
  addPages(app);
  return app;
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

function addPages(app: Express): void {
  const apiPage = renderPage({
    title: 'Specway: HTTP API',
    path: '/docs/',
    styles: ['/docs/swagger/swagger-ui.css'],
    scripts: ['/docs/assets/key.js', '/docs/swagger/swagger-ui-bundle.js', '/docs/assets/api.js'],
    tools: keyForm,
  });
  const eventPage = renderPage({
    title: 'Specway: event streams and realtime',
    path: '/docs/events',
    styles: ['/docs/viewer/default.min.css'],
    scripts: ['/docs/viewer/index.js', '/docs/assets/events.js'],
  });
  const videoPage = renderPage({
    title: 'Specway: make a video',
    path: '/docs/video',
    styles: ['/docs/assets/tool.css', '/docs/assets/video.css'],
    scripts: listScripts('key', 'calls', 'video-calls', 'video-task', 'video'),
    tools: keyForm,
    content: videoContent,
  });
  const realtimePage = renderPage({
    title: 'Specway: talk',
    path: '/docs/realtime',
    styles: ['/docs/assets/tool.css', '/docs/assets/realtime.css'],
    scripts: listScripts(
      'key',
      'calls',
      'realtime-link',
      'realtime-sound',
      'realtime-events',
      'realtime-log',
      'realtime',
    ),
    tools: keyForm,
    content: realtimeContent,
  });
  app.get(['/', '/docs'], (req, res, next) => {
    if (req.path === '/docs/') next();
    else res.redirect('/docs/');
  });
  app.get('/docs/', sendPage(apiPage));
  app.get('/docs/events', protect(viewerPolicy), sendPage(eventPage));
  app.get('/docs/video', sendPage(videoPage));
  app.get('/docs/realtime', sendPage(realtimePage));
  app.use('/docs/assets', express.static(assetFolder, { index: false, redirect: false }));
  app.use('/docs/viewer', express.static(viewerFolder, { index: false, redirect: false }));
  app.use('/docs/swagger', (req, res, next) => {
    if (swaggerAsset.test(req.path)) next();
    else next('router');
  });
  app.use('/docs/swagger', swaggerUi.serve);
}

function listScripts(...names: readonly string[]): readonly string[] {
  return names.map((name) => `/docs/assets/${name}.js`);
}

function sendPage(html: string): RequestHandler {
  return (_req, res) => {
    res.setHeader('cache-control', 'no-cache');
    res.type('text/html').send(html);
  };
}
