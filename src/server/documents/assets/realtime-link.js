/** The WebSocket of the page that talks, and the ephemeral tokens that either of its connections is opened with. */
(() => {
  const { ask, Refusal } = window.specwayCalls;
  const isVendor = window.specwayProfile.name === 'vendor';
  const openMs = 30_000;

  const post = (path, body, signal) => {
    const headers = { 'content-type': 'application/json' };
    return ask(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  };

  /** A token that is made with the API key, in the dialect of the profile's own clients. */
  const createToken = async (model, signal) => {
    if (isVendor) {
      const session = { type: 'realtime', model };
      const { body } = await post('/v1/realtime/client_secrets', { session }, signal);
      return body.value;
    }
    const { body } = await post('/v1/realtime/sessions', { model }, signal);
    return body.client_secret.value;
  };

  /** The subprotocols that carry the token: those of each profile's own clients. */
  const listProtocols = (token) =>
    isVendor
      ? ['realtime', `openai-insecure-api-key.${token}`]
      : ['realtime', `rt-insecure-api-key.${token}`, 'rt-beta.realtime-v1'];

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
    createToken,

    /** Opens a session over a WebSocket. `onEvent` is told each event of the server, and `onClosed` in words how it ended. */
    connectSocket: async ({ model, onEvent, onClosed, signal }) => {
      const protocols = listProtocols(await createToken(model, signal));
      const socket = await openSocket(model, protocols, signal);
      socket.addEventListener('message', ({ data }) => onEvent(JSON.parse(data)));
      socket.addEventListener('close', ({ code, reason }) =>
        onClosed(reason === '' ? String(code) : `${code}, ${reason.replace(/\.$/, '')}`),
      );
      return {
        send: (event) => socket.send(JSON.stringify(event)),
        close: () => socket.close(1000),
        createSound: (send) => new window.specwaySound.SoundOfEvents(send),
      };
    },
  };
})();
