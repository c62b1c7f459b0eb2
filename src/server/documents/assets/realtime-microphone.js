/* global AudioWorkletProcessor, registerProcessor */
/** Hands on what the microphone hears in pieces of 40 ms at the rate of its context. Runs in the thread of the audio. */
class Microphone extends AudioWorkletProcessor {
  #piece = new Float32Array(960);
  #filled = 0;

  process([[channel]]) {
    for (const sample of channel ?? []) {
      this.#piece[this.#filled] = sample;
      this.#filled += 1;
      if (this.#filled < this.#piece.length) continue;
      this.port.postMessage(this.#piece);
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor('specway-microphone', Microphone);
