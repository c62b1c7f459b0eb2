/** What Swagger UI proposes and sends: forms that run as they come, and the key in one place. */
window.specwayRequests = (() => {
  const mapValues = (object, change) =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));

  /** Optional parameters start empty: sent as they stand, their examples would choose a profile and beta features. */
  const isPrefilled = ({ in: place, name, required }) =>
    place === 'path' || required === true || name === window.specwayProfile.versionHeader;
  const emptyOptional = (parameter) => {
    if (isPrefilled(parameter) || parameter.example === undefined) return parameter;
    const { example, description = '', ...rest } = parameter;
    return { ...rest, description: `${description} For example \`${example}\`.`.trim() };
  };

  /** A field without what it proposes by itself. */
  const leaveBare = (field, resolve) => {
    const { default: _default, example: _example, examples: _examples, ...bare } = resolve(field);
    for (const choice of ['allOf', 'anyOf', 'oneOf'])
      if (bare[choice] !== undefined) bare[choice] = bare[choice].map((part) => leaveBare(part, resolve));
    return bare;
  };

  /** The fields of a form start with its first example, and those that the example leaves out start empty. */
  const isForm = (mediaType) => /^multipart\/|urlencoded$/.test(mediaType);
  const proposeExample = (content, mediaType, resolve) => {
    const [first] = Object.values(content.examples ?? {});
    if (!isForm(mediaType) || first === undefined) return content;
    const { value } = resolve(first);
    const schema = resolve(content.schema);
    const proposeField = (field, name) => {
      const bare = leaveBare(field, resolve);
      const isFile = JSON.stringify(bare).includes('"binary"');
      return isFile ? bare : { ...bare, example: value[name] ?? '' };
    };
    return { ...content, schema: { ...schema, properties: mapValues(schema.properties, proposeField) } };
  };

  const prepareDocument = (document) => {
    const resolve = (value) =>
      value?.$ref === undefined
        ? value
        : resolve(
            value.$ref
              .slice(2)
              .split('/')
              .reduce((from, step) => from[step.replaceAll('~1', '/').replaceAll('~0', '~')], document),
          );
    const prepareBody = (body) => ({
      ...body,
      content: mapValues(body.content, (content, mediaType) => proposeExample(content, mediaType, resolve)),
    });
    const prepareOperation = (operation) => {
      if (operation?.responses === undefined) return operation;
      const { parameters = [], requestBody, ...rest } = operation;
      return {
        ...rest,
        parameters: parameters.map((parameter) => emptyOptional(resolve(parameter))),
        ...(requestBody === undefined ? {} : { requestBody: prepareBody(resolve(requestBody)) }),
      };
    };
    return {
      ...document,
      paths: mapValues(document.paths, (item) => mapValues(item, prepareOperation)),
    };
  };

  /** Of the places that an operation takes the key in, the first for which there is one: once is enough. */
  const sendKeyOnce = (request) => {
    const { authorized = {} } = request.securities ?? {};
    const { security = [] } = request.spec.paths[request.pathName]?.[request.method] ?? {};
    const chosen = security.find((names) => Object.keys(names).every((name) => authorized[name])) ?? {};
    const once = Object.fromEntries(Object.keys(chosen).map((name) => [name, authorized[name]]));
    return { ...request, securities: { ...request.securities, authorized: once } };
  };

  /** An example that is for another model than the one proposed names it (`x-parameters`). What a visitor typed stays otherwise. */
  const led = new Set();
  const followExample = ({ specSelectors, specActions }, { pathMethod, contextType, name }) => {
    if (contextType !== 'requestBody') return;
    const operation = specSelectors.specJsonWithResolvedSubtrees().getIn(['paths', ...pathMethod]);
    const contents = Object.values(operation.get('requestBody').toJS().content);
    const wanted =
      contents.map(({ examples }) => examples?.[name]?.['x-parameters']).find((value) => value) ?? {};
    for (const parameter of operation.get('parameters', [])) {
      const [parameterName, proposed] = [parameter.get('name'), parameter.get('example')];
      const id = [...pathMethod, parameterName].join(' ');
      if (wanted[parameterName] === undefined && !led.has(id)) continue;
      led.add(id);
      specActions.changeParamByIdentity(pathMethod, parameter, wanted[parameterName] ?? proposed, false);
    }
  };

  /** Swagger UI sends an empty file for every file field in which none was chosen, and an empty text for every empty field. */
  const sendFilled = (request) => {
    const { body, headers } = request;
    const isFilled = ([, value]) => (typeof value === 'string' ? value !== '' : value.size > 0);
    if (body instanceof FormData) {
      const filled = new FormData();
      for (const [name, value] of [...body].filter(isFilled)) filled.append(name, value);
      return Object.assign(request, { body: filled });
    }
    if (typeof body !== 'string' || !isForm(headers['Content-Type'] ?? '')) return request;
    return Object.assign(request, {
      body: new URLSearchParams([...new URLSearchParams(body)].filter(isFilled)).toString(),
    });
  };

  return {
    sendFilled,
    plugin: {
      statePlugins: {
        spec: {
          wrapActions: {
            updateJsonSpec: (original) => (document) => original(prepareDocument(document)),
            executeRequest: (original) => (request) => original(sendKeyOnce(request)),
          },
        },
        oas3: {
          wrapActions: {
            setActiveExamplesMember: (original, system) => (change) => {
              followExample(system, change);
              return original(change);
            },
          },
        },
      },
    },
  };
})();
