/** An agent of the vendor's package in a page, which differs from what its documentation shows by the address alone. */
class AgentsPage {
  errors = [];
  cities = [];
  outputs = [];
  #session = null;
  #transport = null;

  /** Connects with its own microphone, which is quiet at first. */
  async connect({ url, token }) {
    const { OpenAIRealtimeWebRTC, RealtimeAgent, RealtimeSession, tool } =
      await import('/openai-realtime-agents.mjs');
    const weather = tool({
      name: 'weather',
      description: 'The weather in a city.',
      parameters: {
        type: 'object',
        properties: { city: { type: 'string' } },
        required: ['city'],
        additionalProperties: false,
      },
      strict: true,
      execute: ({ city }) => {
        this.cities.push(city);
        return 'Rain, 12 degrees.';
      },
    });
    const agent = new RealtimeAgent({
      name: 'Guide',
      instructions: 'You help travellers.',
      tools: [weather],
    });
    const audioElement = document.createElement('audio');
    this.#transport = new OpenAIRealtimeWebRTC({
      baseUrl: url,
      mediaStream: await window.callPage.openMutedMicrophone(),
      audioElement,
    });
    const session = new RealtimeSession(agent, { transport: this.#transport });
    this.#session = session;
    session.on('error', ({ error }) => this.errors.push(JSON.stringify(error)));
    session.on('agent_end', (_context, _agent, output) => this.outputs.push(output));
    this.#transport.on('*', (event) => window.callPage.note(event));
    await session.connect({ apiKey: token });
    window.callPage.adopt(this.#transport.connectionState.peerConnection);
    await window.callPage.listen(audioElement.srcObject);
  }

  get callId() {
    return this.#transport.callId;
  }

  get status() {
    return this.#transport.status;
  }

  /** What is remembered of the conversation: who, and what. */
  get history() {
    return this.#session.history.map(({ type, role, name, content, output }) => ({
      ...{ type, role, name, output },
      words: content?.map(({ text, transcript }) => text ?? transcript ?? '').join(' '),
    }));
  }

  send(text) {
    this.#session.sendMessage(text);
  }

  interrupt() {
    this.#session.interrupt();
  }

  close() {
    this.#session.close();
  }
}

window.agentsPage = new AgentsPage();
