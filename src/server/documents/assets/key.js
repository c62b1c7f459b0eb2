/** The API key that is typed into the bar. It stays in this tab, so that every page and either profile has it. */
(() => {
  const storageName = 'specway-api-key';
  const form = document.getElementById('key-form');
  const field = document.getElementById('key');
  const listeners = [];
  let key = sessionStorage.getItem(storageName) ?? '';

  const showUse = () => {
    field.placeholder = key === '' ? 'sk-…' : 'in use; empty to forget';
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    key = field.value.trim();
    sessionStorage.setItem(storageName, key);
    field.value = '';
    showUse();
    for (const listener of listeners) listener(key);
  });
  showUse();

  window.specwayKey = {
    /** Tells the key, empty for none, now and whenever another one is used. */
    follow: (listener) => {
      listeners.push(listener);
      listener(key);
    },
    focus: () => field.focus(),
  };
})();
