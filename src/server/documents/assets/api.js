/** Starts Swagger UI, with one field for the API key. */
(() => {
  const parts = ['Profile', 'Key', 'Requests', 'Answers', 'References'].map((name) => `specway${name}`);
  if (['SwaggerUIBundle', ...parts].some((name) => window[name] === undefined)) {
    document.getElementById('viewer').textContent =
      'A file of this page could not be loaded. Load the page again.';
    return;
  }

  const ui = window.SwaggerUIBundle({
    url: window.specwayProfile.documentUrl('openapi'),
    dom_id: '#viewer',
    presets: [window.SwaggerUIBundle.presets.apis],
    plugins: [window.specwayRequests.plugin, window.specwayAnswers.plugin, window.specwayReferences.plugin],
    layout: 'BaseLayout',
    validatorUrl: null,
    deepLinking: true,
    filter: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    defaultModelExpandDepth: 2,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    requestInterceptor: window.specwayRequests.sendFilled,
    onComplete: () => window.specwayKey.follow(useKey),
  });

  /** The places that take an API key in this profile. */
  const isVendor = window.specwayProfile.name === 'vendor';
  const schemes = ['bearerKey', 'headerKey', isVendor ? 'googleHeaderKey' : 'queryKey'];

  let isInUse = false;
  const useKey = (value) => {
    const definitions = ui.specSelectors.securityDefinitions();
    const create = (name) => ({ name, schema: definitions.get(name).toJS(), value });
    if (value !== '')
      ui.authActions.authorize(Object.fromEntries(schemes.map((name) => [name, create(name)])));
    else if (isInUse) ui.authActions.logout(schemes);
    isInUse = value !== '';
  };
})();
