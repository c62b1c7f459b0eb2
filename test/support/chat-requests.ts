/** A request of either chat format as `fetch` takes it, to be sent to `url + path`. */
export interface ChatRequest {
  readonly path: string;
  readonly init: {
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

export interface ChatOptions {
  readonly apiKey: string;
  /** What the user says; the simulator's directives work in it. */
  readonly prompt: string;
  readonly delivery?: 'whole' | 'streamed';
  /** Of a message; default one that the simulator has. */
  readonly model?: string;
}

/** A message of format B. */
export function createMessageRequest({
  apiKey,
  prompt,
  delivery = 'whole',
  model = 'chatfam-sonnet-4-6',
}: ChatOptions): ChatRequest {
  const messages = [{ role: 'user', content: prompt }];
  const stream = delivery === 'streamed';
  return {
    path: '/v1/messages',
    init: {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'msg-version': '2023-06-01', 'content-type': 'application/json' },
      body: JSON.stringify({ model, max_tokens: 2000, stream, messages }),
    },
  };
}

/** Content of format C. */
export function createContentRequest({ apiKey, prompt, delivery = 'whole' }: ChatOptions): ChatRequest {
  const verb = delivery === 'whole' ? 'generateContent?' : 'streamGenerateContent?alt=sse&';
  return {
    path: `/v1beta/models/genfam-2.5-flash:${verb}key=${encodeURIComponent(apiKey)}`,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text: prompt }] }] }),
    },
  };
}
