/** Starts the AsyncAPI viewer, with the address under which clients reach the gateway, or this browser does where that is not known. */
(async () => {
  const place = document.getElementById('viewer');
  if (window.specwayProfile === undefined || window.AsyncApiStandalone === undefined) {
    place.textContent = 'A file of this page could not be loaded. Load the page again.';
    return;
  }

  const secureProtocols = { http: 'https', ws: 'wss' };
  const { host, protocol } = new URL(document.documentElement.dataset.publicUrl ?? location.origin);
  const placeServer = (server) => ({
    ...server,
    host,
    protocol: (protocol === 'https:' && secureProtocols[server.protocol]) || server.protocol,
  });
  /**
   * The browser looks for what the address names before the viewer has drawn it, and the viewer draws everything more than once,
   * with other heights. Ends with the first thing that the visitor does.
   */
  const followAddress = () => {
    const observer = new MutationObserver(() => {
      if (location.hash !== '') location.replace(location.hash);
    });
    observer.observe(place, { childList: true, subtree: true });
    for (const act of ['keydown', 'pointerdown', 'wheel'])
      addEventListener(act, () => observer.disconnect(), { once: true });
  };

  const readDocument = async () => {
    const answer = await fetch(window.specwayProfile.documentUrl('asyncapi'));
    if (!answer.ok) throw new Error(answer.status);
    return await answer.json();
  };
  const schema = await readDocument().catch((error) => {
    place.textContent = `The document could not be read: ${error.message}.`;
    return null;
  });
  if (schema === null) return;
  for (const [name, server] of Object.entries(schema.servers)) schema.servers[name] = placeServer(server);
  // The viewer's contents link to messages by their names, which it shows nowhere, and its messages are found by their identifiers.
  for (const message of Object.values(schema.components.messages)) delete message.name;
  followAddress();
  window.AsyncApiStandalone.render(
    { schema, config: { show: { sidebar: true, errors: true }, expand: { messageExamples: false } } },
    place,
  );
})();
