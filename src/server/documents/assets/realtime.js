/** The page that talks: connects, sends what is said, typed or composed, plays what is answered. */
(() => {
  const { listModels, Refusal } = window.specwayCalls;
  const { connectSocket, connectCall } = window.specwayRealtime;
  const find = (id) => document.getElementById(id);
  const trouble = find('trouble');
  const state = find('state');
  const model = find('model');
  const transport = find('transport');
  const connectButton = find('connect');
  const microphoneButton = find('microphone');

  /** What is open now; `null` for what is not. */
  let link = null;
  let sound = null;
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

  const takeEvent = (event) => {
    window.specwayLog.add('received', event);
    sound?.take(event);
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
    transport.disabled = isOpen;
  };

  const takeEnd = (how) => {
    state.textContent = `Closed: ${how}.`;
    stopMicrophone();
    sound?.close();
    link = null;
    sound = null;
    showConnection(false);
  };

  const connect = async () => {
    trouble.textContent = '';
    connectButton.disabled = true;
    state.textContent = 'Connecting…';
    try {
      const { signal } = new AbortController();
      const open = transport.value === 'webrtc' ? connectCall : connectSocket;
      link = await open({
        model: model.value.trim(),
        onEvent: takeEvent,
        onClosed: takeEnd,
        signal,
      });
      sound = link.createSound(send);
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
      const opened = await sound.openMicrophone((level) => {
        find('level').value = level;
      });
      if (link === null) {
        opened.close();
        return;
      }
      microphone = opened;
      microphoneButton.textContent = 'Microphone off';
      microphoneButton.setAttribute('aria-pressed', 'true');
    } catch (error) {
      tellTrouble(error);
    }
  });

  find('typed').addEventListener('submit', (event) => {
    event.preventDefault();
    const content = [{ type: 'input_text', text: find('text').value }];
    sound.interrupt();
    send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } });
    send({ type: 'response.create' });
    find('text').value = '';
  });

  find('recording').addEventListener('change', async ({ target }) => {
    const [file] = target.files;
    if (file === undefined) return;
    try {
      await sound.speakRecording(file);
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

  let examples = [];
  const showExample = () => {
    find('event').value = JSON.stringify(examples[find('example').selectedIndex].payload, null, 2);
  };
  const showExamples = async () => {
    examples = await window.specwayEvents.listExamples(transport.value);
    find('example').replaceChildren(...examples.map(({ name }) => new Option(name)));
    showExample();
  };
  find('example').addEventListener('change', showExample);
  transport.addEventListener('change', () => void showExamples().catch(tellTrouble));

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

  showExamples().catch(tellTrouble);
  window.specwayKey.follow(showModels);
})();
