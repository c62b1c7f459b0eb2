/** Shows the task that the address of the page names (`#task_…`): how far it is, and its videos when it has ended. */
(() => {
  const calls = window.specwayVideos;
  const find = (id) => document.getElementById(id);
  const state = find('task-state');
  const bar = find('task-progress');
  const gallery = find('videos');

  /** `kind` is the class of the text, `progress` null where there is none to be shown. */
  const showState = (text, { kind = '', progress = null } = {}) => {
    state.textContent = text;
    state.className = kind;
    bar.hidden = progress === null;
    bar.value = progress ?? 0;
  };

  const showTrouble = (text) => showState(text, { kind: 'trouble' });

  const showProgress = ({ status, progress }) => {
    if (status === 'queued') showState('Waiting for its turn.', { progress });
    if (status === 'in_progress') showState(`In progress: ${progress} %.`, { progress });
  };

  const showDelay = ({ message }) => showState(`${message} Asking again soon.`);

  const createPlayer = (address) => {
    const player = document.createElement('video');
    Object.assign(player, { controls: true, playsInline: true, preload: 'metadata' });
    player.addEventListener('error', () => {
      showTrouble('The video cannot be played. Reload the page, or download it.');
    });
    // Some browsers show the first frame before they play only where a moment is named.
    player.src = `${address}#t=0.001`;
    return player;
  };

  /** The name of the file is the one that comes with it. */
  const createDownload = (address, textContent) =>
    Object.assign(document.createElement('a'), { href: address, download: '', textContent });

  /** Players that nobody sees any more would keep their connections. */
  const clearGallery = () => {
    for (const player of gallery.querySelectorAll('video')) {
      player.removeAttribute('src');
      player.load();
    }
    gallery.replaceChildren();
  };

  /** Empty where nothing was filtered. */
  const describeFilter = ({ metadata }) => {
    const { rai_media_filtered_count: count = 0, rai_media_filtered_reasons: reasons = [] } = metadata ?? {};
    if (count === 0) return '';
    const what = count === 1 ? 'a video' : `${count} videos`;
    return `A filter of the provider blocked ${what}. ${reasons.join('; ')}`.trim();
  };

  const showVideos = async (task, signal) => {
    const { id, metadata, seconds, size } = task;
    const count = metadata?.urls?.length ?? 1;
    const indexes = Array.from({ length: count }, (_, index) => index);
    const addresses = await Promise.all(indexes.map((index) => calls.createLink(id, { index, signal })));
    showState(`Ready: ${seconds} seconds, ${size}. ${describeFilter(task)}`.trim());
    for (const [index, address] of addresses.entries()) {
      const text = count === 1 ? 'Download' : `Download ${index + 1} of ${count}`;
      gallery.append(createPlayer(address), createDownload(address, text));
    }
  };

  const showFailure = ({ error: { code, message }, metadata }) => {
    const upstreamCode = metadata?.upstream_code;
    showTrouble(`Failed: ${message} (${upstreamCode === undefined ? code : `${code}, ${upstreamCode}`})`);
  };

  const showTask = async (id, signal) => {
    const task = await calls.follow(id, { onTask: showProgress, onTrouble: showDelay, signal });
    if (task.status === 'failed') {
      showFailure(task);
      return;
    }
    try {
      await showVideos(task, signal);
    } catch (error) {
      if (error.code !== 'content_filtered') throw error;
      showTrouble(`Filtered: ${describeFilter(task) || error.message}`);
    }
  };

  let watching = new AbortController();

  /** Follows the task of the address, and no other any more. */
  const watch = async () => {
    watching.abort();
    watching = new AbortController();
    const { signal } = watching;
    clearGallery();
    const [id] = /task_[0-9a-z]{26}$/.exec(location.hash) ?? [];
    showState(id === undefined ? 'It will appear here.' : 'Asking for it.');
    if (id === undefined) return;
    try {
      await showTask(id, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof calls.Refusal)) throw error;
      showTrouble(error.code === null ? error.message : `${error.message} (${error.code})`);
    }
  };

  window.addEventListener('hashchange', watch);
  window.specwayKey.follow(watch);
})();
