/** Passes on what it hears, in pieces of 20 ms or a little more. */
class Recorder extends AudioWorkletProcessor {
  #pieces = [];

  process([input]) {
    if (input[0] === undefined) return true;
    this.#pieces.push(...input[0]);
    if (this.#pieces.length >= 480) this.port.postMessage(Float32Array.from(this.#pieces.splice(0)));
    return true;
  }
}

registerProcessor('recorder', Recorder);
