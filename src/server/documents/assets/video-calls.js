/** What the page of videos asks the gateway for. The API key goes into a header, and into no address. */
(() => {
  /** How long an answer may take, and one to a form with a picture. */
  const answerMs = 30_000;
  const uploadMs = 300_000;
  /** Between two questions where the gateway does not say how long. */
  const usualPauseMs = 5_000;

  let key = '';
  window.specwayKey.follow((given) => {
    key = given;
  });

  /** What the gateway refused, or why it could not be asked. */
  class Refusal extends Error {
    /** `status` is 0 where there was no answer, `code` and `param` are null where it named none. */
    constructor(message, { status = 0, code = null, param = null, pauseMs = usualPauseMs } = {}) {
      super(message);
      Object.assign(this, { status, code, param, pauseMs });
    }

    /** Whether the same question may be answered later. */
    get isPassing() {
      return this.status === 0 || this.status === 429 || this.status >= 500;
    }
  }

  /** The seconds of `retry-after` count where the header that official SDKs read is not there. */
  const readPause = (headers) =>
    Number(headers.get('openai-poll-after-ms')) || Number(headers.get('retry-after')) * 1000 || usualPauseMs;

  const createHeaders = (own) => {
    if (!/^[!-~]+$/.test(key)) throw new Refusal('Enter your API key at the top first.', { status: 401 });
    return { ...own, authorization: `Bearer ${key}` };
  };

  /** The body of the answer, and when asking again is worthwhile. Rejects with a Refusal, or as `signal` says. */
  const ask = async (path, { signal, headers = {}, timeoutMs = answerMs, ...request }) => {
    const call = { ...request, headers: createHeaders(headers) };
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    let answer;
    let body;
    try {
      answer = await fetch(path, { ...call, signal: limited });
      body = await answer.json();
    } catch {
      signal.throwIfAborted();
      throw new Refusal('The gateway cannot be reached, or does not answer.');
    }
    const { status } = answer;
    const pauseMs = readPause(answer.headers);
    if (answer.ok) return { body, pauseMs };
    const { message = `The gateway answered ${status}.`, code, param } = body.error ?? {};
    throw new Refusal(message, { status, code, param, pauseMs });
  };

  const pause = (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal.addEventListener('abort', stop, { once: true });
    });

  window.specwayVideos = {
    Refusal,

    /** The names of the models that make videos, as the profile of the page spells them. */
    listModels: async (signal) => {
      const isVendor = window.specwayProfile.name === 'vendor';
      const headers = isVendor ? { 'anthropic-version': '2023-06-01' } : {};
      const { body } = await ask('/v1/models', { signal, headers });
      return body.data.filter(({ operations }) => operations.includes('createVideo')).map(({ id }) => id);
    },

    /** Submits an order; the id of its task. The same order with the same `orderKey` is one task, however often it is sent. */
    submit: async ({ model, prompt, metadata, picture }, { orderKey, signal }) => {
      const form = new FormData();
      form.append('model', model);
      form.append('prompt', prompt);
      form.append('metadata', JSON.stringify(metadata));
      if (picture !== null) form.append('input_reference', picture);
      const headers = { 'idempotency-key': orderKey };
      const request = { method: 'POST', body: form, headers, timeoutMs: uploadMs, signal };
      const { body } = await ask('/v1/videos', request);
      return body.id;
    },

    /** Tells every state of a task until its end, and what was in the way meanwhile. Asks no sooner than the gateway wants. */
    follow: async (id, { onTask, onTrouble, signal }) => {
      for (;;) {
        let pauseMs;
        try {
          const { body: task, pauseMs: wantedMs } = await ask(`/v1/videos/${id}`, { signal });
          onTask(task);
          if (task.status === 'completed' || task.status === 'failed') return task;
          pauseMs = wantedMs;
        } catch (error) {
          if (!error.isPassing) throw error;
          onTrouble(error);
          pauseMs = error.pauseMs;
        }
        await pause(pauseMs, signal);
      }
    },

    /**
     * An address that a player can open: it sends no header. Of what the gateway says only path and query count: its public
     * address may be another than the one of this page, which this page may not open.
     */
    createLink: async (id, { index, signal }) => {
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ index, expires_in: 86_400 }),
        signal,
      };
      const { body } = await ask(`/v1/videos/${id}/link`, request);
      const { pathname, search } = new URL(body.url);
      return pathname + search;
    },
  };
})();
