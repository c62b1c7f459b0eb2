/** The events that a client may send, as the contract has them: each example of each message of the channel. */
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

  const operations = { websocket: 'receiveRealtimeWebSocketEvent', webrtc: 'receiveRealtimeWebRtcEvent' };

  /** `{name, payload}` in the order of the contract, of a transport. */
  const listExamples = async (transport) => {
    const document = await read(window.specwayProfile.documentUrl('asyncapi'));
    const { messages } = document.operations[operations[transport]];
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
