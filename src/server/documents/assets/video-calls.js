/** What the page of videos asks the gateway for. */
(() => {
  /** How long an answer to a form with a picture may take. */
  const uploadMs = 300_000;

  const { Refusal, ask, listModels } = window.specwayCalls;

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

    listModels: (signal) => listModels('createVideo', signal),

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
