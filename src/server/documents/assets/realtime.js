/** The page that talks: connects, sends what is said, typed or composed, plays what is answered. */
(() => {
  const { listModels, Refusal } = window.specwayCalls;
  const { Speaker, openMicrophone, readRecording } = window.specwaySound;
  const find = (id) => document.getElementById(id);
  const trouble = find('trouble');
  const state = find('state');
  const model = find('model');
  const connectButton = find('connect');
  const microphoneButton = find('microphone');

  /** What is open now; `null` for what is not. */
  let link = null;
  let speaker = null;
  let microphone = null;

  const tell = (error) => {
    trouble.textContent = error.code ? `${error.message} (${error.code})` : error.message;
  };

  /** What is no refusal is a mistake of this page, or of the browser, which the console shall tell, too. */
  const tellTrouble = (error) => {
    tell(error);
    if (!(error instanceof Refusal || error instanceof DOMException)) throw error;
  };

  const send = (event) => {
    window.specwayLog.add('sent', event);
    link?.send(event);
  };

  const append = (audio) => send({ type: 'input_audio_buffer.append', audio });

  /** Whoever speaks is not spoken over; the model is told how much of it was heard. */
  const interrupt = () => {
    const heard = speaker?.stop() ?? null;
    if (heard === null) return;
    const { itemId, contentIndex, heardMs } = heard;
    send({
      type: 'conversation.item.truncate',
      item_id: itemId,
      content_index: contentIndex,
      audio_end_ms: heardMs,
    });
  };

  const takeEvent = (event) => {
    window.specwayLog.add('received', event);
    if (event.type === 'response.audio.delta' || event.type === 'response.output_audio.delta')
      speaker?.play(event.delta, { itemId: event.item_id, contentIndex: event.content_index });
    if (event.type === 'input_audio_buffer.speech_started') interrupt();
  };

  const stopMicrophone = () => {
    microphone?.close();
    microphone = null;
    microphoneButton.textContent = 'Microphone on';
    microphoneButton.setAttribute('aria-pressed', 'false');
    find('level').value = 0;
  };

  const showConnection = (isOpen) => {
    for (const id of ['talk', 'composer']) find(id).disabled = !isOpen;
    connectButton.textContent = isOpen ? 'Disconnect' : 'Connect';
    connectButton.disabled = false;
    model.disabled = isOpen;
  };

  const takeEnd = ({ code, reason }) => {
    state.textContent = `Closed: ${code}${reason === '' ? '' : `, ${reason}`}.`;
    stopMicrophone();
    speaker?.close();
    link = null;
    speaker = null;
    showConnection(false);
  };

  const connect = async () => {
    trouble.textContent = '';
    connectButton.disabled = true;
    state.textContent = 'Connecting…';
    try {
      const { signal } = new AbortController();
      speaker = new Speaker();
      link = await window.specwayRealtime.connect({
        model: model.value.trim(),
        onEvent: takeEvent,
        onClosed: takeEnd,
        signal,
      });
      state.textContent = 'Connected.';
      showConnection(true);
    } catch (error) {
      state.textContent = 'Not connected.';
      showConnection(false);
      tellTrouble(error);
    }
  };

  find('connection').addEventListener('submit', (event) => {
    event.preventDefault();
    if (link === null) void connect();
    else link.close();
  });

  microphoneButton.addEventListener('click', async () => {
    if (microphone !== null) {
      stopMicrophone();
      return;
    }
    try {
      microphone = await openMicrophone({
        onPiece: append,
        onLevel: (level) => {
          find('level').value = level;
        },
      });
      microphoneButton.textContent = 'Microphone off';
      microphoneButton.setAttribute('aria-pressed', 'true');
    } catch (error) {
      tellTrouble(error);
    }
  });

  find('typed').addEventListener('submit', (event) => {
    event.preventDefault();
    const content = [{ type: 'input_text', text: find('text').value }];
    interrupt();
    send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } });
    send({ type: 'response.create' });
    find('text').value = '';
  });

  find('recording').addEventListener('change', async ({ target }) => {
    const [file] = target.files;
    if (file === undefined) return;
    try {
      for (const piece of await readRecording(file)) append(piece);
    } catch (error) {
      tellTrouble(error);
    }
    target.value = '';
  });

  find('send').addEventListener('click', () => {
    trouble.textContent = '';
    try {
      send(JSON.parse(find('event').value));
    } catch {
      tell({ message: 'The event is not valid JSON.' });
    }
  });

  const showExamples = (examples) => {
    const select = find('example');
    select.replaceChildren(...examples.map(({ name }) => new Option(name)));
    const show = () => {
      find('event').value = JSON.stringify(examples[select.selectedIndex].payload, null, 2);
    };
    select.addEventListener('change', show);
    show();
  };

  let listing = new AbortController();
  const showModels = async (key) => {
    listing.abort();
    listing = new AbortController();
    const { signal } = listing;
    trouble.textContent = '';
    if (key === '') return;
    try {
      const names = await listModels('connectRealtime', signal);
      find('models').replaceChildren(...names.map((value) => Object.assign(new Option(), { value })));
      if (model.value === '') model.value = names[0] ?? '';
    } catch (error) {
      if (!signal.aborted) tellTrouble(error);
    }
  };

  window.specwayEvents.listExamples().then(showExamples, tellTrouble);
  window.specwayKey.follow(showModels);
})();
