/** The log of events, in both directions: newest at the end, each one to be opened. */
(() => {
  const log = document.getElementById('log');
  const withDeltas = document.getElementById('deltas');
  const maxLines = 500;
  const shownCharacters = 60;

  /** Audio is long and says nothing to the eye. */
  const shorten = (_, value) =>
    typeof value === 'string' && value.length > 400
      ? `${value.slice(0, shownCharacters)}… (${value.length} characters)`
      : value;

  const isPieceOfAudio = ({ type }) =>
    type === 'input_audio_buffer.append' ||
    type === 'response.audio.delta' ||
    type === 'response.output_audio.delta';

  const summarise = (event) => {
    const { error, transcript, text, delta, response, arguments: call } = event;
    if (error?.message !== undefined) return error.message;
    if (response?.status !== undefined) return response.status;
    if (isPieceOfAudio(event)) return '';
    return [transcript, text, delta, call].find((value) => typeof value === 'string') ?? '';
  };

  const add = (direction, event) => {
    if (isPieceOfAudio(event) && !withDeltas.checked) return;
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    const line = document.createElement('li');
    line.className = direction;
    const details = document.createElement('details');
    const head = document.createElement('summary');
    const time = Object.assign(document.createElement('time'), {
      textContent: new Date().toISOString().slice(11, 23),
    });
    const name = Object.assign(document.createElement('b'), { textContent: event.type });
    const words = Object.assign(document.createElement('span'), { textContent: summarise(event) });
    head.append(time, direction === 'sent' ? ' → ' : ' ← ', name, ' ', words);
    const body = Object.assign(document.createElement('pre'), {
      textContent: JSON.stringify(event, shorten, 2),
    });
    details.append(head, body);
    line.append(details);
    if (event.type === 'error') line.classList.add('fault');
    log.append(line);
    while (log.childElementCount > maxLines) log.firstElementChild.remove();
    if (isAtEnd) log.scrollTop = log.scrollHeight;
  };

  document.getElementById('clear').addEventListener('click', () => log.replaceChildren());

  window.specwayLog = { add };
})();
