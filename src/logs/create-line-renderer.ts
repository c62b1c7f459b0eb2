import pinoPretty from 'pino-pretty';

/** What a terminal may take for an order, as JSON writes it and raw: texts of upstreams may hold it. */
const orders = /(?<=(?:^|[^\\])(?:\\\\)*)\\u00(?:0[0-8be-f]|1[0-9a-f])|[\u007f-\u009f]/g;

/** Turns lines of JSON into lines for people: the time of day, the level, the message, then the fields. What is no JSON stays. */
export function createLineRenderer(colours: 'coloured' | 'plain'): (text: string) => string {
  const render = pinoPretty.prettyFactory({
    colorize: colours === 'coloured',
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss.l',
  });
  return (text) =>
    text
      .split('\n')
      .map((line) => (line === '' ? '' : render(line.replace(orders, '?'))))
      .join('');
}
