/** Starts the AsyncAPI viewer, with the address under which this browser reaches the gateway. */
(async () => {
  const place = document.getElementById('viewer');
  const secureProtocols = { http: 'https', ws: 'wss' };
  const isSecure = location.protocol === 'https:';
  const placeServer = (server) => ({
    ...server,
    host: location.host,
    protocol: (isSecure && secureProtocols[server.protocol]) || server.protocol,
  });
  const answer = await fetch(window.specwayProfile.documentUrl('asyncapi'));
  if (!answer.ok) {
    place.textContent = `The document could not be read: ${answer.status}.`;
    return;
  }
  const schema = await answer.json();
  for (const [name, server] of Object.entries(schema.servers)) schema.servers[name] = placeServer(server);
  window.AsyncApiStandalone.render(
    { schema, config: { show: { sidebar: true, errors: true }, expand: { messageExamples: false } } },
    place,
  );
})();
