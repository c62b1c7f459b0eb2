/** Starts Swagger UI, with one field for the API key. */
(() => {
  const isVendor = window.specwayProfile.name === 'vendor';

  /** Optional parameters start empty: sent as they stand, their examples would choose a profile and beta features. */
  const versionHeader = isVendor ? 'anthropic-version' : 'msg-version';
  const isPrefilled = ({ in: place, name, required }) =>
    place === 'path' || required === true || name === versionHeader;
  const emptyOptional = (parameter) => {
    if (isPrefilled(parameter) || parameter.example === undefined) return parameter;
    const { example, description = '', ...rest } = parameter;
    return { ...rest, description: `${description} For example \`${example}\`.`.trim() };
  };
  const prepareOperation = (operation) =>
    Array.isArray(operation?.parameters)
      ? { ...operation, parameters: operation.parameters.map(emptyOptional) }
      : operation;
  const mapValues = (object, change) =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
  const prepareDocument = {
    statePlugins: {
      spec: {
        wrapActions: {
          updateJsonSpec: (original) => (json) =>
            original({ ...json, paths: mapValues(json.paths, (item) => mapValues(item, prepareOperation)) }),
        },
      },
    },
  };

  /** An operation that takes the key in several places is sent it in one. */
  const sendKeyOnce = (request) => {
    const { Authorization: bearer, 'x-api-key': plain, 'x-goog-api-key': google } = request.headers;
    const other = plain ?? google ?? new URL(request.url, location.href).searchParams.get('key');
    if (other !== null && bearer === `Bearer ${other}`) delete request.headers.Authorization;
    return request;
  };

  /** Swagger UI sends an empty file for every file field in which none was chosen. */
  const sendChosenFiles = (request) => {
    const { body } = request;
    if (!(body instanceof FormData)) return request;
    const chosen = new FormData();
    for (const [name, value] of body) {
      if (typeof value === 'string' || value.size > 0) chosen.append(name, value);
    }
    return Object.assign(request, { body: chosen });
  };

  const ui = window.SwaggerUIBundle({
    url: window.specwayProfile.documentUrl('openapi'),
    dom_id: '#viewer',
    presets: [window.SwaggerUIBundle.presets.apis],
    plugins: [prepareDocument],
    layout: 'BaseLayout',
    validatorUrl: null,
    deepLinking: true,
    filter: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    defaultModelExpandDepth: 2,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    requestInterceptor: (request) => sendChosenFiles(sendKeyOnce(request)),
    onComplete: () => window.specwayKey.follow(useKey),
  });

  /** The places that take an API key in this profile; an operation is sent it in those that its contract names. */
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
