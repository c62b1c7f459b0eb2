/**
 * Sound of the page that talks. In events it is 24 kHz, one channel, 16 bits, as both dialects have it where nothing else is asked for;
 * on tracks it is what the browser makes of it. Both kinds have the same methods.
 */
(() => {
  const rate = 24_000;
  const pieceSamples = 2_400;
  /** Louder than what a codec makes of silence; 1 is the loudest there is. */
  const audible = 0.003;
  const isVendor = window.specwayProfile.name === 'vendor';

  const encode = (samples) => {
    const bytes = new DataView(new ArrayBuffer(samples.length * 2));
    samples.forEach((sample, index) => {
      bytes.setInt16(index * 2, Math.max(-1, Math.min(1, sample)) * 0x7fff, true);
    });
    return (
      new Uint8Array(bytes.buffer).toBase64?.() ?? btoa(String.fromCharCode(...new Uint8Array(bytes.buffer)))
    );
  };

  const decode = (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const view = new DataView(bytes.buffer);
    return Float32Array.from(
      { length: bytes.length >> 1 },
      (_, index) => view.getInt16(index * 2, true) / 0x8000,
    );
  };

  const measure = (samples) =>
    Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

  /** Plays pieces one after the other, and knows how much of the last item was heard. */
  class Speaker {
    #context = new AudioContext({ sampleRate: rate });
    #sources = new Set();
    #endsAt = 0;
    /** The item that plays, and when it began. */
    #item = null;

    play(base64, { itemId, contentIndex }) {
      const samples = decode(base64);
      if (samples.length === 0) return;
      const buffer = this.#context.createBuffer(1, samples.length, rate);
      buffer.copyToChannel(samples, 0);
      const source = new AudioBufferSourceNode(this.#context, { buffer });
      source.connect(this.#context.destination);
      const startAt = Math.max(this.#endsAt, this.#context.currentTime + 0.05);
      if (this.#item?.itemId !== itemId) this.#item = { itemId, contentIndex, startAt };
      source.start(startAt);
      this.#endsAt = startAt + buffer.duration;
      this.#sources.add(source);
      source.addEventListener('ended', () => this.#sources.delete(source));
    }

    /** Is silent at once. Says what was being heard and for how long, `null` where there was nothing. */
    stop() {
      const isPlaying = this.#sources.size > 0;
      for (const source of this.#sources) source.stop();
      this.#sources.clear();
      const { itemId, contentIndex, startAt } = this.#item ?? {};
      const heardMs = Math.max(0, Math.round((this.#context.currentTime - startAt) * 1000));
      this.#endsAt = 0;
      this.#item = null;
      return isPlaying ? { itemId, contentIndex, heardMs } : null;
    }

    close() {
      this.stop();
      void this.#context.close();
    }
  }

  /** Listens to the microphone. `onPiece` is told samples at the rate of the context. */
  const openMicrophone = async (context, onPiece) => {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    });
    await context.audioWorklet.addModule('/docs/assets/realtime-microphone.js');
    const listener = new AudioWorkletNode(context, 'specway-microphone', { numberOfOutputs: 0 });
    const source = new MediaStreamAudioSourceNode(context, { mediaStream: stream });
    source.connect(listener);
    listener.port.addEventListener('message', ({ data }) => onPiece(data));
    listener.port.start();
    return {
      source,
      close: () => {
        source.disconnect();
        for (const track of stream.getTracks()) track.stop();
      },
    };
  };

  const readRecording = async (context, file) => await context.decodeAudioData(await file.arrayBuffer());

  /** Of a WebSocket: every piece is an event. */
  class SoundOfEvents {
    #send;
    #speaker = new Speaker();

    constructor(send) {
      this.#send = send;
    }

    /** Plays what an event holds, and is silent where the user speaks. */
    take(event) {
      if (event.type === 'response.audio.delta' || event.type === 'response.output_audio.delta')
        this.#speaker.play(event.delta, { itemId: event.item_id, contentIndex: event.content_index });
      if (event.type === 'input_audio_buffer.speech_started') this.interrupt();
    }

    /** Whoever speaks is not spoken over; the model is told how much of it was heard. */
    interrupt() {
      const heard = this.#speaker.stop();
      if (heard === null) return;
      const { itemId, contentIndex, heardMs } = heard;
      this.#send({
        type: 'conversation.item.truncate',
        item_id: itemId,
        content_index: contentIndex,
        audio_end_ms: heardMs,
      });
    }

    #append(samples) {
      this.#send({ type: 'input_audio_buffer.append', audio: encode(samples) });
    }

    /** Speaks into the session until it is closed. `onLevel` is told how loud it is, from 0 to 1. */
    async openMicrophone(onLevel) {
      const context = new AudioContext({ sampleRate: rate });
      try {
        const microphone = await openMicrophone(context, (samples) => {
          this.#append(samples);
          onLevel(measure(samples));
        });
        return {
          close: () => {
            microphone.close();
            void context.close();
          },
        };
      } catch (error) {
        void context.close();
        throw error;
      }
    }

    /** A recording of whatever format and rate, with silence behind it so that the turn ends. */
    async speakRecording(file) {
      const recording = await readRecording(new OfflineAudioContext(1, 1, rate), file);
      const samples = new Float32Array(recording.length + rate * 2);
      samples.set(recording.getChannelData(0));
      for (let start = 0; start < samples.length; start += pieceSamples)
        this.#append(samples.subarray(start, start + pieceSamples));
    }

    close() {
      this.#speaker.close();
    }
  }

  /** What a connection carries: one track to the gateway, silent where nobody speaks, and the one that comes back. */
  class Tracks {
    context = new AudioContext();
    input = new MediaStreamAudioDestinationNode(this.context, { channelCount: 1 });
    #player = Object.assign(new Audio(), { autoplay: true });
    #meter = new AnalyserNode(this.context);

    constructor(connection) {
      connection.addTrack(this.input.stream.getTracks()[0], this.input.stream);
      connection.addEventListener('track', ({ streams }) => {
        this.#player.srcObject = streams[0];
        new MediaStreamAudioSourceNode(this.context, { mediaStream: streams[0] }).connect(this.#meter);
      });
    }

    /** Whether the gateway speaks just now; the beta dialect has no events that say so. */
    get isHeard() {
      const samples = new Float32Array(this.#meter.fftSize);
      this.#meter.getFloatTimeDomainData(samples);
      return measure(samples) > audible;
    }

    close() {
      this.#player.srcObject = null;
      void this.context.close();
    }
  }

  /** Of a call: the gateway plays, and stops by itself where the user speaks. */
  class SoundOfTracks {
    #tracks;
    #send;

    constructor(tracks, send) {
      this.#tracks = tracks;
      this.#send = send;
    }

    take() {}

    /** The gateway knows how much was heard. */
    interrupt() {
      if (!this.#tracks.isHeard) return;
      this.#send({ type: isVendor ? 'output_audio_buffer.clear' : 'response.cancel' });
    }

    async openMicrophone(onLevel) {
      const { context, input } = this.#tracks;
      const microphone = await openMicrophone(context, (samples) => onLevel(measure(samples)));
      microphone.source.connect(input);
      return microphone;
    }

    async speakRecording(file) {
      const { context, input } = this.#tracks;
      const buffer = await readRecording(context, file);
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(input);
      source.start();
    }

    close() {
      this.#tracks.close();
    }
  }

  window.specwaySound = { SoundOfEvents, SoundOfTracks, Tracks };
})();
