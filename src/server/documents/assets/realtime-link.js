/** The connection of the page that talks: an ephemeral token made with the API key, and a WebSocket that is opened with it. */
(() => {
  const { ask, Refusal } = window.specwayCalls;
  const isVendor = window.specwayProfile.name === 'vendor';
  const openMs = 30_000;

  const post = (path, body, signal) => {
    const headers = { 'content-type': 'application/json' };
    return ask(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  };

  /** The token, and the subprotocols that carry it: those of each profile's own clients. */
  const createToken = async (model, signal) => {
    if (isVendor) {
      const session = { type: 'realtime', model };
      const { body } = await post('/v1/realtime/client_secrets', { session }, signal);
      return ['realtime', `openai-insecure-api-key.${body.value}`];
    }
    const { body } = await post('/v1/realtime/sessions', { model }, signal);
    return ['realtime', `rt-insecure-api-key.${body.client_secret.value}`, 'rt-beta.realtime-v1'];
  };

  const openSocket = (model, protocols, signal) =>
    new Promise((resolve, reject) => {
      const address = new URL(`/v1/realtime?model=${encodeURIComponent(model)}`, location.href);
      address.protocol = address.protocol.replace('http', 'ws');
      const socket = new WebSocket(address, protocols);
      const fail = () => {
        socket.close();
        reject(new Refusal('The gateway did not open the WebSocket. Its log says why.'));
      };
      const timer = setTimeout(fail, openMs);
      signal.addEventListener('abort', fail, { once: true });
      socket.addEventListener('close', fail, { once: true });
      socket.addEventListener('open', () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', fail);
        socket.removeEventListener('close', fail);
        resolve(socket);
      });
    });

  window.specwayRealtime = {
    /** Opens a session. `onEvent` is told each event of the server, and `onClosed` the end. */
    connect: async ({ model, onEvent, onClosed, signal }) => {
      const socket = await openSocket(model, await createToken(model, signal), signal);
      socket.addEventListener('message', ({ data }) => onEvent(JSON.parse(data)));
      socket.addEventListener('close', ({ code, reason }) => onClosed({ code, reason }));
      return {
        send: (event) => socket.send(JSON.stringify(event)),
        close: () => socket.close(1000),
      };
    },
  };
})();
