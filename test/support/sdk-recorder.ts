/** One HTTP exchange of a client, as it went over the wire. */
export interface SdkExchange {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  /** The JSON body of the request; `null` where there was none. */
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly status: number;
  readonly answerHeaders: Headers;
}

/** A fetch for a client that does what the global one does and keeps a record of it. */
export interface SdkRecorder {
  readonly fetch: typeof fetch;
  readonly exchanges: readonly SdkExchange[];
}

export function createSdkRecorder(): SdkRecorder {
  const exchanges: SdkExchange[] = [];
  const record: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const response = await fetch(request);
    exchanges.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>),
      status: response.status,
      answerHeaders: response.headers,
    });
    return response;
  };
  return { fetch: record, exchanges };
}

/** A fetch that keeps the bodies of both directions as text; an answer is handed on when all of it has arrived. */
export interface SdkBodyRecorder {
  readonly fetch: typeof fetch;
  readonly sent: readonly string[];
  readonly received: readonly string[];
}

export function createSdkBodyRecorder(): SdkBodyRecorder {
  const sent: string[] = [];
  const received: string[] = [];
  const record: typeof fetch = async (input, init) => {
    sent.push(String(init?.body));
    const response = await fetch(input, init);
    const text = await response.text();
    received.push(text);
    return new Response(text, { status: response.status, headers: response.headers });
  };
  return { fetch: record, sent, received };
}
