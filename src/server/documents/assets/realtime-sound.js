/** Sound of the page that talks: 24 kHz, one channel, 16 bits, as both dialects have it where nothing else is asked for. */
(() => {
  const rate = 24_000;
  const pieceSamples = 2_400;

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

  /** Listens to the microphone. `onPiece` is told base64, `onLevel` how loud it is, from 0 to 1. */
  const openMicrophone = async ({ onPiece, onLevel }) => {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    });
    const context = new AudioContext({ sampleRate: rate });
    await context.audioWorklet.addModule('/docs/assets/realtime-microphone.js');
    const listener = new AudioWorkletNode(context, 'specway-microphone', { numberOfOutputs: 0 });
    new MediaStreamAudioSourceNode(context, { mediaStream: stream }).connect(listener);
    listener.port.addEventListener('message', ({ data }) => {
      onPiece(encode(data));
      onLevel(measure(data));
    });
    listener.port.start();
    return {
      close: () => {
        for (const track of stream.getTracks()) track.stop();
        void context.close();
      },
    };
  };

  /** A recording of whatever format and rate, in pieces of base64, with silence behind it so that the turn ends. */
  const readRecording = async (file) => {
    const context = new OfflineAudioContext(1, 1, rate);
    const recording = await context.decodeAudioData(await file.arrayBuffer());
    const samples = new Float32Array(recording.length + rate * 2);
    samples.set(recording.getChannelData(0));
    const count = Math.ceil(samples.length / pieceSamples);
    return Array.from({ length: count }, (_, index) =>
      encode(samples.subarray(index * pieceSamples, (index + 1) * pieceSamples)),
    );
  };

  window.specwaySound = { Speaker, openMicrophone, readRecording };
})();
