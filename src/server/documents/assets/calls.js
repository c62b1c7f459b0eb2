/** Asks the gateway for what the pages need. The API key goes into a header, and into no address. */
(() => {
  /** How long an answer may take. */
  const answerMs = 30_000;
  /** Between two questions where the gateway does not say how long. */
  const usualPauseMs = 5_000;
  const silence = 'The gateway cannot be reached, or does not answer.';
  /** No header can carry it as it is. */
  const oddKey =
    'The API key has characters that no key has, such as spaces or …: copy all of it, and nothing else.';

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

  const createHeaders = (own, used) => {
    if (used === '') throw new Refusal('Enter your API key at the top first.', { status: 401 });
    if (!/^[!-~]+$/.test(used)) throw new Refusal(oddKey, { status: 401 });
    return { ...own, authorization: `Bearer ${used}` };
  };

  /** `null` where it is none. */
  const readJson = (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  };

  /**
   * The body of the answer as it is, and when asking again is worthwhile. `key` is another one than that of the page. Rejects with
   * a Refusal, or as `signal` says.
   */
  const askForText = async (
    path,
    { signal, key: used = key, headers = {}, timeoutMs = answerMs, ...request },
  ) => {
    const call = { ...request, headers: createHeaders(headers, used) };
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    let answer;
    let body;
    try {
      answer = await fetch(path, { ...call, signal: limited });
      body = await answer.text();
    } catch {
      signal.throwIfAborted();
      throw new Refusal(silence);
    }
    const { status } = answer;
    const pauseMs = readPause(answer.headers);
    if (answer.ok) return { body, pauseMs };
    const { message = `The gateway answered ${status}.`, code, param } = readJson(body)?.error ?? {};
    throw new Refusal(message, { status, code, param, pauseMs });
  };

  /** As `askForText`; the body is what its JSON says. */
  const ask = async (path, request) => {
    const { body: text, pauseMs } = await askForText(path, request);
    const body = readJson(text);
    if (body === null) throw new Refusal(silence);
    return { body, pauseMs };
  };

  window.specwayCalls = {
    Refusal,
    ask,
    askForText,

    /** The names of the models for an operation, as the profile of the page spells them. */
    listModels: async (operation, signal) => {
      const isVendor = window.specwayProfile.name === 'vendor';
      const headers = isVendor ? { 'anthropic-version': '2023-06-01' } : {};
      const { body } = await ask('/v1/models', { signal, headers });
      return body.data.filter(({ operations }) => operations.includes(operation)).map(({ id }) => id);
    },
  };
})();
