/** The WebRTC call of the page that talks: events on the data channel, sound on tracks of the browser's own. */
(() => {
  const { askForText, Refusal } = window.specwayCalls;
  const isVendor = window.specwayProfile.name === 'vendor';
  const openMs = 15_000;

  /** Asks for the call with an ephemeral token, as a page would that never sees the API key. Resolves to the SDP answer. */
  const sendOffer = async (model, sdp, signal) => {
    const key = await window.specwayRealtime.createToken(model, signal);
    const path = isVendor ? '/v1/realtime/calls' : `/v1/realtime?model=${encodeURIComponent(model)}`;
    const headers = { 'content-type': 'application/sdp' };
    const { body } = await askForText(path, { method: 'POST', headers, body: sdp, key, signal });
    return body;
  };

  /** Resolves once the channel is open. */
  const waitForChannel = (channel, signal) =>
    new Promise((resolve, reject) => {
      const fail = () =>
        reject(new Refusal('The call was answered, but does not come about. Does UDP reach the gateway?'));
      const timer = setTimeout(fail, openMs);
      signal.addEventListener('abort', fail, { once: true });
      channel.addEventListener('open', () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', fail);
        resolve();
      });
    });

  /** As `connectSocket`, over WebRTC. */
  window.specwayRealtime.connectCall = async ({ model, onEvent, onClosed, signal }) => {
    const connection = new RTCPeerConnection();
    const tracks = new window.specwaySound.Tracks(connection);
    let isOpen = true;
    const end = (how) => {
      if (!isOpen) return;
      isOpen = false;
      connection.close();
      onClosed(how);
    };
    const channel = connection.createDataChannel('oai-events');
    channel.addEventListener('message', ({ data }) => onEvent(JSON.parse(data)));
    try {
      await connection.setLocalDescription();
      const sdp = await sendOffer(model, connection.localDescription.sdp, signal);
      await connection.setRemoteDescription({ type: 'answer', sdp });
      await waitForChannel(channel, signal);
    } catch (error) {
      connection.close();
      tracks.close();
      throw error;
    }
    channel.addEventListener('close', () => end('by the gateway'));
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState === 'failed') end('the connection broke');
    });
    return {
      send: (event) => channel.send(JSON.stringify(event)),
      close: () => end('by this page'),
      createSound: (send) => new window.specwaySound.SoundOfTracks(tracks, send),
    };
  };
})();
