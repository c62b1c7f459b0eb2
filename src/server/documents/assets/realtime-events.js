/** The events that a client may send, as the contract has them: each example of each message of the WebSocket's channel. */
(() => {
  const read = async (path) => {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path} cannot be read.`);
    return await answer.json();
  };

  const find = (document, { $ref }) => {
    const value = $ref
      .slice(2)
      .split('/')
      .reduce((part, name) => part[name.replaceAll('~1', '/').replaceAll('~0', '~')], document);
    return value.$ref === undefined ? value : find(document, value);
  };

  /** `{name, payload}` in the order of the contract. */
  const listExamples = async () => {
    const document = await read(window.specwayProfile.documentUrl('asyncapi'));
    const { messages } = document.operations.receiveRealtimeWebSocketEvent;
    return messages
      .map((reference) => find(document, reference))
      .flatMap(({ name, examples = [] }) =>
        examples.map(({ name: example, payload }) => ({
          name: examples.length > 1 ? `${name} (${example})` : name,
          payload,
        })),
      );
  };

  window.specwayEvents = { listExamples };
})();
