/**
 * A page that calls, as a developer would write one: microphone, connection, data channel, and an element that plays. What it hears is
 * kept, 24 kHz mono, so that the test can understand it.
 */
class CallPage {
  /** What came, and how many samples had been heard by then. */
  events = [];
  states = [];
  answer = null;
  #chunks = [];
  #samples = 0;
  #connection = null;
  #channel = null;
  #sender = null;
  #player = null;

  /** Calls; resolves when the answer was taken. `headers` and `session` go with the offer. */
  async connect({ url, token, session = null }) {
    const connection = new RTCPeerConnection();
    this.#connection = connection;
    connection.addEventListener('connectionstatechange', () => this.states.push(connection.connectionState));
    connection.addEventListener('track', ({ streams }) => void this.listen(streams[0]));
    const microphone = await this.openMutedMicrophone();
    this.#sender = connection.addTrack(microphone.getTracks()[0], microphone);
    const channel = connection.createDataChannel('oai-events');
    this.#channel = channel;
    channel.addEventListener('message', ({ data }) => this.note(JSON.parse(data)));
    channel.addEventListener('error', ({ error }) => this.states.push(`channel failed: ${error.message}`));
    channel.addEventListener('close', () => this.states.push('channel closed'));
    await connection.setLocalDescription();
    const { sdp } = connection.localDescription;
    const response = await fetch(url, { method: 'POST', ...this.#write({ sdp, token, session }) });
    const text = await response.text();
    this.answer = { status: response.status, location: response.headers.get('location'), text };
    if (response.status === 201) await connection.setRemoteDescription({ type: 'answer', sdp: text });
  }

  /** Speaks what the browser has for a microphone, from its beginning. */
  async speak() {
    this.#sender.track.stop();
    const microphone = await this.#openMicrophone();
    await this.#sender.replaceTrack(microphone.getTracks()[0]);
  }

  /** Says no more. */
  async hush() {
    this.#sender.track.stop();
    await this.#sender.replaceTrack(null);
  }

  note(event) {
    this.events.push({ samples: this.#samples, event });
  }

  send(event) {
    this.#channel.send(JSON.stringify(event));
  }

  /** All that was heard, as base64 of PCM. */
  heard() {
    const sound = new Int16Array(this.#samples);
    let end = 0;
    for (const chunk of this.#chunks) {
      sound.set(chunk, end);
      end += chunk.length;
    }
    const bytes = new Uint8Array(sound.buffer);
    let text = '';
    for (let start = 0; start < bytes.length; start += 32_768)
      text += String.fromCharCode(...bytes.subarray(start, start + 32_768));
    return btoa(text);
  }

  /** What the browser says of the sound that comes. */
  async inbound() {
    const reports = [...(await this.#connection.getStats()).values()];
    const report = reports.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio');
    const { packetsReceived = 0, totalAudioEnergy = 0, concealedSamples = 0 } = report ?? {};
    return { packetsReceived, totalAudioEnergy, concealedSamples };
  }

  close() {
    this.#connection.close();
  }

  #write({ sdp, token, session }) {
    const authorization = `Bearer ${token}`;
    if (session === null) return { body: sdp, headers: { authorization, 'content-type': 'application/sdp' } };
    const body = new FormData();
    body.set('sdp', sdp);
    body.set('session', JSON.stringify(session));
    return { body, headers: { authorization } };
  }

  /** Nothing is said before somebody wants it. */
  async openMutedMicrophone() {
    const microphone = await this.#openMicrophone();
    microphone.getTracks()[0].enabled = false;
    return microphone;
  }

  /** A call that somebody else has opened. */
  adopt(connection) {
    this.#connection = connection;
    this.#sender = connection.getSenders().find(({ track }) => track?.kind === 'audio');
    connection.addEventListener('connectionstatechange', () => this.states.push(connection.connectionState));
  }

  #openMicrophone() {
    const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
    return navigator.mediaDevices.getUserMedia({ audio });
  }

  /** Keeps what is heard. A browser decodes only what is played. */
  async listen(stream) {
    this.#player = new Audio();
    this.#player.srcObject = stream;
    void this.#player.play();
    const context = new AudioContext({ sampleRate: 24_000 });
    await context.audioWorklet.addModule('/recorder.js');
    const recorder = new AudioWorkletNode(context, 'recorder');
    recorder.port.onmessage = ({ data }) => {
      this.#chunks.push(Int16Array.from(data, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767));
      this.#samples += data.length;
    };
    context.createMediaStreamSource(stream).connect(recorder).connect(context.destination);
  }
}

window.callPage = new CallPage();
