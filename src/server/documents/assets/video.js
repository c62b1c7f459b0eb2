/** The form that submits a video. Its task becomes the address of the page, which video-task.js follows. */
(() => {
  const calls = window.specwayVideos;
  const find = (id) => document.getElementById(id);
  const form = find('order');
  const button = form.querySelector('button');
  const trouble = find('trouble');
  const [model, prompt, picture] = ['model', 'prompt', 'picture'].map(find);

  /** The elements of the fields that refusals name. */
  const fields = {
    model,
    prompt,
    'metadata.durationSeconds': find('seconds'),
    'metadata.aspectRatio': find('ratio'),
    'metadata.resolution': find('resolution'),
    input_reference: picture,
  };
  const heading = form.querySelector('h1');

  /** Where there are several in a row, below the row. */
  const findPlace = (field) => field.closest('.choices') ?? field;

  const clearTrouble = () => {
    trouble.textContent = '';
    for (const field of Object.values(fields)) {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-errormessage');
    }
  };

  /** A refusal stands below the field that it names, or above all of them. */
  const showTrouble = ({ message, code, param }) => {
    clearTrouble();
    const field = fields[param] ?? null;
    (field === null ? heading : findPlace(field)).after(trouble);
    trouble.textContent = code === null ? message : `${message} (${code})`;
    if (field !== null) {
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-errormessage', trouble.id);
      field.focus();
    }
    trouble.scrollIntoView({ block: 'nearest' });
  };

  /** What is no refusal is a mistake of this page, which the console shall tell. */
  const showRefusal = (error) => {
    if (!(error instanceof calls.Refusal)) throw error;
    showTrouble(error);
  };

  const listNames = (names) => {
    find('models').replaceChildren(...names.map((value) => Object.assign(new Option(), { value })));
    if (model.value === '') model.value = names[0] ?? '';
  };

  let listing = new AbortController();
  const listModels = async (key) => {
    listing.abort();
    listing = new AbortController();
    const { signal } = listing;
    clearTrouble();
    if (key === '') return;
    try {
      listNames(await calls.listModels(signal));
    } catch (error) {
      if (!signal.aborted) showRefusal(error);
    }
  };

  const createOrderKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');
  /** The same until there is an answer or the order is another one: what was sent twice is made once. */
  let orderKey = createOrderKey();
  form.addEventListener('input', () => {
    orderKey = createOrderKey();
    clearTrouble();
  });

  const readOrder = () => ({
    model: model.value.trim(),
    prompt: prompt.value,
    metadata: {
      durationSeconds: Number(find('seconds').value),
      aspectRatio: find('ratio').value,
      resolution: find('resolution').value,
    },
    picture: picture.files[0] ?? null,
  });

  const submit = async () => {
    clearTrouble();
    try {
      const { signal } = new AbortController();
      location.hash = await calls.submit(readOrder(), { orderKey, signal });
      find('task').scrollIntoView({ block: 'nearest' });
      orderKey = createOrderKey();
    } catch (error) {
      if (error.status > 0) orderKey = createOrderKey();
      showRefusal(error);
    }
  };

  let isSending = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    button.textContent = 'Sending…';
    await submit().finally(() => {
      isSending = false;
      button.textContent = 'Make it';
    });
  });

  window.specwayKey.follow(listModels);
})();
